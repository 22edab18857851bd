import type { Edit } from 'jsonc-parser'
import type { Repair } from '#src/site/problem.ts'
import type { Change } from '#src/node/edit/change.ts'
import { plainPlace } from '#src/node/edit/plainPlace.ts'
import { repairEdits } from './repairEdits.ts'
import { placeAt, readInside } from '#src/node/edit/sources.ts'

/** A repair that was worked out, and the place (from 1) of what it changes in the file as it is. */
export type Planned = { repair: Repair; line: number; column: number }

/**
 * Works out the changes of files that repairs take. Passed over are repairs that do not fit the file as it is, that touch what another one
 * changes (they are left for the next round), and those of files that may not be written: links, and texts that are not UTF-8. Writes
 * nothing.
 */
export function planRepairs(configDir: string, repairs: Repair[]): { changes: Change[]; planned: Planned[] } {
  const byFile = new Map<string, Repair[]>()
  for (const repair of repairs) byFile.set(repair.file, [...(byFile.get(repair.file) ?? []), repair])
  const changes: Change[] = []
  const planned: Planned[] = []
  for (const [file, own] of byFile) {
    const text = 'path' in plainPlace(configDir, file) ? readInside(configDir, file) : undefined
    // The sign that stands for bytes that are no UTF-8.
    if (text === undefined || text.includes('\uFFFD')) continue
    const edits: Edit[] = []
    for (const repair of own) {
      const more = repairEdits(text, repair)
      if (more.length === 0 || more.some((edit) => edits.some((other) => touches(edit, other)))) continue
      edits.push(...more)
      planned.push({ repair, ...placeAt(text, more[0]!.offset) })
    }
    if (edits.length > 0) changes.push({ from: file, to: file, before: text, edits })
  }
  return { changes, planned }
}

function touches(a: Edit, b: Edit): boolean {
  return a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length)
}
