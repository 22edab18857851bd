import { type Stats, statSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EncodingFault, encodingFault, mayBeFaulty } from './encodingFault.ts'
import { contentHash } from './hashes.ts'
import { readSmallFile } from './readSmallFile.ts'

/** What the system says of a file whose content had a hash. While it says the same, the content is the same. */
export type FileStamp = [mtimeMs: number, size: number, inode: number, hash: string]

/**
 * How long a file must have been left alone, in milliseconds, for its stamp to be trusted later: two changes within one tick of the file
 * system's clock leave the same stamp.
 */
export const SETTLED_MS = 2000

/** Hashes of the contents of text files below a folder. */
export type FileHashes = {
  /**
   * The hash of a file as it was when it was looked at first; a file whose stamp is known is not read. Of one that cannot be read or is too
   * large, undefined.
   */
  of(file: string): string | undefined
  /** The text of a file of at most `most` bytes, with its hash; undefined when it is larger. Throws the system's error. */
  read(file: string, most: number): ReadText | undefined
  /** The stamps of all files that were asked for and may be trusted later, by path; a known one that still holds is the same object. */
  stamps: ReadonlyMap<string, FileStamp>
  /** Takes over the stamps of files that were looked at elsewhere since this was made. */
  note(stamps: Iterable<readonly [file: string, stamp: FileStamp]>): void
}

/** The largest file that is read only to know its hash, in bytes. */
const MOST_BYTES = 1024 * 1024

/** Hashes files below `folder`; `known` are stamps from before. */
export function fileHashes(folder: string, known: ReadonlyMap<string, FileStamp> = new Map(), now = Date.now()): FileHashes {
  const stamps = new Map<string, FileStamp>()

  function read(file: string, most: number): ReadText | undefined {
    const path = join(folder, file)
    // Looked at before the content: a change in between shows the next time.
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
        // Put together by hand: ten thousand files are looked at after each edit.
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

/** A text file with its hash; `fault` says why it may not be the text that its author sees. */
type ReadText = { text: string; hash: string; fault: EncodingFault | undefined }

/** Reads an ordinary text file of at most `most` bytes; undefined when it is larger. Throws the system's error when it cannot be read. */
function readText(path: string, most: number): ReadText | undefined {
  const text = readSmallFile(path, most)
  if (text === undefined) return undefined
  if (!mayBeFaulty(text)) return { text, hash: contentHash(text), fault: undefined }
  // Only now the bytes matter: files with different ones may be the same text.
  const bytes = readFileSync(path)
  return { text, fault: undefined, ...encodingFault(bytes), hash: contentHash(bytes) }
}
