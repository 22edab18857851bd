import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { besideConfig } from '#src/node/edit/besideConfig.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { type BranchChanges, branchChanges } from './changes/branchChanges.ts'
import type { GitPlace } from './gitPlace.ts'

/** Changes on a branch that wait for approval: their title, the time, in milliseconds since 1970, and the page where they are approved. */
const Sent = z.object({ branch: z.string(), title: z.string(), at: z.number(), url: z.string().nullable() })
export type Sent = z.output<typeof Sent>

/** Sent changes that the current branch does not have yet. */
export type Waiting = Sent & Pick<BranchChanges, 'changes'>

/** Notes that the changes of a branch were sent. */
export function noteSent(configDir: string, sent: Sent): void {
  keep(configDir, [...sentOf(configDir).filter(({ branch }) => branch !== sent.branch), sent])
}

/** Lists the changes of a branch as unpublished ones again. */
export function forgetSent(configDir: string, branch: string): void {
  keep(
    configDir,
    sentOf(configDir).filter((sent) => sent.branch !== branch),
  )
}

/** The changes that wait for approval, the last ones first. Those that the current branch has, or whose branch is gone, are left out. */
export async function waitingChanges(configDir: string, place: GitPlace): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const sent of sentOf(configDir)) {
    const found = sent.branch === place.branch ? undefined : await branchChanges(place, sent.branch)
    if (found && found.changes.length > 0) waiting.unshift({ ...sent, changes: found.changes })
  }
  return waiting
}

function sentOf(configDir: string): Sent[] {
  try {
    return z.array(Sent).parse(JSON.parse(readFileSync(besideConfig(configDir).sent, 'utf8')))
  } catch {
    // Nothing has been sent yet, or the file is damaged: then these changes count as unpublished.
    return []
  }
}

function keep(configDir: string, sent: readonly Sent[]): void {
  const { sent: path } = besideConfig(configDir)
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, `${JSON.stringify(sent, null, 2)}\n`)
}
