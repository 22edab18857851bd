import jobWordings from '#src/tools/data/jobWordings.json'
import capitalWords from '#src/tools/data/capitalWords.json'
import type { JobCheckId } from '#schemas/tools/checkIds.ts'
import { words } from '#src/tools/text/words.ts'
import { codingOf } from './codedWords.ts'
import { excludingWordsIn } from './excludingWords.ts'
import { isInName } from './isInName.ts'
import type { ScanMark } from './JobScan.ts'

const JARGON = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${jobWordings.jargon.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Words of up to five capitals pass as abbreviations; so do these longer ones. */
const CAPITALS_ALLOWED = new RegExp(`^(?:${capitalWords.join('|')})$`)
/** An equal opportunity statement has good reason to name age, gender and ability. */
const STATEMENT =
  /\b(?:equal opportunit|regardless of|without regard|discriminat|all genders|gender identity|unabhängig von|ungeachtet|(?:of|from) (?:every|any|all) (?:age|sex|gender|religion|background|origin|walk))/i
const REFERENCE = /^he\/she|^she\/he|\(?m\/[fw]\/[dx]|\(?[fw]\/m\/[dx]/i

/** Every passage that a scan underlines, in text order. `ignored` holds words and phrases, in lower case, to skip. */
export function jobMarks(lines: readonly string[], ignored: ReadonlySet<string>): ScanMark[] {
  return lines.flatMap((text, line) => {
    const marks: ScanMark[] = []
    // Passages of a kind are found in their order, so a new one can overlap the last one only.
    const ends = new Map<JobCheckId, number>()
    const add = (id: JobCheckId, start: number, found: string, extras: Pick<ScanMark, 'instead'> = {}) => {
      if (start < (ends.get(id) ?? 0) || ignored.has(found.toLowerCase())) return
      marks.push({ id, line, start, end: start + found.length, text: found, ...extras })
      ends.set(id, start + found.length)
    }
    for (const match of text.matchAll(JARGON)) add('jargon', match.index, match[0])
    for (const { ground, start, text: found, instead } of excludingWordsIn(text)) {
      const isMeant = !isAside(text, start) && !STATEMENT.test(sentenceAt(text, start)) && !isInName(text, start, start + found.length)
      if (isMeant) add(ground, start, found, instead === null ? {} : { instead })
    }
    for (const match of text.matchAll(/[\p{L}][\p{L}’'-]*/gu)) {
      if (codingOf(match[0]) && !isInName(text, match.index, match.index + match[0].length)) add('genderCoded', match.index, match[0])
    }
    const isHeading = words(text).length <= 5
    for (const match of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{6,}(?![\p{L}\p{N}])/gu))
      if (!isHeading && !CAPITALS_ALLOWED.test(match[0])) add('capitals', match.index, match[0])
    for (const match of text.matchAll(/!+/g)) add('exclamations', match.index, match[0])
    return marks.sort((a, b) => a.start - b.start)
  })
}

/** The sentence of a line that a position is in. */
function sentenceAt(line: string, at: number): string {
  const before = Math.max(...['.', '!', '?', ';'].map((sign) => line.lastIndexOf(`${sign} `, at - 1)))
  const after = line.slice(at).search(/[.!?;](?:\s|$)/)
  return line.slice(before + 1, after < 0 ? line.length : at + after)
}

/** "m/f/d" and "he/she" exclude nobody. */
function isAside(line: string, at: number): boolean {
  return REFERENCE.test(line.slice(Math.max(0, at - 1), at + 8)) || REFERENCE.test(line.slice(Math.max(0, at - 4), at + 8))
}
