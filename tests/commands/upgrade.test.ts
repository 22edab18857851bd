import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printedText } from '#tests/support/printedText.ts'
import { upgrade } from '#src/node/cli/commands/upgrade.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'

const printed = printedText()

const contents = (dir: string) => Object.fromEntries(walk(dir).files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]))
/** A bakery as it was written for the first version of the config, with a layout of its own. */
const ofVersion1: Record<string, Edit> = {
  'site.json': ['  "name": "Brot & Blume",', '  "version":   1,\n  "name": "Brot & Blume",'],
  'footer.json': [
    '  "copyright"',
    '  "images": [\n    {\n      "src": "/assets/logo.svg",\n      "alt": "",\n      "width": 10, "height": 10\n    }\n  ],\n  "copyright"',
  ],
}
/** The same, written for the present one. */
const ofVersion2: Record<string, Edit> = {
  'site.json': ['  "name": "Brot & Blume",', '  "configVersion":   2,\n  "name": "Brot & Blume",'],
  'footer.json': [
    '  "copyright"',
    '  "images": [\n    {\n      "src": "/assets/logo.svg",\n      "alt": "",\n      "decorative": true,\n      "width": 10, "height": 10\n    }\n  ],\n  "copyright"',
  ],
}

test('R8.2 a config of an older version becomes that of the present one and the same site; each file keeps its layout', () => {
  const [old, wanted] = [editedBakery(ofVersion1), editedBakery(ofVersion2)]
  const hints = loadSite(old).problems.map(({ hint }) => hint ?? '')
  expect(hints.filter((hint) => hint.includes('npm run upgrade'))).toHaveLength(1)
  expect(upgrade({ configDir: old })).toBe(0)
  expect(contents(old)).toEqual(contents(wanted))
  const [{ site, problems }, other] = [loadSite(old), loadSite(wanted)]
  expect(problems.map(({ code }) => code)).toEqual(other.problems.map(({ code }) => code))
  expect(JSON.stringify([site!.settings, site!.footer, site!.pages.map(({ sections }) => sections)])).toBe(
    JSON.stringify([other.site!.settings, other.site!.footer, other.site!.pages.map(({ sections }) => sections)]),
  )
  expect(printed.log).toContain('-  "version":   1,\n+  "configVersion":   2,')
})

test('R8.2 a dry run shows the difference and writes nothing; a second upgrade finds nothing to do', () => {
  const dir = editedBakery(ofVersion1)
  const before = contents(dir)
  expect(upgrade({ configDir: dir, dryRun: true })).toBe(0)
  expect(printed.log).toContain('+      "decorative": true,')
  expect(contents(dir)).toEqual(before)
  expect(upgrade({ configDir: dir })).toBe(0)
  const after = contents(dir)
  expect(upgrade({ configDir: dir })).toBe(0)
  expect(printed.log).toContain('The config has version 2 already.')
  expect(contents(dir)).toEqual(after)
})

test('R8.2 a config without a version is of the first one, and says the present one afterwards, below $schema', () => {
  const dir = editedBakery({})
  expect(upgrade({ configDir: dir })).toBe(0)
  expect(readFileSync(join(dir, 'site.json'), 'utf8')).toMatch(/^\{\n {2}"\$schema": "[^"]+",\n {2}"configVersion": 2,\n {2}"name"/)
})

test.each([
  ['"configVersion": 9,', /This config has version 9; this page builder reads 2/],
  ['"configVersion": "2",', /is no version/],
])('R8.2 with %s nothing is written, and one line says why', (version, message) => {
  const dir = editedBakery({ 'site.json': ['  "name": "Brot & Blume",', `  ${version}\n  "name": "Brot & Blume",`] })
  const before = contents(dir)
  expect(upgrade({ configDir: dir })).toBe(1)
  expect(printed.error).toMatch(message)
  expect(contents(dir)).toEqual(before)
})

test('R8.2 where site.json cannot be read nothing is written', () => {
  const dir = editedBakery({})
  writeFileSync(join(dir, 'site.json'), '{')
  expect(upgrade({ configDir: dir })).toBe(1)
  expect(printed.error).toContain('site.json cannot be read')
})
