import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The config of Quayfold, the company of the browser tests: small, and with a page for everything that they do. */
export const HARBOUR = 'tests/fixtures/harbour'

/** A moment at which every fact of the fixture companies is fresh. */
export const MOMENT = '2026-11-22T12:00:00Z'

/** What a JSON file of Quayfold says. */
export function harbourFile<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(HARBOUR, file), 'utf8')) as Content
}

/** The settings of Quayfold, as far as tests compare with them. */
export const harbour = harbourFile<{
  name: string
  url: string
  language: string
  titleSuffix: string
  organization: { email: string }
  backends: Record<string, string>
  booking: { url: string }
}>('site.json')
