import type { FileHashes } from '#src/node/files/fileHashes.ts'
import { type MarkdownFile, markdownFacts } from './collectFacts.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { readMarkdownFile } from '#src/node/config/read/readFiles.ts'

/** The Markdown files of a config folder, read lazily. */
export type TextFiles = {
  /** A file with its facts, or undefined. */
  get(file: string): MarkdownFile | undefined
  /** Whether a folder has this name. */
  isFolder(file: string): boolean
  /** Changes whenever a result of `get` or `isFolder` would change. */
  hash(file: string): string
}

/** The Markdown files of a listed folder. */
export function textFiles({ all, markdown, outside }: ListedFiles, hashes: FileHashes): TextFiles {
  const known = new Set(markdown)
  const isFolder = (file: string) => all.some((other) => other.startsWith(`${file}/`))
  return {
    get(file) {
      const read = known.has(file) ? readMarkdownFile(file, outside.has(file), hashes) : undefined
      return read === undefined ? undefined : markdownFacts(read)
    },
    isFolder,
    hash(file) {
      if (!known.has(file)) return isFolder(file) ? 'folder' : 'none'
      return outside.has(file) ? 'outside' : (hashes.of(file) ?? 'unreadable')
    },
  }
}
