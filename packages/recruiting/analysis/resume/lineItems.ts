import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { mergedRanges } from '#packages/recruiting/analysis/dates/mergedRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { ongoingAt } from '#packages/recruiting/analysis/dates/ongoingAt.ts'
import type { TextBlock } from './blocks.ts'
import { beginsSmall } from '#packages/recruiting/analysis/text/beginsSmall.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { endsAbbreviated } from './endsAbbreviated.ts'
import { isPlace } from './places.ts'
import { certificateRole, labelRole } from './historyLabels.ts'
import type { Extracted, HistoryItem } from './Resume.ts'
import { withoutStops } from './withoutStops.ts'
import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/** Projects, certificates and awards: one per line or bullet, unless bullets follow a separate line as its details. */
export function lineItems(lines: TextBlock[]): HistoryItem[] {
  const written = lines.map(withoutStops)
  const fields = inFields(written)
  const blocks = inPairs(inRows(withCells(fields))).flatMap(parted)
  const nested = blocks.length > 0 && !blocks[0]!.isBullet && blocks.some((block) => block.isBullet)
  const items: HistoryItem[] = []
  const stops = blocks.flatMap((block) => [atStop(block.text) ?? []].filter(({ length }) => length > 0))
  const isStopped = stops.length > 1 && stops.length >= blocks.length * FULL && stops.some(([, giver]) => namesGiver(giver!))
  for (const block of blocks) {
    const isDetail =
      (nested && block.isBullet) ||
      (items.length > 0 &&
        !block.isBullet &&
        (block.text.length > 110 || beginsSmall(block.text) || (/[\p{Ll})]\.$/u.test(block.text) && block.text.split(' ').length > 7)) &&
        !findDateRanges(block.text).length)
    const last = items.at(-1)
    if (isDetail && last) last.bullets.push({ value: block.text, confidence: 0.85, line: block.line })
    else items.push(toItem(block, isStopped))
  }
  const named = items.filter((item) => item.title !== null)
  return fields === written ? turned(named) : named
}

/** Whether a text names an employer or a school, such as an issuer of certificates. */
const namesGiver = (text: string) => Math.max(orgScore(text), schoolScore(text)) >= 1.2
const isGiver = (part: Extracted | null) => part !== null && namesGiver(part.value)

// "Instituto Gastronómico — Cocina al vacío": the issuer comes first in most of a section, and in all entries of this form.
function turned(items: HistoryItem[]): HistoryItem[] {
  const pairs = items.filter(({ title, place }) => title && place)
  const isTurned = ({ title, place }: HistoryItem) => isGiver(title) && !isGiver(place) && degreeScore(title!.value) <= 0
  const count = pairs.filter(isTurned).length
  const isUsual = count * 2 >= pairs.length && !pairs.some(({ title, place }) => isGiver(place) && !isGiver(title))
  const isSure = pairs.some((item) => isTurned(item) && schoolScore(item.title!.value) >= 2)
  if (count === 0 || !isUsual || !isSure) return items
  return items.map((item) =>
    item.title && item.place
      ? {
          ...item,
          title: { ...item.place, confidence: item.title.confidence * LESS },
          place: { ...item.title, confidence: item.place.confidence },
        }
      : item,
  )
}

/** The confidence factor for names in the opposite order to the usual one. */
const LESS = 0.9

/** The meaning of a form label, with the text next to it; null for lines outside a form. */
function fieldOf({ text }: TextBlock): { label: string; role: 'title' | 'place' | 'other'; value: string } | null {
  const [, name, value] = /^([^:\t]{2,40}?)\s?[:\t]\s{0,3}(\S.*)$/u.exec(text) ?? []
  if (name === undefined || value === undefined) return null
  const role = certificateRole(name) ?? (labelRole(name) === null ? null : 'other')
  return role && { label: name.toLowerCase(), role, value }
}

// "Certificate: …", "Awarding body: …", "Year: …", repeated, as rows.
function inFields(blocks: TextBlock[]): TextBlock[] {
  const fields = blocks.map(fieldOf)
  const [first] = fields
  const isForm = first && fields.every((field) => field !== null) && new Set(fields.map((field) => field!.label)).size > 1
  if (!isForm || !fields.some((field) => field!.role === 'title')) return blocks
  const starts = fields.flatMap((field, index) => (field!.label === first.label ? [index] : []))
  return starts.flatMap((start, index) => {
    const own = fields.slice(start, starts[index + 1]).map((field) => field!)
    const of = (role: string) => own.filter((field) => field.role === role).map(({ value }) => value)
    const dates = of('other').filter((value) => findDateRanges(value).length > 0)
    return of('title').length > 0
      ? [{ ...blocks[start]!, text: [...of('title'), ...of('place'), ...dates].join('\t'), isBullet: false }]
      : []
  })
}

/** The minimum number of two-line certificates for telling their lines apart without looks. */
const PAIRS = 2

// A name and below it the issuer, with the date after the same one of them in all entries.
function inPairs(blocks: TextBlock[]): TextBlock[] {
  const isDated = ({ text }: TextBlock) => findDateRanges(text).length > 0 && !isDateText(text)
  const pairs = blocks.flatMap((block, index) => (index % 2 === 0 ? [[block, blocks[index + 1]] as const] : []))
  const [first] = pairs
  if (!first?.[1] || blocks.some(({ isBullet }) => isBullet)) return blocks
  const at = isDated(first[0]) ? 0 : 1
  const lookOf = ({ looks }: TextBlock) => looks[0]?.look ?? ''
  const isPair = ([name, giver]: (typeof pairs)[number]) =>
    giver !== undefined && isDated([name, giver][at]!) && findDateRanges([name, giver][1 - at]!.text).length === 0
  const isTold = pairs.length >= PAIRS || lookOf(first[0]) !== lookOf(first[1])
  const areLines = blocks.every(({ text }) => text.length <= LINE && !/[\p{Ll})]\.$/u.test(text))
  if (!isTold || !areLines || !pairs.every(isPair)) return blocks
  return pairs.map(([name, giver]) => ({ ...name, text: `${name.text}\t${giver!.text}` }))
}

/** The maximum length of a line of a two-line certificate. */
const LINE = 90

/** The maximum distance, in points, of a continuation from the start of its cell. */
const LEVEL = 3

// "2020<tab>First aid, Saint John" and, below the second cell, "Ambulance": the cell continues.
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
    // The issuer is below it as often as the rest of its name.
    const isRest =
      isBelow && !namesGiver(block.text) && !block.isBullet && !block.text.includes('\t') && findDateRanges(block.text).length === 0
    if (last && isRest && (block.indent ?? 0) > (last.indent ?? 0) + LEVEL)
      out[out.length - 1] = { ...last, text: `${last.text} ${block.text}` }
    else out.push(block)
  }
  return out
}

/** The maximum number of words in a continuation of a cell, and the share of the longest cell from which one may have been wrapped. */
const REST = 2
const FULL = 0.9

/** The maximum space, in line distances, above a continuation of a cell. */
const CLOSE = 0.3

/** The maximum number of lines of a certificate: its date, name and issuer. */
const MOST = 3

// Certificates over several lines, each with a line of dates at its start or end in all of them, as rows. Some of these lines have only
// dates.
function inRows(blocks: TextBlock[]): TextBlock[] {
  const isDate = ({ text }: TextBlock) => isDateText(text)
  const isFirst = blocks.length > 0 && isDate(blocks[0]!)
  const dated = isFirst ? isDate : ({ text }: TextBlock) => hasDate(text)
  const dates = [...blocks.keys()].filter((index) => dated(blocks[index]!))
  if (!blocks.some(isDate) || (!isFirst && dates.at(-1) !== blocks.length - 1)) return blocks
  const starts = isFirst ? dates : [0, ...dates.slice(0, -1).map((index) => index + 1)]
  const groups = starts.map((start, index) => blocks.slice(start, starts[index + 1] ?? blocks.length))
  const isOne = (group: TextBlock[]) => group.length > 1 && group.length <= MOST && group.every(({ isBullet }) => !isBullet)
  if (!groups.every(isOne)) return blocks
  return groups.map((group) => {
    const names = group.filter((block) => !isDate(block))
    return { ...names[0]!, text: [...names, ...group.filter(isDate)].map(({ text }) => text).join('\t') }
  })
}

// "Crane licence (2010), First aid (2023)": several on one line, each with its date.
function parted(block: TextBlock): TextBlock[] {
  const pieces = block.text.split(/(?<=\)),\s+(?=\p{Lu})|;\s+/u)
  const isEach = pieces.length > 1 && pieces.every((piece) => findDateRanges(piece).length > 0 && !isDateText(piece))
  const list = isEach ? pieces : listed(block.text)
  return list.map((text) => ({ ...block, text }))
}

/** Endings of the names of licences required for a job. */
const PAPER =
  /(?:licen[cs]e|certificate|check|clearance|card|ticket|permit|permis \p{Lu}\d?|schein|zertifikat|carn[eé]|permiso \p{Lu}|cart[ãa]o)(?: \p{Lu}\d?| \(\p{L}+\))?\.?$/iu
/** The minimum number of names in a list if none has words of a certificate. */
const SEVERAL = 3
const LONG = 7

// "Police Clearance, White Card, C-class licence": several on one line, without dates or issuers.
function listed(text: string): string[] {
  const pieces = text
    .replace(/(?<!\s)\s*\.$/, '')
    .split(/(?<!\s)\s*(?:[|•·]|,(?=\s))\s*(?![^()]*\))/u)
    .filter((piece) => piece !== '')
  const isName = (piece: string) => /^[\p{Lu}\d]/u.test(piece) && /\p{L}{2}/u.test(piece) && piece.split(' ').length <= LONG
  const isOpen = findDateRanges(text).length === 0 && !/[\t:;]|\s[–—-]\s/u.test(text)
  const isOwn = (piece: string) => PAPER.test(piece) || (!namesGiver(piece) && !isPlace(piece) && !/^Level /iu.test(piece))
  const isList = pieces.length >= SEVERAL || (pieces.length > 1 && pieces.slice(1).every((piece) => PAPER.test(piece)))
  return isOpen && isList && pieces.every(isName) && pieces.slice(1).every(isOwn) ? pieces : [text]
}

/** Words for the date of a certificate: "renewed", "valid until". */
const KEPT = anyOf(
  /^(?:\p{L}+ )?(?:renewed|updated|passed|awarded|obtained|issued|valid|expir(?:es|y|ing)|exp\.?)(?: (?:in|on|until|to|date|till|thr(?:ough|u)))?:?$/iu,
  /^(?:erneuert|aufgefrischt|gültig|bestanden)(?: (?:bis|am|im))?$|^(?:renouvelé|obtenu|valable|valide)e?(?: (?:en|le|jusqu['’](?:en|au|à)))?$/,
  /^(?:renovad[oa]|obtenid[oa]|obtid[oa]|válid[oa]|vigente|vence)(?: (?:en|el|hasta|em|até))?$/,
)

/** The duration of a course: "40 hours". */
const LASTED = /^\d{1,3} ?(?:h|hrs?|hours?|days?|weeks?|std|stunden|tage?|wochen?|heures?|jours?|semaines?|horas?|d[íi]as?|semanas?)\.?$/

/** The examining body, as a part of a qualification. */
const EXAMINED = /^(?:IHK|HWK|HwK)$/

/** Whether the text in brackets at the end of a name gives the issuer: the name of an employer or a school, or a name of several words. */
const isGiverInBrackets = (held: string) =>
  (namesGiver(held) && !EXAMINED.test(held)) || (/^\p{Lu}\S* (?:.* )?\p{Lu}\S*$/u.test(held) && !/[\d,]/.test(held))

/** Separators between a certificate and its issuer. A level after a dash belongs to its name: "Cloud Architect – Associate". */
const PARTED = anyOf(
  /\t+|(?<!\s)\s*[|•·;]\s*|:\s+|\s\[(?=[^[\]]+\]\s*(?:\t|$))/i,
  /(?<!\s)\s+[–—-]\s+(?!(?:associate|professional|practitioner|expert|foundations?|fundamentals|advanced)(?=[,\s]*(?:\t|$)))/,
)

/** The number of a certificate or of its holder, which is not part of a name: "License 555012", "Reg. No. 00555". */
const NUMBER = inTurn(
  /^/iu,
  anyOf(
    /(?:licen[cs]e|reg(?:istration|istro)?|cert(?:ificate|ificado|ificat)?|credential|card|member(?:ship)?|pin|id|no|nr|n[°º]|num(?:ber)?)/,
    /#/,
  ),
  /[^\d,()]{0,12}\d[\d./ -]*\p{Lu}?$/u,
)

/** A level or class, which belongs to the name before it: "Safety, Level 3", "Führerschein B, BE". */
const LEVEL_BEHIND =
  /^(?:(?:level|stage|grade|category|class|module|part|stufe|niveau|catégorie|nivel|nível|categor[ií]a|módulo) [\dA-Z][\d\p{L}]?|[A-Z][\dE]?|[A-Z]-\d{1,2})$/iu

/** A role in the name of a certificate, with its field after a comma: "Certified Associate, Database Administration". */
const CERTIFIED =
  /(?:^|\s)certified (?:\p{L}+ )?(?:associate|professional|specialist|expert|practitioner|administrator|developer|engineer|technician)$/iu

const isShort = (text: string) => /^\p{Lu}{2,6}$/u.test(text)

/** A name and, after a comma or in brackets, its issuer; null without an issuer. */
function atGiver(text: string): [name: string, giver: string] | null {
  const [, bare, held] = /^(.{2,}\S) \(([^()]+)\)$/u.exec(text) ?? []
  if (held !== undefined && !LASTED.test(held) && (KEPT.test(held) || NUMBER.test(held))) return atGiver(bare!) ?? [bare!, '']
  if (held !== undefined && isGiverInBrackets(held)) return [bare!, held]
  const all = text.split(/,\s+(?![^()]*\))/)
  const pieces = all.filter((piece, index) => index === 0 || !(KEPT.test(piece) || NUMBER.test(piece) || LASTED.test(piece)))
  // "Certificate in Nursing, University of California, San Francisco": the issuer starts at the part that names a school or company.
  const known = pieces.length > 2 ? pieces.findIndex((piece, index) => index > 0 && namesGiver(piece)) : -1
  const last = pieces.length - 1
  const isPart =
    last > 0 &&
    (LEVEL_BEHIND.test(pieces[last]!) || (CERTIFIED.test(pieces[last - 1]!) && !isShort(pieces[last]!) && !namesGiver(pieces[last]!)))
  const at = known > 0 ? known : last > 0 && !isPart ? last : pieces.length
  const name = pieces.slice(0, at).join(', ')
  return name === text ? null : [name, pieces.slice(at).join(', ')]
}

// "BIM con Revit (120 h). Academia Trazo"
function atStop(text: string): [course: string, giver: string] | null {
  const bare = findDateRanges(text)
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
    .trim()
  const [, course = '', giver = ''] = /^(.{4,}?[\p{L})])\. (\p{Lu}.{3,}?)\.?$/u.exec(bare) ?? []
  return course === '' || endsAbbreviated(`${course}.`) ? null : [course, giver]
}

function toItem({ text, line }: TextBlock, isStopped: boolean): HistoryItem {
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
        .replace(/^([^[]*)\]$/, '$1')
        .trim(),
    )
    .filter((part, nth) => /\p{L}/u.test(part) && !KEPT.test(part) && (nth === 0 || !LASTED.test(part)))
  const comma = others.length === 0 && title !== undefined ? atGiver(title) : null
  const [course, giver] = (others.length === 0 ? atStop(title ?? '') : null) ?? []
  const isGiven = course !== undefined && (isStopped || namesGiver(giver!))
  // "Red Seal Endorsement, Construction Electrician": a trade does not issue certificates.
  const isTrade = comma !== null && titleScore(comma[1]) >= 2 && orgScore(comma[1]) < 1 && schoolScore(comma[1]) < 1
  const name = isGiven ? course : comma && !isTrade ? comma[0] : title
  const place = isGiven ? giver : isTrade ? undefined : comma ? comma[1] : others.find((part) => !isPlace(part))
  return {
    title: name ? { value: name, confidence: 0.85, line } : null,
    place: place ? { value: place, confidence: 0.7, line } : null,
    location: null,
    dates: dates && { value: dates, confidence: 0.9, line },
    bullets: [],
  }
}
