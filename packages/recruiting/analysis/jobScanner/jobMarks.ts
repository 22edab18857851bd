import jobWordings from '#packages/recruiting/data/jobWordings.json'
import capitalWords from '#packages/recruiting/data/capitalWords.json'
import type { JobCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import { codingOf } from './codedWords.ts'
import { excludingWordsIn } from './excludingWords.ts'
import { isExcused } from './isExcused.ts'
import { justifiedGrounds } from './justifiedGrounds.ts'
import { isInName } from './isInName.ts'
import { namesSomebody } from './namesSomebody.ts'
import type { ScanMark } from './JobScan.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const JARGON = latinPattern(`(?<![\\p{L}\\p{N}-])(?:${jobWordings.jargon.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Words of up to five capitals count as abbreviations, and so do these longer ones. */
const CAPITALS_ALLOWED = new RegExp(`^(?:${capitalWords.join('|')})$`)

/** Every passage that a scan underlines, in text order. `ignored` holds words and phrases, in lower case, to skip. */
export function jobMarks(lines: readonly string[], ignored: ReadonlySet<string>): ScanMark[] {
  let isSomebodyNamed = false
  const justified = justifiedGrounds(lines)
  return lines.flatMap((text, line) => {
    isSomebodyNamed = text.trim() !== '' && (isSomebodyNamed || namesSomebody(text))
    const marks: ScanMark[] = []
    // Passages of one check are found in order, so a new one can overlap only the last one.
    const ends = new Map<JobCheckId, number>()
    const add = (id: JobCheckId, start: number, found: string, extras: Pick<ScanMark, 'instead'> = {}) => {
      if (start < (ends.get(id) ?? 0) || ignored.has(found.toLowerCase())) return
      marks.push({ id, line, start, end: start + found.length, text: found, ...extras })
      ends.set(id, start + found.length)
    }
    for (const match of text.matchAll(JARGON)) add('jargon', match.index, match[0])
    for (const { instead, ...found } of excludingWordsIn(text))
      if (!justified.has(found.ground) && !isExcused(found, text, isSomebodyNamed))
        add(found.ground, found.start, found.text, instead === null ? {} : { instead })
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
