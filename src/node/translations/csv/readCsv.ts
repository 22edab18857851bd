import { CsvError, parse } from 'csv-parse/sync'
import type { Returned, ReturnedText } from '#src/node/translations/Exchange.ts'
import { decodedText } from '#src/node/translations/decodedText.ts'
import { unguarded } from './guarded.ts'

/** Reads a CSV file of translators, with commas, semicolons or tabs, as spreadsheets save them. */
export function readCsv(bytes: Uint8Array): Returned {
  const text = decodedText(bytes)
  if (text === undefined) return { failure: 'The file is not UTF-8. Save it in the spreadsheet as “CSV UTF-8”.' }
  const records = recordsOf(text)
  if ('failure' in records) return records
  const [header = [], ...rows] = records
  const column = (name: string) => header.findIndex((cell) => cell.trim().toLowerCase().split(' ', 1)[0] === name)
  const [id, source, target] = [column('id'), column('source'), column('target')]
  if (id < 0 || target < 0)
    return { failure: 'The first row must have the columns “id” and “target”. Use a file that was exported here, and keep its first row.' }
  return {
    language: header[target]!.split('(')[1]?.split(')')[0]?.trim(),
    texts: rows
      .filter((row) => row.some((cell) => cell.trim() !== ''))
      .map((row): ReturnedText => {
        const [file = '', ...place] = (row[id] ?? '').trim().split('#')
        const [words, said] = [target, source].map((index) => lines(unguarded(row[index] ?? ''))) as [string, string]
        return {
          file,
          id: place.join('#'),
          translation: words.trim() === '' ? null : { text: words },
          // A column of sources that is left out or empty says nothing.
          sourceWords: said === '' ? undefined : said,
          isConfirmed: false,
          sourceNote: undefined,
          targetNote: undefined,
        }
      }),
  }
}

/** Spreadsheets write line breaks within cells in several ways. */
function lines(cell: string): string {
  return cell.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}

/** The start of a first row with which spreadsheets name the delimiter: `sep=;`. */
const NAMED = 'sep='

function recordsOf(whole: string): string[][] | { failure: string } {
  const [named = '', next = ''] = lines(whole).split('\n', 2)
  const isNamed = named.toLowerCase().startsWith(NAMED)
  const text = isNamed ? whole.slice(whole.indexOf(next, named.length)) : whole
  const first = isNamed ? next : named
  const delimiter = [',', ';', '\t'].reduce((best, other) => (first.split(other).length > first.split(best).length ? other : best))
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { failure: `The table cannot be read: ${error.message}. Save it in the spreadsheet as CSV again.` }
  }
}
