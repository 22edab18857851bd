import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { precompress } from '#src/node/render/compress.ts'
import type { StagedSite } from '#src/node/render/incremental/stagedSite.ts'
import type { SearchedPage } from './searchedPages.ts'

/**
 * Adds the files of the search to a site whose documents are in the folder `root`, compressed. Returns the paths of the compressed files
 * that it has written.
 */
export async function putSearch(
  pages: readonly SearchedPage[],
  root: string,
  staged: Pick<StagedSite, 'put' | 'fresh'>,
): Promise<string[]> {
  if (pages.length === 0) return []
  const { searchFiles } = await import('./searchFiles.ts')
  const before = staged.fresh.length
  const documentAt = (path: string) => readFileSync(join(root, pageFiles(path).document), 'utf8')
  for (const [url, content] of searchFiles(pages, documentAt)) staged.put(url, { content })
  return (await precompress(root, keptFolder('compressed'), staged.fresh.slice(before))).files
}
