import { expect } from 'vitest'
import { runCommand } from '#src/node/cli/runCommand.ts'

/** The result of a command: its exit code and its output. */
export type CommandResult = { status: number; stdout: string; stderr: string }

const STACK = /^\s+at .+:\d+:\d+\)?$|node:internal|node_modules/m

/**
 * Runs a command in this process, which takes a hundredth of the time of a separate one; `runCli` is for tests about the process itself.
 * Fails if the command prints a stack trace.
 */
export async function runHere(...args: string[]): Promise<CommandResult> {
  const { log, warn, error } = console
  let [stdout, stderr] = ['', '']
  console.log = (text: string) => void (stdout += `${text}\n`)
  console.warn = console.error = (text: string) => void (stderr += `${text}\n`)
  try {
    const status = await runCommand(args)
    expect(`${stdout}${stderr}`).not.toMatch(STACK)
    return { status, stdout, stderr }
  } finally {
    Object.assign(console, { log, warn, error })
  }
}
