import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The config of Quayfold, the company of the browser tests: small, with a page for each of them. */
export const HARBOUR = 'tests/fixtures/harbour'

/** A time at which all facts of the fixture companies are up to date. */
export const MOMENT = '2026-11-22T12:00:00Z'

/** Parses a JSON file of Quayfold. */
export function harbourFile<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(HARBOUR, file), 'utf8')) as Content
}

/** The settings of Quayfold that tests use. */
export const harbour = harbourFile<{
  name: string
  url: string
  language: string
  titleSuffix: string
  organization: { email: string }
  backends: Record<string, string>
  booking: { url: string }
}>('site.json')
