import { github } from './github.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Reporter } from './reporter.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

/** Output formats, by the name for `--format`. */
export const reporters = { text, json, github, sarif, junit, markdown } as const satisfies Record<string, Reporter>

/** The name of a format. */
export type Format = keyof typeof reporters

/** Whether a word is the name of a format. */
export function isFormat(word: string): word is Format {
  return Object.hasOwn(reporters, word)
}
