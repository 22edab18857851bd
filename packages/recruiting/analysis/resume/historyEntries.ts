import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { ongoingAt } from '#packages/recruiting/analysis/dates/ongoingAt.ts'
import type { TextBlock } from './blocks.ts'
import { isDetail } from './entryDetails.ts'
import { endsAbbreviated } from './endsAbbreviated.ts'
import { type HistoryKind, historyKinds } from './historyKinds.ts'
import { labelRole } from './historyLabels.ts'
import { ATTENDED, historyParts, LASTED } from './historyParts.ts'
import { splitAtComma } from './historyCommas.ts'
import { isPlaceAlone } from './places.ts'

/** The blocks of an entry: those that name it, and its description. */
export type HistoryEntry = { head: TextBlock[]; body: TextBlock[] }

const LONG = 110
/** The maximum number of blocks, above and below the one with the dates, that can name an entry. */
const ABOVE = 3
const BELOW = 2
/** The minimum distance to the right, in points, of text below something else. */
const DEEPER = 8
/** The maximum indent of lists, in points. */
const LIST = 40
/** The space above, in line distances, that starts a new entry. */
const GAP = 0.3
/** The number of bullets from which a single one with dates does not name an entry. */
const FEW = 4

/**
 * A block with its layout. `dates` gives the position of its dates: alone in a cell or line, at its edge, within it, or none; `leads` says
 * that they are in its first cell.
 */
type Mark = {
  block: TextBlock
  dates: 'own' | 'edge' | 'inside' | 'none'
  hasStart: boolean
  canName: boolean
  indent: number
  look: string
  leads: boolean
}

/** The entries of a section, anchored at their dates; consistent space, looks and indents show where they start and end. */
export function historyEntries(blocks: TextBlock[], kind: HistoryKind): HistoryEntry[] {
  if (blocks.length === 0) return []
  const marks = blocks.map((block, index) => markOf(block, kind, blocks.slice(index + 1, index + 1 + BELOW)))
  const found = anchorsOf(marks, kind)
  const listed = marks.filter(({ block }) => block.isBullet)
  const dated = listed.filter(({ dates }) => dates !== 'none')
  // One date among many bullets belongs to one of them: "no accidents since 2011".
  if (found.length === 0 && dated.length > 0 && (dated.length > 1 || listed.length < FEW)) {
    const starts = blocks.flatMap((block, index) => (block.isBullet && findDateRanges(block.text).length > 0 ? [index] : []))
    return starts.map((start, index) => ({ head: [blocks[start]!], body: blocks.slice(start + 1, starts[index + 1] ?? blocks.length) }))
  }
  if (found.length === 0)
    return startsByGaps(marks, kind).map((start, index, all) => {
      const own = marks.slice(start, all[index + 1])
      return cut(own, namedBy(own, null, kind))
    })
  const starts = startsOf(marks, found, kind)
  const whole = [...new Set([...starts, ...undatedStarts(marks, starts, found, kind)])].toSorted((one, other) => one - other)
  const spans = whole.map((start, index): Span => {
    const own = marks.slice(start, whole[index + 1] ?? marks.length)
    const anchor = found.find((at) => at >= start && at < start + own.length)
    const at = anchor === undefined ? null : anchor - start
    return { marks: own, anchor: at, length: namedBy(own, at, kind) }
  })
  const told = withNames(spans)
  return told.map((span) => cut(span.marks, headLength(span, told)))
}

/** An entry with the number of blocks that name it. */
type Span = { marks: Mark[]; anchor: number | null; length: number }

/** The share of entries for which a property of a line must be true, and the share of capitalized long words in a name. */
const MOST = 0.8
const NAMED = 0.6

// Below a title and a possible town, a line that all entries have, each a name that looks like the others, names the employer.
function withNames(spans: Span[]): Span[] {
  const length = mode(spans.map((span) => span.length))
  const alike = spans.filter((span) => span.length === length)
  const next = alike.map(({ marks }) => marks[length])
  const [first] = next
  const isName = (mark: Mark | undefined) => {
    const words = mark?.block.text.match(/\p{L}{4,}/gu) ?? []
    const isCapital = words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * NAMED
    const isLike = mark?.look === first?.look && Math.abs((mark?.indent ?? 0) - (first?.indent ?? 0)) <= LEVEL
    return mark !== undefined && mark.canName && mark.dates === 'none' && isLike && isCapital && !/[.:]$/.test(mark.block.text)
  }
  const isOpen = ({ marks }: Span) => {
    const parts = marks.slice(0, length).flatMap(({ block }) => historyParts(block).parts)
    return parts.length > 1 && parts.filter(({ isTown, isPlace }) => !isTown && !isPlace).length === 1
  }
  const isEach = alike.length > 1 && alike.length >= spans.length * MOST && next.every(isName) && alike.every(isOpen)
  return isEach ? spans.map((span) => (span.length === length ? { ...span, length: length + 1 } : span)) : spans
}

/** The maximum distance between the positions of similar blocks, in points. */
const LEVEL = 2

// An entry is named by as many blocks as most others with their dates in the same position, if their blocks there look alike.
function headLength({ marks, anchor, length }: Span, spans: Span[]): number {
  const alike = spans.filter((span) => span.anchor === anchor)
  const isLike = (one: Mark, other: Mark | undefined) =>
    other !== undefined && other.canName && one.look === other.look && Math.abs(one.indent - other.indent) <= LEVEL
  let whole = length
  while (whole < marks.length) {
    const longer = alike.filter((span) => span.length > whole)
    const isLast = marks[whole + 1]?.block.isBullet === true || isAboveDeeper(marks[whole]!, marks[whole + 1])
    if (longer.length === 0 || (longer.length < alike.length / 2 && !isLast)) break
    if (!marks[whole]!.canName || marks[whole]!.dates === 'own' || !longer.some((span) => isLike(span.marks[whole]!, marks[whole]))) break
    whole += 1
  }
  return whole
}

// The description of an employer is between the lines that name the entry.
const cut = (marks: Mark[], length: number): HistoryEntry => {
  const isSaid = (mark: Mark, index: number) => index > 0 && index < length - 1 && isAbout(mark, marks[index - 1]!)
  const said = marks.filter(isSaid)
  const blocks = (list: Mark[]) => list.map(({ block }) => block)
  return {
    head: blocks(marks.slice(0, length).filter((mark) => !said.includes(mark))),
    body: blocks([...said, ...marks.slice(length).filter((mark) => !said.includes(mark))]),
  }
}

function markOf(block: TextBlock, kind: HistoryKind, next: TextBlock[]): Mark {
  // "MBA (fin prevista: 2027)" above the line with the dates.
  const isBelow = () => next.some(({ text }) => isDateText(text) && findDateRanges(text)[0]?.range.start != null)
  const inBrackets = (to: number) => /^[^()]*\)/.test(block.text.slice(to))
  const ranges = findDateRanges(block.text).filter(({ range, to }) => !(range.start === null && inBrackets(to) && isBelow()))
  const first = ranges[0]
  const cells = block.text.split('\t')
  const bare = (text: string) =>
    withoutDates(text)
      .replace(LASTED, '')
      .replace(/[^\p{L}]/gu, '')
  // "Graduated 2019" adds nothing to its date.
  const isBare = (text: string) => bare(text).length < 3 || (kind === historyKinds.study && ATTENDED.test(bare(text)))
  const isOwn = ranges.length > 0 && cells.some((cell) => findDateRanges(cell).length > 0 && isBare(cell))
  const isEdge = first !== undefined && (first.from <= 2 || /^[\s).,\]]*$/.test(block.text.slice(ranges.at(-1)!.to).replace(LASTED, '')))
  const leads = first !== undefined && isOwn && first.from < (cells[0]?.length ?? 0)
  return {
    block,
    dates: first === undefined ? 'none' : isOwn ? 'own' : isEdge ? 'edge' : 'inside',
    hasStart: ranges.some(({ range }) => range.start !== null),
    canName: isOwn ? !block.isBullet || block.text.length < 40 || labelRole(cells[0]!) !== null : canName(block, kind),
    indent: (leads ? block.stops[1] : undefined) ?? block.indent ?? 0,
    look: block.looks[0]?.look ?? '',
    leads,
  }
}

const withoutDates = (text: string) =>
  findDateRanges(text)
    .toReversed()
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
    .replace(/^[\s,|·•–—:-]+/, '')

function canName(block: TextBlock, kind: HistoryKind): boolean {
  const { text } = block
  const bare = withoutDates(text)
  if (block.isBullet || text.length > 2 * LONG || bare.length > LONG + 40 * (text.split(/\t| \| /).length - 1)) return false
  if (isDetail(text)) return false
  if (/[\p{Ll})]\.$/u.test(bare) && !endsAbbreviated(bare) && bare.split(' ').length > 2) return false
  // "2014 – 2020: second de cuisine, Restaurant L'Amer"
  const [dates] = findDateRanges(text)
  const isNamed = dates && (dates.from === 0 ? bare.length < LONG * 0.8 : kind.title(bare.split(/\s?:\s|,\s/)[0]!) >= 1.5)
  return isNamed || !isProse(bare, kind)
}

/** Whether a text reads as a sentence: many words, few of them capitalized, and none of a title or employer. */
function isProse(text: string, kind: HistoryKind): boolean {
  // "senior designer, Saltbush & Co"
  const isNamed = kind.title(text.split(', ')[0]!) >= 2 && /, \p{Lu}[^,]*$/u.test(text)
  if (/^\p{Ll}/u.test(text) && !isNamed && !/^(?:de|d'|von|van|e|i)/u.test(text) && text.split(' ').length > 3) return true
  // "Head chef: six cooks, menus, orders"
  if (kind.title(text.split(/\s?:\s/)[0]!) >= 2) return false
  return isSentence(text) && kind.place(text) < 2 && (kind.title(text) < 1.5 || (text.match(/\p{L}{4,}/gu) ?? []).length > 7)
}

/** The blocks with the dates of an entry: those whose dates are alone or at an edge, as far left as most of them. */
function anchorsOf(marks: Mark[], kind: HistoryKind): number[] {
  const all = marks.flatMap((mark, index) => (mark.dates !== 'none' && mark.canName ? [index] : []))
  const weight = (mark: Mark) => (mark.dates === 'own' ? 3 : mark.dates === 'edge' ? 1 : 0.4) * (mark.hasStart ? 2 : 1)
  const byIndent = new Map<number, number>()
  for (const index of all) {
    const key = Math.round((marks[index]!.block.indent ?? 0) / DEEPER)
    byIndent.set(key, (byIndent.get(key) ?? 0) + weight(marks[index]!))
  }
  // One line each: "NVQ Level 2, Don Valley Training, 2013".
  const free = marks.filter(({ block }) => !block.isBullet)
  if (all.length === free.length && free.every(({ dates }) => dates === 'edge')) return all
  const usual = [...byIndent].toSorted(([left, one], [right, other]) => other - one || left - right)[0]?.[0] ?? 0
  const isRanged = all.some((index) => marks[index]!.hasStart && marks[index]!.dates !== 'inside')
  return all.filter((index) => {
    const mark = marks[index]!
    const { block, dates, hasStart } = mark
    const isDeep = Math.round((block.indent ?? 0) / DEEPER) > usual && block.stops.length === 0
    if (dates === 'own') return hasStart || !isRanged || !isDeep
    const says = kind.title(block.text) + kind.place(block.text)
    if (isDeep) return false
    if (dates === 'inside') return hasStart ? says >= 1.5 || !isRanged : says >= 2 && !isRanged
    // A degree, and below it the school with the year of the degree.
    const above = marks[index - 1]
    const isTaken = kind === historyKinds.study && above?.dates === 'none' && above.canName && kind.title(above.block.text) >= 2
    return hasStart || !isRanged || says >= 1.5 || isTaken || isMadeAlike(marks, index)
  })
}

// "Toonhouse | 2019" below a name set apart, if "Bluenose University | 2013 – 2017" is below another one in the same way.
function isMadeAlike(marks: Mark[], index: number): boolean {
  const [name, own] = [marks[index - 1], marks[index]!]
  if (!name || name.dates !== 'none' || !name.canName || name.block.gap <= GAP || name.look === own.look || own.block.gap > GAP)
    return false
  return marks.some((other, at) => {
    const above = marks[at - 1]
    const isLike = other.hasStart && other.dates === own.dates && other.look === own.look && other.indent === own.indent
    return isLike && above?.dates === 'none' && above.look === name.look && other.block.gap <= GAP
  })
}

/**
 * The starts of entries, given the blocks with their dates; computed twice, the second time with the most frequent results of the first.
 */
function startsOf(marks: Mark[], anchors: number[], kind: HistoryKind): number[] {
  const headedBy = (start: number, anchor: number) => namesPlaceOf(marks.slice(start, anchor + 1), kind)
  // If the first entry has its employer in a paragraph of its own above it, so do the others.
  const isFirst = anchors[0]! > 0 && [0, 1].some((start) => start < anchors[0]! && headedBy(start, anchors[0]!))
  const isHeaded = (start: number, anchor: number) => isFirst && headedBy(start, anchor)
  let usual = { above: anchors[0]!, look: marks[0]!.look, size: marks[0]!.block.size }
  let starts: number[] = []
  for (let round = 0; round < 2; round += 1) {
    starts = []
    for (const [nth, anchor] of anchors.entries())
      starts.push(startOf(marks, anchor, nth === 0 ? 0 : anchors[nth - 1]! + 1, nth === 0, usual, isHeaded))
    const above = mode(anchors.map((anchor, nth) => anchor - starts[nth]!))
    const looks = starts.filter((start, nth) => anchors[nth]! - start === above).map((start) => marks[start]!.look)
    usual = { ...usual, above, look: mode(looks) }
  }
  return starts
}

/** The evidence for an employer or school above a title without one. */
const HEADED = 4
/** The minimum score of a possible name of an employer or school. */
const NAMED_SO = 1

/** Whether, of the blocks from the first to the one with the dates, only the first names an employer or school, and the others a title. */
function namesPlaceOf([first, ...others]: Mark[], kind: HistoryKind): boolean {
  const place = ({ block }: Mark) => kind.place(withoutDates(block.text).split(', ')[0]!)
  const title = ({ block }: Mark) =>
    kind.title(
      withoutDates(block.text)
        .replace(/\(\)?$/, '')
        .trimEnd(),
    )
  const isPlace = first !== undefined && first.canName && first.dates === 'none' && place(first) >= NAMED_SO && title(first) < 1.5
  return isPlace && others.some((mark) => title(mark) >= 1.5) && others.every((mark) => place(mark) < NAMED_SO)
}

/** The evidence for a line above the dates if nothing else decides. */
const HINT = 0.1

function startOf(
  marks: Mark[],
  anchor: number,
  from: number,
  isFirst: boolean,
  usual: { above: number; look: string; size: number | null },
  isHeaded: (start: number, anchor: number) => boolean,
): number {
  let best = anchor
  let most = -Infinity
  const isAlone = isDateText(
    marks[anchor]!.block.text.replace(LASTED, '')
      .replace(/^\p{L}+ (?=\S)/u, (word) => (ATTENDED.test(word.trim()) ? '' : word))
      .trim(),
  )
  for (let start = anchor; start >= Math.max(from, anchor - ABOVE); start -= 1) {
    const { block, canName, look } = marks[start]!
    if (start < anchor && anchor - start === 1 && /^[^,]{3,20} : /.test(block.text) && ongoingAt(block.text)?.from === 0 && !isAlone) break
    if (start < anchor && start > from && isAbout(marks[start]!, marks[start - 1]!)) continue
    if (start < anchor && (!canName || isSetIn(marks[start]!, marks[anchor]!))) break
    const before = marks[start - 1]
    const inner = marks.slice(start + 1, anchor + 1).map((mark) => mark.block.gap)
    // If empty lines separate everything, the one above the dates separates them only from the name above it.
    const isEven = isAlone && start === anchor && usual.above > 0 && start > from && before!.canName && before!.block.gap >= block.gap
    const gap = isEven ? 0 : block.gap - Math.max(0, ...inner)
    const score =
      (isFirst && start === 0 ? 3 : 0) +
      (look === usual.look ? 1.2 : 0) +
      (gap > GAP ? 2.5 : gap > 0.12 ? 0.8 : 0) +
      (anchor - start === usual.above ? 1.3 : 0) +
      // If dates are usually on a line of their own below names, they do not start an entry with a possible name above them.
      (start < anchor && usual.above > 0 && isAlone ? HINT : 0) +
      (start < anchor && isHeaded(start, anchor) ? HEADED : 0) +
      (block.size !== null && usual.size !== null && block.size < usual.size - 0.6 ? -0.8 : 0) +
      (before && before.canName && before.look === look && start - 1 >= from && block.gap < GAP && start < anchor ? -0.6 : 0) +
      (before && !before.canName ? 1 : 0) +
      // A block with space above starts an entry; the block close below it does not.
      (before && before.canName && start - 1 >= from && block.gap < GAP && before.block.gap > GAP ? -1.2 : 0)
    if (score > most) [best, most] = [start, score]
  }
  return best
}

// A description of an employer, on a line between its bold name and the other names of the entry.
const isAbout = (mark: Mark, above: Mark): boolean => {
  const isUnder = above.canName && above.look.startsWith('b') && !above.block.isBullet && above.dates === 'none'
  const isPlain = !mark.block.isBullet && !mark.look.startsWith('b') && mark.block.text.length < LONG && mark.block.gap < GAP
  return isUnder && isPlain && mark.dates === 'none' && (!mark.canName || isSentence(mark.block.text))
}

/** Whether a text has many words, few of them capitalized. */
function isSentence(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length >= 4 && words.filter((word) => /^\p{Lu}/u.test(word)).length < words.length * 0.35
}

// Text indented slightly further than the line with the dates below it is the end of the list above.
const isSetIn = (mark: Mark, anchor: Mark) =>
  mark.block.size !== null && mark.indent > anchor.indent + LEVEL && mark.indent < anchor.indent + LIST && !anchor.leads

// An entry without dates among dated ones: two parts that clearly name one, set apart from the text above.
function undatedStarts(marks: Mark[], starts: number[], anchors: number[], kind: HistoryKind): number[] {
  return marks.flatMap((mark, index) => {
    const { block, canName } = mark
    const start = starts.findLast((at) => at <= index)
    const next = marks[index + 1]
    // A current job or degree above the first dates has an entry of its own.
    if (start === undefined && canName && ongoingAt(block.text)?.from === 0 && halvesOf(block.text, kind) > 1) return [index]
    if (!canName || start === undefined || starts.includes(index) || anchors.includes(index) || index <= anchors.find((at) => at >= start)!)
      return []
    if (index <= start) return []
    const names = (text: string) => kind.title(text) >= 1.5 && kind.place(text) >= 1.5
    if (names(block.text) && mark.look === marks[start]!.look && !marks[index - 1]!.canName) return [index]
    if (ongoingAt(block.text) && namesBoth(block, kind)) return [index]
    if (!next?.canName || anchors.includes(index + 1) || starts.includes(index + 1)) return []
    const above = marks.slice(start, index).map((one) => one.block.text)
    const has = (score: (text: string) => number) => above.some((text) => score(text) >= 1.5)
    const isPair =
      (kind.title(block.text) >= 1.5 && kind.place(next.block.text) >= 1.5) ||
      (kind.place(block.text) >= 1.5 && kind.title(next.block.text) >= 1.5)
    return isPair && has(kind.title) && has(kind.place) && mark.look === marks[start]!.look ? [index] : []
  })
}

// "Diplomado en Comercio | Universidad de Example | En curso"
function namesBoth(block: TextBlock, kind: HistoryKind): boolean {
  const { parts } = historyParts(block)
  return parts.some(({ text }) => kind.title(text) >= 1.5) && parts.some(({ text }) => kind.place(text) >= 1.5)
}

/** The number of blocks that name an entry: the names end at body text, or after a title and an employer. */
function namedBy(marks: Mark[], anchor: number | null, kind: HistoryKind): number {
  const blocks = marks.map(({ block }) => block)
  let length = (anchor ?? 0) + 1
  const named = () => {
    const parts = blocks.slice(0, length).flatMap((block) => historyParts(block).parts.filter(({ isPlace }) => !isPlace))
    const sure = parts.filter(({ isTown }) => !isTown)
    const isTitleOnly = sure.length === 1 && kind.title(sure[0]!.text) > kind.place(sure[0]!.text)
    const isOneLine = parts.every((part) => part.line === parts[0]!.line && part.slot.endsWith('d'))
    const least = parts.length > 1 && sure.length === 1 && (isTitleOnly || isOneLine) ? 2 : sure.length
    return {
      isTitled: parts.some(({ text, role }) => role === 'title' || kind.title(text) >= 1.5),
      least,
      isFull: sure.length === 1 && kind.title(sure[0]!.text) >= 1.5 && kind.place(sure[0]!.text) >= 1.2,
      most: sure.length === 1 ? Math.max(least, halvesOf(sure[0]!.text, kind)) : least,
    }
  }
  const last = (anchor ?? 0) + (anchor === 0 || anchor === null ? BELOW + 1 : BELOW)
  while (length < marks.length && length <= last) {
    const mark = marks[length]!
    const isLabel = labelRole(mark.block.text.split(/[:\t]/)[0]!) !== null
    if (!mark.canName && !isLabel) break
    const usual = marks[0]!
    const isDeep = mark.indent > usual.indent + DEEPER && mark.indent > marks[anchor ?? 0]!.indent + DEEPER
    const says = kind.title(mark.block.text) >= 1.5 || kind.place(mark.block.text) >= 1.2
    if (isDeep && !isLabel && !marks[anchor ?? 0]!.leads) break
    const isPlaceOnly = isPlaceAlone(mark.block.text.replace(/^[([]|[)\]]$/g, ''))
    const { least, most, isTitled, isFull } = named()
    const isMissing = !isTitled && kind.title(mark.block.text) >= 1.5
    if (
      !isMissing &&
      (least >= 2 ||
        (most >= 2 && isFull) ||
        (most >= 2 && !says && !isAboveDeeper(mark, marks[length + 1]) && mark.look === (marks[length + 1]?.look ?? mark.look))) &&
      !isPlaceOnly &&
      mark.dates !== 'own' &&
      !isLabel
    )
      break
    if (mark.block.gap > 1.5 && !isLabel && least >= 1 && mark.block.gap > usual.block.gap) break
    length += 1
  }
  return length
}

/** The number of parts in a text with commas. Text after a degree is its subject unless it has words of a school. */
function halvesOf(text: string, kind: HistoryKind): number {
  const halves = splitAtComma(text, true, kind)
  return kind === historyKinds.study && halves.length > 1 && halves.every((half) => kind.place(half) < 1) ? 1 : halves.length
}

// Text as far left as names, above an indented list, is not part of that list.
const isAboveDeeper = (mark: Mark, next: Mark | undefined) =>
  next !== undefined &&
  mark.block.size !== null &&
  mark.block.text.length < LONG / 2 &&
  next.indent > mark.indent + LEVEL &&
  !next.block.stops.length

function startsByGaps(marks: Mark[], kind: HistoryKind): number[] {
  return marks.flatMap(({ block, canName }, index) => {
    const last = marks[index - 1]
    const begins =
      index === 0 ||
      (canName &&
        (!last!.canName ||
          block.gap > Math.max(0.4, marks[index + 1]?.block.gap ?? 0) ||
          (kind.title(block.text) >= 2 && kind.title(last!.block.text) < 1 && index > 1 && kind.title(marks[index - 2]!.block.text) >= 2)))
    return begins ? [index] : []
  })
}

function mode<Value>(values: Value[]): Value {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0]
}
