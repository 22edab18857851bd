import { isLeftover } from '#src/node/files/findFiles.ts'
import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from './gitPlace.ts'

/**
 * Stages the config folder on top of `base` (empty for none): the tree of the whole repository, `config` as the identifier of the config
 * folder’s content, and the changed files. New files that are hidden or left behind by editors are skipped. `index` is the path of a
 * separate git index; the repository’s own is unchanged.
 */
export async function stageConfig(
  { top, below }: Pick<GitPlace, 'top' | 'below'>,
  base: string,
  index: string,
): Promise<{ tree: string; config: string; files: string[] }> {
  const ask = async (args: string[]) => (await askGit(top, args, { GIT_INDEX_FILE: index })).trim()
  if (base) await ask(['read-tree', base])
  await ask(['--literal-pathspecs', 'add', '--all', '--', below])
  // Without a commit, files are compared with the empty tree.
  const against = base || (await ask(['hash-object', '-t', 'tree', '/dev/null']))
  const differing = async (...only: string[]) =>
    (await ask(['diff-index', '--cached', '--name-only', '-z', ...only, against])).split('\0').filter(Boolean)
  // Files left behind by systems and editors are not config and should not be published.
  const leftovers = (await differing('--diff-filter=A')).filter((file) =>
    file
      .slice(below === '.' ? 0 : below.length)
      .split('/')
      .some(isLeftover),
  )
  if (leftovers.length > 0) await ask(['update-index', '--force-remove', '--', ...leftovers])
  const files = await differing()
  const tree = await ask(['write-tree'])
  const config = below === '.' ? tree : await ask(['rev-parse', '--verify', '--quiet', `${tree}:${below}`]).catch(() => '')
  return { tree, config, files }
}
