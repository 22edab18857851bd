import { encodingFault, mayBeFaulty } from './encodingFault.ts'
import type { FileHashes } from './fileHashes.ts'
import { contentHash } from './hashes.ts'

/** The hashes and texts of files, with those of other texts instead of those on disk; null is a file that does not exist. */
export function hashesWith(files: FileHashes, texts: ReadonlyMap<string, string | null>): FileHashes {
  const read = (text: string) =>
    mayBeFaulty(text)
      ? { text, fault: undefined, ...encodingFault(Buffer.from(text)), hash: contentHash(text) }
      : { text, hash: contentHash(text), fault: undefined }
  return {
    ...files,
    of(file) {
      const text = texts.get(file)
      return text === undefined ? files.of(file) : text === null ? undefined : contentHash(text)
    },
    read(file, most) {
      const text = texts.get(file)
      if (text === undefined || text === null) return files.read(file, most)
      return Buffer.byteLength(text) > most ? undefined : read(text)
    },
  }
}
