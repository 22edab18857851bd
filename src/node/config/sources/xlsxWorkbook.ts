import { type UnzipFileInfo, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** A cell: a text, a number, a boolean, or why it has no usable value. Dates are texts such as 2026-11-20. */
export type XlsxCell = string | number | boolean | { fault: string; hint: string }

/** The rows of a sheet, by their numbers from 1, as cells by their columns from 0; and its merged ranges, such as A1:B2. */
export type XlsxSheet = { name: string; rows: Map<number, XlsxCell[]>; merged: string[] }

/** The largest size of an unpacked workbook, in bytes. */
const MAX_UNPACKED = 256 * 1024 * 1024
const NEEDED = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i

/** The names of the sheets of a workbook, and one of them, by name or the first one. Otherwise why it cannot be read. */
export function xlsxWorkbook(
  bytes: Buffer,
  wanted?: string,
): { sheets: string[]; sheet: XlsxSheet | undefined } | { failure: string; hint: string } {
  const saved = 'Save it as an Excel workbook (.xlsx) without a password.'
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    return { failure: 'the workbook is protected with a password, or in the format of Excel 97', hint: saved }
  const parts = unpacked(bytes)
  if (!parts) return { failure: 'this is not an XLSX workbook, or only a part of one', hint: saved }
  if (parts === 'large')
    return { failure: `the workbook is larger than ${MAX_UNPACKED / 1024 / 1024} MB when unpacked`, hint: 'Split it, or save it as CSV.' }
  try {
    const book = workbookParts(parts)
    if (book.sheets.length === 0) return { failure: 'the workbook has no sheets', hint: saved }
    const chosen = wanted === undefined ? book.sheets[0] : book.sheets.find(({ name }) => name === wanted)
    const text = chosen && parts.get(chosen.part.toLowerCase())
    return {
      sheets: book.sheets.map(({ name }) => name),
      sheet: chosen && text !== undefined ? sheetIn(chosen.name, text, book) : undefined,
    }
  } catch (error) {
    return { failure: `the workbook is damaged: ${(error as Error).message.split('\n')[0]}`, hint: 'Open it, and save it again.' }
  }
}

/** The needed parts of a workbook as texts, by their names in lower case. */
function unpacked(bytes: Buffer): Map<string, string> | 'large' | undefined {
  let size = 0
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    const isNeeded = NEEDED.test(name)
    if (isNeeded) size += originalSize
    return isNeeded && size <= MAX_UNPACKED
  }
  try {
    const files = Object.entries(unzipSync(bytes, { filter }))
    if (size > MAX_UNPACKED) return 'large'
    return files.length === 0
      ? undefined
      : new Map(files.map(([name, content]) => [name.toLowerCase(), Buffer.from(content).toString('utf8')]))
  } catch {
    return undefined
  }
}

type Tag = { name: string; attributes: Record<string, string> }

/** Walks through XML; names have no prefixes. Throws if it is not well-formed. */
function walk(xml: string, on: { open?(tag: Tag): void; text?(text: string): void; close?(name: string): void }): void {
  const parser = new SaxesParser()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('opentag', ({ name, attributes }) => on.open?.({ name: local(name), attributes: attributes as Record<string, string> }))
  if (on.text) {
    parser.on('text', on.text)
    parser.on('cdata', on.text)
  }
  parser.on('closetag', ({ name }) => on.close?.(local(name)))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml.replace(/^\uFEFF/, '')).close()
}

type Book = { sheets: { name: string; part: string }[]; is1904: boolean; strings: string[]; formats: string[] }

function workbookParts(parts: ReadonlyMap<string, string>): Book {
  const targets = new Map<string, string>()
  walk(parts.get('xl/_rels/workbook.xml.rels') ?? '<none/>', {
    open({ name, attributes: { Id, Target = '' } }) {
      if (name === 'Relationship' && Id !== undefined)
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
    },
  })
  const book: Book = {
    sheets: [],
    is1904: false,
    strings: stringsIn(parts.get('xl/sharedstrings.xml')),
    formats: formatsIn(parts.get('xl/styles.xml')),
  }
  walk(parts.get('xl/workbook.xml') ?? '<none/>', {
    open({ name, attributes }) {
      if (name === 'workbookPr') book.is1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true'
      if (name !== 'sheet') return
      const [, id] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      const part = targets.get(id ?? '')
      if (part !== undefined) book.sheets.push({ name: attributes['name'] ?? '', part })
    },
  })
  return book
}

/** Shared texts; readings for Japanese are left out. */
function stringsIn(xml: string | undefined): string[] {
  const strings: string[] = []
  if (xml === undefined) return strings
  let [inText, reading] = [false, 0]
  walk(xml, {
    open({ name }) {
      if (name === 'si') strings.push('')
      if (name === 'rPh') reading += 1
      inText = name === 't' && reading === 0
    },
    text(text) {
      if (inText) strings[strings.length - 1] += text
    },
    close(name) {
      if (name === 'rPh') reading -= 1
      inText = false
    },
  })
  return strings.map(unescaped)
}

/** Control characters in texts of a workbook, such as _x000D_. */
function unescaped(text: string): string {
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)))
}

const BUILT_IN = new Map<number, string>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'h:mm:ss'] as const),
  [22, 'yyyy-mm-dd h:mm'],
])

/** The number format of each cell style. */
function formatsIn(xml: string | undefined): string[] {
  const codes = new Map(BUILT_IN)
  const formats: string[] = []
  if (xml === undefined) return formats
  let inCells = false
  walk(xml, {
    open({ name, attributes }) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) formats.push(codes.get(Number(attributes['numFmtId'])) ?? '')
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

function sheetIn(sheet: string, xml: string, book: Book): XlsxSheet {
  const made: XlsxSheet = { name: sheet, rows: new Map(), merged: [] }
  let [row, column] = [0, 0]
  let cell: { type: string; format: string; value: string; hasValue: boolean; isFormula: boolean } | undefined
  let into: 'value' | 'text' | undefined
  walk(xml, {
    open({ name, attributes }) {
      if (name === 'row') [row, column] = [attributes['r'] === undefined ? row + 1 : Number(attributes['r']), -1]
      if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
        const format = book.formats[Number(attributes['s'] ?? 0)] ?? ''
        cell = { type: attributes['t'] ?? 'n', format, value: '', hasValue: false, isFormula: false }
      }
      if (name === 'f' && cell) cell.isFormula = true
      if (name === 'mergeCell') made.merged.push(attributes['ref'] ?? '')
      into = name === 'v' ? 'value' : name === 't' && cell?.type === 'inlineStr' ? 'text' : undefined
      if (into && cell) cell.hasValue = true
    },
    text(text) {
      if (into && cell) cell.value += text
    },
    close(name) {
      into = undefined
      if (name !== 'c' || !cell) return
      const value = cellValue(cell, book)
      if (value !== undefined) {
        if (!made.rows.has(row)) made.rows.set(row, [])
        made.rows.get(row)![column] = value
      }
      cell = undefined
    },
  })
  return made
}

function cellValue(
  { type, format, value, hasValue, isFormula }: { type: string; format: string; value: string; hasValue: boolean; isFormula: boolean },
  { strings, is1904 }: Book,
): XlsxCell | undefined {
  if (!hasValue || (value === '' && isFormula && type !== 'str'))
    return isFormula
      ? { fault: 'the formula has no stored result', hint: 'Open the workbook in Excel or LibreOffice, and save it there.' }
      : undefined
  if (type === 's') return strings[Number(value)]
  if (type === 'inlineStr' || type === 'str') return unescaped(value)
  if (type === 'b') return value === '1' || value === 'true'
  if (type === 'e') return { fault: `the cell contains the error ${value}`, hint: 'Correct its formula, or write the value.' }
  if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '')
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return undefined
  const kind = kindOfFormat(format)
  if (kind) return momentOf(number, kind, is1904)
  const [, zeros] = /^(0{2,})(?:;.*)?$/.exec(format) ?? []
  if (zeros !== undefined && Number.isInteger(number) && number >= 0) return String(number).padStart(zeros.length, '0')
  // Excel shows 15 digits of a number.
  return Number(number.toPrecision(15))
}

/** Whether a number format shows a date or only a time. */
function kindOfFormat(format: string): 'date' | 'time' | undefined {
  const [first] = format.replace(/"[^"]*"|\\.|[_*]./g, '').split(';')
  const letters = first!.replace(/\[[^\][]*\]/g, (inner) => (/^\[(?:h+|m+|s+)\]$/i.test(inner) ? inner : '')).replace(/general/gi, '')
  if (/[yd]/i.test(letters)) return 'date'
  if (/[hs]/i.test(letters)) return 'time'
  return /m/i.test(letters) ? 'date' : undefined
}

const DAY = 86_400_000

/** A serial number as a date, with its time unless that is midnight. Excel counts 29 February 1900, which never was. */
function momentOf(serial: number, kind: 'date' | 'time', is1904: boolean): XlsxCell {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const moment = new Date(epoch + Math.round((serial * DAY) / 1000) * 1000)
  if (Number.isNaN(moment.getTime()) || serial < 0)
    return { fault: `${serial} is not a date`, hint: 'Correct the cell, or its number format.' }
  const [day, time] = moment.toISOString().slice(0, 19).split('T') as [string, string]
  if (kind === 'time' && serial < 1) return time.replace(/:00$/, '')
  return time === '00:00:00' ? day : `${day}T${time}`
}

/** The column of a reference such as C12, from 0. */
export function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]+/i.exec(reference) ?? []
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
