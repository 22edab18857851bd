import { type Stats, statSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EncodingFault, encodingFault, mayBeFaulty } from './encodingFault.ts'
import { contentHash } from './hashes.ts'
import { readSmallFile } from './readSmallFile.ts'

/** A file’s stamp when its content was hashed. While the stamp is the same, so is the content. */
export type FileStamp = [mtimeMs: number, size: number, inode: number, hash: string]

/**
 * Minimum age of a stamp, in milliseconds, to be trusted later: two changes within one tick of the file system’s clock have the same stamp.
 */
export const SETTLED_MS = 2000

/** Hashes of text files below a folder. */
export type FileHashes = {
  /** The hash of a file when it was first read; a file with a known stamp is not read. Undefined if it cannot be read or is too large. */
  of(file: string): string | undefined
  /** The text of a file of at most `most` bytes, with its hash; undefined if it is larger. Throws the system’s error. */
  read(file: string, most: number): ReadText | undefined
  /** The trusted stamps of all requested files, by path; a known stamp that is still valid is the same object. */
  stamps: ReadonlyMap<string, FileStamp>
  /** Adds stamps of files that were read elsewhere in the meantime. */
  note(stamps: Iterable<readonly [file: string, stamp: FileStamp]>): void
}

/** The largest file that is read only for its hash, in bytes. */
const MOST_BYTES = 1024 * 1024

/** Hashes files below `folder`; `known` are earlier stamps. */
export function fileHashes(folder: string, known: ReadonlyMap<string, FileStamp> = new Map(), now = Date.now()): FileHashes {
  const stamps = new Map<string, FileStamp>()

  function read(file: string, most: number): ReadText | undefined {
    const path = join(folder, file)
    // Read before the content: a change in between is detected next time.
    const stats = statSync(path)
    const found = readText(path, most)
    if (found && stats.mtimeMs < now - SETTLED_MS) {
      const before = known.get(file)
      const isSame = before && isStampOf(before, stats) && before[3] === found.hash
      stamps.set(file, isSame ? before : [stats.mtimeMs, stats.size, stats.ino, found.hash])
    }
    return found
  }

  return {
    read,
    of(file) {
      const seen = stamps.get(file)
      if (seen) return seen[3]
      const before = known.get(file)
      if (before) {
        // Concatenated manually: ten thousand files are checked after each edit.
        const stats = statSync(`${folder}/${file}`, { throwIfNoEntry: false })
        if (stats && isStampOf(before, stats)) {
          stamps.set(file, before)
          return before[3]
        }
      }
      try {
        return read(file, MOST_BYTES)?.hash
      } catch {
        return undefined
      }
    },
    stamps,
    note(seen) {
      for (const [file, stamp] of seen) stamps.set(file, stamp)
    },
  }
}

function isStampOf([mtimeMs, size, inode]: FileStamp, stats: Stats): boolean {
  return stats.mtimeMs === mtimeMs && stats.size === size && stats.ino === inode
}

/** A text file with its hash; `fault` says why the text may differ from what its author sees. */
type ReadText = { text: string; hash: string; fault: EncodingFault | undefined }

/** Reads a regular text file of at most `most` bytes; undefined if it is larger. Throws the system’s error. */
function readText(path: string, most: number): ReadText | undefined {
  const text = readSmallFile(path, most)
  if (text === undefined) return undefined
  if (!mayBeFaulty(text)) return { text, hash: contentHash(text), fault: undefined }
  // Only now the bytes matter: files with different bytes can be the same text.
  const bytes = readFileSync(path)
  return { text, fault: undefined, ...encodingFault(bytes), hash: contentHash(bytes) }
}
