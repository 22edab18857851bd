import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'
import type { Edit } from '#tests/support/editedBakery.ts'
import { saysWhatToDo } from '#tests/support/saysWhatToDo.ts'
import { valueHint } from './valueHint.ts'

const site = (from: string, to: string): Record<string, Edit> => ({ 'site.json': [from, to] })
const field = (file: string, from: string, to: string): Record<string, Edit> => ({ [file]: [from, to] })
const updated = (day: string) => field('pages/visit.json', '"updated": "2026-11-02"', `"updated": "${day}"`)

test.each([
  ['a day in German', updated('3.11.2026'), 'Write 2026-11-03.'],
  ['a day in words', updated('3 novembre 2026'), 'Write 2026-11-03.'],
  ['a day whose month nobody knows', updated('05/11/2026'), 'Write a date such as 2026-11-20.'],
  ['a day that is none', updated('2026-11-31'), 'Write a date such as 2026-11-20.'],
  ['a colour without #', field('theme.json', '"primary": "#F2B544"', '"primary": "F2B544"'), 'Write #F2B544.'],
  ['a colour in words', field('theme.json', '"primary": "#F2B544"', '"primary": "amber"'), 'Write a colour such as #1d7a5f.'],
  ['an address without https', site('"url": "https://', '"url": "http://'), 'Write https://www.brot-und-blume.example.'],
  ['a language with an underscore', site('"language": "en-GB"', '"language": "en_GB"'), 'Write en-GB.'],
  ['a language in small letters', site('"language": "en-GB"', '"language": "en_gb"'), 'Write en-GB.'],
  ['a link without its slash', field('header.json', '"href": "/visit#order"', '"href": "visit#order"'), 'Write /visit#order.'],
  [
    'a link to a file with a space in its name',
    { ...field('header.json', '"href": "/visit#order"', '"href": "/assets/Price List.txt"'), 'assets/Price List.txt': 'Rye loaf: 6 EUR' },
    'Write /assets/Price%20List.txt.',
  ],
  ['an old path without its slash', { 'redirects.json': '{ "redirects": [{ "from": "old", "to": "/visit" }] }' }, 'Write /old.'],
  [
    'an old path with an anchor',
    { 'redirects.json': '{ "redirects": [{ "from": "/old#top", "to": "/visit" }] }' },
    'Remove everything from the # on.',
  ],
  [
    'an old path with a star in the middle',
    { 'redirects.json': '{ "redirects": [{ "from": "/blog/*/comments", "to": "/visit" }] }' },
    'Use {name} for one part, such as /blog/{name}/comments.',
  ],
  ['a target with a slash at its end', { 'redirects.json': '{ "redirects": [{ "from": "/old", "to": "/visit/" }] }' }, 'Write /visit.'],
])('%s: the hint says the value to write', (_what, edits, hint) => {
  const told = foundIn(edits)
  expect(told).toHaveLength(1)
  expect(told[0]!.endsWith(`. ${hint}`), told[0]).toBe(true)
})

test('what can be told neither from the value nor from the reason is told from what the field is for', () => {
  const hint = valueHint('does not have the format of this field', undefined, 'The room, such as A12.')
  expect(hint).toBe('Change the value, or leave the field out if it is optional. Description of the field: The room, such as A12.')
  expect(saysWhatToDo(hint)).toBe(true)
})
