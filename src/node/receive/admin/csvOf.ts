import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'

/** Columns that every message has. */
const OWN = ['id', 'form', 'at', 'page', 'state'] as const

/**
 * Messages as a table for spreadsheets (RFC 4180), a column for each field that any of them has. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it.
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
