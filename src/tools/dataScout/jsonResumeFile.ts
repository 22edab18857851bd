import { zipOf } from '#src/tools/sheets/zipOf.ts'
import type { ScoutRow } from './ScoutRow.ts'
import { toJsonResume } from './toJsonResume.ts'

type JsonFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }

/**
 * Rows as JSON Resume, of which a file holds one person: a file for one row, an archive with a file for each of several, named after the
 * people. `base` is the name of the file without its ending.
 */
export function jsonResumeFile(rows: readonly ScoutRow[], base: string): JsonFile {
  const texts = rows.map((row) => `${JSON.stringify(toJsonResume(row), null, 2)}\n`)
  if (texts.length === 1) return { name: `${base}.json`, type: 'application/json', content: texts[0]! }
  const files: Record<string, string> = {}
  for (const [
    at,
    {
      basics,
      files: [file = ''],
    },
  ] of rows.entries()) {
    const name = fileName(basics.name.value || file)
    let unique = name
    for (let number = 2; Object.hasOwn(files, `${unique}.json`); number += 1) unique = `${name}-${number}`
    files[`${unique}.json`] = texts[at]!
  }
  return { name: `${base}.zip`, type: 'application/zip', content: zipOf(files) }
}

/** A name that every system takes for a file: letters and digits of any script, with hyphens. */
function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join('-')
      .slice(0, 60) || 'resume'
  )
}
