import { hash } from 'node:crypto'

/** The hash of a text; 22 characters, enough that two texts never share one. */
export function textHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

/** The hash of a value that JSON can hold, as long as that of a text. */
export function valueHash(value: unknown): string {
  return textHash(JSON.stringify(value) ?? '')
}
