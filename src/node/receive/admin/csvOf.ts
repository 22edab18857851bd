import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'

/** Columns of every message. */
const OWN = ['id', 'form', 'at', 'page', 'state'] as const

/**
 * Messages as a table for spreadsheets (RFC 4180), with a column for each of their fields. Text that a spreadsheet would interpret as a
 * formula is prefixed with an apostrophe.
 */
export function csvOf(messages: readonly KeptSubmission[]): string {
  const names = [...new Set(messages.flatMap(({ values }) => Object.keys(values)))]
  const rows = messages.map((message) => [
    message.id,
    message.form,
    new Date(message.at).toISOString(),
    message.page,
    message.state,
    ...names.map((name) => (Object.hasOwn(message.values, name) ? message.values[name]! : '')),
  ])
  return [[...OWN, ...names], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
