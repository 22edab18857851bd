import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_BYTES = 256 * 1024 * 1024

/**
 * The output of git in a folder, stdout and stderr, without taking locks. Rejects like `execFile`, with the output so far; git is killed
 * after `timeout` milliseconds.
 */
export async function runGit(
  dir: string,
  args: string[],
  { environment = {}, timeout }: { environment?: NodeJS.ProcessEnv; timeout?: number } = {},
): Promise<{ stdout: string; stderr: string }> {
  const options = { cwd: dir, env: { ...ownEnvironment(), ...environment }, maxBuffer: MOST_BYTES, timeout }
  return run('git', ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args], options)
}

/** Only the folder determines the repository: in a hook, git sets its own one in the environment, relative to another folder. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, GIT_PREFIX: _prefix, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}
