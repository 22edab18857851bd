import { join, posix } from 'node:path'
import type { ComparedFolders } from '#src/node/diff/compareFolders.ts'
import { schemasIn } from '#src/node/edit/sources.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import { changeWords } from '#src/node/review/changes/changeWords.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { type SiteChange, fileOf } from '#src/node/review/changes/siteChange.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { pagesShowing } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { ReviewChange, ReviewGroup } from './reviewWire.ts'

/** What a change is part of already. */
type Marks = (change: SiteChange) => Pick<ReviewChange, 'waiting' | 'release' | 'earlier'>

/** Changes by page, in the order of pages; then those of files that several pages show. */
export async function changeGroups(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  changes: readonly SiteChange[],
  sites: ComparedFolders['sites'],
  marks: Marks = () => ({ waiting: null, release: null, earlier: null }),
): Promise<ReviewGroup[]> {
  const blobs = await readBlobs(
    top,
    changes.flatMap(({ before, part }) => (part ? [before!.blob] : [])),
  )
  const schemaOf = schemasIn(join(top, below))
  const groups = new Map<string, ReviewGroup>()
  for (const change of changes) {
    const file = fileOf(change)
    const pages = pagesOf(sites.after, file) ?? pagesOf(sites.before, change.from ?? file) ?? []
    const [page] = pages.length === 1 ? pages : []
    const key = page?.path ?? file
    const group = groups.get(key) ?? {
      page: page ? { path: page.path, name: page.meta.name } : null,
      file,
      pages: pages.length,
      changes: [],
    }
    group.changes.push({ id: change.id, file, words: changeWords(change, blobs, schemaOf), ...marks(change) })
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

function sortKey({ page, file }: ReviewGroup): string {
  return page ? `0${page.path}` : `1${file}`
}

/** The pages that show content of a file; undefined if the site is unknown or none does. */
function pagesOf(site: Site | null, file: string): readonly SitePage[] | undefined {
  if (!site) return undefined
  const shown = pagesShowing(site, file)
  if (shown.length > 0) return shown.filter(({ generated }) => !generated)
  const naming = site.references('markdownFile').find((text) => posix.join(posix.dirname(text.file), text.value) === file)
  if (naming) return pagesShowing(site, naming.file)
  const users = file.startsWith('assets/') ? site.references('asset').filter(({ value }) => value.split('?')[0] === `/${file}`) : []
  const using = new Set(users.flatMap((user) => pagesShowing(site, user.file)))
  if (using.size > 0) return [...using]
  const source = sourceOfTranslation(file)?.source
  return source === undefined ? undefined : pagesOf(site, source)
}
