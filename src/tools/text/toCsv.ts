/** Records as CSV by RFC 4180: CRLF after each, quotes where a cell needs them, and no cell that a spreadsheet would take for a formula. */
export function toCsv(records: readonly (readonly string[])[]): string {
  return records.map((record) => `${record.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * One cell. A value that starts with = + - @, a tab or a line break (also after spaces, and in full-width forms) is prefixed with an
 * apostrophe, so a phone number such as +44… stays text.
 */
function csvCell(value: string): string {
  const safe = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
