import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { printable } from '#src/node/text/printable.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { SUBMODULE } from '#src/node/git/submodule.ts'

/** A named commit, and the folder with its config; null if the commit has no such folder. */
export type Revision = { ref: string; configDir: string | null }

/** What is compared: one commit with the current files (`after` is null), or two commits; or why git failed, as one line. */
export type Revisions = { before: Revision; after: Revision | null } | { failure: string }

/**
 * Writes the config folder of the commits of a range to a temporary folder: `main` (compared with the current files), `a..b`, or `a...b`
 * (from their merge base). Changes nothing in the repository, including its index.
 */
export async function revisions(configDir: string, range: string, into: string): Promise<Revisions> {
  // A name that starts with a hyphen would be an option of git.
  const hashOf = async (ref: string): Promise<string> => {
    const hash = ref.startsWith('-')
      ? undefined
      : await ask(configDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).catch((error: unknown) =>
          unlessMissing(error),
        )
    if (!hash) throw new UnknownRef(ref)
    return hash
  }

  const write = async (ref: string, hash: string, name: string): Promise<Revision> => {
    const top = await ask(configDir, ['rev-parse', '--show-toplevel'])
    const below = (await ask(configDir, ['rev-parse', '--show-prefix'])).replace(/\/$/, '')
    const tree = await ask(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${hash}:${below}`]).catch((error: unknown) =>
      unlessMissing(error),
    )
    if (!tree) return { ref, configDir: null }
    const dir = join(into, name)
    mkdirSync(dir)
    const index = { GIT_INDEX_FILE: join(into, `${name}.index`) }
    // With the paths of the repository, because `.gitattributes` names files by them.
    await ask(top, below === '' ? ['read-tree', tree] : ['read-tree', `--prefix=${below}/`, tree], index)
    await ask(top, ['checkout-index', '--all', '--force', `--prefix=${dir}/`], index)
    const written = join(dir, below)
    // An empty tree has no files.
    mkdirSync(written, { recursive: true })
    for (const folder of await submodulesIn(top, tree)) copySubmodule(join(configDir, folder), join(written, folder))
    return { ref, configDir: written }
  }

  try {
    await ask(configDir, ['rev-parse', '--show-toplevel'])
    const [, left, dots, right] = /^(.*?)(\.{2,3})(.*)$/.exec(range) ?? []
    if (dots === undefined) return { before: await write(range, await hashOf(range), 'before'), after: null }
    const [from, to] = [left || 'HEAD', right || 'HEAD']
    const [old, now] = [await hashOf(from), await hashOf(to)]
    const start = dots === '...' ? await ask(configDir, ['merge-base', old, now]).catch((error: unknown) => unlessMissing(error)) : old
    if (!start) return { failure: `${printable(from)} and ${printable(to)} have no commit in common.` }
    return { before: await write(from, start, 'before'), after: await write(to, now, 'after') }
  } catch (error) {
    return { failure: error instanceof UnknownRef ? error.message : gitFailure(error, FAILURE) }
  }
}

/** The folders of a tree that are repositories of their own. */
async function submodulesIn(top: string, tree: string): Promise<string[]> {
  const rows = (await ask(top, ['ls-tree', '-r', '-z', tree])).split('\0')
  return rows.filter((row) => row.startsWith(SUBMODULE)).map((row) => row.slice(row.indexOf('\t') + 1))
}

/** Copies the current files of a submodule: this repository does not have those of another commit. */
function copySubmodule(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== '.git' })
}

const FAILURE = { outside: 'The config folder is not in a git repository.', wanted: 'read the older config' }

// A link is written as a file with its target, because it could lead anywhere.
async function ask(dir: string, args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  return (await askGit(dir, ['-c', 'core.symlinks=false', ...args], environment)).trim()
}

/** A name that git does not know. */
class UnknownRef extends Error {
  constructor(ref: string) {
    super(
      `git cannot find the commit "${printable(ref.slice(0, 80))}". A shallow clone contains only the latest one: fetch the others first.`,
    )
  }
}

/** Git uses exit codes 1 and 128 for unknown names; anything else is an error. */
function unlessMissing(error: unknown): undefined {
  const code = (error as { code?: unknown }).code
  if (code !== 1 && code !== 128) throw error
}
