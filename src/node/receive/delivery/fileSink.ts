import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { batched } from '#src/node/receive/batched.ts'
import { fileLines } from '#src/node/receive/journal/fileLines.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { filesOf } from './filesOf.ts'
import { DeliveryError } from './deliveryError.ts'
import type { Message } from './messageOf.ts'
import type { ContentOf, Sink } from './sink.ts'

/** The files with the messages for recipients of kind `file`. */
export const receivedFile = (folder: string, name: string) => join(folder, 'received', `${name}.jsonl`)

/**
 * Appends each message as a line of JSON to a file, and writes its files to a folder named after its id; both are flushed to disk before
 * the promise resolves. The file itself records which messages have arrived: a message in it is not added again, even after a crash; an
 * incomplete line is removed first.
 */
export function fileSink(folder: string, name: string, messageOf: (submission: Submission) => Message): Sink {
  const file = receivedFile(folder, name)
  /** Ids in the file; read before the first message is added. */
  let arrived: Set<string> | undefined

  async function append(all: { submission: Submission; contentOf: ContentOf | undefined }[]): Promise<void[]> {
    const submissions = all.map(({ submission }) => submission)
    await mkdir(join(folder, 'received'), { recursive: true, mode: 0o700 })
    // Opened each time, because the file may be moved away at any moment.
    const handle = await open(file, 'a+', 0o600)
    try {
      const { size } = await handle.stat()
      let end = 0
      const ids = arrived ?? new Set<string>()
      if (arrived && size > 0) {
        const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
        if (buffer[0] === 10) end = size
      }
      if (end === 0) {
        for await (const { text, place } of fileLines(handle)) {
          const isWhole = place.offset + place.length < size
          if (!isWhole) break
          end = place.offset + place.length + 1
          const id = idOf(text)
          if (id) ids.add(id)
        }
        if (end < size) await handle.truncate(end)
      }
      const fresh = submissions.filter(({ id }) => !ids.has(id))
      for (const { submission, contentOf } of all) if (fresh.includes(submission)) await writeFiles(submission, contentOf)
      try {
        await handle.appendFile(fresh.map((submission) => `${JSON.stringify(lineOf(submission, messageOf(submission)))}\n`).join(''))
        await handle.sync()
      } catch (error) {
        await handle.truncate(end).catch(() => {})
        throw error
      }
      for (const { id } of fresh) ids.add(id)
      arrived = ids
    } finally {
      await handle.close()
    }
    return submissions.map(() => undefined)
  }

  /** Writes the files of a message to a folder of its own next to the messages. */
  async function writeFiles(submission: Submission, contentOf: ContentOf | undefined): Promise<void> {
    const own = join(folder, 'received', name, submission.id)
    for (const { name, content } of await filesOf(submission, contentOf)) {
      await mkdir(own, { recursive: true, mode: 0o700 })
      await writeFile(join(own, name), content, { mode: 0o600, flush: true } as object)
    }
  }

  const add = batched(append)
  return {
    name,
    atOnce: 100,
    deliver: (submission, contentOf) =>
      add({ submission, contentOf }).catch((error: unknown) => {
        throw new DeliveryError(`${file} cannot be written: ${errorReason(error)}`, { cause: error })
      }),
  }
}

function lineOf({ id, form, at, page }: Submission, { values }: Message): object {
  return { id, form, at: new Date(at).toISOString(), page, values }
}

function idOf(line: string): string | undefined {
  return /^\{"id":"([0-9a-f]+)"/.exec(line)?.[1]
}
