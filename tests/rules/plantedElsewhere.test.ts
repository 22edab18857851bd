import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { Language, SiteKind } from '#src/node/init/choices.ts'
import { languages } from '#src/node/init/languages.ts'
import { starterConfig } from '#src/node/init/starterConfig.ts'

/** What is done to a file: a text in place of another, a new file in an encoding, its removal, or another name. */
type Change =
  | [file: string, from: string, to: string]
  | { write: string; text: string; as?: 'latin1' | 'utf16le' }
  | { remove: string }
  | { rename: [from: string, to: string] }
/** A mistake in a company other than the bakery, and the one thing that is told of it: `E_CODE file:line:column`. */
type Row = { in: string; title: string; changes: Change[]; found: string }

const rows = JSON.parse(readFileSync('tests/fixtures/broken/elsewhere.json', 'utf8')) as Row[]
const AT = Date.parse('2026-11-22T12:00:00Z')

/** Writes a company into a folder: a fixture, the bakery in several languages, or what `init` writes for `language-kind`. */
function writeCompany(name: string, dir: string): void {
  const [language, kind] = name.split('-') as [Language, SiteKind | undefined]
  if (kind === undefined) {
    for (const fixture of name === 'languages' ? ['bakery', 'bakery-languages'] : [name])
      cpSync(join('tests/fixtures', fixture), dir, { recursive: true })
    return
  }
  const answers = { name: 'Nordlicht', colour: '#22577A', language, kind, mail: 'post@nordlicht.example' }
  const config = starterConfig({ ...answers, url: 'https://www.nordlicht.example', today: '2026-11-20' }, languages[language])
  for (const [file, content] of Object.entries(config)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
}

function change(dir: string, one: Change): void {
  if (Array.isArray(one)) {
    const [file, from, to] = one
    const text = readFileSync(join(dir, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(
      join(dir, file),
      text.replace(from, () => to),
    )
  } else if ('write' in one) {
    mkdirSync(dirname(join(dir, one.write)), { recursive: true })
    writeFileSync(join(dir, one.write), one.text, one.as)
  } else if ('remove' in one) {
    rmSync(join(dir, one.remove))
  } else {
    const [from, to] = one.rename
    mkdirSync(dirname(join(dir, to)), { recursive: true })
    cpSync(join(dir, from), join(dir, to))
    rmSync(join(dir, from))
  }
}

/** Companies that were written, each with what is known of it: most of a company stays as it is from row to row. */
const written = new Map<string, { dir: string; sound: string; memory: ConfigCache }>()
afterAll(() => {
  for (const { dir, sound } of written.values()) for (const folder of [dir, sound]) rmSync(folder, { recursive: true, force: true })
})

function companyOf(name: string) {
  const known = written.get(name)
  if (known) return known
  const [dir, sound] = [mkdtempSync(join(tmpdir(), 'elsewhere-')), mkdtempSync(join(tmpdir(), 'sound-'))]
  for (const folder of [dir, sound]) writeCompany(name, folder)
  const company = { dir, sound, memory: configCache() }
  written.set(name, company)
  return company
}

/** Gives the files that a row changes what they were before. */
function restore({ dir, sound }: { dir: string; sound: string }, changes: readonly Change[]): void {
  const files = changes.flatMap((one) =>
    Array.isArray(one) ? [one[0]] : 'write' in one ? [one.write] : 'remove' in one ? [one.remove] : one.rename,
  )
  for (const file of files) {
    rmSync(join(dir, file), { recursive: true, force: true })
    if (existsSync(join(sound, file))) cpSync(join(sound, file), join(dir, file))
  }
}

test.each(rows.map((row) => [row.in, row.title, row] as const))('H13.7 %s: %s is told once, at its place', (_company, _title, row) => {
  const company = companyOf(row.in)
  const { dir, memory } = company
  onTestFinished(() => restore(company, row.changes))
  for (const one of row.changes) change(dir, one)
  const told = loadSite(dir, { at: AT, memory }).problems.map(({ code, file, line, column, cause }) => ({
    place: `${code} ${file.slice(file.indexOf('elsewhere-')).replace(/^[^/]+\//, '')}:${line}:${column}`,
    thing: cause === undefined ? undefined : `${code} ${cause}`,
  }))
  // Problems that come from one thing are one message.
  const messages = told.filter(({ thing }, index) => thing === undefined || told.findIndex((other) => other.thing === thing) === index)
  expect(messages.map(({ place }) => place)).toEqual([row.found])
})
