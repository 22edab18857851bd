import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { besideConfig } from '#src/node/edit/besideConfig.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { runGit } from '#src/node/git/runGit.ts'
import { followCommit, newestOf } from '#src/node/review/followMain.ts'
import { gitPlace } from '#src/node/review/gitPlace.ts'

/** The folders in which people edit: one git worktree each, below `.build` of the project. */
export type Worktrees = {
  /**
   * The config folder of a person, which follows the main branch unless the same files have changed, and the name of that branch, if there
   * is one; or why there is no folder.
   */
  of(email: string): Promise<{ configDir: string; main?: string | undefined } | { failure: string }>
  /** Removes folders that were not used since a time (milliseconds since 1970) and have no unpublished work; returns their number. */
  sweep(before: number): Promise<number>
}

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

  async function open(email: string): ReturnType<Worktrees['of']> {
    const place = await gitPlace(configDir)
    if ('failure' in place) return { failure: place.failure }
    if (place.head === '') return { failure: 'The repository has no commit yet. Commit the site first.' }
    const path = join(folder, nameOf(email))
    try {
      const base = await newestOf(place)
      mkdirSync(folder, { recursive: true })
      await askGit(place.top, ['worktree', 'prune'])
      if (existsSync(join(path, '.git'))) await followCommit(path, place.below, base)
      else await runGit(place.top, ['worktree', 'add', '--detach', path, base])
      touch(used(path))
      return { configDir: join(path, place.below), main: place.branch }
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
