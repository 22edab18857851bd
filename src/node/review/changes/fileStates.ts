import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import type { FileState } from './siteChange.ts'

/** Files of the config folder in a commit, by their paths; all of them, or only some `files`. Rejects like `execFile`. */
export async function fileStates(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  commit: string,
  files?: readonly string[],
): Promise<Map<string, NonNullable<FileState>>> {
  const folder = below === '.' ? '' : `${below}/`
  const asked = files ? files.map((file) => folder + file) : below === '.' ? [] : [below]
  if (files?.length === 0) return new Map()
  const listed = await askGit(top, ['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...asked])
  const rows = listed.split('\0').filter(Boolean)
  return new Map(
    rows.map((row) => {
      const [about = '', path = ''] = row.split('\t')
      const [mode = '', , blob = ''] = about.split(' ')
      return [path.slice(folder.length), { mode, blob }]
    }),
  )
}
