import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJsonFile } from './jsonFile.ts'
import { type JsonPlaces, jsonPlaces } from './jsonPlaces.ts'
import type { SitePage } from '#src/site/site.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'

/** The place of a section: `file` as in problems, `shown` below the config folder; line and column count from 1. */
export type SectionPlace = { type: string; file: string; shown: string; line: number; column: number }

/** The places of the sections of a page, in order. Lines refer to the current files. */
export function sectionPlaces(
  configDir: string,
  { sections, sources }: { sections: readonly { type: string }[]; sources: SitePage['sources'] },
): SectionPlace[] {
  const files = new Map<string, JsonPlaces | undefined>()
  const folder = pathFromCwd(configDir)
  return sources.map(({ file, keyPath }, index) => {
    if (!files.has(file)) files.set(file, read(join(configDir, file)))
    const { line, column } = files.get(file)?.place(keyPath) ?? { line: 1, column: 1 }
    return { type: sections[index]!.type, file: `${folder}/${file}`, shown: file, line, column }
  })
}

function read(path: string): JsonPlaces | undefined {
  try {
    const { text, value } = parseJsonFile(path, readFileSync(path, 'utf8'))
    return jsonPlaces(text, value !== undefined)
  } catch {
    // File deleted since the last valid site; its start is close enough.
    return undefined
  }
}
