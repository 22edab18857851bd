import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** Runs a command in a new process with the current code. Returns its exit code. */
export function runAgain(args: readonly string[]): number {
  return spawnSync(process.execPath, [join(PROJECT_ROOT, 'src/node/cli/run.mjs'), ...args], { stdio: 'inherit' }).status ?? 1
}
