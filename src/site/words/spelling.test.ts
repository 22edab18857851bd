import { expect, test } from 'vitest'
import { slug } from './slug.ts'
import { anchorSpelling, spellingOf } from './spelling.ts'

test.each([
  ['de', 'Über Größe & Öl', 'ueber-groesse-oel'],
  ['de-CH', 'Käse', 'kaese'],
  ['gsw', 'Züri', 'zueri'],
  ['en', 'Über Größe', 'uber-grosse'],
  ['da', 'Ærø på Ø', 'aeroe-paa-oe'],
  ['nb', 'Ångstrøm', 'aangstroem'],
  ['sv', 'Ångström', 'angstrom'],
  ['pl', 'Łódź żółw', 'lodz-zolw'],
  ['is', 'Þór og Ísafjörður', 'thor-og-isafjordur'],
  ['fr', 'Cœur et œuvre', 'coeur-et-oeuvre'],
  ['tr', 'İstanbul ışığı', 'istanbul-isigi'],
  ['az', 'Gəncə', 'gence'],
  ['ca', 'Col·laboració', 'collaboracio'],
  ['hr', 'Đakovo', 'djakovo'],
  ['vi', 'Đà Nẵng', 'da-nang'],
])('in %s, %j becomes %s', (language, words, address) => {
  expect(slug(words, spellingOf(language, undefined))).toBe(address)
})

test.each([
  ['ru', 'Часы работы и щит', 'chasy-raboty-i-shchit'],
  ['uk', 'Київ і їжак', 'kyyiv-i-yizhak'],
  ['bg', 'Търново', 'tarnovo'],
  ['sr', 'Ђорђе и љубав', 'djordje-i-ljubav'],
  ['el', 'Ώρες λειτουργίας', 'ores-leitourgias'],
])('in %s and ASCII, %j becomes %s', (language, words, address) => {
  expect(slug(words, spellingOf(language, 'ascii'))).toBe(address)
})

test.each([
  ['ar', undefined, 'مواعيد العمل', 'مواعيد-العمل'],
  ['ja', undefined, '料金とコース', '料金とコース'],
  ['hi', undefined, 'हिन्दी समाचार', 'हिन्दी-समाचार'],
  ['th', undefined, 'เวลาทำการ', 'เวลาทำการ'],
  ['el', undefined, 'Ώρες ΛΕΙΤΟΥΡΓΊΑΣ', 'ώρες-λειτουργίας'],
  ['de', 'letters', 'Über Größe', 'über-größe'],
  ['tr', 'letters', 'İstanbul', 'istanbul'],
  ['fa', undefined, 'می\u200cخواهم', 'میخواهم'],
] as const)('in %s with %s, %j keeps its letters', (language, addresses, words, address) => {
  expect(slug(words, spellingOf(language, addresses))).toBe(address)
})

test('anchors in ASCII follow no language, so that links to existing ones keep working', () => {
  expect(slug('Öffnungszeiten', anchorSpelling('de', undefined))).toBe('offnungszeiten')
  expect(slug('Öffnungszeiten', anchorSpelling('de', 'letters'))).toBe('öffnungszeiten')
  expect(slug('المواعيد', anchorSpelling('ar', undefined))).toBe('المواعيد')
})

test('a script without a transliteration keeps its letters', () => {
  expect(slug('ⴰⵎⴰⵣⵉⵖ', { keepsLetters: false })).toBe('ⴰⵎⴰⵣⵉⵖ')
})
