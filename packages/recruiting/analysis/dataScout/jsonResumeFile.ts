import { zipOf } from '#packages/recruiting/analysis/sheets/zipOf.ts'
import type { ScoutRow } from './ScoutRow.ts'
import { toJsonResume } from './toJsonResume.ts'

type JsonFile = { name: string; type: string; text(): string | Uint8Array<ArrayBuffer> }

/**
 * Rows as JSON Resume. The format has one person per file, so several rows become an archive of files named after the people. `base` is the
 * file name without its extension.
 */
export function jsonResumeFile(rows: readonly ScoutRow[], base: string): JsonFile {
  const [first] = rows
  return rows.length === 1
    ? { name: `${base}.json`, type: 'application/json', text: () => textOf(first!) }
    : { name: `${base}.zip`, type: 'application/zip', text: () => archiveOf(rows, base) }
}

function archiveOf(rows: readonly ScoutRow[], base: string): Uint8Array<ArrayBuffer> {
  const files: Record<string, string> = {}
  for (const row of rows) {
    const name = fileName(row.basics.name.value || (row.files[0] ?? '')) || base
    let unique = name
    for (let number = 2; Object.hasOwn(files, `${unique}.json`); number += 1) unique = `${name}-${number}`
    files[`${unique}.json`] = textOf(row)
  }
  return zipOf(files)
}

function textOf(row: ScoutRow): string {
  return `${JSON.stringify(toJsonResume(row), null, 2)}\n`
}

/** A file name that is valid on every system: letters and digits of any script, with hyphens; empty if there are none. */
function fileName(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join('-').slice(0, 60)
}
