import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_BYTES = 256 * 1024 * 1024

/** What git prints when it is run in a folder, without taking locks. Rejects as `execFile` does. */
export async function askGit(dir: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { cwd: dir, env: { ...ownEnvironment(), ...environment }, maxBuffer: MOST_BYTES }
  return (await run('git', ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args], options)).stdout
}

/** Only the folder says which repository is meant: in a hook, git names its own one in the environment, relative to another folder. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, GIT_PREFIX: _prefix, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}
