import type { Returned } from './Exchange.ts'
import { readCsv } from './csv/readCsv.ts'
import { readXliff } from './xliff/readXliff.ts'

/** Larger than the texts of any site. */
export const MOST_RETURNED = 64 * 1024 * 1024

/** Reads a file of translators, in a format that its name or its start tells. */
export function returnedFrom(name: string, bytes: Uint8Array): Returned {
  if (bytes.length > MOST_RETURNED) return { failure: `${name} is larger than 64 MB. Export fewer pages at a time.` }
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (REFUSED[ending] !== undefined) return { failure: `${name} is ${REFUSED[ending]}` }
  if (ending === 'csv' || ending === 'tsv' || ending === 'txt') return readCsv(bytes)
  return readXliff(bytes)
}

const REFUSED: Readonly<Record<string, string>> = {
  xlsx: 'an Excel workbook. Save it as “CSV UTF-8”.',
  ods: 'a spreadsheet. Save it as CSV with the character set UTF-8.',
  sdlxliff: 'a working file of Trados. Use “Generate target translations” there, and choose the .xlf file.',
  mqxliff: 'a working file of memoQ. Use “Export” there, and choose the .xlf file.',
  zip: 'an archive. Unpack it, and choose the .xlf file.',
}
