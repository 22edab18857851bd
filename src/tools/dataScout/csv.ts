/**
 * Records as CSV by RFC 4180: CRLF after each, quotation marks where a cell needs them, and no cell that a spreadsheet would take for a
 * formula.
 */
export function toCsv(records: readonly (readonly string[])[]): string {
  return records.map((record) => `${record.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * One cell. What begins with = + - @, a tab or a line break (also behind blanks, and in full-width forms) gets an apostrophe before it; so
 * a phone number such as +44… stays a text.
 */
function csvCell(value: string): string {
  const safe = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
