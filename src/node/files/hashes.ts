import { hash } from 'node:crypto'

/** The hash of a text or of the content of a file; 22 characters, enough that two never share one. */
export function contentHash(content: string | Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}

/** The hash of a value that JSON can hold, as long as that of a text. */
export function valueHash(value: unknown): string {
  return contentHash(JSON.stringify(value) ?? '')
}
