import type { Field, Values } from './formTypes.ts'

/** Longest wait for the answer of a backend, in milliseconds. */
export const SEND_TIMEOUT_MS = 15_000

/** What is posted: field name → text, whole number, or true/false for an agreement. Fields left empty are absent. */
export function jsonBody(fields: Field[], values: Values): Record<string, string | number | boolean> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string | number | boolean][] => {
      const value = values[field.name] ?? ''
      if (field.kind === 'agreement') return [[field.name, value === 'true']]
      if (!value) return []
      return [[field.name, field.kind === 'number' ? Number(value) : value]]
    }),
  )
}

/** The values as people read them: one line a field, long texts under their label. Fields left empty are absent. */
export function messageText(fields: Field[], values: Values): string {
  return fields
    .flatMap((field) => {
      const value = values[field.name] ?? ''
      if (!value) return []
      if (field.kind === 'agreement') return [`[x] ${field.label}`]
      const label = asked(field.label)
      if (field.kind === 'choice') return [`${label} ${field.options.find((option) => option.value === value)?.label ?? value}`]
      return [field.kind === 'long' ? `\n${label}\n${value}` : `${label} ${value}`]
    })
    .join('\n')
    .trim()
}

/** A label before its answer: with a colon, unless it ends as a question does. */
function asked(label: string): string {
  return /[?!.:]$/.test(label) ? label : `${label}:`
}

/** A link that opens the visitor’s e-mail program; without a text it has the subject only. */
export function mailtoHref({ to, subject }: { to: string; subject: string }, text = ''): string {
  const body = text && `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${body}`
}

/**
 * Posts JSON and waits for the answer: `sent` when the backend accepts it, `failed` when it refuses, cannot be reached or takes longer than
 * SEND_TIMEOUT_MS. Never rejects.
 */
export async function postJson(url: string, body: object): Promise<'sent' | 'failed'> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT_MS)
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: abort.signal,
    })
    return ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
