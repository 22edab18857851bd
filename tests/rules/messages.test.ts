import { describe, expect, test } from 'vitest'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { text } from '#src/node/validate/reporters/text.ts'
import { validationReport } from '#src/node/validate/validationReport.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'

describe('JSON that people write', () => {
  test.each([
    ['{ "price": 9,5, "a": 1 }', 'there is a comma in this number', 'Use a decimal point, as in 9.5.'],
    ['{\n  "price": 9,50\n}', 'there is a comma in this number', 'Use a decimal point, as in 9.5.'],
    ['{ "a": "one\ntwo" }', 'the string is not closed', 'Add " at its end, and write \\n for a line break in a text.'],
    ['{\n  <<<<<<< HEAD\n  "a": 1\n}', 'a merge conflict is not resolved', 'Keep one of the two versions, and remove the marker lines.'],
  ])('%j', (source, message, hint) => {
    expect(parseJsonFile('x.json', source).problems).toMatchObject([{ message, hint }])
  })
})

const redirects = (...from: string[]) => ({
  'redirects.json': JSON.stringify({ redirects: from.map((path) => ({ from: path, to: '/breads' })) }),
})

test('an old address whose query has a placeholder in a name says where placeholders are', () => {
  expect(foundIn(redirects('/?{name}=123'))).toEqual([
    'E_VALUE redirects.json redirects.0.from: must not have placeholders in the names of parameters, got "/?{name}=123". Use them in values, such as ?p={id}.',
  ])
})

test('a redirect over a page is told once, without the loop that follows from it', () => {
  const found = foundIn({
    'redirects.json': '{ "redirects": [{ "from": "/visit", "to": "/visit-us" }, { "from": "/visit-us", "to": "/visit" }] }',
  })
  expect(found.map((line) => line.split(' ')[0])).toEqual(['E_REDIRECT_SHADOWS'])
})

test('a price below zero says what it is', () => {
  const [problem] = foundIn({
    'pages/index.json': [
      '"sections": [',
      '"sections": [{ "type": "pricingPlans", "title": "Prices", "plans": [{ "name": "One", "price": { "amount": -1 }, "features": ["a"] }] },',
    ],
  })
  expect(problem).not.toContain('needed')
})

test('errors are shown before warnings, also where not all are shown', () => {
  const dir = editedBakery({ 'assets/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', ...redirects('/?=1') })
  const { problems, checked } = loadSite(dir)
  const shown = text(
    validationReport([...problems, { ...problems[0]!, severity: 'warning' as const, file: 'a.json' }].toReversed(), checked),
    { color: false, most: 1 },
  )
  expect(shown).toMatch(/^[^\n]*error E_VALUE/)
})

test.each(['https://WWW.Mill.de/a', 'https://österreich.gv.at', 'mailto:info@bäckerei-müller.de'])(
  '%s is a link in fields and in texts',
  (href) => {
    expect(
      foundIn({ 'pages/index.json': ['"href": "/breads"', `"href": "${href}"`] }).filter((line) => line.includes('E_URL_SCHEME')),
    ).toEqual([])
    expect(
      foundIn({ 'pages/house-rules.md': ['They wait outside', `They [wait](${href}) outside`] }).filter((line) =>
        line.includes('E_URL_SCHEME'),
      ),
    ).toEqual([])
  },
)
