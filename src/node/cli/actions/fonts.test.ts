import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import { walk } from '#src/node/files/walk.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'
import { printedText } from '#tests/support/printedText.ts'
import { fonts } from './fonts.ts'

const printed = printedText()

test('a typeface is the font of the site, for a person who may change files and the theme', async () => {
  const configDir = bakeryProject({})
  const roles = { writer: { may: [{ acts: ['edit', 'media'] }] }, designer: { may: [{ acts: ['media', 'theme'] }] } }
  writeFileSync(
    teamFileOf(configDir),
    JSON.stringify({ roles, people: { 'anna@example.com': ['writer'], 'bert@example.com': ['designer'] } }),
  )
  const before = walk(dirname(configDir)).files.filter((file) => !file.startsWith('.build'))
  expect(await fonts({ configDir, words: ['add', 'manrope'], as: 'anna@example.com' })).toBe(1)
  expect(printed.error).toContain('anna@example.com may not')
  expect(walk(dirname(configDir)).files.filter((file) => !file.startsWith('.build'))).toEqual(before)
  expect(await fonts({ configDir, words: ['add', 'manrope'], as: 'bert@example.com' })).toBe(0)
  expect(readFileSync(join(configDir, 'theme.json'), 'utf8')).toContain('"Manrope"')
})
