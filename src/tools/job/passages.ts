import type { Passage } from './Job.ts'

/** The first line that a pattern fits, with what it fits; a line that `unless` fits is passed over. */
export function passage(lines: readonly string[], pattern: RegExp, unless?: RegExp): Passage | null {
  for (const [line, content] of lines.entries()) {
    const found = pattern.exec(content)
    if (found && !unless?.test(content)) return { text: found[0].trim(), line }
  }
  return null
}
