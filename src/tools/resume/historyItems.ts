import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'
import type { Block } from './blocks.ts'
import { isCity, isPlace, isPlaceAlone } from './places.ts'
import type { DateRange, Found, HistoryItem } from './Resume.ts'
import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/** What tells a title from a place in a kind of history: jobs and studies. */
export type HistoryKind = { title(text: string): number; place(text: string): number }

/** How jobs and studies are told. */
export const historyKinds = { job: { title: titleScore, place: orgScore }, study: { title: degreeScore, place: schoolScore } } satisfies Record<string, HistoryKind>

type Part = { text: string; line: number }
type Entry = { parts: Part[]; dates: Found<DateRange> | null; places: Part[]; bullets: Block[] }

const LONG = 110
const MOST_HEAD = 4

/**
 * The entries of a section in order. An entry begins where its first line stands; lines with dates are its anchors, and how many lines stand above
 * the first of them tells where the others begin. What is a place, a title or an employer follows from its words, and where these do not say, from
 * the order that the other entries have.
 */
export function historyItems(all: Block[], kind: HistoryKind): HistoryItem[] {
  const blocks = all.filter((block) => !DURATION.test(block.text))
  const entries = toEntries(blocks, kind).map((entry) => toEntry(entry.head, entry.body))
  const isTitleFirst = vote(entries, kind)
  const items = entries.map((entry) => toItem(entry, kind, isTitleFirst))
  return shareEmployer(items)
}

const isHead = (block: Block) => !block.isBullet && block.text.length <= LONG && !/[\p{Ll})]\.$/u.test(block.text.replace(/\b(?:inc|ltd|co|corp|pvt|ltda|sc|tech|eng)\.$/i, '')) && !/^(?:gpa|grade|cgpa|relevant|coursework|modules|thesis|dissertation|key|technologies|tech stack|tools|environment|responsibilities|stack)\b.{0,30}:/i.test(block.text)

function toEntries(blocks: Block[], kind: HistoryKind): { head: Block[]; body: Block[] }[] {
  const dated = (block: Block) => findDateRanges(block.text).length > 0
  const listed = !blocks.some((block) => isHead(block) && (dated(block) || kind.title(block.text) + kind.place(block.text) >= 2)) && blocks.some((block) => block.isBullet && dated(block))
  const head = (block: Block | undefined) => block !== undefined && (listed ? block.isBullet : isHead(block))
  const anchors = blocks.flatMap((block, index) => (head(block) && dated(block) ? [index] : []))
  const starts = anchors.length > 0 ? startsByDates(blocks, anchors, head, kind) : startsByGaps(blocks, head, kind)
  return starts.map((start, index) => {
    const own = blocks.slice(start, starts[index + 1] ?? blocks.length)
    let length = 0
    const anchor = anchors.find((at) => at >= start && at < start + own.length)
    while (length < own.length && head(own[length]) && length < (listed ? 1 : MOST_HEAD)) {
      // After its dates an entry has at most its other half in the lines that follow, unless these are plain text.
      if (anchor !== undefined && start + length > anchor + 2) break
      length += 1
    }
    return { head: own.slice(0, Math.max(1, length)), body: own.slice(Math.max(1, length)) }
  })
}

function startsByDates(blocks: Block[], anchors: number[], head: (block: Block | undefined) => boolean, kind: HistoryKind): number[] {
  const free = (anchor: number, from: number) => {
    let count = 0
    while (anchor - count - 1 >= from && head(blocks[anchor - count - 1])) count += 1
    return count
  }
  const usual = Math.min(free(anchors[0]!, 0), MOST_HEAD - 1)
  const starts: number[] = []
  for (const [index, anchor] of anchors.entries()) {
    const before = index === 0 ? 0 : anchors[index - 1]! + 1
    const above = Math.min(usual, free(anchor, before))
    const gap = firstGap(blocks, anchor - free(anchor, before), anchor)
    const start = index === 0 ? 0 : gap !== null && anchor - gap < MOST_HEAD && isPart(blocks[gap]!, kind) ? gap : anchor - above
    // A second date in the head of one entry, as for an employer and for a role there, does not begin another.
    const last = starts.at(-1)
    if (last !== undefined && start <= last) continue
    starts.push(start)
  }
  // An entry in one line, without dates among others that have them.
  const alone = usual > 0 ? [] : blocks.flatMap((block, index) => (index > anchors[0]! && !anchors.includes(index) && head(block) && kind.title(block.text) >= 1.5 && kind.place(block.text) >= 1.5 ? [index] : []))
  return [...new Set([...starts, ...alone])].toSorted((one, other) => one - other)
}

// Space above a line within the lines before dates: there the entry begins.
function firstGap(blocks: Block[], from: number, anchor: number): number | null {
  for (let at = anchor; at >= from; at -= 1) if (blocks[at]!.gap >= 0.45 && blocks[at]!.gap > (blocks[at + 1]?.gap ?? 0)) return at
  return null
}

const isPart = (block: Block, kind: HistoryKind) => kind.title(block.text) > 0 || kind.place(block.text) > 0 || block.isBold || findDateRanges(block.text).length > 0 || block.text.length < 60

function startsByGaps(blocks: Block[], head: (block: Block | undefined) => boolean, kind: HistoryKind): number[] {
  return blocks.flatMap((block, index) => {
    const last = blocks[index - 1]
    const begins = index === 0 || (head(block) && (!head(last) || block.gap > Math.max(0.4, blocks[index + 1]?.gap ?? 0) || (kind.title(block.text) >= 2 && kind.title(last!.text) < 1 && index > 1 && kind.title(blocks[index - 2]!.text) >= 2)))
    return begins ? [index] : []
  })
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
    for (const text of splitParts(rest)) {
      if (isPlaceAlone(text)) entry.places.push({ text, line: block.line })
      else entry.parts.push({ text, line: block.line })
    }
  }
  return entry
}

const DURATION = /^\(?\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?\)?$/i
const KIND_OF_WORK = /^\(?(?:full[- ]time|part[- ]time|contract|permanent|internship|freelance|temporary|seasonal)\)?$/i
const LABEL = /^(?:company|employer|organi[sz]ation|client|role|position|designation|title|job title|duration|period|location|degree|institution|school|university|dates?)\s*:\s*/i

function splitParts(text: string): string[] {
  const bare = text.replace(/[([]\s*\t\s*[)\]]/g, '\t').replace(/,?\s*\(?\b(?:c?gpa|percentage)\b[^\t|]*/i, '')
  const parts = bare.split(/\t+|\s*[|•·●∙]\s*|\s+[–—-]+\s+|\s+@\s+|\s*;\s+|\s{3,}/)
  return parts
    .map((part) => part.replace(LABEL, '').replace(/\(\s*\)|\[\s*\]/g, '').replace(/^[\s,:;.–—|-]+|[\s,:;–—|-]+$/g, '').replace(/^\(([^()]*)\)$/, '$1').replace(/^\(+(?=[^)]*$)|(?<=^[^(]*)\)+$/g, '').trim())
    .filter((part) => /[\p{L}]/u.test(part) && !DURATION.test(part) && !KIND_OF_WORK.test(part) && !/^(?:from|since|dates?|until)$/i.test(part))
    .flatMap(splitSlash)
    .flatMap(splitPlace)
}

// "Acme / Engineer", but not "Dishwasher / Cook".
function splitSlash(part: string): string[] {
  const pieces = part.split(/\s+\/\s+/)
  return pieces.length > 2 || pieces.some((piece) => orgScore(piece) >= 1.2) ? pieces : [part]
}

// "Acme Ltd, Leeds" and "Acme Ltd (Leeds, UK)"
function splitPlace(part: string): string[] {
  if (isPlaceAlone(part) && orgScore(part.split(',')[0]!) < 1.2) return [part]
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(part)
  if (bracket && isPlace(bracket[2]!)) return [...splitPlace(bracket[1]!), bracket[2]!]
  const pieces = part.split(/,\s+/)
  for (let count = Math.min(3, pieces.length - 1); count >= 1; count -= 1) {
    const tail = pieces.slice(-count).join(', ')
    if (isPlaceAlone(tail)) return [...splitPlace(pieces.slice(0, -count).join(', ')), tail]
  }
  const at = /^(.{3,}?)\s+(?:at|with|for)\s+(\p{Lu}.+)$/u.exec(part)
  if (at && titleScore(at[1]!) >= 1.5) return [at[1]!, ...splitPlace(at[2]!)]
  const studied = /^(.{2,}?)\s+(?:from|at)\s+(?:the )?(\p{Lu}.+)$/u.exec(part)
  return studied && degreeScore(studied[1]!) > 0 ? [studied[1]!, ...splitPlace(studied[2]!)] : [part]
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
    const two = pool.toSorted((one, other) => Math.max(kind.title(other.text), kind.place(other.text)) - Math.max(kind.title(one.text), kind.place(one.text)))
    const best = pool.toSorted((one, other) => lead(other) - lead(one))[0]!
    const isClear = lead(best) > 0.6
    title = isClear ? best : isTitleFirst ? pool.find((part) => kind.place(part.text) < 1) : undefined
    const others = pool.filter((part) => part !== title)
    const named = others.toSorted((one, other) => kind.place(other.text) - kind.title(other.text) * 0.5 - (kind.place(one.text) - kind.title(one.text) * 0.5))[0]
    place = isTitleFirst || !isClear ? (named && kind.place(named.text) >= 1 ? named : others[0]) : (named && kind.place(named.text) >= 1.5 ? named : others[0])
    if (!title) title = pool.find((part) => part !== place) ?? (two[0] === place ? two[1] : two[0])
  }
  // "Acme, UK" reads as a place as long as no other words name the employer.
  const [first] = entry.places
  const head = /^(.+?),\s/.exec(first?.text ?? '')?.[1]
  if (title && !place && first && head && !isCity(head)) place = { text: head, line: first.line }
  // Three parts, and the third says neither: where others have a place.
  const rest = pool.length === 3 && title && place ? pool.find((part) => part !== title && part !== place && kind.title(part.text) + kind.place(part.text) === 0 && /^\p{Lu}[\p{L} .'-]{2,25}$/u.test(part.text)) : undefined
  const found = (part: Part | undefined, score: number): Found | null => (part ? { value: part.text, confidence: Math.min(0.95, 0.6 + score * 0.12), line: part.line } : null)
  return {
    title: found(title, title ? kind.title(title.text) : 0),
    place: found(place, place ? Math.max(1, kind.place(place.text)) : 0),
    location: !entry.places[0] && rest ? { value: rest.text, confidence: 0.5, line: rest.line } : entry.places[0] ? { value: entry.places[0].text, confidence: 0.85, line: entry.places[0].line } : null,
    dates: entry.dates,
    bullets: entry.bullets.map((block) => ({ value: block.text, confidence: 0.9, line: block.line })),
  }
}

const SUFFIX = /^(?:inc|ltd|llc|llp|plc|gmbh|corp|co|s\.?a|pvt|limited|b\.?v|n\.?v|ltda)\b\.?/i

// "Engineer, Acme Ltd": parted where nothing else names the other half, or where the halves are plainly a title and a firm.
function splitComma(part: Part, all: Part[], kind: HistoryKind): Part[] {
  const pieces = part.text.split(/,\s+/).reduce<string[]>((list, piece) => (list.length > 0 && SUFFIX.test(piece) ? [...list.slice(0, -1), `${list.at(-1)!}, ${piece}`] : [...list, piece]), [])
  if (pieces.length < 2) return [part]
  for (let at = 1; at < pieces.length; at += 1) {
    const head = pieces.slice(0, at).join(', ')
    const tail = pieces.slice(at).join(', ')
    const parts = [{ text: head, line: part.line }, { text: tail, line: part.line }]
    if (kind.title(head) >= 1.5 && kind.place(tail) >= 1.2 && kind.title(head) > kind.place(head)) return parts
    if (kind.place(head) >= 1.2 && kind.title(tail) >= 1.5 && kind.title(tail) > kind.place(tail)) return parts
  }
  if (all.length > 1) return [part]
  return [{ text: pieces[0]!, line: part.line }, { text: pieces.slice(1).join(', '), line: part.line }]
}

// Several roles at one employer: the employer stands once, above the first.
function shareEmployer(items: HistoryItem[]): HistoryItem[] {
  const out: HistoryItem[] = []
  let employer: Found | null = null
  let location: Found | null = null
  for (const [index, item] of items.entries()) {
    const next = items[index + 1]
    if (item.place && !item.title && item.bullets.length === 0 && next?.title && !next.place) {
      employer = item.place
      location = item.location
      continue
    }
    const lent: HistoryItem = item.title && !item.place && employer ? { ...item, place: { ...employer, confidence: employer.confidence * 0.8 }, location: item.location ?? location } : item
    if (lent.place) employer = lent.place
    if (lent.title || lent.place) out.push(lent)
  }
  return out
}
