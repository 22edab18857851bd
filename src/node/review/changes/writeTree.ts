import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import type { NewFile } from './filesWith.ts'

/**
 * Stores the tree of a commit with other files of the config folder, and returns its id. `index` is the path of a separate git index; the
 * repository’s own is unchanged. Rejects like `execFile`.
 */
export async function writeTree(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  commit: string,
  files: ReadonlyMap<string, NewFile>,
  index: string,
): Promise<string> {
  const ask = async (args: string[], input?: string) => (await askGit(top, args, { GIT_INDEX_FILE: index }, input)).trim()
  const folder = below === '.' ? '' : `${below}/`
  await ask(commit ? ['read-tree', commit] : ['read-tree', '--empty'])
  const gone: string[] = []
  const kept: string[] = []
  for (const [file, state] of files) {
    if (state === null) gone.push(`0 ${'0'.repeat(commit.length || 40)}\t${folder}${file}\0`)
    else {
      const blob = 'blob' in state ? state.blob : await ask(['hash-object', '-w', '--stdin'], state.text)
      kept.push(`${state.mode} ${blob}\t${folder}${file}\0`)
    }
  }
  await ask(['update-index', '-z', '--index-info'], [...gone, ...kept].join(''))
  return ask(['write-tree'])
}
