import { files } from '#src/contract/files.ts'

/** Pages next to the pages folder, as the files that they would be in it. */
export function misplacedPages(all: readonly string[]): string[] {
  return all
    .filter((file) => /^[^/.]+\.json$/.test(file) && !files.some(({ pattern }) => pattern.test(file)))
    .map((file) => `pages/${file}`)
}
