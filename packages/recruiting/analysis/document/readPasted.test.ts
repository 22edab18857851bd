import { expect, test } from 'vitest'
import { readPasted } from './readPasted.ts'

const LIMITS = { bytes: 5_000_000, pages: 10, characters: 1000, milliseconds: 30_000 }
const read = (text: string) => {
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return result.document
}

test('B20 1 MB is cut at the end of a line, and the document says where', () => {
  const document = read('one line of text\n'.repeat(60_000))
  expect(document.facts.cutAt).toBe(985)
  expect(document.lines.every(({ text }) => text === 'one line of text')).toBe(true)
})
test('B20 what fits is not cut', () => expect(read('Jane').facts.cutAt).toBeUndefined())
test('B20 HTML stays text', () => expect(read('<img src=x onerror=alert(1)>').lines[0]!.text).toBe('<img src=x onerror=alert(1)>'))
test('B20 NUL, control and invisible characters go', () =>
  expect(read('Ja\0ne\u200b \u202eExample\x07').lines[0]!.text).toBe('Jane Example'))
test('B20 emoji and letters from right to left stay', () => expect(read('👩‍💻 שלום').lines[0]!.text).toContain('שלום'))
test('B20 an emoji at the limit is not halved', () => expect(read(`${'a'.repeat(999)}👍`).text).toBe('a'.repeat(999)))
test('B20 nothing is empty', () => expect(readPasted(' \n ', LIMITS)).toEqual({ ok: false, name: '', failure: { reason: 'empty' } }))
test('a rule below a line makes it a heading, wide spaces are tabs, bullets are taken off', () => {
  expect(read('Skills\n------\n* Java\nAcme      2019').lines.map(({ text, isHeading, isBullet }) => [text, isHeading, isBullet])).toEqual([
    ['Skills', true, false],
    ['Java', false, true],
    ['Acme\t2019', false, false],
  ])
})
