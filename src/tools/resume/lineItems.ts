import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'
import { mergedRanges } from '#src/tools/dates/mergedRanges.ts'
import { isDateText } from '#src/tools/dates/isDateText.ts'
import { ongoingAt } from '#src/tools/dates/ongoingAt.ts'
import type { TextBlock } from './blocks.ts'
import { anyOf } from '#src/tools/text/patterns.ts'
import { endsAbbreviated } from './endsAbbreviated.ts'
import { isPlace } from './places.ts'
import type { HistoryItem } from './Resume.ts'
import { withoutStops } from './withoutStops.ts'
import { orgScore, schoolScore, titleScore } from './titleScore.ts'

/** Projects, certificates and awards: one per line or bullet, unless bullets follow a separate line and are its details. */
export function lineItems(lines: TextBlock[]): HistoryItem[] {
  const blocks = inRows(withCells(lines.map(withoutStops))).flatMap(parted)
  const nested = blocks.length > 0 && !blocks[0]!.isBullet && blocks.some((block) => block.isBullet)
  const items: HistoryItem[] = []
  for (const block of blocks) {
    const isDetail =
      (nested && block.isBullet) ||
      (items.length > 0 &&
        !block.isBullet &&
        (block.text.length > 110 ||
          /^\p{Ll}/u.test(block.text) ||
          (/[\p{Ll})]\.$/u.test(block.text) && block.text.split(' ').length > 7)) &&
        !findDateRanges(block.text).length)
    const last = items.at(-1)
    if (isDetail && last) last.bullets.push({ value: block.text, confidence: 0.85, line: block.line })
    else items.push(toItem(block))
  }
  return items.filter((item) => item.title !== null)
}

/** How far, in points, the rest of a cell may stand from where the cell begins. */
const LEVEL = 3

// "2020<tab>First aid, Saint John" and, below the second cell, "Ambulance": the cell goes on.
function withCells(blocks: TextBlock[]): TextBlock[] {
  const isDated = ({ text }: TextBlock) => text.includes('\t') && isDateText(text.slice(0, text.indexOf('\t')))
  const cellOf = ({ text }: TextBlock) => text.slice(text.lastIndexOf('\t') + 1)
  const longest = Math.max(...blocks.map((block) => cellOf(block).length))
  const isFull = (block: TextBlock) => block.size !== null && cellOf(block).length >= longest * FULL
  const out: TextBlock[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    const stop = last && isDated(last) && isFull(last) && block.text.split(' ').length <= REST ? last.stops.at(-1) : undefined
    const isBelow = stop !== undefined && block.indent !== undefined && Math.abs(block.indent - stop) <= LEVEL && block.gap < CLOSE
    // Who gave it stands below it as often as the rest of its name.
    const isGiver = Math.max(orgScore(block.text), schoolScore(block.text)) >= 1.2
    const isRest = isBelow && !isGiver && !block.isBullet && !block.text.includes('\t') && findDateRanges(block.text).length === 0
    if (last && isRest && (block.indent ?? 0) > (last.indent ?? 0) + LEVEL)
      out[out.length - 1] = { ...last, text: `${last.text} ${block.text}` }
    else out.push(block)
  }
  return out
}

/** The most words of the rest of a cell, and the share of the longest cell from which one may have been broken. */
const REST = 2
const FULL = 0.9

/** The most space, in line distances, above the rest of a cell. */
const CLOSE = 0.3

/** The most lines of a certificate: its date, its name and who gave it. */
const MOST = 3

// Certificates over several lines, each with a line of dates alone, at its beginning or end in all of them, as rows.
function inRows(blocks: TextBlock[]): TextBlock[] {
  const isDate = ({ text, isBullet }: TextBlock) => !isBullet && isDateText(text)
  const dates = [...blocks.keys()].filter((index) => isDate(blocks[index]!))
  const isFirst = dates[0] === 0
  if (dates.length === 0 || (!isFirst && dates.at(-1) !== blocks.length - 1)) return blocks
  const starts = isFirst ? dates : [0, ...dates.slice(0, -1).map((index) => index + 1)]
  const groups = starts.map((start, index) => blocks.slice(start, starts[index + 1] ?? blocks.length))
  const isOne = (group: TextBlock[]) => group.length > 1 && group.length <= MOST && group.every(({ isBullet }) => !isBullet)
  if (!groups.every(isOne)) return blocks
  return groups.map((group) => {
    const names = group.filter((block) => !isDate(block))
    return { ...names[0]!, text: [...names, ...group.filter(isDate)].map(({ text }) => text).join('\t') }
  })
}

// "Crane licence (2010), First aid (2023)": several in one line, each with its date.
function parted(block: TextBlock): TextBlock[] {
  const pieces = block.text.split(/(?<=\)),\s+(?=\p{Lu})|;\s+/u)
  const isEach = pieces.length > 1 && pieces.every((piece) => findDateRanges(piece).length > 0 && !isDateText(piece))
  return isEach ? pieces.map((text) => ({ ...block, text })) : [block]
}

/** What is said of the date of a certificate: "renewed", "valid until". */
const KEPT = anyOf(
  /^(?:first )?(?:renewed|updated|passed|awarded|obtained|issued|valid|expires?|expiry)(?: (?:in|on|until|to|date|till|through))?$/i,
  /^(?:erneuert|aufgefrischt|gültig|bestanden)(?: (?:bis|am|im))?$|^(?:renouvelé|obtenu|valable|valide)e?(?: (?:en|le|jusqu['’](?:en|au|à)))?$/,
  /^(?:renovado|obtenido|válido|vigente|vence)(?: (?:en|el|hasta))?$/,
)

/** What parts a certificate from who gave it. A level behind a dash belongs to its name: "Cloud Architect – Associate". */
const PARTED = anyOf(
  /\t+|(?<!\s)\s*[|•·]\s*|:\s+/i,
  /(?<!\s)\s+[–—-]\s+(?!(?:associate|professional|practitioner|expert|foundations?|fundamentals|advanced)(?=[,\s]*(?:\t|$)))/,
)

function toItem({ text, line }: TextBlock): HistoryItem {
  const ranges = findDateRanges(text)
  let rest = text
  for (const { from, to } of ranges.toReversed()) rest = `${rest.slice(0, from)}\t${rest.slice(to)}`
  const ongoing = ongoingAt(rest)
  const said = ongoing ? [{ start: null, end: 'present' as const, text: rest.slice(ongoing.from, ongoing.to).trim() }] : []
  if (ongoing) rest = `${rest.slice(0, ongoing.from)}\t${rest.slice(ongoing.to)}`
  const dates = mergedRanges([...ranges.map(({ range }) => range), ...said])
  const [title, ...others] = rest
    // "Excel (Academia Números, 2016)"
    .replace(/\(([^()\t]{3,}?),?[^\S\t]?\t\s?\)/g, '\t$1\t')
    .split(PARTED)
    .map((part) =>
      part
        .replace(/\(\s*\)/g, '')
        .replace(/^[\s,(–—|•·-]+|(?<![\s,(])[\s,(]+$/g, '')
        .replace(/^([^(]*)\)$/, '$1')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part) && !KEPT.test(part))
  // "Certificate in Nursing, University of California, San Francisco": who gave it begins where a part names a school or firm.
  const pieces = others.length === 0 ? (title ?? '').split(/,\s+(?![^()]*\))/) : []
  const issuer =
    pieces.length > 2 ? pieces.findIndex((piece, index) => index > 0 && Math.max(orgScore(piece), schoolScore(piece)) >= 1.2) : -1
  const comma =
    issuer > 0
      ? ['', pieces.slice(0, issuer).join(', '), pieces.slice(issuer).join(', ')]
      : others.length === 0
        ? /^(.{2,}?)(?:,\s+|\s+\((?=[^)]+\)$))([^,]{3,}?)\)?$/.exec(title ?? '')
        : null
  // "BIM con Revit (120 h). Academia Trazo"
  const [, course, giver = ''] = others.length === 0 ? (/^(.{4,}?[\p{L})])\. (\p{Lu}.{3,}?)\.?$/u.exec(title ?? '') ?? []) : []
  const isGiven = course !== undefined && !endsAbbreviated(`${course}.`) && Math.max(orgScore(giver), schoolScore(giver)) >= 1.2
  // "Red Seal Endorsement, Construction Electrician": a trade gives no certificate.
  const isTrade = comma !== null && titleScore(comma[2]!) >= 2 && orgScore(comma[2]!) < 1 && schoolScore(comma[2]!) < 1
  const name = isGiven ? course : comma && !isTrade ? comma[1]! : title
  const place = isGiven ? giver : isTrade ? undefined : comma ? comma[2]! : others.find((part) => !isPlace(part))
  return {
    title: name ? { value: name, confidence: 0.85, line } : null,
    place: place ? { value: place, confidence: 0.7, line } : null,
    location: null,
    dates: dates && { value: dates, confidence: 0.9, line },
    bullets: [],
  }
}
