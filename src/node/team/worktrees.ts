import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { besideConfig } from '#src/node/edit/besideConfig.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { runGit } from '#src/node/git/runGit.ts'
import { gitPlace } from '#src/node/review/gitPlace.ts'

/** The folders in which people edit: one git worktree each, below `.build` of the project. */
export type Worktrees = {
  /** The config folder of a person, which follows the main branch unless the same files have changed; or why there is none. */
  of(email: string): Promise<{ configDir: string } | { failure: string }>
  /** Removes folders that were not used since a time (milliseconds since 1970) and have no unpublished work; returns their number. */
  sweep(before: number): Promise<number>
}

/** A fetch ends after this time, in milliseconds: the last known state is good enough. */
const FETCH_MS = 20_000

const WORDS = {
  outside: 'The config folder is not in a git repository. A team needs one: each person edits a copy.',
  wanted: 'make a folder',
}

/** A name for files and branches that is different for each person: `anna-1f3c09`. */
export function nameOf(email: string): string {
  const [name = ''] = email.split('@')
  const plain = [...name.toLowerCase()].map((letter) => ('abcdefghijklmnopqrstuvwxyz0123456789'.includes(letter) ? letter : '-')).join('')
  const hash = createHash('sha256').update(email).digest('hex').slice(0, 6)
  return [...plain.split('-').filter(Boolean), hash].join('-').slice(-60)
}

/** The worktrees of the repository of a config folder. */
export function worktrees(configDir: string): Worktrees {
  const folder = join(besideConfig(configDir).workDir, '../team')
  const used = (path: string) => `${path}.used`
  // Git allows one of these at a time.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }

  async function open(email: string): Promise<{ configDir: string } | { failure: string }> {
    const place = await gitPlace(configDir)
    if ('failure' in place) return { failure: place.failure }
    if (place.head === '') return { failure: 'The repository has no commit yet. Commit the site first.' }
    const path = join(folder, nameOf(email))
    try {
      const base = await newestOf(place)
      mkdirSync(folder, { recursive: true })
      await askGit(place.top, ['worktree', 'prune'])
      if (existsSync(join(path, '.git'))) await follow(path, place.below, base)
      else await runGit(place.top, ['worktree', 'add', '--detach', path, base])
      touch(used(path))
      return { configDir: join(path, place.below) }
    } catch (error) {
      return { failure: gitFailure(error, WORDS) }
    }
  }

  return {
    of: (email) => inTurn(() => open(email)),
    sweep: (before) =>
      inTurn(async () => {
        const names = existsSync(folder) ? readdirSync(folder) : []
        let removed = 0
        for (const name of names.filter((one) => names.includes(`${one}.used`))) {
          const path = join(folder, name)
          if (statSync(used(path)).mtimeMs >= before || !(await isPublished(path))) continue
          // Git itself refuses if a file has changed in the meantime.
          await runGit(configDir, ['worktree', 'remove', path]).then(
            () => (removed += 1),
            () => undefined,
          )
        }
        return removed
      }),
  }
}

/** The newest commit of the main branch: that of the remote if it continues the one of the project, else that of the project. */
async function newestOf({
  top,
  branch,
  head,
  remote,
}: {
  top: string
  branch: string | undefined
  head: string
  remote: { name: string } | undefined
}) {
  if (!remote || branch === undefined) return head
  const environment = { GIT_TERMINAL_PROMPT: '0' }
  await runGit(top, ['fetch', '--quiet', remote.name, branch], { environment, timeout: FETCH_MS }).catch(() => undefined)
  const tip = (
    await askGit(top, ['rev-parse', '--verify', '--quiet', `refs/remotes/${remote.name}/${branch}^{commit}`]).catch(() => '')
  ).trim()
  if (tip === '') return head
  const isNewer = await askGit(top, ['merge-base', '--is-ancestor', head, tip]).then(
    () => true,
    () => false,
  )
  return isNewer ? tip : head
}

/** Moves a worktree to a commit, with its changes. If the commit changes the same files, it stays where it is. */
async function follow(path: string, below: string, base: string): Promise<void> {
  // Git then sees which changed files are the same in the commit.
  await runGit(path, ['--literal-pathspecs', 'add', '--all', '--', below])
  await runGit(path, ['checkout', '--quiet', '--detach', base]).catch(() => undefined)
  await runGit(path, ['reset', '--quiet'])
}

/** Whether all work of a worktree is in a branch: nothing has changed, and its commit is known elsewhere. */
async function isPublished(path: string): Promise<boolean> {
  const changed = await askGit(path, ['status', '--porcelain', '--untracked-files=all', '--', '.', ':(exclude).build']).catch(
    () => 'unknown',
  )
  const branches = await askGit(path, ['for-each-ref', '--contains', 'HEAD', 'refs/heads', 'refs/remotes']).catch(() => '')
  return changed.trim() === '' && branches.trim() !== ''
}

function touch(file: string): void {
  const now = new Date()
  if (existsSync(file)) utimesSync(file, now, now)
  else writeFileSync(file, '')
}
