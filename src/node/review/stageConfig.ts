import { isLeftover } from '#src/node/files/findFiles.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { SUBMODULE } from '#src/node/git/submodule.ts'
import type { GitPlace } from './gitPlace.ts'

/**
 * Stages the config folder on top of `base` (empty for none): the tree of the whole repository, `config` as the identifier of the config
 * folder’s content, and the changed files. New files that are hidden or left behind by editors are skipped; folders that are repositories
 * of their own stay as in `base`. `index` is the path of a separate git index; the repository’s own is unchanged.
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
  const kept = keptSubmodules((await ask(['diff-index', '--cached', '--raw', '--no-abbrev', '-z', against])).split('\0'))
  if (kept !== '') await askGit(top, ['update-index', '-z', '--index-info'], { GIT_INDEX_FILE: index }, kept)
  const files = await differing()
  const tree = await ask(['write-tree'])
  const config = below === '.' ? tree : await ask(['rev-parse', '--verify', '--quiet', `${tree}:${below}`]).catch(() => '')
  return { tree, config, files }
}

/**
 * The input of `git update-index --index-info` with which changed submodules are as before: they are published in their own repositories.
 * `rows` are those of `git diff-index --raw -z`.
 */
function keptSubmodules(rows: readonly string[]): string {
  let input = ''
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [before = '', after = '', blob = ''] = rows[at]!.slice(1).split(' ')
    if (before !== SUBMODULE && after !== SUBMODULE) continue
    input += `${before === '000000' ? '0' : before} ${blob}\t${rows[at + 1]!}\0`
  }
  return input
}
