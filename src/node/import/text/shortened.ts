import { withoutEnd } from './withoutEnd.ts'

/** A text in one line of at most `max` characters, cut after a word. */
export function shortened(text: string, max: number): string {
  const line = text
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .replace(/\p{Cf}/gu, (mark) => (mark === '\u200c' || mark === '\u200d' ? mark : ''))
    .trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${withoutEnd(space < 12 ? cut : cut.slice(0, space), ' ,;:.–-').replace(/[\ud800-\udbff]$/, '')}…`
}
