import { readFileSync } from 'node:fs'

/** The content of a file that a written resume keeps beside its truth: HTML to be printed, or plain text. */
export function writtenText(name: string): string {
  return readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8')
}
