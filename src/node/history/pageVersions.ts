import { join } from 'node:path'
import { z } from 'zod'
import { schemasIn } from '#src/node/edit/sources.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import { textIn } from '#src/node/review/changes/changesBetween.ts'
import { textWords } from '#src/node/review/changes/changeWords.ts'
import type { ChangeWord } from '#src/node/review/changes/changeWord.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import type { RawChange } from '#src/node/review/changes/rawChange.ts'
import { COMMIT, FIELD, rowsOf } from './logRows.ts'

/** A file of a page: its current path, the one that it had at a version, and the one before, if the version renamed it. */
export type NamedFile = { now: string; old: string; was?: string | undefined }

/**
 * A version of a page: the commit, its author, the time, in milliseconds since 1970, its message, and what changed in which file. `files`
 * are those of the page at this version.
 */
export type PageVersion = {
  commit: string
  who: string
  at: number
  title: string
  text: string
  changes: { file: string; words: ChangeWord[] }[]
  files: NamedFile[]
}

/** A path within the config folder. */
const Inside = z.string().refine((path) => !path.split('/').includes('..'))

/** The place in a history where its next versions begin. */
const Cursor = z.strictObject({
  start: z.string().max(80),
  skip: z.int().min(0),
  files: z.array(z.strictObject({ now: Inside, old: Inside })).max(500),
})
type Cursor = z.output<typeof Cursor>

/** The fields of a commit: hash, parents, time, author, subject, body. */
const FORMAT = `${COMMIT}${['%H', '%P', '%at', '%an', '%s', '%b'].join(FIELD)}${FIELD}`

/**
 * The versions of some files, the last one first, at most `most` from a cursor on, or from the last commit; `next` is the cursor of the
 * following ones. Renamed files are followed, like by `git log --follow`: git is only asked about these files.
 * An invalid cursor is ignored. Rejects like `execFile`, also if the commit of the cursor no longer exists.
 */
export async function pageVersions(
  place: GitPlace,
  files: readonly string[],
  { most, cursor }: { most: number; cursor?: string | undefined },
): Promise<{ versions: PageVersion[]; next: string | null }> {
  if (place.head === '') return { versions: [], next: null }
  const folder = place.below === '.' ? '' : `${place.below}/`
  let at: Cursor = cursorOf(cursor) ?? { start: place.head, skip: 0, files: files.map((file) => ({ now: file, old: file })) }
  const found: { version: Omit<PageVersion, 'changes'>; raw: RawChange[] }[] = []
  while (found.length < most && at.files.length > 0) {
    const wanted = most - found.length
    const commits = await logOf(place, at, wanted, folder)
    let renamed: Cursor | undefined
    for (const { hash, isFirst, raw, ...about } of commits) {
      found.push({ version: { commit: hash, ...about, files: at.files }, raw })
      at = { ...at, skip: at.skip + 1 }
      // Without parents, older versions of git start from the last commit again.
      if (isFirst) renamed = { ...at, files: [] }
      const come = raw.filter(({ from }) => from === null).map(({ to }) => to!)
      if (isFirst) break
      if (come.length === 0) continue
      const before = await namesBefore(place, hash, at.files, come, folder)
      const isRenamed = (file: NamedFile) => before.find(({ now, old }) => now === file.now && old !== file.old)?.old
      found.at(-1)!.version.files = at.files.map((file) => ({ ...file, was: isRenamed(file) }))
      renamed = { start: `${hash}^@`, skip: 0, files: before }
      break
    }
    if (renamed) at = renamed
    else if (commits.length < wanted) at = { ...at, files: [] }
  }
  return { versions: await inWords(place, found), next: at.files.length === 0 ? null : JSON.stringify(at) }
}

function cursorOf(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined
  try {
    return Cursor.parse(JSON.parse(cursor))
  } catch {
    return undefined
  }
}

type LoggedCommit = Omit<PageVersion, 'changes' | 'files' | 'commit'> & { hash: string; isFirst: boolean; raw: RawChange[] }

async function logOf({ top }: GitPlace, { start, skip, files }: Cursor, most: number, folder: string): Promise<LoggedCommit[]> {
  const range = ['--end-of-options', start, '--', ...files.map(({ old }) => folder + old)]
  const shown = ['--raw', '--no-abbrev', '--no-renames', `--skip=${skip}`, `--max-count=${most}`, `--format=${FORMAT}`]
  const text = await askGit(top, ['-c', 'core.quotePath=false', '--literal-pathspecs', 'log', ...shown, ...range])
  return text
    .split(COMMIT)
    .slice(1)
    .map((part) => {
      const [hash = '', parents = '', time = '', who = '', title = '', body = '', listed = ''] = part.split(FIELD)
      const raw = rowsOf(listed, folder)
      return { hash, isFirst: parents === '', who, at: Number(time) * 1000, title, text: body.trim(), raw }
    })
}

/** The names of files before a commit that added some of them: those from which they were renamed; without any, they did not exist. */
async function namesBefore(
  { top, below }: GitPlace,
  commit: string,
  files: readonly NamedFile[],
  added: readonly string[],
  folder: string,
): Promise<NamedFile[]> {
  const settings = ['-c', 'core.quotePath=false', '--literal-pathspecs']
  const only = ['-r', '-M', '--root', '--raw', '--no-abbrev', '--diff-filter=R', '--no-commit-id']
  const listed = await askGit(top, [...settings, 'diff-tree', ...only, commit, '--', below])
  const renames = rowsOf(listed, folder)
  return files.flatMap(({ now, old }) => {
    if (!added.includes(old)) return [{ now, old }]
    const from = renames.find(({ to }) => to === old)?.from
    return from === undefined || from === null ? [] : [{ now, old: from }]
  })
}

async function inWords(
  { top, below }: GitPlace,
  found: readonly { version: Omit<PageVersion, 'changes'>; raw: readonly RawChange[] }[],
): Promise<PageVersion[]> {
  const ids = found.flatMap(({ raw }) => raw.flatMap(({ before, after }) => [before, after])).filter((state) => state !== null)
  const blobs = await readBlobs(
    top,
    ids.map(({ blob }) => blob),
  )
  const schemaOf = schemasIn(join(top, below))
  return found.map(({ version, raw }) => ({
    ...version,
    changes: raw.map(({ from, to, before, after }) => {
      const file = version.files.find(({ old }) => old === (to ?? from))?.now ?? (to ?? from)!
      if (before === null) return { file, words: [{ place: '', did: 'added' }] }
      if (after === null) return { file, words: [{ place: '', did: 'removed' }] }
      const [old, now] = [textIn(blobs, before), textIn(blobs, after)]
      return {
        file,
        words:
          old === undefined || now === undefined
            ? [{ place: '', did: 'replaced' }]
            : textWords(schemaOf(file), { file: to!, before: old, after: now }),
      }
    }),
  }))
}
