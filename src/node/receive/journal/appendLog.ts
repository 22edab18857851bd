import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { syncFolder } from './syncFolder.ts'
import { dirname } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { batched } from '#src/node/receive/batched.ts'
import { JournalError } from './journalError.ts'

/** The position of a line in the file, in bytes; its length without the line break. */
export type Place = { offset: number; length: number }

/** An append-only file, which can also be replaced as a whole. */
export type AppendLog = {
  /** Appends a line and returns its position, once it is on disk. Concurrent lines are written together, with a single flush. */
  append(line: string): Promise<Place>
  read(place: Place): Promise<string>
  /** Replaces all lines atomically: a reader, or a crash, sees the old file or the new one. */
  replace(lines: () => AsyncIterable<string>, onReplaced: (places: Place[]) => void): Promise<void>
  /** Its size in bytes. */
  size(): number
  /** Whether the last write failed. */
  isBroken(): boolean
  close(): Promise<void>
}

/** Opens a file with access for its owner only, and creates it if necessary. All failures are a `JournalError`. */
export async function appendLog(file: string): Promise<AppendLog> {
  const failure = (error: unknown) => new JournalError(`${file} cannot be written: ${errorReason(error)}.`, { cause: error })
  let handle = await open(file, 'a+', 0o600).catch((error: unknown) => {
    throw failure(error)
  })
  let { size } = await handle.stat()
  // An incomplete line must not be joined with the next one.
  let needsEnd = size > 0 && (await readAt(handle, { offset: size - 1, length: 1 })) !== '\n'
  await syncFolder(dirname(file))
  let broken = false
  // Writes are executed one after another.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }

  async function write(lines: string[]): Promise<Place[]> {
    const places: Place[] = []
    const start = needsEnd ? '\n' : ''
    let end = size + start.length
    for (const line of lines) {
      const length = Buffer.byteLength(line)
      places.push({ offset: end, length: length - 1 })
      end += length
    }
    try {
      // First removes the remains of a failed write.
      if (broken) await handle.truncate(size)
      await handle.appendFile(start + lines.join(''))
      await handle.datasync()
    } catch (error) {
      broken = true
      await handle.truncate(size).catch(() => {})
      throw failure(error)
    }
    broken = false
    needsEnd = false
    size = end
    return places
  }

  return {
    append: batched((lines) => inTurn(() => write(lines))),
    read: (place) => readAt(handle, place),
    replace: (lines, onReplaced) =>
      inTurn(async () => {
        const begun = `${file}.next`
        const places: Place[] = []
        let before: FileHandle
        try {
          await rm(begun, { force: true })
          const next = await open(begun, 'a+', 0o600)
          let end = 0
          for await (const line of lines()) {
            const length = Buffer.byteLength(line)
            await next.appendFile(line)
            places.push({ offset: end, length: length - 1 })
            end += length
          }
          await next.datasync()
          await rename(begun, file)
          await syncFolder(dirname(file))
          // No await from here to the end: a position always belongs to the file being read.
          before = handle
          handle = next
          size = end
          needsEnd = false
          onReplaced(places)
        } catch (error) {
          throw failure(error)
        }
        await before.close()
      }),
    size: () => size,
    isBroken: () => broken,
    close: () => inTurn(() => handle.close()),
  }
}

async function readAt(handle: FileHandle, { offset, length }: Place): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
  return buffer.toString('utf8', 0, bytesRead)
}
