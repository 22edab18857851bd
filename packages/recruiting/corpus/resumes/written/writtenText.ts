import { readFileSync } from 'node:fs'

/** The content of a written resume's file next to its truth: HTML for printing, or plain text. */
export function writtenText(name: string): string {
  return readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8')
}
