import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

/** The result of a command: its exit code and its output. */
export type CliResult = { code: number | null; output: string }

/**
 * Starts a command like `npm run`, in a separate process: a test runner loads modules differently, so styles would not be collected. The
 * caller kills it or waits for it. `project` is another folder with the sources.
 */
export function startCli(args: string[], environment: Record<string, string> = {}, project = '.'): ChildProcess {
  return spawn(process.execPath, ['src/node/cli/run.mjs', ...args], {
    cwd: resolve(project),
    env: { ...terminalEnv(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a command and waits for it. */
export async function runCli(args: string[], environment?: Record<string, string>): Promise<CliResult> {
  const child = startCli(args, environment)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
