import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { markdownTable } from './markdownTable.ts'
import { type TableSettings, tableOf } from './sourceTable.ts'
import type { Table } from './table.ts'

/** The rows of a table as objects, and its faults in one line each. */
function read(table: Table) {
  const rows = Array.from({ length: table.size }, (_, row) =>
    Object.fromEntries(table.columns.flatMap((name) => (table.cell(row, name) === undefined ? [] : [[name, table.cell(row, name)]]))),
  )
  const faults = table.faults.map(({ code, place: { line, column, where }, message }) => `${line}:${column} ${code} ${message} (${where})`)
  return { rows, faults }
}

const table = (text: string | Buffer, settings: TableSettings) => tableOf('data/x', Buffer.from(text), settings)
const csv = (text: string | Buffer) => table(text, { format: 'csv' })
const yaml = (text: string) => table(text, { format: 'yaml' })
const json = (text: string, rows?: string) => table(text, { format: 'json', rows })

test.each([
  ['a comma', 'id,title\n1,Oak\n'],
  ['a semicolon, also in quotation marks', '"id; number";title\n1;Oak'.replace('id; number', 'id')],
  ['a tab', 'id\ttitle\n1\tOak'],
  ['a byte order mark, and line ends of Windows', '\uFEFFid;title\r\n1;Oak\r\n'],
  ['rows without a value', 'id,title\n\n,\n1,Oak\n , \n'],
  ['spaces around cells', ' id ,title\n 1 , Oak \n'],
])('CSV is read with %s', (_what, text) => {
  expect(read(csv(text))).toEqual({ rows: [{ id: '1', title: 'Oak' }], faults: [] })
})

test('CSV has places of cells below cells of several lines and letters of several bytes', () => {
  const found = csv('id;text\r\n1;"ä ""x""\r\nb 𝄞"\r\n2;ü;\r\n3;c')
  expect(found.cell(0, 'text')).toBe('ä "x"\r\nb 𝄞')
  expect(found.place(0, 'text')).toMatchObject({ line: 2, column: 3, where: 'row 2, column "text"' })
  expect(found.place(1, 'text')).toMatchObject({ line: 5, column: 3 })
  expect(read(found).faults).toEqual(['4:1 E_SOURCE_ROW this row has 3 cells, but the first row has 2 (row 3)'])
})

test.each([
  ['id,t\n1,"a\n2,b', '2:3 E_SOURCE_ROW the quotation mark at the start of this cell is never closed (row 2)'],
  ['id,t\n1,a"b"\n', '2:3 E_SOURCE_ROW there is a quotation mark inside a cell that does not start with one (row 2)'],
  ['id,t\n1,"a"b\n', '2:3 E_SOURCE_ROW there is text after the closing quotation mark of this cell (row 2)'],
  ['id,id\n1,2\n', '1:4 E_SOURCE_COLUMN two columns are named "id" (row 1, column 2)'],
  ['', '1:1 E_SOURCE the file is empty ()'],
])('CSV such as %j is refused at its place', (text, fault) => {
  expect(read(csv(text)).faults).toEqual([fault])
})

test('texts in other encodings are refused once', () => {
  expect(read(csv(Buffer.from('id,t\n1,Möbel', 'latin1'))).faults).toEqual([
    '2:4 E_ENCODING byte 8 (F6) is not UTF-8; in Windows-1252 it is "ö" ()',
  ])
  expect(read(csv(Buffer.from('\uFEFFid,t\n1,a', 'utf16le'))).faults).toHaveLength(1)
})

test('JSON is a list, or has one at a path; numbers without the zeros of other rows are told', () => {
  expect(read(json('[{"id": "a"}, {"id": "b", "n": 1}]')).rows).toEqual([{ id: 'a' }, { id: 'b', n: 1 }])
  expect(read(json('{"data": {"items": [{"id": "a"}]}}', 'data.items')).rows).toEqual([{ id: 'a' }])
  expect(read(json('{"items": []}')).faults).toEqual(['1:1 E_SOURCE the data is not a list ()'])
  expect(read(json('[{"id": "a"}, 7]')).faults).toEqual(['1:15 E_SOURCE_ROW this item is not an object (item 2)'])
  expect(read(json('[{"id": "007"}, {"id": 8}]')).faults[0]).toContain('1:24 E_SOURCE_VALUE 8 is a number')
  expect(read(json('[{"id": "a", }]')).faults[0]).toMatch(/^1:12 E_SOURCE /)
  const inner = json('[{"id": "a", "size": {"cm": [3, 4]}}]')
  expect([inner.cell(0, 'size.cm.1'), inner.place(0, 'size.cm.1').column]).toEqual([4, 33])
})

test('YAML keeps what it means, and tells what it loses', () => {
  const anchors = '- &a {id: one, hours: {from: "10:00"}}\n- <<: *a\n  id: two\n- id: no\n  done: yes\n'
  expect(read(yaml(anchors))).toEqual({
    rows: [
      { id: 'one', hours: { from: '10:00' } },
      { id: 'two', hours: { from: '10:00' } },
      { id: 'no', done: 'yes' },
    ],
    faults: [],
  })
  expect(read(yaml('- id: 007\n')).faults).toEqual(['1:7 E_SOURCE_VALUE YAML reads 007 as the number 7 ()'])
  expect(read(yaml('- id: a\n  id: b\n')).faults).toEqual(['2:3 E_SOURCE this key is written twice ()'])
  expect(read(yaml('- id: *a\n')).faults).toEqual(['1:7 E_SOURCE this alias names no anchor ()'])
  expect(read(yaml('- id: a\n\tb: c\n')).faults[0]).toMatch(/^2:2 E_SOURCE /)
  expect(read(yaml('a: 1\n---\nb: 2\n')).faults[0]).toContain('more than one document')
})

test('Markdown files are rows, with front matter in YAML or TOML, or without', () => {
  const file = (name: string, text: string) => ({ file: `data/notes/${name}.md`, bytes: Buffer.from(text) })
  const found = markdownTable(
    [
      file('one', '---\ntitle: One\n---\n\nBody\n\n---\n\nmore\n'),
      file('two', '+++\r\ntitle = "Two"\r\nday = 2026-11-20\r\n+++\r\nBody'),
      file('three', 'Only a body'),
    ],
    'data/notes',
  )
  expect([0, 1, 2].map((row) => [found.cell(row, 'file'), found.cell(row, 'title'), found.cell(row, 'body')])).toEqual([
    ['one', 'One', 'Body\n\n---\n\nmore'],
    ['two', 'Two', 'Body'],
    ['three', undefined, 'Only a body'],
  ])
  expect(found.place(0, 'title')).toMatchObject({ file: 'data/notes/one.md', line: 2, column: 8 })
  expect(found.place(1, 'title')).toMatchObject({ line: 2, column: 9 })
  expect(found.place(0, 'body')).toMatchObject({ line: 5, column: 1 })
  const broken = [file('a', '---\ntitle: A\n'), file('b', '+++\ntitle = B\n+++\n'), file('c', '---\ntitle: [\n---\n')]
  expect(markdownTable(broken, 'data/notes').faults.map(({ place, message }) => `${place.file} ${place.line} ${message}`)).toEqual([
    'data/notes/a.md 1 the front matter is never closed',
    expect.stringContaining('data/notes/b.md 2 not valid TOML'),
    expect.stringMatching(/data\/notes\/c\.md [23] not valid YAML/),
  ])
})

/** A workbook with one sheet, written as Excel would write it; `prefix` is that of all element names. */
function xlsx(rows: string, { styles = [] as string[], is1904 = false, after = '', strings = '' } = {}): Buffer {
  const formats = styles.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="Objects" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellXfs><xf numFmtId="0"/>${styles.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const head = (...names: string[]) => `<row>${names.map(text).join('')}</row>`
const sheet = (bytes: Buffer, name?: string) => tableOf('data/x.xlsx', bytes, { format: 'xlsx', sheet: name })

test('XLSX is read with texts, numbers, dates, times and results of formulas', () => {
  const styles = ['dd.mm.yyyy', '00000', '[$-407]d. mmmm yyyy hh:mm', '0.00&quot; days&quot;', 'h:mm']
  const strings = '<si><r><t>O</t></r><r><t>ak_x000A_</t></r><rPh><t>x</t></rPh></si>'
  const row = [
    '<c r="A2" t="s"><v>0</v></c>',
    '<c r="C2" s="1"><v>46000</v></c>',
    '<c r="D2" s="2"><v>123</v></c>',
    '<c s="3"><v>46000.5</v></c>',
    '<c s="4"><v>1.5</v></c>',
    '<c s="5"><v>0.4375</v></c>',
    '<c t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
    '<c><v>0.30000000000000004</v></c>',
    '<c t="b"><v>1</v></c>',
  ]
  const columns = head('name', 'none', 'day', 'number', 'moment', 'days', 'time', 'made', 'sum', 'is')
  expect(read(sheet(xlsx(`${columns}<row r="2">${row.join('')}</row>`, { styles, strings })))).toEqual({
    rows: [
      {
        name: 'Oak',
        day: '2025-12-09',
        number: '00123',
        moment: '2025-12-09T12:00:00',
        days: 1.5,
        time: '10:30',
        made: 'ab',
        sum: 0.3,
        is: true,
      },
    ],
    faults: [],
  })
})

test('XLSX has dates since 1900, with the day that Excel counts too many, and since 1904', () => {
  const days = (...serials: number[]) => head('day') + serials.map((serial) => `<row><c s="1"><v>${serial}</v></c></row>`).join('')
  const styles = ['yyyy-mm-dd']
  expect(read(sheet(xlsx(days(1, 59, 61), { styles }))).rows).toEqual([{ day: '1900-01-01' }, { day: '1900-02-28' }, { day: '1900-03-01' }])
  expect(read(sheet(xlsx(days(0, 44000), { styles, is1904: true }))).rows).toEqual([{ day: '1904-01-01' }, { day: '2024-06-19' }])
})

test('XLSX tells errors, formulas without results, merged cells, lost zeros and cells without a column by sheet and cell', () => {
  const rows = `${head('id', 't')}<row>${text('007')}<c t="e"><v>#N/A</v></c></row><row><c><v>8</v></c><c><f>A1</f></c></row><row>${text('a')}${text('b')}${text('c')}</row>`
  const bytes = xlsx(rows, { after: '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>' })
  expect(read(sheet(bytes)).faults).toEqual([
    '2:2 E_SOURCE_ROW the cells B2:B3 are merged, so that all but the first have no value (sheet "Objects", cell B2)',
    '2:2 E_SOURCE_VALUE the cell contains the error #N/A (sheet "Objects", cell B2)',
    '3:2 E_SOURCE_VALUE the formula has no stored result (sheet "Objects", cell B3)',
    '4:3 E_SOURCE_ROW this cell is in a column without a name (sheet "Objects", cell C4)',
    expect.stringContaining('3:1 E_SOURCE_VALUE 8 is a number, but other cells'),
  ])
  expect(read(sheet(bytes, 'Object')).faults[0]).toContain('the workbook has no sheet "Object"')
  expect(read(sheet(Buffer.from('PK'))).faults[0]).toContain('not an XLSX workbook')
  expect(read(sheet(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).faults[0]).toContain('protected with a password')
})
