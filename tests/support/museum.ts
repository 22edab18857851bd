import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The museum: collections with fields, in English and German. */
export const MUSEUM = resolve('tests/fixtures/museum')

/** A moment at which some exhibitions are open, some are over and some have not started. */
export const MUSEUM_AT = Date.parse('2026-11-20')

/** A copy of the museum to be changed: its config folder. */
export function copyMuseum(): string {
  const configDir = join(mkdtempSync(join(tmpdir(), 'museum-')), 'config')
  cpSync(MUSEUM, configDir, { recursive: true })
  return configDir
}
