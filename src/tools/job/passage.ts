import type { Passage } from './Job.ts'

/** The first match of a pattern, with its line; lines that match `unless` are skipped. */
export function passage(lines: readonly string[], pattern: RegExp, unless?: RegExp): Passage | null {
  for (const [line, content] of lines.entries()) {
    const found = pattern.exec(content)
    if (found && !unless?.test(content)) return { text: found[0].trim(), line }
  }
  return null
}
