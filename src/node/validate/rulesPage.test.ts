import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '#src/site/checks/index.ts'
import { rulesPage } from './rulesPage.ts'

test('docs/rules.md is what the catalogue makes', () => {
  expect(readFileSync('docs/rules.md', 'utf8')).toBe(rulesPage())
})

test('every rule stands on the page once, with its title', () => {
  const lines = rulesPage().split('\n')
  for (const { code, title, severity } of rules) {
    expect(lines.filter((line) => line === `### ${code}`)).toHaveLength(1)
    expect(lines.some((line) => line.startsWith(`**${title}** (${severity}). `))).toBe(true)
  }
})

test('what looks like markup in a sentence is text', () => {
  expect(rulesPage()).toContain('collections/\\<name\\>/')
  expect(rulesPage()).toContain('\\_\\_proto\\_\\_')
})

test('a rule shows what breaks it and what does not, moved to the left', () => {
  const page = rulesPage()
  expect(page).toContain('Wrong, in `pages/visit.json`:\n\n```json\n"icon": "map-pn"\n```\n\nRight:\n\n```json\n"icon": "map-pin"\n```')
  expect(page).toContain('```json\n"text": "Nothing else.",\n"href": "/visit",\n"linkLabel": "Taste it in the shop"\n```')
  expect(page).toContain('Wrong, in `assets/oven.svg`:')
})
