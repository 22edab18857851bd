import type { JobCheckId } from '#schemas/tools/checkIds.ts'
import { words } from '#src/tools/text/words.ts'
import { codingOf } from './codedWords.ts'
import type { ScanMark } from './JobScan.ts'
import { type WordingId, wordings } from './wordings.ts'

/** Abbreviations that stand in capitals rightly have up to five letters; these longer ones do too. */
const CAPITALS_ALLOWED =
  /^(?:JAVASCRIPT|POSTGRESQL|GITHUB|HTML\d?|UNESCO|UNICEF|LINKEDIN|FINRA|ISTQB|PRINCE2|CISSP|NEBOSH|HACCP|CELTA|TESOL|OSHA|HIPAA|MATLAB|COBOL|CATIA|ANSYS|SCADA|GDPR|IFRS|NASDAQ|AUTOCAD|SOLIDWORKS|BREEAM|APICS)$/
const REFERENCE = /^he\/she|^she\/he|\(?m\/f/i

/** Every place that a scan underlines, in the order of the text. `ignored` are words and phrases in small letters that are passed over. */
export function jobMarks(lines: readonly string[], ignored: ReadonlySet<string>): ScanMark[] {
  return lines.flatMap((text, line) => {
    const marks: ScanMark[] = []
    const add = (id: JobCheckId, start: number, found: string) => {
      const overlaps = marks.some((mark) => mark.id === id && start < mark.end && start + found.length > mark.start)
      if (!overlaps && !ignored.has(found.toLowerCase())) marks.push({ id, line, start, end: start + found.length, text: found })
    }
    for (const [id, pattern] of Object.entries(wordings) as [WordingId, RegExp][]) {
      for (const match of text.matchAll(pattern)) if (!isAside(id, text, match.index)) add(id, match.index, match[0])
    }
    for (const match of text.matchAll(/[\p{L}][\p{L}’'-]*/gu)) {
      if (codingOf(match[0])) add('genderCoded', match.index, match[0])
    }
    const isHeading = words(text).length <= 5
    for (const match of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{6,}(?![\p{L}\p{N}])/gu))
      if (!isHeading && !CAPITALS_ALLOWED.test(match[0])) add('capitals', match.index, match[0])
    for (const match of text.matchAll(/!+/g)) add('exclamations', match.index, match[0])
    return marks.sort((a, b) => a.start - b.start)
  })
}

/** A line on equal opportunity names age, gender and ability for a good reason; "m/f/d" and "he/she" leave nobody out. */
function isAside(id: WordingId, line: string, at: number): boolean {
  if (id === 'jargon') return false
  return (
    /\b(?:equal opportunit|regardless of|without regard|discriminat|all genders|gender identity)/i.test(line) ||
    REFERENCE.test(line.slice(Math.max(0, at - 1), at + 8)) ||
    REFERENCE.test(line.slice(Math.max(0, at - 4), at + 8))
  )
}
