import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPageFile } from '#src/node/config/read/isPageFile.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import { changeSet } from '#src/node/review/changes/changeSet.ts'
import { textIn } from '#src/node/review/changes/changesBetween.ts'
import type { RawChange } from '#src/node/review/changes/rawChange.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { COMMIT, FIELD, rowsOf } from './logRows.ts'
import { pathsIn } from './pathsIn.ts'

/**
 * A page that a commit deleted: its last `commit`, who deleted it and when, in milliseconds since 1970, and the message. `at` is null, and
 * `who` and `title` empty, if that is not committed yet. `files` are those of the page and of its translations, `path` its address.
 */
export type DeletedPage = {
  path: string
  name: string
  file: string
  files: string[]
  commit: string
  at: number | null
  who: string
  title: string
}

/** The maximum number of commits that are searched. */
const MOST_COMMITS = 5000

const TIMES = `${COMMIT}${['%H', '%P', '%at', '%an', '%s'].join(FIELD)}${FIELD}`

/** The deletion of a file: the last commit with it, and its content there. */
type Deletion = Pick<DeletedPage, 'file' | 'commit' | 'at' | 'who' | 'title'> & { before: RawChange['before'] }

/** The pages of a config folder that were deleted and do not exist now, the last ones first. Moved pages are not deleted. */
export async function deletedPages(configDir: string, place: GitPlace): Promise<DeletedPage[]> {
  if (place.head === '') return []
  const found = new Map<string, Deletion>()
  for (const deletion of [...(await uncommitted(place)), ...(await committed(place))]) {
    const { file } = deletion
    if (isPageFile(file) && !found.has(file) && !existsSync(join(configDir, file))) found.set(file, deletion)
  }
  const blobs = await readBlobs(
    place.top,
    [...found.values()].flatMap(({ before }) => before?.blob ?? []),
  )
  const pathOf = pathsIn(configDir)
  return [...found.values()].flatMap(({ before, ...deletion }): DeletedPage[] => {
    const { file } = deletion
    const source = sourceOfTranslation(file)?.source ?? file
    // Deleted with its page, which is listed.
    if (source !== file && found.has(source)) return []
    const path = pathOf(source)
    if (path === null) return []
    const files = [...found.keys()].filter((other) => other === file || (source === file && sourceOfTranslation(other)?.source === file))
    return [{ path, name: nameIn(textIn(blobs, before)) ?? path, files, ...deletion }]
  })
}

/** Deletions since the last commit. */
async function uncommitted(place: GitPlace): Promise<Deletion[]> {
  const { changes } = await changeSet(place)
  return changes.flatMap(({ from, to, before }) =>
    from !== null && to === null ? [{ file: from, commit: place.head, at: null, who: '', title: '', before }] : [],
  )
}

async function committed({ top, below, head }: GitPlace): Promise<Deletion[]> {
  const folder = below === '.' ? '' : `${below}/`
  const shown = ['--raw', '--no-abbrev', '-M', '--diff-filter=D', `--max-count=${MOST_COMMITS}`, `--format=${TIMES}`]
  const rooms = ['pages', 'collections'].map((room) => folder + room)
  const settings = ['-c', 'core.quotePath=false', '--literal-pathspecs']
  const text = await askGit(top, [...settings, 'log', ...shown, '--end-of-options', head, '--', ...rooms])
  return text
    .split(COMMIT)
    .slice(1)
    .flatMap((part) => {
      const [, parents = '', time = '', who = '', title = '', listed = ''] = part.split(FIELD)
      const [commit = ''] = parents.split(' ')
      return rowsOf(listed, folder).flatMap(({ from, to, before }) =>
        from !== null && to === null ? [{ file: from, commit, at: Number(time) * 1000, who, title, before }] : [],
      )
    })
}

function nameIn(text: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse(text ?? '{}') as { name?: unknown }
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
