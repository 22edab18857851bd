import type { Passage } from './Job.ts'

/** Whether a match from `start` to `end` in a line does not count. */
type Unless = (line: string, start: number, end: number) => boolean

/** The first match of a pattern, with its line. Lines that match `unless` are skipped, and so are matches for which it returns true. */
export function passage(lines: readonly string[], pattern: RegExp, unless?: RegExp | Unless): Passage | null {
  const isSkipped = typeof unless === 'function' ? unless : (line: string) => unless?.test(line) === true
  for (const [line, content] of lines.entries()) {
    const found = pattern.exec(content)
    if (found && !isSkipped(content, found.index, found.index + found[0].length)) return { text: found[0].trim(), line }
  }
  return null
}
