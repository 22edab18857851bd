import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_BYTES = 256 * 1024 * 1024

/**
 * What git prints, on both outputs, when it is run in a folder, without taking locks. Rejects as `execFile` does, with what was printed
 * until then; after `timeout` milliseconds git is ended.
 */
export async function runGit(
  dir: string,
  args: string[],
  { environment = {}, timeout }: { environment?: NodeJS.ProcessEnv; timeout?: number } = {},
): Promise<{ stdout: string; stderr: string }> {
  const options = { cwd: dir, env: { ...ownEnvironment(), ...environment }, maxBuffer: MOST_BYTES, timeout }
  return run('git', ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args], options)
}

/** Only the folder says which repository is meant: in a hook, git names its own one in the environment, relative to another folder. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, GIT_PREFIX: _prefix, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}
