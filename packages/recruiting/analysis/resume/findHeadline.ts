import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { contactPieces } from './contactPieces.ts'
import { parseName } from './findName.ts'
import { isPlace } from './places.ts'
import type { Extracted } from './Resume.ts'
import type { ResumeParts } from './ResumeParts.ts'
import { titleScore } from './titleScore.ts'

/** The number of lines after the name to search for a headline. */
const REACH = 3

/** The person's own headline, such as "Data engineer": a piece of text with words of a job title, right after the name or on its line. */
export function findHeadline({ document: { lines }, sections }: ResumeParts, name: Extracted | null): Extracted | null {
  const from = name?.line ?? 0
  const end = Math.min(lines.length, from + 1 + REACH, sections.find(({ from: start }) => start > from)?.from ?? lines.length)
  for (let index = from; index < end; index += 1) {
    const line = lines[index]!
    const whole = line.text.split(/\t/)[0]!
    if (
      index > from &&
      !contactPieces(line.text).some(({ label }) => label) &&
      titleScore(whole.split(/(?<!\s)\s*[|•·]\s*/)[0]!) >= 1.5 &&
      whole.length < 90 &&
      contactPieces(whole)
        .map(({ text }) => text)
        .join(' ').length >
        whole.length * 0.7 &&
      !hasDate(whole) &&
      !whole.endsWith('.')
    ) {
      const kept = whole.split(/(?<!\s)\s*[|•·]\s*/).filter((piece) => !isPlace(piece))
      return { value: kept.length === whole.split(/(?<!\s)\s*[|•·]\s*/).length ? whole : kept.join(' | '), confidence: 0.85, line: index }
    }
    for (const { text, label } of contactPieces(line.text)) {
      if (label || text.length > 90 || parseName(text) === name?.value || titleScore(text) < 1.5 || hasDate(text)) continue
      return { value: text, confidence: 0.8, line: index }
    }
  }
  return null
}
