import { createHash } from 'node:crypto'
import { type Stats, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { contentHash } from '#src/node/files/hashes.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import type { Noted } from '#src/node/render/incremental/readPublished.ts'

/** A file that differs from the published one, in words. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}

/** A file, and its published state if known. `body` is its content if it is small, otherwise undefined. */
export interface Content {
  bytes: number
  sum: string
  /** Its modification time, in milliseconds since 1970. */
  modified: number
  body: Buffer | undefined
}

/** A cache of files that checks each on every request: a changed file is read again. */
export interface FileStore {
  /**
   * The content of a file: at once if cached, otherwise a promise. Throws a `DamagedFile`, or rejects with one, if the file is missing,
   * unreadable, or differs from the record.
   */
  get(file: string, noted: Noted | undefined): Content | Promise<Content>
  /** Opens a file that is too large for the cache. Throws a `DamagedFile` if it is no longer the checked one. */
  open(file: string, content: Content): Promise<FileHandle>
}

/** Maximum size of a cached file, and of the cache. */
const MOST_BYTES = { ofOne: 1_048_576, ofAll: 67_108_864 }

type Known = Content & { stamp: string }

export function fileStore(most = MOST_BYTES): FileStore {
  const known = new Map<string, Known>()
  const underWay = new Map<string, Promise<Known>>()
  let kept = 0

  function keep(file: string, content: Known): void {
    forget(file)
    known.set(file, content)
    kept += content.body?.length ?? 0
    // The first entries are the least recently used.
    for (const [other, { body }] of known) {
      if (kept <= most.ofAll) break
      if (body && other !== file) forget(other)
    }
  }

  function forget(file: string): void {
    kept -= known.get(file)?.body?.length ?? 0
    known.delete(file)
  }

  async function read(file: string): Promise<Known> {
    const handle = await opened(file)
    try {
      const stats = await handle.stat()
      if (!stats.isFile()) throw new DamagedFile(`${file} is not a file`)
      const body = stats.size <= most.ofOne ? await handle.readFile() : undefined
      const content = { bytes: body?.length ?? stats.size, sum: body ? contentHash(body) : await sumOf(handle), body }
      return { ...content, modified: stats.mtimeMs, stamp: stampOf(stats) }
    } catch (error) {
      throw error instanceof DamagedFile ? error : new DamagedFile(`${file} cannot be read: ${errorReason(error)}`, { cause: error })
    } finally {
      await handle.close()
    }
  }

  async function readOnce(file: string, noted: Noted | undefined): Promise<Content> {
    const reading = underWay.get(file) ?? read(file).finally(() => underWay.delete(file))
    underWay.set(file, reading)
    const content = await reading
    keep(file, content)
    return asNoted(file, content, noted)
  }

  return {
    get(file, noted) {
      const stats = statSync(file, { throwIfNoEntry: false })
      if (!stats) throw new DamagedFile(`${file} is missing`)
      const before = known.get(file)
      if (before?.stamp !== stampOf(stats)) return readOnce(file, noted)
      known.delete(file)
      known.set(file, before)
      return asNoted(file, before, noted)
    },
    async open(file, content) {
      const handle = await opened(file)
      if (stampOf(await handle.stat()) === (content as Known).stamp) return handle
      await handle.close()
      throw new DamagedFile(`${file} has just changed`)
    },
  }
}

async function opened(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r')
  } catch (error) {
    throw new DamagedFile(`${file} cannot be opened: ${errorReason(error)}`, { cause: error })
  }
}

function asNoted(file: string, content: Content, noted: Noted | undefined): Content {
  if (noted && content.bytes !== noted.bytes)
    throw new DamagedFile(`${file} has ${content.bytes} bytes, but had ${noted.bytes} when it was published`)
  if (noted && content.sum !== noted.sum) throw new DamagedFile(`${file} differs from the published file`)
  return content
}

function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`
}

/** The hash of a file, computed in pieces, in the format of `contentHash`. */
async function sumOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of handle.createReadStream({ start: 0, autoClose: false })) hash.update(piece as Buffer)
  return hash.digest('base64url').slice(0, 22)
}
