import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** How a command ended: its exit code and everything it wrote. */
export type CliResult = { code: number | null; output: string }

/**
 * Starts a command as `npm run` does, in a process of its own: a test runner loads modules in its own way, and styles
 * would not be collected. The caller ends it or waits for it. `project` is another folder with the sources.
 */
export function startCli(args: string[], environment: Record<string, string> = {}, project = '.'): ChildProcess {
  const { NODE_ENV: _mode, VITEST: _runner, ...inherited } = process.env
  return spawn(process.execPath, ['src/node/cli/run.mjs', ...args], {
    cwd: resolve(project),
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a command to its end. */
export async function runCli(args: string[], environment?: Record<string, string>): Promise<CliResult> {
  const child = startCli(args, environment)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
