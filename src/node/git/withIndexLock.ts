import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { askGit } from './askGit.ts'

/**
 * Runs `work` while this process holds the lock of a repository’s index, which keeps other git processes from changing it. `work` gets the
 * environment with which git commands change the index; the changes count once `work` has succeeded. Rejects like git if another process
 * holds the lock, before anything is done.
 */
export async function withIndexLock<Result>(top: string, work: (environment: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> {
  const index = resolve(top, (await askGit(top, ['rev-parse', '--git-path', 'index'])).trim())
  const lock = `${index}.lock`
  const next = `${lock}.next`
  try {
    writeFileSync(lock, '', { flag: 'wx' })
  } catch (error) {
    throw Object.assign(new Error('The index is locked.', { cause: error }), { stderr: `fatal: Unable to create '${lock}': File exists.` })
  }
  try {
    rmSync(next, { force: true })
    // A repository without a commit can have no index yet.
    if (existsSync(index)) copyFileSync(index, next)
    const result = await work({ GIT_INDEX_FILE: next })
    renameSync(next, lock)
    renameSync(lock, index)
    return result
  } catch (error) {
    for (const file of [next, lock]) rmSync(file, { force: true })
    throw error
  }
}
