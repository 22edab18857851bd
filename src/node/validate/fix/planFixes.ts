import type { Edit } from 'jsonc-parser'
import type { Fix } from '#src/site/fix.ts'
import type { Change } from '#src/node/edit/change.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { fixEdits } from './fixEdits.ts'
import { placeAt, readInside, readSources } from '#src/node/edit/sources.ts'
import { readTranslations } from '#src/node/edit/translations.ts'
import { withFreshNotes } from '#src/node/edit/withFreshNotes.ts'

/** A fix that was worked out, and the place (from 1) of what it changes in the file as it is. */
export type Planned = { fix: Fix; line: number; column: number }

/**
 * Works out the changes of files that fixes take. Passed over are fixes that do not fit the file as it is, that touch what another one
 * changes (they are left for the next round), and those of files that may not be written: links, and texts that are not UTF-8. Writes
 * nothing.
 */
export function planFixes(configDir: string, fixes: Fix[]): { changes: Change[]; planned: Planned[] } {
  const byFile = new Map<string, Fix[]>()
  for (const fix of fixes) byFile.set(fix.file, [...(byFile.get(fix.file) ?? []), fix])
  const changes: Change[] = []
  const planned: Planned[] = []
  for (const [file, own] of byFile) {
    const text = 'path' in placeOnDisk(configDir, file) ? readInside(configDir, file) : undefined
    // The sign that stands for bytes that are no UTF-8.
    if (text === undefined || text.includes('\uFFFD')) continue
    const edits: Edit[] = []
    for (const fix of own) {
      // What a text translates is noted once that is right.
      if (isNote(fix) && byFile.has(file.replace(/\.[a-z-]+\.json$/, '.json'))) continue
      const more = fixEdits(text, fix)
      if (more.length === 0 || more.some((edit) => edits.some((other) => touches(edit, other)))) continue
      edits.push(...more)
      planned.push({ fix, ...placeAt(text, more[0]!.offset) })
    }
    if (edits.length > 0) changes.push({ from: file, to: file, before: text, edits })
  }
  return {
    changes: withFreshNotes(changes, { translations: changes.length === 0 ? [] : readTranslations(configDir, readSources(configDir)) }),
    planned,
  }
}

function isNote(fix: Fix): boolean {
  return fix.do === 'insert' ? fix.key === 'translated' : fix.do === 'set' && fix.keyPath[0] === 'translated'
}

function touches(a: Edit, b: Edit): boolean {
  return a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length)
}
