import { hash } from 'node:crypto'

/** The hash of a value that JSON can hold; 22 characters, enough that two values never share one. */
export function shortHash(value: unknown): string {
  return hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 22)
}
