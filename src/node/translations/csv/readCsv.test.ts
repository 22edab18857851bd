import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TranslatedFile, TranslationText } from '#src/node/translations/translatedFiles.ts'
import { guarded, unguarded } from './guarded.ts'
import { readCsv } from './readCsv.ts'
import { writeCsv } from './writeCsv.ts'

function table(target: string, source = 'Source'): string {
  const texts = [{ id: 'title', source, target, state: 'done', label: 'Title', most: 60 } as TranslationText]
  return writeCsv([{ source: { file: 'pages/visit.json' }, texts } as unknown as TranslatedFile], 'en', 'de')
}

function read(csv: string | Buffer) {
  const returned = readCsv(Buffer.from(csv))
  if ('failure' in returned) throw new Error(returned.failure)
  return returned
}

test('a table has a byte order mark, Windows line ends, and no cell that a spreadsheet computes', () => {
  expect(table('=1+1', '-5 "cold", wet')).toBe(
    '\uFEFFid,source (en),target (de),note,limit\r\npages/visit.json#title,"\'-5 ""cold"", wet",\'=1+1,Title,60\r\n',
  )
})

test.each([['=1+1'], ['+49'], ['-5'], ['@x'], ["'quoted'"], ["'=x"], ['＝1'], ['plain'], ['']])(
  'the guard of %j is taken off again',
  (cell) => {
    expect(unguarded(guarded(cell))).toBe(cell)
  },
)

test.each([
  ['semicolons', 'id;source;target (de)\npages/visit.json#title;A;Ä; ö'],
  ['tabs', 'id\ttarget (de)\npages/visit.json#title\tÄ; ö'],
  ['a first row with the delimiter', 'sep=;\r\nid;source;target (de)\r\npages/visit.json#title;A;Ä; ö'],
  ['line ends of old programs', 'id;source, or not;target (de)\rpages/visit.json#title;A;Ä; ö\r'],
])('it reads %s, as spreadsheets save them', (_what, csv) => {
  expect(read(csv.replace('Ä; ö', csv.includes(';A') ? '"Ä; ö"' : 'Ä; ö'))).toMatchObject({
    language: 'de',
    texts: [{ file: 'pages/visit.json', id: 'title', translation: { text: 'Ä; ö' } }],
  })
})

test('it reads UTF-16 with tabs, and rows without a translation', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('id\ttarget\r\na.json#b\t\r\n\t\r\n', 'utf16le')])
  expect(read(bytes)).toMatchObject({ language: undefined, texts: [{ file: 'a.json', id: 'b', translation: null }] })
})

test.each([
  ['another encoding', Buffer.from([0x69, 0x64, 0xe4]), 'not UTF-8'],
  ['another table', 'name,text\na,b', 'the columns “id” and “target”'],
  ['an open quotation mark', 'id,target\na,"b', 'cannot be read'],
])('%s is refused with the reason', (_what, csv, reason) => {
  expect(readCsv(Buffer.from(csv))).toEqual({ failure: expect.stringContaining(reason) })
})

test('any text comes back, with line breaks as spreadsheets write them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const [back] = read(table(words)).texts
      const plain = words.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
      expect(back!.translation).toEqual(plain.trim() === '' ? null : { text: plain })
    }),
  )
})
