import { isLeftover } from '#src/node/files/findFiles.ts'
import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from './gitPlace.ts'

/**
 * The config folder as it would be committed on top of `base` (empty for none): the tree of the whole repository, `config` that names the
 * content of the config folder, and which files differ. New files that are hidden or left behind by editors are not among them. `index` is
 * where git may keep an index of its own; the one of the repository stays as it is.
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
  const differing = async (...only: string[]) =>
    (await ask(['diff-index', '--cached', '--name-only', '-z', ...only, against])).split('\0').filter(Boolean)
  // What systems and editors leave behind is no config, and nobody means to publish it.
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
