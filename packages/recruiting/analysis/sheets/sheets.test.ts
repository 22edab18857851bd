import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { listSeparator } from './listSeparator.ts'
import { phoneText } from './phoneText.ts'
import type { Sheet } from './Sheet.ts'
import { sheetCsv } from './sheetCsv.ts'
import { sheetXlsx } from './sheetXlsx.ts'
import { zipOf } from './zipOf.ts'

const sheet = (rows: Sheet['rows'], phones: number[] = []): Sheet => ({ title: 'People', heads: ['Name', 'Phone'], rows, phones })

describe('tools-review 9: CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', '"\'\tx"'],
    [' =1', "' =1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['a "b", c', '"a ""b"", c"'],
    ['a; b', '"a; b"'],
    ['a\nb', '"a\nb"'],
    ['plain', 'plain'],
    [-4.5, '-4.5'],
  ])('a cell %j is written %j', (value, written) => {
    expect(sheetCsv(sheet([[value, '']]), ',')).toBe(`Name,Phone\r\n${written},\r\n`)
  })

  test.each([
    ['+442079460958', '(+44) 2079460958'],
    ['+44 20 7946 0958', '(+44) 20 7946 0958'],
    ['+15550100', '(+1) 5550100'],
    ['+351 21 000 0000', '(+351) 21 000 0000'],
    ['02079460958', '0207 9460958'],
    ['0151.23456789', '0151 23456789'],
    ['020 7946 0958', '020 7946 0958'],
    ['(0731) 12 34', '(0731) 12 34'],
    ['112', '112'],
    ['', ''],
  ])('a phone number %j is text for every spreadsheet, without an apostrophe: %j', (phone, written) => {
    expect(phoneText(phone)).toBe(written)
    expect(sheetCsv(sheet([['Ana', phone]], [1]), ';')).toBe(`Name;Phone\r\nAna;${written}\r\n`)
  })

  test('a formula in the column of phone numbers is none either', () => {
    expect(sheetCsv(sheet([['Ana', '+cmd|x']], [1]), ',')).toContain("'+cmd|x")
  })

  test.each([
    ['en-GB', ','],
    ['de-AT', ';'],
    ['fr-FR', ';'],
    ['ja-JP', ','],
    ['ar-EG', ','],
  ])('cells of a file for %s stand apart by %j', (language, separator) => {
    expect(listSeparator(language)).toBe(separator)
  })
})

describe('R5.6 workbooks', () => {
  const partsOf = (given: Sheet) => {
    const archive = unzipSync(sheetXlsx(given))
    return { names: Object.keys(archive), part: (name: string) => strFromU8(archive[name]!) }
  }

  test('phone numbers and formulas are texts, numbers are numbers', () => {
    const { part } = partsOf(
      sheet([
        ['=1+1', '+442079460958'],
        ['Bo', 7],
      ]),
    )
    const body = part('xl/worksheets/sheet1.xml')
    expect(body).toContain('<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
    expect(body).toContain('<c r="B2" s="1" t="inlineStr"><is><t xml:space="preserve">+442079460958</t></is></c>')
    expect(body).toContain('<c r="B3" s="0"><v>7</v></c>')
    expect(body).not.toContain('<f>')
    // Style 1 is the text format.
    expect(part('xl/styles.xml').match(/<xf numFmtId="(\d+)"[^>]*xfId/g)![1]).toContain('numFmtId="49"')
  })

  test('heads stay while the rest scrolls, columns have widths and can be filtered', () => {
    const { names, part } = partsOf(
      sheet([
        ['Ana Example of Leeds', '1'],
        ['Bo', '2'],
      ]),
    )
    const body = part('xl/worksheets/sheet1.xml')
    expect(body).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(body).toContain('<col min="1" max="1" width="22" customWidth="1"/>')
    expect(body).toContain('<autoFilter ref="A1:B3"/>')
    expect(part('xl/workbook.xml')).toContain("'People'!$A$1:$B$3")
    expect(names[0]).toBe('[Content_Types].xml')
  })

  test('any text makes sound XML, and none is read as an escape of Excel', () => {
    const { part } = partsOf({ ...sheet([['<a> & "b"\u0000\uD800 _x0041_', 'x\ny']]), title: "Bo's [list]: a/b?" })
    const body = part('xl/worksheets/sheet1.xml')
    expect(body).toContain('&lt;a&gt; &amp; &quot;b&quot; _x005F_x0041_')
    expect(body).toContain('>x\ny<')
    expect(part('xl/workbook.xml')).toContain('<sheet name="Bo s  list   a b"')
  })

  test('a table of more than 26 columns names them as Excel does', () => {
    const heads = Array.from({ length: 28 }, (_none, at) => `h${at}`)
    const { part } = partsOf({ title: 'Wide', heads, rows: [], phones: [] })
    expect(part('xl/worksheets/sheet1.xml')).toContain('<c r="AB1"')
  })
})

test('an archive has the same bytes for the same texts, in any script', () => {
  const bytes = zipOf({ 'ö/a.txt': 'Grüße', 'b.txt': '' })
  expect(zipOf({ 'ö/a.txt': 'Grüße', 'b.txt': '' })).toEqual(bytes)
  const archive = unzipSync(bytes)
  expect(strFromU8(archive['ö/a.txt']!)).toBe('Grüße')
  expect(strFromU8(archive['b.txt']!)).toBe('')
})
