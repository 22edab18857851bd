import { askGit } from '#src/node/git/askGit.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { type RawChange, rawChange } from './rawChange.ts'
import { type FileState, type SiteChange, isAsset, siteChange } from './siteChange.ts'
import { textChanges } from './textChanges.ts'

/** A text is compared by lines up to this size, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024

/** The changes of the config folder from one tree or commit to another. Rejects like `execFile`. */
export async function changesBetween(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  before: string,
  after: string,
): Promise<SiteChange[]> {
  const listed = await askGit(top, [
    '--literal-pathspecs',
    'diff-tree',
    '-r',
    '-z',
    '-M',
    '--raw',
    '--no-abbrev',
    before,
    after,
    '--',
    below,
  ])
  const files = rawChanges(listed, below === '.' ? '' : `${below}/`)
  const inPlace = files.filter(({ from, to, before: old, after: now }) => from === to && !isAsset(to) && old!.mode === now!.mode)
  const texts = await readBlobs(
    top,
    inPlace.flatMap(({ before: old, after: now }) => [old!.blob, now!.blob]),
  )
  return files.flatMap((file) => {
    const [old, now] = inPlace.includes(file) ? [textIn(texts, file.before), textIn(texts, file.after)] : []
    if (old === undefined || now === undefined) return [siteChange(file)]
    return textChanges(file.to!, old, now).map((part) => siteChange({ ...file, part }))
  })
}

/** The text of a file in blobs that have been read; undefined if it is not a text. */
export function textIn(blobs: ReadonlyMap<string, Buffer>, state: FileState): string | undefined {
  const bytes = state && blobs.get(state.blob)
  return bytes ? textOf(bytes) : undefined
}

/** Bytes as a text; undefined if they are not a text, or too many. */
export function textOf(bytes: Buffer): string | undefined {
  if (bytes.length > MOST_BYTES || bytes.includes(0)) return undefined
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? text : undefined
}

/** The rows of `git diff-tree --raw -z`. */
function rawChanges(listed: string, folder: string): RawChange[] {
  const parts = listed.split('\0').filter(Boolean)
  const files: RawChange[] = []
  for (let at = 0; at < parts.length;) {
    const about = parts[at]!
    const end = at + (about.includes(' R') ? 3 : 2)
    files.push(rawChange(about, parts.slice(at + 1, end), folder))
    at = end
  }
  return files
}
