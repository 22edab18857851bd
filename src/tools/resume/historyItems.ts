import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'
import type { Block } from './blocks.ts'
import { historyEntries } from './historyEntries.ts'
import type { HistoryKind } from './historyKinds.ts'
import { DURATION, historyParts } from './historyParts.ts'
import { isCity, isPlace, isPlaceAlone } from './places.ts'
import type { DateRange, Found, HistoryItem } from './Resume.ts'
import { orgScore, titleScore } from './titleScore.ts'

type Part = { text: string; line: number }
type Entry = { parts: Part[]; dates: Found<DateRange> | null; places: Part[]; bullets: Block[] }

/**
 * The entries of a section in order. What is a place, a title or an employer follows from its words, and where these do not say, from the
 * order that the other entries have.
 */
export function historyItems(all: Block[], kind: HistoryKind): HistoryItem[] {
  const blocks = all.filter((block) => !DURATION.test(block.text) && !isTableHead(block.text))
  const entries = historyEntries(blocks, kind).map((entry) => toEntry(entry.head, entry.body))
  const isTitleFirst = vote(entries, kind)
  const items = entries.map((entry) => toItem(entry, kind, isTitleFirst))
  return shareEmployer(items)
}

const COLUMNS =
  /^(?:degree|course|qualification|exam(?:ination)?|class|institut(?:e|ion)|school|college|university|board|(?:passing )?year(?: of passing)?|marks|percentage|%|c?gpa|grade|score|result|company|employer|organi[sz]ation|position|designation|role|job title|duration|period|from|to|dates?|location|sl\.? ?no\.?|s\.? ?no\.?)$/i

// "Degree | Institute | Year"
function isTableHead(text: string): boolean {
  const cells = text.split(/\s*[|\t/]\s*/).filter(Boolean)
  return cells.length > 2 && cells.every((cell) => COLUMNS.test(cell))
}

function toEntry(head: Block[], body: Block[]): Entry {
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
  const parts = entry.parts.flatMap((part) => splitComma(part, entry.parts, kind))
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
  // Three parts, and the third says neither: where others have a place.
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
  const found = (part: Part | undefined, score: number): Found | null =>
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

// A town that no list knows, or a word on what a firm is, behind its name: "Balatoni Kft., Siófok", "MV Star, cruise ship".
const TOWN =
  /^(.{3,}?)(?:,\s+|\s+\((?=[^)]+\)$))((?:\p{Lu}[\p{Ll}\p{M}'’-]+\.?|de|da|do|del|la|upon|am)(?: (?:\p{Lu}[\p{Ll}\p{M}'’-]+|de|da|do|del|la|upon|am)){0,3})(?: \(([^()]+)\)|\))?$/u
const UNIT =
  /\b(?:department|division|group|team|unit|section|office|faculty|branch|ward|school|college|campus|centre|center|sons?|co|daughters?|brothers|associates|partners)\b/i

function townAfter(text: string): [name: string, town: string | null] | null {
  const [, name, town, country] = TOWN.exec(text) ?? []
  if (
    name &&
    town &&
    (country === undefined || isPlace(country)) &&
    !SUFFIX.test(town) &&
    !UNIT.test(town) &&
    orgScore(town) === 0 &&
    titleScore(town) < 1
  )
    return [name, country ? `${town}, ${country}` : town]
  const described = /^(\S+ .{2,}?),\s+\p{Ll}[\p{L} -]+$/u.exec(text)
  return described ? [described[1]!, null] : null
}

const SUFFIX =
  /^(?:inc|ltd|llc|llp|plc|gmbh|corp|co|s\.?a|s\.?a\.?s|s\.?l|s\.?l\.?u|s\.?r\.?l|s\.?p\.?a|sp\. ?z|pvt|pty|pte|limited|b\.?v|n\.?v|ltda|kft|s\.?r\.?o|jsc|oy|ab|kg|ag|lda)(?![\p{L}-])\.?/iu

// Parts of an employer and fields of work: "Nurse, Emergency Department" and "Vice President, Finance" are all title.
const WITHIN =
  /\b(?:department|dept|unit|ward|division|team|section|floor)\.?$|^(?:(?:corporate|global|group|regional) )?(?:finance|marketing|operations|sales|engineering|technology|logistics|insurance|manufacturing|communications|analytics|retail|healthcare|procurement|treasury|compliance|legal|human resources|hr|it|r&d)(?:(?: and| &) \p{L}+)?$/iu

// "Engineer, Acme Ltd": parted where nothing else names the other half, or where the halves are plainly a title and a firm.
function splitComma(part: Part, all: Part[], kind: HistoryKind): Part[] {
  const pieces = part.text
    .split(/,\s+/)
    .reduce<string[]>(
      (list, piece) => (list.length > 0 && SUFFIX.test(piece) ? [...list.slice(0, -1), `${list.at(-1)!}, ${piece}`] : [...list, piece]),
      [],
    )
  if (pieces.length < 2) return [part]
  for (let at = 1; at < pieces.length; at += 1) {
    const head = pieces.slice(0, at).join(', ')
    const tail = pieces.slice(at).join(', ')
    const parts = [
      { text: head, line: part.line },
      { text: tail, line: part.line },
    ]
    if (kind.title(head) >= 1.5 && kind.place(tail) >= 1.2 && !WITHIN.test(tail) && kind.title(head) > kind.place(head)) return parts
    if (kind.place(head) >= 1.2 && kind.title(tail) >= 1.5 && kind.title(tail) > kind.place(tail)) return parts
  }
  if (all.length > 1 || (kind.title(pieces[0]!) >= 1.5 && WITHIN.test(pieces.slice(1).join(', ')))) return [part]
  return [
    { text: pieces[0]!, line: part.line },
    { text: pieces.slice(1).join(', '), line: part.line },
  ]
}

// Several roles at one employer: the employer stands once, above the first.
function shareEmployer(items: HistoryItem[]): HistoryItem[] {
  const out: HistoryItem[] = []
  let employer: Found | null = null
  let location: Found | null = null
  let hasTown = false
  for (const [index, given] of items.entries()) {
    // "Acme, UK" reads as a place as long as no other words name the employer; where employers have places beside them, it is one.
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
