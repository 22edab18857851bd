import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { JournalError } from './journalError.ts'

/** The files of messages, in a folder for each message. */
export type KeptFiles = {
  /** Moves the files of a message here, from the same file system. They are on disk when the promise resolves. */
  keep(id: string, paths: readonly string[]): Promise<void>
  /** The content of a file of a message, by its index. */
  contentOf(id: string, index: number): Promise<Buffer>
  /** Deletes the files of messages. */
  drop(ids: readonly string[]): Promise<void>
}

/** The files of the messages of a journal. Those of other messages, left by a receiver that was killed, are deleted. */
export async function keptFiles(folder: string, known: ReadonlySet<string>): Promise<KeptFiles> {
  const home = join(folder, 'files')
  const drop = async (ids: readonly string[]) => {
    for (const id of ids) await rm(join(home, id), { recursive: true, force: true })
  }
  await drop((await readdir(home).catch(() => [])).filter((id) => !known.has(id)))
  await rm(join(folder, 'incoming'), { recursive: true, force: true })

  return {
    async keep(id, paths) {
      if (paths.length === 0) return
      const own = join(home, id)
      try {
        await mkdir(own, { recursive: true, mode: 0o700 })
        for (const [index, path] of paths.entries()) await rename(path, join(own, String(index)))
        for (const name of [own, home]) {
          const handle = await open(name, 'r')
          await handle.sync().finally(() => handle.close())
        }
      } catch (error) {
        await drop([id])
        throw new JournalError(`The files of a message cannot be stored: ${errorReason(error)}.`, { cause: error })
      }
    },
    contentOf: (id, index) =>
      readFile(join(home, id, String(index))).catch((error: unknown) => {
        throw new JournalError(`A file of the message ${id} cannot be read: ${errorReason(error)}.`, { cause: error })
      }),
    drop,
  }
}
