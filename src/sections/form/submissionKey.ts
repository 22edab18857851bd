import type { Values } from '#src/site/forms/formTypes.ts'
import { readSession, writeSession } from './session.ts'

const nameOf = (form: string) => `draft:${form}:key`

/**
 * The idempotency key for the content of a form, stored with the draft: the same key for the same content, also after a reload, and a new
 * one for different content.
 */
export function submissionKey(form: string, values: Values): string {
  const kept = keptKey(form)
  return kept?.content === JSON.stringify(values) ? kept.key : renewKey(form, values)
}

/** A new key, because another message has the old one. */
export function renewKey(form: string, values: Values): string {
  // `randomUUID` is not available over plain HTTP.
  const key = crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-')
  writeSession(nameOf(form), JSON.stringify({ key, content: JSON.stringify(values) }))
  return key
}

/** Whether the last submission of the form in this tab has the key. */
export function isOwnKey(form: string, key: string): boolean {
  return keptKey(form)?.key === key
}

/** Deletes the key. */
export function clearKey(form: string): void {
  writeSession(nameOf(form), null)
}

function keptKey(form: string): { key: string; content: string } | null {
  try {
    const { key, content } = JSON.parse(readSession(nameOf(form)) ?? '{}') as { key?: unknown; content?: unknown }
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
  } catch {
    return null
  }
}
