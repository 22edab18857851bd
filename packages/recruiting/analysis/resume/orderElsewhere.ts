import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Extracted, HistoryItem } from './Resume.ts'
import { orgScore, titleScore } from './titleScore.ts'

/** The share of entries of other sections that must name the place first, or the title. */
const MOST = 0.8
/** The confidence factor for names that only the order of other sections distinguishes. */
const LESS = 0.8

/**
 * Entries whose words do not distinguish the title from the place, in the order used in other sections: "Los Pibes — Apoyo escolar" if jobs
 * and studies start with the employer or school.
 */
export function asElsewhere(items: HistoryItem[], others: HistoryItem[], lines: TextLine[]): HistoryItem[] {
  const orders = others.map((item) => orderOf(item, lines)).filter((order) => order !== 0)
  const isUsual = (order: number) => orders.length > 1 && orders.filter((one) => one === order).length >= orders.length * MOST
  return items.map((item) => {
    const order = orderOf(item, lines)
    return order !== 0 && isSilent(item) && isUsual(-order) ? { ...item, title: less(item.place!), place: less(item.title!) } : item
  })
}

const less = (part: Extracted): Extracted => ({ ...part, confidence: part.confidence * LESS })

const isSilent = ({ title, place }: HistoryItem) =>
  titleScore(title!.value) < 1 && orgScore(title!.value) < 1.2 && orgScore(place!.value) < 1 && titleScore(place!.value) < 1.5

/** 1 if the title is before the place, -1 if it is after it, and 0 if one of them is missing. */
function orderOf({ title, place }: HistoryItem, lines: TextLine[]): number {
  if (title?.line == null || place?.line == null) return 0
  if (title.line !== place.line) return Math.sign(place.line - title.line)
  const text = lines[title.line]!.text
  const [one, other] = [text.indexOf(title.value), text.indexOf(place.value)]
  return one < 0 || other < 0 ? 0 : Math.sign(other - one)
}
