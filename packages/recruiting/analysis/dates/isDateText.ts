import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import { datePatterns } from './dateWords.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const words = (list: string) => latinPattern(`(?<!\\p{L})(?:${list})(?!\\p{L})\\.?`, 'giu')
const DATES = words(`${datePatterns.month}|${datePatterns.season}|(?:${datePatterns.term}) [1-4]|${datePatterns.present}`)
const LINKS = words(`${datePatterns.to}|${datePatterns.since}|${datePatterns.until}|${datePatterns.from}`)
const LONGEST = 40

/** Whether a text consists of a date, a range or a part of one, such as "2019 –", "December" or "present". */
export function isDateText(text: string): boolean {
  if (text.length > LONGEST) return false
  const plain = withoutMarks(text)
  const rest = plain.replace(DATES, ' ')
  const numbers = rest.match(/\d+/g) ?? []
  const hasDate = rest !== plain || /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/.test(rest)
  return (
    hasDate &&
    numbers.every((number) => number.length < 3 || number.length === 4) &&
    /^[\d\s.,/'’()|:~→➔➜⟶»‐‑–—−-]*$/.test(rest.replace(LINKS, ' '))
  )
}
