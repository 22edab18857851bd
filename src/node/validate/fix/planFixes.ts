import type { Edit } from 'jsonc-parser'
import type { Fix } from '#src/site/fix.ts'
import type { Change } from '#src/node/edit/change.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { fixEdits } from './fixEdits.ts'
import { placeAt, readInside, readSources } from '#src/node/edit/sources.ts'
import { readTranslations } from '#src/node/edit/translations.ts'
import { withFreshNotes } from '#src/node/edit/withFreshNotes.ts'

/** A planned fix, and the place (from 1) of its change in the current file. */
export type Planned = { fix: Fix; line: number; column: number }

/**
 * Plans the changes of files for fixes. Skips fixes that do not match the current file, that overlap with another one (they are left for
 * the next round), and those of files that must not be written: links, and texts that are not UTF-8. Writes nothing.
 */
export function planFixes(configDir: string, fixes: Fix[]): { changes: Change[]; planned: Planned[] } {
  const byFile = new Map<string, Fix[]>()
  for (const fix of fixes) byFile.set(fix.file, [...(byFile.get(fix.file) ?? []), fix])
  const changes: Change[] = []
  const planned: Planned[] = []
  for (const [file, own] of byFile) {
    const text = 'path' in placeOnDisk(configDir, file) ? readInside(configDir, file) : undefined
    // The replacement character for bytes that are not UTF-8.
    if (text === undefined || text.includes('\uFFFD')) continue
    const edits: Edit[] = []
    for (const fix of own) {
      // The source of a text is recorded once the text is right.
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
