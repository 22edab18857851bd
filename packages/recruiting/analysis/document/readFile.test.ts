import { describe, expect, test } from 'vitest'
import { docxFile, paragraph, table, textBox } from '#packages/recruiting/corpus/resumes/docxFile.ts'
import { faultyFiles } from '#packages/recruiting/corpus/resumes/faultyFiles.ts'
import type { LoadPdfLibrary } from './loadPdfLibrary.ts'
import { readFile } from './readFile.ts'

const LIMITS = { bytes: 5_000_000, pages: 10, characters: 100_000, milliseconds: 30_000 }
const read = (name: string, bytes: Uint8Array, limits = LIMITS, signal?: AbortSignal) => readFile({ name, bytes }, limits, signal)
const failure = async (...given: Parameters<typeof read>) => {
  const result = await read(...given)
  return result.ok ? 'no failure' : result.failure
}
const encode = (text: string) => new TextEncoder().encode(text)

describe('B19 a file that cannot be read says why', () => {
  test('empty', async () => expect(await failure('a.pdf', new Uint8Array())).toEqual({ reason: 'empty' }))
  test('blanks only', async () => expect(await failure('a.txt', encode(' \n\t\n'))).toEqual({ reason: 'empty' }))
  test('100 MB, by its size alone', async () =>
    expect(await failure('a.pdf', new Uint8Array(100_000_000))).toEqual({ reason: 'tooLarge', limit: 5_000_000, actual: 100_000_000 }))
  test('a program called .pdf', async () => expect(await failure('a.pdf', faultyFiles.program())).toEqual({ reason: 'wrongType' }))
  test('a program called .txt', async () => expect(await failure('a.txt', faultyFiles.program())).toEqual({ reason: 'wrongType' }))
  test('a text called .pdf', async () => expect(await failure('a.pdf', encode('Jane Example'))).toEqual({ reason: 'wrongType' }))
  test('a PDF called .docx', async () =>
    expect(await failure('a.docx', await faultyFiles.pdf(['Jane Example']))).toEqual({ reason: 'wrongType' }))
  test('a zip that is no Word file', async () => expect(await failure('a.docx', faultyFiles.zip())).toEqual({ reason: 'wrongType' }))
  test('old Word, whatever its name', async () => {
    expect(await failure('a.doc', faultyFiles.oldWord())).toEqual({ reason: 'oldWord' })
    expect(await failure('a.docx', faultyFiles.oldWord())).toEqual({ reason: 'oldWord' })
  })
  test('a PDF with a password', async () => expect(await failure('a.pdf', faultyFiles.locked())).toEqual({ reason: 'locked' }))
  test('5,000 pages', async () =>
    expect(await failure('a.pdf', faultyFiles.manyPages(5000))).toEqual({ reason: 'tooManyPages', limit: 10, actual: 5000 }))
  test('pictures without text', async () => expect(await failure('a.pdf', await faultyFiles.scan())).toEqual({ reason: 'scan' }))
  test('pages without anything', async () => expect(await failure('a.pdf', faultyFiles.manyPages(2))).toEqual({ reason: 'empty' }))
  test('a PDF cut off after its first bytes', async () =>
    expect(await failure('a.pdf', encode('%PDF-1.7\n%âãÏÓ\n1 0 obj'))).toEqual({ reason: 'damaged' }))
  test('a zip cut in half', async () => expect(await failure('a.docx', faultyFiles.zip().slice(0, 60))).toEqual({ reason: 'damaged' }))
  test('a zip that says it unpacks to 60 MB', async () =>
    expect(await failure('a.docx', faultyFiles.bomb(60))).toEqual({ reason: 'bomb', limit: 52_428_800, actual: 62_914_560 }))
  test('a zip that unpacks to more than it says', async () =>
    expect(await failure('a.docx', faultyFiles.lyingBomb(30))).toMatchObject({ reason: 'bomb' }))
  test.each([
    ['is not well formed', '<w:p><w:r><w:t>R&D'],
    ['names an entity that a DOCTYPE could define', '<w:p><w:r><w:t>&laugh;</w:t></w:r></w:p>'],
    ['is nested more deeply than any document', `${'<w:p>'.repeat(300)}${'</w:p>'.repeat(300)}`],
  ])('a Word file whose XML %s', async (_what, body) => expect(await failure('a.docx', docxFile(body))).toEqual({ reason: 'damaged' }))
  test('too much text', async () =>
    expect(await failure('a.txt', encode('word '.repeat(40_000)))).toMatchObject({ reason: 'tooMuchText', limit: 100_000 }))
  test('no time', async () =>
    expect(await failure('a.pdf', await faultyFiles.pdf(['Jane']), { ...LIMITS, milliseconds: 0 })).toEqual({
      reason: 'tooSlow',
      limit: 0,
    }))
  test('cancelled before and while it is read', async () => {
    expect(await failure('a.txt', encode('Jane'), LIMITS, AbortSignal.abort())).toEqual({ reason: 'cancelled' })
    const control = new AbortController()
    const never: LoadPdfLibrary = () => {
      control.abort()
      return new Promise(() => undefined)
    }
    const result = await readFile({ name: 'a.pdf', bytes: await faultyFiles.pdf(['Jane']) }, LIMITS, control.signal, never)
    expect(result).toEqual({ ok: false, name: 'a.pdf', failure: { reason: 'cancelled' } })
  })
  test('a name is handed on as it is', async () =>
    expect(await read('<img onerror=x>.pdf', new Uint8Array())).toMatchObject({ name: '<img onerror=x>.pdf' }))
})

test('a PDF without the address of its table of contents is read all the same', async () => {
  const bytes = await faultyFiles.pdf(['Jane Example', 'jane@mail.example'])
  const result = await read('a.pdf', bytes.slice(0, bytes.lastIndexOf('s'.charCodeAt(0))))
  expect(result.ok && result.document.lines.map(({ text }) => text)).toEqual(['Jane Example', 'jane@mail.example'])
})

test('reading leaves the bytes as they were', async () => {
  const bytes = await faultyFiles.pdf(['Jane Example'])
  const copy = bytes.slice()
  await read('a.pdf', bytes)
  expect(bytes).toEqual(copy)
})

describe('plain text', () => {
  const lines = async (bytes: Uint8Array) => {
    const result = await read('a.txt', bytes)
    return result.ok ? result.document.lines.map(({ text }) => text) : result.failure
  }
  test('UTF-8 with and without mark', async () => {
    expect(await lines(encode('\ufeffZoë\r\nŁukasz'))).toEqual(['Zoë', 'Łukasz'])
    expect(await lines(encode('Zoë'))).toEqual(['Zoë'])
  })
  test('UTF-16 of both orders', async () => {
    expect(await lines(Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0xeb, 0]))).toEqual(['Zë'])
    expect(await lines(Uint8Array.from([0xfe, 0xff, 0, 0x5a, 0, 0xeb]))).toEqual(['Zë'])
  })
  test('Windows-1252', async () => expect(await lines(Uint8Array.from([0x5a, 0xeb, 0x20, 0x80]))).toEqual(['Zë €']))
})

describe('Word files', () => {
  test('header, footer, table and text box are told apart, and only the body is what simple parsers get', async () => {
    const body =
      paragraph('Summary', { style: 'Heading1' }) +
      textBox(paragraph('in a box')) +
      table([[paragraph('left'), paragraph('right')]]) +
      paragraph('item', { list: true })
    const result = await read('a.docx', docxFile(body, { header: paragraph('on top'), footer: paragraph('below'), columns: 2 }))
    if (!result.ok) throw new Error(result.failure.reason)
    expect(result.document.lines.map(({ text, place }) => [place, text])).toEqual([
      ['header', 'on top'],
      ['body', 'Summary'],
      ['textBox', 'in a box'],
      ['table', 'left\tright'],
      ['body', 'item'],
      ['footer', 'below'],
    ])
    expect(result.document.facts).toMatchObject({ kind: 'docx', columns: 2, tables: 1, textBoxes: 1, fonts: ['Calibri'], smallestText: 11 })
    expect(result.document.lines.map(({ isHeading, isBullet }) => [isHeading, isBullet])).toEqual([
      [false, false],
      [true, false],
      [false, false],
      [false, false],
      [false, true],
      [false, false],
    ])
    expect(result.document.text).toBe('Summary\nleft\tright\nitem')
  })
})
