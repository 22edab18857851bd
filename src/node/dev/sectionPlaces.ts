import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonFile, parseJsonFile } from '#src/node/config/jsonFile.ts'
import type { SitePage } from '#src/site/site.ts'
import { shownFolder } from '#src/node/files/shownFolder.ts'

/** Where a section is written: `file` as problems name it, `shown` below the config folder; line and column count from 1. */
export type SectionPlace = { type: string; file: string; shown: string; line: number; column: number }

/** The places of the sections of a page, in their order. Lines are those of the files as they are now. */
export function sectionPlaces(configDir: string, { sections, sources }: Pick<SitePage, 'sections' | 'sources'>): SectionPlace[] {
  const files = new Map<string, JsonFile | undefined>()
  const folder = shownFolder(configDir)
  return sources.map(({ file, keyPath }, index) => {
    if (!files.has(file)) files.set(file, read(join(configDir, file)))
    const place = files.get(file)?.place(keyPath) ?? { line: 1, column: 1 }
    return { type: sections[index]!.type, file: `${folder}/${file}`, shown: file, ...place }
  })
}

function read(path: string): JsonFile | undefined {
  try {
    return parseJsonFile(path, readFileSync(path, 'utf8'))
  } catch {
    // A file that has gone since the last good site; its top is near enough.
    return undefined
  }
}
