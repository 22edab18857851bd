import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import type { FileHashes } from '#src/node/files/fileHashes.ts'
import type { Sourced } from './sourced.ts'

/** A listed folder and its files with the entries from data, as if these were written. */
export function withSourced(listed: ListedFiles, hashes: FileHashes, sourced: Sourced): { listed: ListedFiles; hashes: FileHashes } {
  if (sourced.files.length === 0) return { listed, hashes }
  const and = (files: readonly string[]) => [...files, ...sourced.files].sort()
  return {
    listed: { ...listed, all: and(listed.all), json: and(listed.json) },
    hashes: {
      ...hashes,
      of: (file) => sourced.hashOf(file) ?? hashes.of(file),
      read(file, most) {
        const text = sourced.textOf(file)
        return text === undefined ? hashes.read(file, most) : { text, hash: sourced.hashOf(file)!, fault: undefined }
      },
    },
  }
}
