import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from './gitPlace.ts'

/**
 * The config folder as it would be committed on top of `base` (empty for none): the tree of the whole repository, `config` that names the
 * content of the config folder, and which files differ. `index` is where git may keep an index of its own; the one of the repository stays
 * as it is.
 */
export async function stageConfig(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  base: string,
  index: string,
): Promise<{ tree: string; config: string; files: string[] }> {
  const ask = async (args: string[]) => (await askGit(top, args, { GIT_INDEX_FILE: index })).trim()
  if (base) await ask(['read-tree', base])
  await ask(['--literal-pathspecs', 'add', '--all', '--', below])
  // Without a commit, files are compared with the tree that has none.
  const against = base || (await ask(['hash-object', '-t', 'tree', '/dev/null']))
  const files = (await ask(['diff-index', '--cached', '--name-only', '-z', against])).split('\0').filter(Boolean)
  const tree = await ask(['write-tree'])
  const config = below === '.' ? tree : await ask(['rev-parse', '--verify', '--quiet', `${tree}:${below}`]).catch(() => '')
  return { tree, config, files }
}
