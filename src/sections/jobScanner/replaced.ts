import type { ScanMark } from '#src/tools/jobScanner/JobScan.ts'

/**
 * A text with the other wording of a mark in its place, in a capital where the old one had it. What is taken out leaves no double blank and
 * no comma without a word before it.
 */
export function replaced(text: string, { line, start, end, text: old, instead = '' }: ScanMark): string {
  const lines = text.split(/\r\n|\r|\n/)
  const whole = lines[line] ?? ''
  const isCapital = /^\p{Lu}/u.test(old) && !/\p{Lu}{2}/u.test(old)
  const next = isCapital ? instead.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : instead
  const changed = whole.slice(0, start) + next + whole.slice(end)
  lines[line] = instead === '' ? tidied(changed) : changed
  return lines.join('\n')
}

function tidied(line: string): string {
  return line
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([,;]) ?(?=[,;.])/g, '')
    .replace(/^(\s*(?:[-*•]\s*)?)[,;.]\s*/, '$1')
    .replace(/\(\s*\)/g, '')
    .trimEnd()
}
