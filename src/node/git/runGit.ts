import { type PromiseWithChild, execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_BYTES = 256 * 1024 * 1024

/** The options of a git command: `input` is its standard input. */
export type GitOptions = { environment?: NodeJS.ProcessEnv; timeout?: number; input?: string }

/**
 * The output of git in a folder, stdout and stderr, without taking locks. Rejects like `execFile`, with the output so far; git is killed
 * after `timeout` milliseconds.
 */
export async function runGit(dir: string, args: string[], options: GitOptions = {}): Promise<{ stdout: string; stderr: string }> {
  const running = run('git', withoutLocks(args), { ...settings(dir, options), encoding: 'utf8' })
  return fed(running, options)
}

/** The same, with stdout as bytes. */
export async function gitBytes(dir: string, args: string[], options: GitOptions = {}): Promise<Buffer> {
  const running = run('git', withoutLocks(args), { ...settings(dir, options), encoding: 'buffer' })
  return (await fed(running, options)).stdout
}

function withoutLocks(args: string[]): string[] {
  return ['--no-optional-locks', '-c', 'core.fsmonitor=false', ...args]
}

function settings(dir: string, { environment = {}, timeout }: GitOptions) {
  return { cwd: dir, env: { ...ownEnvironment(), ...environment }, maxBuffer: MOST_BYTES, timeout }
}

/** Passes the input to a running command. */
function fed<Result>(running: PromiseWithChild<Result>, { input }: GitOptions): PromiseWithChild<Result> {
  if (input !== undefined) {
    // Git can fail before it has read everything; the reason is in its output.
    running.child.stdin!.on('error', () => undefined)
    running.child.stdin!.end(input)
  }
  return running
}

/** Only the folder determines the repository: in a hook, git sets its own one in the environment, relative to another folder. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, GIT_PREFIX: _prefix, ...rest } = process.env
  return { ...rest, LC_ALL: 'C' }
}
