import type { Sheet } from './Sheet.ts'
import { phoneText } from './phoneText.ts'

/**
 * A table as CSV by RFC 4180: CRLF after each record, quotes only where needed, and no cell that a spreadsheet would interpret as a
 * formula. Without the byte order mark, which belongs in files only.
 */
export function sheetCsv({ heads, rows, phones }: Sheet, separator: ',' | ';'): string {
  const records = [heads, ...rows.map((row) => row.map((cell, at) => (phones.includes(at) ? phoneText(String(cell)) : cell)))]
  return records.map((record) => `${record.map(csvCell).join(separator)}\r\n`).join('')
}

/** One cell. A text that starts with = + - @, a tab or a line break (also after spaces, and in full-width forms) gets an apostrophe. */
function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safe = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
