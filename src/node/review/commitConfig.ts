import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printable } from '#src/node/cli/printable.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'

/** What was committed: the files, as git names them from the top of the repository, and the commit. */
export type Committed = { hash: string; files: string[]; pushed: string | undefined } | { failure: string }

const WORDS = { outside: 'The config folder is not in a git repository, so there is nothing to commit to.', wanted: 'commit' }

/**
 * Commits what lies in a config folder on a branch, and nothing else: what waits in the index of the repository stays there, and so does
 * everything in the working tree. The branch is made from the commit that is checked out when it is not there. With `push`, it goes to the
 * remote of the repository. Says in one line why it cannot be done.
 */
export async function commitConfig(
  configDir: string,
  { branch, message, push }: { branch: string; message: string; push: boolean },
): Promise<Committed> {
  const into = mkdtempSync(join(tmpdir(), 'config-commit-'))
  const environment = { GIT_INDEX_FILE: join(into, 'index') }
  const ask = async (dir: string, args: string[], own = {}) => (await askGit(dir, args, own)).trim()
  const quietly = (dir: string, args: string[]) => ask(dir, args).catch(() => '')
  try {
    const top = await ask(configDir, ['rev-parse', '--show-toplevel'])
    const below = (await ask(configDir, ['rev-parse', '--show-prefix'])) || '.'
    if (!(await quietly(top, ['check-ref-format', '--branch', branch])))
      return { failure: `"${printable(branch)}" cannot be the name of a branch.` }
    const remote = push ? await remoteOf(top, quietly) : undefined
    if (push && remote === undefined) return { failure: 'There is no remote to push to. Nothing was committed.' }
    const ref = `refs/heads/${branch}`
    const head = await quietly(top, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
    const old = await quietly(top, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    const current = await quietly(top, ['symbolic-ref', '--quiet', 'HEAD'])
    // What was committed there before is built upon, unless the branch has gone another way.
    const goesOn =
      old !== '' &&
      (old === head ||
        (await ask(top, ['merge-base', '--is-ancestor', head, old]).then(
          () => true,
          () => false,
        )))
    if (old && !goesOn)
      return {
        failure: `The branch ${printable(branch)} is there and has gone another way than the one that you are on. Name another one.`,
      }
    const base = old || head
    // An index of its own: the one of the repository holds what others have put there.
    if (base) await ask(top, ['read-tree', base], environment)
    await ask(top, ['--literal-pathspecs', 'add', '--all', '--', below], environment)
    const files = (await ask(top, ['diff-index', '--cached', '--name-only', '-z', base || (await emptyTree(top, ask))], environment))
      .split('\0')
      .filter(Boolean)
    if (files.length === 0) return { failure: 'Nothing in the config folder has changed since the last commit.' }
    const tree = await ask(top, ['write-tree'], environment)
    const hash = await ask(top, ['commit-tree', tree, ...(base ? ['-p', base] : []), '-m', message])
    await ask(top, ['update-ref', '-m', 'commit: config', ref, hash, old || '0'.repeat(hash.length)])
    // The repository's own index knows these files as they are now, and everything else as before.
    if (current === ref) await ask(top, ['--literal-pathspecs', 'reset', '--quiet', hash, '--', below])
    if (remote !== undefined) {
      try {
        await ask(top, ['push', '--quiet', remote, `${ref}:${ref}`])
      } catch (error) {
        const why = gitFailure(error, { ...WORDS, wanted: 'push' })
        return { failure: `Committed as ${hash.slice(0, 10)} on ${printable(branch)}, but ${why}` }
      }
    }
    return { hash, files, pushed: remote }
  } catch (error) {
    return { failure: gitFailure(error, WORDS) }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** The remote to which the branch that is checked out belongs, else `origin`, else the only one. */
async function remoteOf(top: string, quietly: (dir: string, args: string[]) => Promise<string>): Promise<string | undefined> {
  const remotes = (await quietly(top, ['remote'])).split('\n').filter(Boolean)
  const branch = await quietly(top, ['symbolic-ref', '--quiet', '--short', 'HEAD'])
  const own = branch && (await quietly(top, ['config', '--get', `branch.${branch}.remote`]))
  return [own, 'origin', remotes.length === 1 ? remotes[0] : undefined].find((name) => name && remotes.includes(name)) || undefined
}

/** The tree without files, which git diffs the first commit against. */
async function emptyTree(top: string, ask: (dir: string, args: string[]) => Promise<string>): Promise<string> {
  return ask(top, ['hash-object', '-t', 'tree', '/dev/null'])
}
