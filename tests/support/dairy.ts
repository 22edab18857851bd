import { cpSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Writes the config of the Hofkäserei Grünau into a folder: a dairy in German and Arabic, whose addresses, ids and anchors have the letters
 * of these languages. It looks like the bakery.
 */
export function writeDairy(configDir: string): void {
  for (const part of ['assets', 'theme.json']) cpSync(resolve('tests/fixtures/bakery', part), `${configDir}/${part}`, { recursive: true })
  cpSync(resolve('tests/fixtures/dairy'), configDir, { recursive: true })
}
