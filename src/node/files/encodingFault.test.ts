import { expect, test } from 'vitest'
import { encodingFault } from './encodingFault.ts'

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

test.each<[string, Buffer, string, number, number]>([
  ['a letter of Windows-1252', bytes('{\n"a": "Gr', 0xfc, 'n"'), 'byte 10 (FC) is not UTF-8; in Windows-1252 it is "ü"', 2, 9],
  ['a quotation mark of Windows-1252', bytes('ä ', 0x93, 'x'), 'byte 3 (93) is not UTF-8', 1, 3],
  ['a letter that is cut off', bytes('über €'.slice(0, 5), 0xe2, 0x82), 'byte 6 (E2) is not UTF-8; in Windows-1252 it is "â"', 1, 6],
  ['half a pair', bytes('a\nb', 0xed, 0xa0, 0x80), 'byte 3 (ED) is not UTF-8; in Windows-1252 it is "í"', 2, 2],
  ['UTF-16 with its mark', Buffer.from('\ufeff{ }', 'utf16le'), 'the file is saved as UTF-16 LE instead of UTF-8', 1, 1],
  ['UTF-16 the other way round', Buffer.from('\ufeff{ }', 'utf16le').swap16(), 'the file is saved as UTF-16 BE instead of UTF-8', 1, 1],
  ['UTF-16 without a mark', Buffer.from('## Orders', 'utf16le'), 'the file is saved as UTF-16 LE instead of UTF-8', 1, 1],
  ['a letter that was lost before', bytes('é\n Caf\ufffd'), '"\ufffd" (byte 7) replaces a character that was lost', 2, 5],
  ['a control character', bytes('a', 0, 'b'), 'byte 1 is a control character (00)', 1, 2],
])('authoring-review 2: %s is named with its byte and its place', (_, file, message, line, column) => {
  expect(encodingFault(file)?.fault).toMatchObject({ message, line, column })
})

test('authoring-review 2: letters of every length are sound, with a mark at the start too', () => {
  for (const text of ['', '{}', 'é', '€', '🥐', '\ufeffGrüße 🥐 €\r\n\ttab']) expect(encodingFault(Buffer.from(text))).toBeUndefined()
})

test('authoring-review 2: a text in UTF-16 can be read all the same', () => {
  expect(encodingFault(Buffer.from('\ufeffGrüße', 'utf16le'))?.text).toBe('Grüße')
  expect(encodingFault(Buffer.from('\ufeffGrüße', 'utf16le').swap16())?.text).toBe('Grüße')
})
