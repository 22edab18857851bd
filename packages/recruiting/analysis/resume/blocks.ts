import { beginsSmall } from '#packages/recruiting/analysis/text/beginsSmall.ts'
import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import type { TextLine, TextLook } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { isClassBelow } from './degreeClass.ts'
import { endsAbbreviated } from './endsAbbreviated.ts'
import { isDetail } from './entryDetails.ts'
import { isFormLabel } from '#packages/recruiting/analysis/document/formLabel.ts'
import { FIRM } from './historyCommas.ts'
import { labelled } from './historyLabels.ts'
import { degreeScore, isOrgWord, orgScore, titleScore } from './titleScore.ts'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { isCity } from './places.ts'

/** One or more lines that belong together: a paragraph, a list item or a single line. `line` is the index of the first. */
export type TextBlock = {
  text: string
  line: number
  isBullet: boolean
  isBold: boolean
  gap: number
  size: number | null
  indent: number | undefined
  stops: number[]
  looks: TextLook[]
}

/** The space above, in line distances, from which a line starts a new block. */
const NEW = 0.4
/** The share of the longest line of a column from which a line may have been wrapped. */
const FULL = 0.72

/** The indent, in points, from which a line is the centered end of a text. */
const MIDDLE = 45

// "Languages: Go, Java", one of several such lines.
const LABELLED = /^\p{Lu}[\p{L} &/]{1,30}:\s/u

/**
 * Groups lines into blocks. `wraps` says whether the format breaks long lines: PDF does, Word does not. With `joinsNames`, short lines
 * wrapped at the edge of their column are joined too; in a list each of them would be an item.
 */
export function toBlocks(given: { line: TextLine; index: number }[], wraps: boolean, joinsNames: boolean): TextBlock[] {
  const lines = joinsNames ? levelled(given) : given
  const blocks: TextBlock[] = []
  let before: TextLine | null = null
  const longest = new Map<string, number>()
  for (const { line } of lines) longest.set(edge(line), Math.max(longest.get(edge(line)) ?? 0, line.text.length))
  for (const [nth, { line, index }] of lines.entries()) {
    const last = blocks.at(-1)
    const isRest = before !== null && (PARTED.test(before.text) || isOrgWord(firstOf(line.text))) && isCut(before, line)
    const isName = joinsNames && before !== null && !OPEN.test(before.text) && !isRest && beginsDated(line, lines[nth + 1]?.line)
    const isMore = (block: TextBlock, above: TextLine) =>
      isRestOfPoint(block, above, line) || (wraps && !isName && goesOn(block, above, line, longest.get(edge(above)) ?? 0, joinsNames))
    if (last && before && isMore(last, before)) {
      const isSplit = SPLIT.test(line.text) && /\p{Ll}{2}-$/u.test(before.text)
      const more =
        before.text.endsWith('-') &&
        /\p{Ll}-$/u.test(before.text) &&
        !/^(?:und|oder|bzw|sowie|and|or|et|ou|y|o|e)(?!\p{L})/iu.test(line.text)
          ? line.text
          : ` ${line.text}`
      if (isSplit) last.text = last.text.slice(0, -1)
      const at = last.text.length + more.length - line.text.length
      last.looks = [...last.looks, ...(line.looks ?? []).map(({ from, look }) => ({ from: from + at, look }))]
      last.text += more
    } else {
      blocks.push({
        text: line.text,
        line: index,
        isBullet: line.isBullet,
        isBold: line.isBold,
        gap: line.gapAbove,
        size: line.size,
        indent: line.indent,
        stops: line.stops ?? [],
        looks: line.looks ?? [{ from: 0, look: line.isBold ? 'b' : '' }],
      })
    }
    before = line
  }
  return blocks
}

/** A suffix that is not a word, so the hyphen before it is a line break: "inspec-" and "tion". */
const SPLIT = anyOf(
  /^(?:[st]ions?|[st]ional|ments?|ing|ings|ness|ity|ities|ties|ances?|ences?|ables?|ibles?|ally|ives?|tive|ical|ism|ist|ists|(?:n?o)?log(?:y|ies?|ien|ía)|ers|tor|tors)(?!\p{L})/u,
  /^(?:ung|ungen|tung|tungen|keit|heit|schaft|lich|liche|isch|ische|ieren|en|er|tique|tiques|teur|trice|cion|ción|ciones|mente|miento|dad|ção|ções)(?!\p{L})/u,
)

/** One or two words that a dash separates from a name at the end of a line: "Escola do Porto — Técnico". */
const PARTED = /\p{L}\S* [–—-] \p{Lu}\S*(?: \S+)?$/u

/** Whether only dates follow a line, so that it is the name they belong to and not the end of the text above. */
function beginsDated(line: TextLine, next: TextLine | undefined): boolean {
  const isApart = next === undefined || next.gapAbove > NEW || next.column !== line.column || line.text.split(' ').length < 2
  return !isApart && /^\p{Lu}/u.test(line.text) && !hasDate(line.text) && isDateText(next.text)
}

/** The maximum distance from a shared axis for two lines without further lines around it. */
const EXACT = 1.5
/** The maximum distance from a shared axis, in points, and the share of lines that makes a layout centered. */
const AXIS = 7
const MOST = 0.7

// Centered lines have no indent: their position follows from their length.
function levelled(lines: { line: TextLine; index: number }[]): { line: TextLine; index: number }[] {
  const free = lines.flatMap(({ line }) => (!line.isBullet && line.indent !== undefined && line.room !== undefined ? [line] : []))
  const offset = ({ indent, room }: TextLine) => indent! - room!
  const middle = free.map(offset).toSorted((one, other) => one - other)[free.length >> 1]
  const isCentred = (line: TextLine) => line.indent! > MIDDLE && Math.abs(offset(line) - middle!) <= AXIS
  const centred = free.filter(isCentred)
  const spread = Math.max(...centred.map(({ indent }) => indent!)) - Math.min(...centred.map(({ indent }) => indent!))
  const isPair = free.length === 2 && centred.length === 2 && Math.abs(offset(free[0]!) - offset(free[1]!)) <= EXACT
  if ((centred.length < 3 && !isPair) || centred.length < free.length * MOST || spread < AXIS * 2) return lines
  return lines.map(({ line, index }) => ({ line: centred.includes(line) ? { ...line, indent: 0 } : line, index }))
}

/** The width of a letter, relative to its height. */
const LETTER = 0.42

/** The end of a line, after its last comma or bar. */
const lastOf = (text: string) => text.split(/[|,\t]\s*/).at(-1)!
/** The start of a line, before its first comma or bar. */
const firstOf = (text: string) => text.split(/[|,\t]\s*/)[0]!
// An employer or school, and a title or degree.
const isOther = (one: string, other: string) =>
  orgScore(one) >= 1.5 && orgScore(one) > titleScore(one) && Math.max(titleScore(other), degreeScore(other)) >= 2
// "Bakery of the" and "Long Quay Ltd" are one name.
const PARTICLE = /\s(?:and|of|the|und|der|des|von|van|et|de|du|des|la|les?|del|di|da|do|dos|das)$/u
// "Park School, Hamm" and "Abitur"; a text with more commas contains its own.
function areOther(before: string, next: string): boolean {
  // "College, Cork" below "Certificate in Welding, Munster Technical" completes a name.
  if (PARTICLE.test(before) || (before.includes(', ') && isOrgWord(firstOf(next)))) return false
  const ends = before.split(/[|,\t]/).length === 2 && !/ \p{L}+ /u.test(lastOf(before)) ? [firstOf, lastOf] : [lastOf]
  return ends.some((of) => isOther(of(before), firstOf(next)) || isOther(firstOf(next), of(before)))
}
// "Stöhr KG, Iphofen" does not continue a title.
const isFirmBefore = (text: string, other: string) => orgScore(text) >= 1.1 && titleScore(text) < 1 && titleScore(other) >= 2

// The first word of a line would not have fitted on the line above, which ends in the same look.
function isCut(before: TextLine, line: TextLine): boolean {
  if (before.room === undefined || line.size === null || before.text.length < 12 || /[.!?:]$/.test(before.text)) return false
  if (before.isBullet || Math.abs((line.indent ?? 0) - (before.indent ?? 0)) > 3) return false
  // A name does not end like a sentence.
  if (/\p{Ll}{3}\.$/u.test(line.text) && !endsAbbreviated(line.text)) return false
  // "Altes Land GmbH, Stade" does not continue with a list.
  if (line.text.includes(', ') && before.text.includes(', ') && orgScore(before.text.split(', ')[0]!) >= 1.2) return false
  // Text below a town does not continue the town.
  if (isSaid(line.text) && isCity(before.text.slice(before.text.lastIndexOf(', ') + 2))) return false
  const word = /^\S+/.exec(line.text)![0].length + 1
  return before.room < word * line.size * LETTER && before.looks?.at(-1)?.look === line.looks?.[0]?.look
}

// "weather data." completes a list item of a plain text if the line above breaks off, and this line starts in lower case or is indented
// further.
function isRestOfPoint(block: TextBlock, before: TextLine, line: TextLine): boolean {
  const isPlain = line.shownAt !== undefined && !line.isBullet && !line.isHeading && line.gapAbove === 0 && !line.isBold
  // "set. 2019 – ago. 2020 | Arquiteta" starts an entry.
  const [dates] = findDateRanges(line.text.slice(0, HEAD))
  if (dates?.from === 0 && dates.range.start !== null) return false
  if (!block.isBullet || !isPlain || before.text.includes('\t') || line.text.includes('\t') || isDateText(line.text)) return false
  const isLower = /^\p{Ll}/u.test(line.text)
  const isHanging = (line.indent ?? 0) > (block.indent ?? 0) && !hasDate(line.text)
  const isLong = before.text.length >= POINT && !/[.!?:]$/.test(before.text)
  // "Bookshop (Tours): bookseller, since 2021" is the head of an entry, and the text below it starts with a capital.
  const isOpen = isLong && !hasDate(before.text) && (before.text.length >= FILLED || OPEN.test(before.text))
  return isHanging ? isLower || isOpen : isLower && isLong
}

const isOwnDetail = (before: TextLine, line: TextLine) => isDetail(line.text) || isClassBelow(line.text, before.text)

// "school" below "in a small rural": it starts in lower case, and the line above had no room for it.
function isCutSmall(before: TextLine, line: TextLine): boolean {
  if (before.room === undefined || line.size === null || !/^\p{Ll}/u.test(line.text) || line.isBullet || line.gapAbove > NEW) return false
  if (isOwnDetail(before, line)) return false
  // "sept. 2021 – aujourd'hui" starts in lower case in many languages.
  if (findDateRanges(line.text.slice(0, HEAD))[0]?.from === 0) return false
  if (/[.!?:]$/.test(before.text) || before.isBold !== line.isBold || before.text.includes('\t') || line.text.includes('\t')) return false
  const word = /^\S+/.exec(line.text)![0].length + 1
  return before.room < word * line.size * LETTER && Math.abs((line.indent ?? 0) - (before.indent ?? 0)) <= 3 && !hasDate(before.text)
}

// A line with room for the next word was not wrapped; without a known width, short lines were not.
// In plain text, a line was not wrapped if the next word would not have made it longer than the others.
const hadSpace = (before: TextLine, line: TextLine, longest: number) =>
  before.room === undefined && /^\P{Ll}/u.test(line.text) && before.text.length + /^\S+/.exec(line.text)![0].length < longest

const couldBeWrapped = (before: TextLine, line: TextLine, longest: number) =>
  before.room === undefined || line.size === null
    ? longest > SHORT
    : before.room < (/^\S+/.exec(line.text)![0].length + 1) * line.size * LETTER * 2

// The last cell of a row continues below: it was full, and the next line starts at the same position in the same look.
function isCellCut(before: TextLine, line: TextLine): boolean {
  const last = before.stops?.at(-1)
  if (last === undefined || line.indent === undefined || line.isBullet || line.text.includes('\t') || line.gapAbove > NEW) return false
  // A name does not end like a sentence.
  if (isOwnDetail(before, line) || isSaid(line.text) || (/\p{Ll}{3}\.$/u.test(line.text) && !endsAbbreviated(line.text))) return false
  const cell = before.text.slice(before.text.lastIndexOf('\t') + 1)
  if (isFirmBefore(cell, line.text) || (!isOrgWord(line.text) && !FIRM.test(line.text) && areOther(cell, line.text))) return false
  // "Kanzlei Tamm, Lüneburg" below a degree is the place of the degree.
  if (degreeScore(cell) >= 2 && !PARTICLE.test(cell) && line.text.includes(', ') && orgScore(firstOf(line.text)) >= 1.2) return false
  const isLike = Math.abs(line.indent - last) < 3 && before.looks?.at(-1)?.look === line.looks?.[0]?.look
  const word = /^\S+/.exec(line.text)![0].length + 1
  return isLike && cell.length > 8 && !hasDate(cell) && line.size !== null && before.room! < word * line.size * LETTER * 1.3
}

/** Whether a text starts a description, with few capitals, and does not complete a name. */
function isSaid(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return /^\p{Lu}/u.test(text) && words.length >= SEVERAL && words.filter((word) => /^\p{Lu}/u.test(word)).length === 1
}

/** The minimum number of long words in a description. */
const SEVERAL = 3

/** Whether a text has dates anywhere but at its start, so that it is complete. */
const endsDated = (text: string) => hasDate(text) && findDateRanges(text)[0]!.from > 0

/** The number of characters searched for leading dates. */
const HEAD = 40

/** The end of a line that continues. */
const OPEN =
  /[,;&]$|(?<!\p{L})(?:and|or|of|the|with|for|to|in|a|an|by|from|using|und|der|die|des|für|mit|et|de|du|des|la|pour|y|del|con|para|e|da|do)$/u

/** A dash at the end of a line, after anything but a date: "Certified Architect –". */
const CUT_AT_DASH = /[\p{Ll})] [–—]$/u

/** The free space, in letter heights, at the end of a line that was not wrapped, whatever the next line starts with. */
const FREE = 8
/** The minimum length of a wrapped line of a list item. */
const POINT = 30
/** The minimum length if the next line starts with a capital and no word shows that the line continues. */
const FILLED = 60
/** The longest line of an unwrapped plain text. */
const SHORT = 58
const edge = (line: TextLine) => `${line.page} ${line.column}`

// "Titre professionnel – Centre de formation" and "Égletons-Plateau<tab>2016 – 2017": a name wrapped before the dates at its end.
function isCutBeforeDates(before: TextLine, line: TextLine): boolean {
  const [rest = '', dates, more] = line.text.split('\t')
  const isEnd = dates !== undefined && more === undefined && isDateText(dates) && !hasDate(rest) && !hasDate(before.text)
  if (!isEnd || line.isBullet || line.gapAbove > NEW || before.text.includes('\t') || areOther(before.text, rest)) return false
  return isCut(before, { ...line, text: rest }) || (/\p{L}-$/u.test(before.text) && before.isBold === line.looks?.[0]?.look.startsWith('b'))
}

/** Whether a line starts with the end of a range that the line above starts: "Acme, 2014 –" and "2016". */
function endsDates(before: string, line: string): boolean {
  const first = findDateRanges(before).at(-1)
  const isOpen = first?.range.end === 'present' && /\d\s?(?:[-–—]|to|until|till)$/.test(before)
  if (!first || !(isOpen || (first.to === before.length && /^[-–—] /.test(line)))) return false
  const whole = findDateRanges(`${before} ${line}`).at(-1)!
  const rest = findDateRanges(line)[0]
  return whole.from === first.from && whole.to > before.length && (rest === undefined || rest.range.start === null)
}

function goesOn(block: TextBlock, before: TextLine, line: TextLine, longest: number, joinsNames: boolean): boolean {
  if (/\p{Ll}{2}-$/u.test(before.text) && SPLIT.test(line.text) && !line.text.includes('\t') && line.gapAbove <= NEW) return true
  const isApart = line.isBullet || line.isHeading || line.gapAbove > NEW || line.text.includes('\t') || before.text.includes('\t')
  const isNear = !line.isBullet && !line.isHeading && line.gapAbove <= NEW && !line.text.includes('\t')
  if (joinsNames && isNear && endsDates(before.text, line.text)) return true
  if (joinsNames && isCutBeforeDates(before, line)) return true
  if (!isApart && CUT_AT_DASH.test(before.text) && line.isBold === before.isBold) return true
  if (joinsNames && isCutSmall(before, line)) return true
  // "Cégep du Grand-" and "Littoral": a name continues after a hyphen at the end of a long line.
  const isBroken = /\p{L}-$/u.test(before.text) && before.text.length >= longest * FULL && /^\p{Lu}\p{Ll}/u.test(line.text)
  if (joinsNames && !isApart && isBroken && line.isBold === before.isBold && !hasDate(line.text.slice(0, HEAD))) return true
  if (joinsNames && [before.text, line.text].some((text) => isFormLabel(text) && !isOrgWord(text))) return false
  if (joinsNames && isCellCut(before, line)) return true
  if (joinsNames && !isApart && isOrgWord(line.text) && before.looks?.at(-1)?.look === line.looks?.[0]?.look && !endsDated(before.text))
    return true
  // "Center, 1985 to 1989" completes a name from the line above.
  const first = firstOf(line.text)
  const isEnd = isOrgWord(first) && first !== line.text && isDateText(line.text.slice(first.length + 1).trim())
  if (joinsNames && !isApart && isEnd && before.room === undefined && !hasDate(before.text) && before.text.length >= longest * FULL)
    return true
  if (joinsNames && areOther(before.text, line.text)) return false
  if (joinsNames && !isApart && isCut(before, line) && !hasDate(before.text) && !isOwnDetail(before, line) && labelled(line.text) === null)
    return true
  if (
    line.isBullet ||
    line.isHeading ||
    line.gapAbove > NEW ||
    line.isBold !== before.isBold ||
    line.text.includes('\t') ||
    labelled(line.text) !== null ||
    before.text.includes('\t')
  )
    return false
  if (line.size !== null && before.size !== null && Math.abs(line.size - before.size) > 0.6) return false
  if (joinsNames && !block.isBullet && isOwnDetail(before, line)) return false
  const startsBold = (one: TextLine) => one.looks?.[0]?.look.startsWith('b') === true
  if (startsBold(line) && !startsBold(before)) return false
  if (LABELLED.test(line.text) && LABELLED.test(block.text)) return false
  const isLower = /^[(&,]/.test(line.text) || beginsSmall(line.text)
  // An indented line below a separate one starts a new block, such as a list with drawn bullets.
  if (
    !block.isBullet &&
    !isLower &&
    line.indent !== undefined &&
    before.indent !== undefined &&
    line.size !== null &&
    line.indent > before.indent + 6 &&
    line.indent < before.indent + MIDDLE
  )
    return false
  const isMovedOut = line.indent !== undefined && block.indent !== undefined && line.size !== null && line.indent < block.indent - 6
  if (joinsNames && isMovedOut && !isLower) return false
  if (joinsNames && before.room === undefined && isDateText(line.text)) return false
  // "2015 – 2019: Waiter" starts an entry.
  const dates = joinsNames && !OPEN.test(before.text) ? findDateRanges(line.text.slice(0, HEAD))[0] : undefined
  if (dates?.from === 0 && dates.range.start !== null) return false
  const isFull = before.text.length >= Math.max(28, longest * FULL) && !hadSpace(before, line, longest)
  const ends = /[.!?:]$/.test(before.text)
  if (OPEN.test(before.text) && isFull) return true
  if (block.isBullet) {
    if (line.indent !== undefined && block.indent !== undefined) {
      if (line.indent > block.indent + 1) return isLower || isFull || !hasDate(line.text)
      if (line.indent < block.indent - 1) return false
    }
    return isLower ? isFull || !ends : isFull && !ends && !hasDate(line.text)
  }
  const isShort = before.room !== undefined && line.size !== null && before.room > line.size * FREE && !OPEN.test(before.text)
  if (hasDate(before.text) && before.text.length < 100 && (!isLower || isShort)) return false
  return (
    isFull &&
    (isLower ||
      (!ends && longest > 45 && before.text.length > 45 && !hasDate(line.text) && couldBeWrapped(before, line, longest)) ||
      (ends && !isMovedOut && longest > 60 && before.text.length > 60 && line.text.length > 30))
  )
}
