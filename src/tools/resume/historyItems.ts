import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'
import type { TextBlock } from './blocks.ts'
import { splitAtComma, townAfter } from './historyCommas.ts'
import { historyEntries } from './historyEntries.ts'
import type { HistoryKind } from './historyKinds.ts'
import { DURATION, historyParts } from './historyParts.ts'
import { isCity, isPlaceAlone } from './places.ts'
import type { DateRange } from '#src/tools/dates/DateRange.ts'
import type { Extracted, HistoryItem } from './Resume.ts'

type Part = { text: string; line: number }
type Entry = { parts: Part[]; dates: Extracted<DateRange> | null; places: Part[]; bullets: TextBlock[] }

/**
 * The entries of a section, in order. Their words tell title, employer or school and location apart; where they do not, the order used by
 * the other entries does.
 */
export function historyItems(all: TextBlock[], kind: HistoryKind): HistoryItem[] {
  const blocks = all.filter((block) => !DURATION.test(block.text) && !isTableHead(block.text))
  const entries = historyEntries(blocks, kind).map((entry) => toEntry(entry.head, entry.body))
  const isTitleFirst = vote(entries, kind)
  const items = entries.map((entry) => toItem(entry, kind, isTitleFirst))
  return shareEmployer(items)
}

const COLUMNS = inTurn(
  /^/i,
  anyOf(
    /degree|course|qualification|exam(?:ination)?|class|institut(?:e|ion)|school|college|university|board/,
    /(?:passing )?year(?: of passing)?|marks|percentage|%|c?gpa|grade|score|result|company|employer|organi[sz]ation/,
    /position|designation|role|job title|duration|period|from|to|dates?|location|sl\.? ?no\.?|s\.? ?no\.?/,
  ),
  /$/,
)

// "Degree | Institute | Year"
function isTableHead(text: string): boolean {
  const cells = text.split(/(?<!\s)\s*[|\t/]\s*/).filter(Boolean)
  return cells.length > 2 && cells.every((cell) => COLUMNS.test(cell))
}

function toEntry(head: TextBlock[], body: TextBlock[]): Entry {
  const entry: Entry = { parts: [], dates: null, places: [], bullets: body }
  for (const block of head) {
    let rest = block.text
    const ranges = findDateRanges(rest)
    for (const { range, from, to } of ranges.toReversed()) {
      rest = `${rest.slice(0, from).replace(/\s(?:in|from|during|since|until|graduated|completed|expected)\s*$/i, ' ')}\t${rest.slice(to)}`
      const better = entry.dates === null || (entry.dates.value.start === null && range.start !== null)
      if (better) entry.dates = { value: range, confidence: range.start ? 0.95 : 0.85, line: block.line }
    }
    for (const text of historyParts(rest)) {
      if (isPlaceAlone(text)) entry.places.push({ text, line: block.line })
      else entry.parts.push({ text, line: block.line })
    }
  }
  return entry
}

function vote(entries: Entry[], kind: HistoryKind): boolean {
  let balance = 0
  for (const { parts } of entries) {
    const [first, second] = parts
    if (!first || !second) continue
    const lead = kind.title(first.text) - kind.place(first.text) - (kind.title(second.text) - kind.place(second.text))
    balance += Math.sign(Math.abs(lead) >= 0.7 ? lead : 0)
  }
  return balance >= 0
}

function toItem(entry: Entry, kind: HistoryKind, isTitleFirst: boolean): HistoryItem {
  const parts = entry.parts.flatMap(({ text, line }) =>
    splitAtComma(text, entry.parts.length === 1, kind).map((piece) => ({ text: piece, line })),
  )
  const lead = (part: Part) => kind.title(part.text) - kind.place(part.text)
  const pool = parts.slice(0, 4)
  let title: Part | undefined
  let place: Part | undefined
  if (pool.length === 1) {
    const only = pool[0]!
    if (lead(only) > 0 || (lead(only) === 0 && isTitleFirst)) title = only
    else place = only
  } else if (pool.length > 1) {
    const two = pool.toSorted(
      (one, other) => Math.max(kind.title(other.text), kind.place(other.text)) - Math.max(kind.title(one.text), kind.place(one.text)),
    )
    const best = pool.toSorted((one, other) => lead(other) - lead(one))[0]!
    const isClear = lead(best) > 0.6
    title = isClear ? best : isTitleFirst ? pool.find((part) => kind.place(part.text) < 1) : undefined
    const others = pool.filter((part) => part !== title)
    const named = others.toSorted(
      (one, other) => kind.place(other.text) - kind.title(other.text) * 0.5 - (kind.place(one.text) - kind.title(one.text) * 0.5),
    )[0]
    place =
      isTitleFirst || !isClear
        ? named && kind.place(named.text) >= 1
          ? named
          : others[0]
        : named && kind.place(named.text) >= 1.5
          ? named
          : others[0]
    if (!title) title = pool.find((part) => part !== place) ?? (two[0] === place ? two[1] : two[0])
  }
  const cut = place && kind.title(place.text) < 1.5 ? townAfter(place.text) : null
  if (place && cut) {
    place = { ...place, text: cut[0] }
    if (cut[1] !== null) entry.places.push({ text: cut[1], line: place.line })
  }
  // The third of three parts, when its words say neither, is where other entries have the location.
  const rest =
    pool.length === 3 && title && place
      ? pool.find(
          (part) =>
            part !== title &&
            part !== place &&
            kind.title(part.text) + kind.place(part.text) === 0 &&
            /^\p{Lu}[\p{L} .'-]{2,25}$/u.test(part.text),
        )
      : undefined
  const found = (part: Part | undefined, score: number): Extracted | null =>
    part ? { value: part.text, confidence: Math.min(0.95, 0.6 + score * 0.12), line: part.line } : null
  return {
    title: found(title, title ? kind.title(title.text) : 0),
    place: found(place, place ? Math.max(1, kind.place(place.text)) : 0),
    location:
      !entry.places[0] && rest
        ? { value: rest.text, confidence: 0.5, line: rest.line }
        : entry.places[0]
          ? { value: entry.places[0].text, confidence: 0.85, line: entry.places[0].line }
          : null,
    dates: entry.dates,
    bullets: entry.bullets.map((block) => ({ value: block.text, confidence: 0.9, line: block.line })),
  }
}

// Several roles at one employer, which is named once, above the first.
function shareEmployer(items: HistoryItem[]): HistoryItem[] {
  const out: HistoryItem[] = []
  let employer: Extracted | null = null
  let location: Extracted | null = null
  let hasTown = false
  for (const [index, given] of items.entries()) {
    // "Acme, UK" is an employer unless other words name one; where employers have places beside them, it is a place.
    const head = /^(.+?),\s/.exec(given.location?.value ?? '')?.[1]
    const isNamed = given.title !== null && given.place === null && head !== undefined && !isCity(head) && !hasTown
    const item = isNamed ? { ...given, place: { ...given.location!, value: head, confidence: 0.72 } } : given
    if (given.place && given.location) hasTown = true
    const next = items[index + 1]
    if (item.place && !item.title && item.bullets.length === 0 && next?.title && !next.place) {
      employer = item.place
      location = item.location
      continue
    }
    const lent: HistoryItem =
      item.title && !item.place && employer
        ? { ...item, place: { ...employer, confidence: employer.confidence * 0.8 }, location: item.location ?? location }
        : item
    if (lent.place) employer = lent.place
    if (lent.title || lent.place) out.push(lent)
  }
  return out
}
