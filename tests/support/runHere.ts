import { expect } from 'vitest'
import { runCommand } from '#src/node/cli/runCommand.ts'

/** How a command ended: its exit code and what it wrote. */
export type CommandResult = { status: number; stdout: string; stderr: string }

const STACK = /^\s+at .+:\d+:\d+\)?$|node:internal|node_modules/m

/**
 * Runs a command of the command line in this process, which takes a hundredth of the time of one of its own; `runCli` is for tests whose
 * subject is the process. Whatever the command does, it may show no stack trace.
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
