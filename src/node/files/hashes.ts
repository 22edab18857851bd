import { hash } from 'node:crypto'

/** The hash of a text or a file’s content; 22 characters, long enough to be unique. */
export function contentHash(content: string | Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}

/** The hash of a JSON value, as long as that of a text. */
export function valueHash(value: unknown): string {
  return contentHash(JSON.stringify(value) ?? '')
}
