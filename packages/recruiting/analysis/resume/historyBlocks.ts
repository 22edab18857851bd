import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import type { TextBlock } from './blocks.ts'
import { endsAbbreviated } from './endsAbbreviated.ts'
import { withoutStops } from './withoutStops.ts'
import { FIRM } from './historyCommas.ts'
import { labelRole } from './historyLabels.ts'
import { isPlace } from './places.ts'
import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'
import { anyOf, inTurn, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/**
 * The length from which a block with dates may be an entry in one paragraph, the same if it starts with them, and the length within which
 * the names of the entry end.
 */
const PARAGRAPH = 90
const DATED = 45
const HEAD = 150
// The end of a sentence, but not of an abbreviation.
const SHORTENED =
  'Abs|Dipl|Dres|Dra?|Ing|Sra?|Sta?|dent|e\\.K|jur|med|nat|phil|rer|vet|Inc|Ltd|Co|Corp|Pvt|Ltda|St|Jr|No|Nr|S\\.[AL]|e\\.V|bzw|ca|Prof|' +
  'Gebr|reg|eidg|staatl|gepr|anerk|kaufm|techn|landw|allg|gewerbl|Gen|Fa|Inh|Wwe|Städt|Staatl|Ev|Kath|Kgl|Kfm|Mag|' +
  'Bros|Messrs|Mfg|Dept|Univ|Intl|Natl|Assoc|Ets|Éts|Sté|Cie|Cía|Hnos|Irmãos|Av|Col|Esc|Ldo|Lda|Lic|Dña|Gral|Arq|Mtro'
// "B.Sc. Accounting", "M.Tech. Software"
const DOTTED = '(?<!\\p{L})\\p{Lu}\\p{Ll}?\\.\\p{L}{1,4}'
// "Abschluss der 10. Klasse"
const COUNTED = '(?<!\\p{L})(?:de[mnrs]|die|das|zu[mr]|vo[mn]|im|bis|nach) \\d{1,2}'
const COUNTS = '(?:Klasse|Jahrgang|Schul|Lehrjahr|Semester|Ausbildungs|Bezirk)'
const SENTENCE_END = latinPattern(
  `(?<!(?<!\\p{L})(?:\\p{L}|${SHORTENED})|\\.\\p{L}|${DOTTED}|${COUNTED})(?!(?<=\\d)\\. ${COUNTS})[.;]\\s+(?=["“«]?\\p{Lu})`,
  'gu',
)

/** The legal form of a company before a sentence about it: "Crew Touring Ltd. Festivals and arenas, 90 shows a year." */
const FORM_END = /(?<=\s(?:Ltd|Inc|Corp|Lda|S\.L|S\.A))\.\s+(?=\p{Lu}\p{Ll}+,? \p{Ll}+,? \p{Ll}+[^.]*\.?$)/u

/** The blocks of a section as input for finding entries: table rows under a head by cells, paragraphs without their text. */
export function historyBlocks(blocks: TextBlock[]): TextBlock[] {
  const whole = datesFirst(withEnds(datedBullets(withoutUnknownLabels(blocks)).map(withoutStops)).flatMap(withoutSaid))
  const named = belowNames(withoutHead(underHeads(withRanges(titleBullets(withStacked(whole))))))
  const bare = named.map(({ text }) => bareNames(text)).filter((names) => names !== null)
  const isUsual = bare.filter(isTold).length >= bare.length / 2
  return named.flatMap((block) => runIn(block, isUsual))
}

// Bullets are entries if each of them, and nothing else, starts with dates; so are those that name a degree and end with dates.
function datedBullets(blocks: TextBlock[]): TextBlock[] {
  const bullets = blocks.filter(({ isBullet }) => isBullet)
  const isDated = ({ text }: TextBlock) => (findDateRanges(text.slice(0, HEAD))[0]?.from ?? HEAD) <= 2
  const isDegree = ({ text }: TextBlock) => {
    const dates = findDateRanges(text.slice(0, HEAD)).at(-1)
    return dates !== undefined && degreeScore(text.slice(0, dates.from)) >= 2 && /^[\s).]*$/.test(text.slice(dates.to))
  }
  const isEach = bullets.length > 1 && (blocks.every((block) => block.isBullet === isDated(block)) || bullets.every(isDegree))
  return isEach ? blocks.map((block) => (block.isBullet ? { ...block, isBullet: false } : block)) : blocks
}

/** The maximum length of a label. */
const LABEL = 45

// "Titre du certificat<tab>Baccalauréat": in a form with other known labels, a text repeated before each value is a label.
function withoutUnknownLabels(blocks: TextBlock[]): TextBlock[] {
  const rows = blocks.map(({ text }) => text.split('\t'))
  const labels = rows.flatMap(([label, value, more]) => (label && value && more === undefined ? [label.trim()] : []))
  const isKnown = (label: string) => labelRole(label) !== null
  const again = new Set(labels.filter((label, at) => labels.indexOf(label) < at && label.length <= LABEL && !/\d/.test(label)))
  const isForm = new Set(labels.filter(isKnown)).size > 1 && labels.length > blocks.length / 2
  return blocks.map((block, index) => {
    const [label = '', value, more] = rows[index]!
    if (!isForm || value === undefined || more !== undefined || !again.has(label.trim()) || isKnown(label.trim())) return block
    return { ...block, text: value.trim(), stops: [], looks: block.looks.slice(0, 1) }
  })
}

/** A label of a form and the value next to it. */
const FIELD = /^([^:\t]{1,20}?)\s?[:\t]\s{0,9}(\S.*)$/

// "From: 06/2021" and below it "To: Present": the ends of one range under separate labels.
function withEnds(blocks: TextBlock[]): TextBlock[] {
  const fields = blocks.map(({ text }) => FIELD.exec(text))
  const endAt = (index: number, label: RegExp) => {
    const [, name = '', value = ''] = fields[index] ?? []
    return label.test(name) && isDateText(value) ? value : null
  }
  return blocks.flatMap((block, index) => {
    const start = endAt(index, START)
    const end = start === null ? null : endAt(index + 1, END)
    if (end !== null) return [{ ...block, text: `${start} – ${end}`, stops: [], looks: block.looks.slice(0, 1) }]
    return endAt(index, END) !== null && endAt(index - 1, START) !== null ? [] : [block]
  })
}

// Text from after a name is placed below the dates that follow the name.
function datesFirst(blocks: TextBlock[]): TextBlock[] {
  const out = [...blocks]
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    const isSaid = index > 0 && block.isBullet && blocks[index - 1]!.line === block.line
    if (isSaid && next && isDateText(next.text)) [out[index], out[index + 1]] = [next, block]
  }
  return out
}

/** Details of studies after a label. */
const SAID = inTurn(
  /^/iu,
  anyOf(
    /(?:(?:bachelor|master|doctoral)['’]?s? |final[- ]year |final )?(?:thesis|dissertation|project)(?: title)?|(?:relevant |core |key )?(?:modules|coursework|courses)/,
    /(?:bachelor-?|master-?|diplom|abschluss|doktor|projekt)(?:arbeit|thesis)|thema|schwerpunkte?|(?:studien)?schwerpunkte?|majors?|minors?|focus/,
    /mémoire|thèse|sujet|spécialités?|tes(?:is|ina)|tf[gm]|trabajo (?:de )?fin de (?:grado|máster)|especialidad|tcc|disserta[çc][ãa]o/,
  ),
  /\s?:\s/,
)

// "Vestland University, Norway. Thesis: “Storms”." continues after the name of an employer or school.
function withoutSaid(block: TextBlock): TextBlock[] {
  const { text } = block
  if (block.isBullet || text.includes('\t') || findDateRanges(text).length > 0) return [block]
  SENTENCE_END.lastIndex = 0
  const end = SENTENCE_END.exec(text)
  // After a label of its own it may break off without a full stop.
  const isSaid = /[\p{L})”"»’]\.$/u.test(text) || (end !== null && SAID.test(text.slice(end.index + end[0].length)))
  if (!isSaid) return [block]
  const name = text.slice(0, end?.index ?? 0)
  const [head = ''] = name.split(', ')
  const words = name.match(/\p{L}{4,}/gu) ?? []
  const isName = words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * NAMED
  if (
    !end ||
    name.length >= NAME ||
    name.includes(':') ||
    !isName ||
    Math.max(orgScore(head), schoolScore(head)) < 1.2 ||
    titleScore(head) >= 1.5
  )
    return [block]
  const rest = text.slice(end.index + end[0].length)
  return [
    { ...block, text: name, looks: block.looks.filter(({ from }) => from < name.length) },
    { ...block, text: rest, isBold: false, gap: 0, stops: [], looks: [{ from: 0, look: '' }], isBullet: true },
  ]
}

// "09/2004 –<tab>Trainee" and below it "02/2005<tab>Cormorant Press": the ends of one range in a margin, each next to a line of the entry.
function withStacked(all: TextBlock[]): TextBlock[] {
  const blocks = withCells(all)
  const out: TextBlock[] = []
  for (const block of blocks) {
    const above = out.at(-1)
    const [first, ...names] = above?.text.split('\t') ?? []
    // "07/2004 Tönnsen, Büsum": right-aligned dates in the margin may touch the text next to them.
    const touching = names.length > 0 && OPEN.test(first!) && !block.text.includes('\t') ? TOUCHING.exec(block.text) : null
    const isTouching = touching !== null && isDateText(touching[1]!) && (block.indent ?? 0) < (above?.stops[0] ?? 0) - APART
    const [second, ...more] = isTouching ? touching.slice(1) : block.text.split('\t')
    const dates = `${first} ${second}`
    const [range, other] = isDateText(first ?? '') && isDateText(second!) && OPEN.test(first!) ? findDateRanges(dates) : []
    const isOne = range !== undefined && other === undefined && range.to === dates.length && range.range.start !== null
    if (!above || !isOne || names.length === 0 || more.length === 0) {
      out.push(block)
      continue
    }
    out[out.length - 1] = { ...above, text: [dates, ...names].join('\t'), looks: above.looks.slice(0, 1) }
    // The text next to it continues where its line was wrapped.
    if (isTouching && names.length === 1 && isWhole(names[0]!, more[0]!)) {
      out[out.length - 1]!.text = `${dates}\t${names[0]!} ${more[0]!}`
      continue
    }
    out.push({
      ...block,
      text: more.join('\t'),
      indent: block.stops[0] ?? block.indent,
      stops: block.stops.slice(1),
      looks: block.looks.slice(0, 1),
    })
  }
  return out
}

/** Dates of a margin that touch the text next to them. */
const TOUCHING = /^((?:\d{1,2}[./])?(?:19|20)\d{2}|\p{L}{3,9}\.? (?:19|20)\d{2}) (\p{Lu}.+)$/u
/** The minimum distance, in points, from the start of a margin to its text. */
const APART = 20
/** The minimum length of a line that may have been wrapped. */
const BROKEN = 50

// "Ausbildung zur Verkäuferin, Bäckerei" and "Tönnsen, Büsum": the first is long and is completed by the second.
const isWhole = (before: string, rest: string) =>
  before.length >= BROKEN && before.includes(', ') && !/[.:]$/.test(before) && rest.split(' ').length < 6

/** The maximum number of date lines in one cell next to a text. */
const LINES = 3
/** Separators between the ends of a range. */
const EXPECTED = /^\(?(?:voraussichtlich|voraussichtl\.|vsl\.|expected|anticipated|prévue?|previst[oa])\)?$/iu

// "10/2021 –", "expected" and "09/2025" in a cell, each above, below or next to a line of the text: one range, before that text.
function withCells(blocks: TextBlock[]): TextBlock[] {
  const out = [...blocks]
  for (let index = 0; index < out.length; index += 1) {
    const { text, indent, size } = out[index]!
    if (size === null || indent === undefined || !isDateText(text) || !OPEN.test(text)) continue
    const isOfCell = (block: TextBlock) => Math.abs((block.indent ?? Infinity) - indent) <= EDGE * 2
    const below = out.slice(index + 1, index + 1 + LINES * 2)
    const isAway = below.findIndex((block) => !isOfCell(block) && (block.indent ?? 0) < indent + APART)
    const cells = below.slice(0, isAway < 0 ? below.length : isAway).filter(isOfCell)
    const end = cells.findIndex((block) => isDateText(block.text) && !OPEN.test(block.text))
    const own = cells.slice(0, end + 1)
    const beside = out.slice(index + 1, out.indexOf(own.at(-1)!))
    const dates = [text, ...own.map((block) => block.text).filter((one) => !EXPECTED.test(one))].join(' ')
    const isRange = findDateRanges(dates).length === 1 && findDateRanges(dates)[0]!.range.start !== null
    const isMiddle = own.slice(0, -1).every((block) => EXPECTED.test(block.text)) && own.length < LINES
    if (end < 0 || !isMiddle || !isRange || beside.length === own.length - 1 || findDateRanges(own.at(-1)!.text)[0]!.range.start !== null)
      continue
    out.splice(
      index,
      beside.length + 2,
      { ...out[index]!, text: dates, looks: out[index]!.looks.slice(0, 1) },
      ...beside.filter((block) => !own.includes(block)),
    )
  }
  return out
}

/** A range without its end. */
const OPEN = /[-–—]$|(?<!\p{L})(?:to|bis|à|au|a|hasta|até|until)$/iu

/** The maximum distance between the edges of cells in one column, in points. */
const EDGE = 3
const WORDS = 3

/** Rows of dates, a name and its description, with the description below the other lines under the name. */
function belowNames(blocks: TextBlock[]): TextBlock[] {
  const out: TextBlock[] = []
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]!
    const cells = block.text.split('\t')
    const text = cells.at(-1)!
    const isEnded = /\p{Ll}\.$/u.test(text) && !endsAbbreviated(text)
    const isText = cells.length > 2 && isDateText(cells[0]!) && isEnded && text.split(' ').length >= WORDS
    if (!isText) {
      out.push(block)
      continue
    }
    const rest = cells.slice(0, -1).join('\t')
    out.push({ ...block, text: rest, stops: block.stops.slice(0, -1), looks: block.looks.filter(({ from }) => from < rest.length) })
    const next = blocks[index + 1]
    if (next && !next.text.includes('\t') && Math.abs((next.indent ?? 0) - (block.stops[0] ?? Infinity)) < EDGE) {
      out.push(next)
      index += 1
    }
    out.push({ ...block, text, isBold: false, gap: 0, stops: [], looks: [{ from: 0, look: '' }], isBullet: true })
  }
  return out
}

// Bullets that are outdented from all others, or the only ones, and have dates below them name entries.
function titleBullets(blocks: TextBlock[]): TextBlock[] {
  const bullets = blocks.filter(({ isBullet }) => isBullet)
  const least = Math.min(...bullets.map(({ indent }) => indent ?? 0))
  const isTop = (block: TextBlock) => block.isBullet && (block.indent ?? 0) === least
  const tops = blocks.flatMap((block, index) => (isTop(block) ? [index] : []))
  const dated = tops.filter((index) => isDateText(blocks[index + 1]?.text ?? ''))
  const isEach = dated.length > 0 && dated.length >= tops.length * 0.8
  return isEach ? blocks.map((block) => (isTop(block) ? { ...block, isBullet: false } : block)) : blocks
}

// "2019 – now: Engineer, Acme, Leeds. Built bridges. Led eight people." names an entry up to the first full stop after its dates.
function runIn(block: TextBlock, isUsual: boolean): TextBlock[] {
  const { text } = block
  const first = findDateRanges(text.slice(0, HEAD))[0]
  // "Site Assistant, Trowel Ltd (2015 to 2017)." is a sentence as well.
  const isLast = first?.range.start != null && /^\)?\.$/.test(text.slice(first.to))
  if (isLast && text.search(SENTENCE_END) < 0) return [{ ...block, text: text.slice(0, -1) }]
  const isNamed =
    first !== undefined &&
    (first.range.start !== null ||
      degreeScore(text.slice(first.to)) >= 2 ||
      /^(?: \([^()]+\))?\t\p{Lu}[^\t]*, \p{Lu}/u.test(text.slice(first.to)))
  if (first && first.from <= 2 && isNamed && /[\p{L})]\.$/u.test(text) && !endsAbbreviated(text) && text.search(SENTENCE_END) < 0)
    return [{ ...block, text: text.slice(0, -1) }]
  const listed = first ? stopped(text, first, isUsual) : null
  if (listed) return [{ ...block, text: listed, looks: block.looks.slice(0, 1), isBullet: false }]
  SENTENCE_END.lastIndex = first?.to ?? 0
  const stop = SENTENCE_END.exec(text)
  const isLabelled = stop !== null && SAID.test(text.slice(stop.index + stop[0].length))
  if (text.length < (isLabelled ? 0 : first && first.from <= 2 ? DATED : PARAGRAPH) || hasCells(text, first?.to ?? 0)) return [block]
  const dates = findDateRanges(text.slice(0, HEAD)).find(({ range }) => range.start !== null)
  if (!dates) return [block]
  SENTENCE_END.lastIndex = dates.from > 2 ? dates.to - 1 : dates.to
  const end = SENTENCE_END.exec(text.slice(0, HEAD)) ?? FORM_END.exec(text)
  if (!end || end.index > HEAD) return [block]
  const from = end.index + end[0].length
  // "2011 – 2014 Bachelor of Arts; Lakeshore University (Erie)"
  if (end[0].startsWith(';') && namesOne(text.slice(from))) return [block]
  // Dates in the middle of a sentence belong to it.
  if (dates.from > 2 && !/^[\s).,;]*$/.test(text.slice(dates.to, from))) return [block]
  const looks = block.looks.filter((look) => look.from < end.index)
  const rest = { ...block, text: text.slice(from), isBold: false, gap: 0, stops: [], looks: [{ from: 0, look: '' }], isBullet: true }
  return [{ ...block, text: text.slice(0, end.index), looks, isBullet: false }, rest]
}

// An employer or school with its place and nothing else.
const namesOne = (text: string) =>
  text.length < NAME && !/[.;:]\s/.test(text) && Math.max(orgScore(text.split(/, | \(/)[0]!), schoolScore(text)) >= 1.2

/** The longest of two names between full stops, and the share of capitalized long words in the second one. */
const NAME = 70
const NAMED = 0.6

// "2015 – hoy Educadora infantil. Escuela Los Naranjos, Sevilla.", without a separator after the dates: the two names, in either order.
function bareNames(text: string): [string, string] | null {
  const dates = findDateRanges(text.slice(0, HEAD))[0]
  if (!dates || dates.from > 2) return null
  const [, behind] = /^\)?\s+(\p{Lu}.+[\p{L})])\.?$/u.exec(text.slice(dates.to)) ?? []
  SENTENCE_END.lastIndex = 0
  const [name = '', place = '', ...more] = (behind ?? '').split(SENTENCE_END)
  if (place === '' || more.length > 0 || Math.max(name.length, place.length) >= NAME) return null
  // "2010 Bachillerato. IES Monte Faro" starts with the year of the degree.
  if (!dates.range.start && (degreeScore(name) < 2 || schoolScore(place) < 2)) return null
  if (isFirmFirst(name, place)) return [name, place]
  if (/[\t,]/.test(name)) return null
  const words = place.match(/\p{L}{4,}/gu) ?? []
  const isName = words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * NAMED
  return isName && Math.max(titleScore(name), degreeScore(name)) >= 1.5 && titleScore(place) < 1.5 ? [name, place] : null
}

/** The maximum number of words in a title after an employer. */
const TITLE = 6

// "Carrocerías Lumen, S.L. (Burgos). Jefe de taller"
function isFirmFirst(firm: string, title: string): boolean {
  const isFirm = hasForm(firm) || (isPlaced(firm) && titleScore(firm) < 1.5)
  return isFirm && Math.max(titleScore(title), degreeScore(title)) >= 1.5 && !/[\t,]/.test(title) && title.split(' ').length <= TITLE
}

const hasForm = (firm: string) => FIRM.test(firm.split(', ').at(-1)!)
const isPlaced = (firm: string) => orgScore(firm.split(', ')[0]!) >= 1 || isPlace(firm.split(', ').at(-1)!)
const isTold = ([name, place]: [string, string]) => isPlaced(place) || isFirmFirst(name, place)

// "2019 – hoy. Camarero. Bar Luna, Cuenca." and "Camarero. Bar Luna, Cuenca. 2019 – hoy."
function stopped(text: string, { from, to }: { from: number; to: number }, isUsual: boolean): string | null {
  const bare = isUsual ? bareNames(text) : null
  if (bare) return [text.slice(from, to), ...bare].join('\t')
  const [, behind] = from <= 2 ? (/^[.:]\s+(\p{Lu}.+[\p{L})])\.?$/u.exec(text.slice(to)) ?? []) : []
  const isClosed = !text.includes('\t') && !endsAbbreviated(text.slice(0, from).trimEnd())
  const [, ahead] = isClosed && /^\.?$/.test(text.slice(to)) ? (/^(\p{Lu}.+[\p{L})])\.\s{1,3}$/u.exec(text.slice(0, from)) ?? []) : []
  SENTENCE_END.lastIndex = 0
  const names = (behind ?? ahead ?? '').split(SENTENCE_END)
  const isList = (names.length === 2 || (ahead !== undefined && names.length === 1)) && names.every((name) => name.length < NAME)
  // "2018 – now: Owner, Land Walks. Guided tours." continues after its names.
  const isMore = text.slice(to).startsWith(':') && (names[0]!.includes(',') || orgScore(names[1] ?? '') < 1)
  if (!isList || isMore || names[0] === '') return null
  return (behind ? [text.slice(0, to), ...names] : [...names, text.slice(from, to)]).join('\t')
}

// Dates may be in a cell of their own before the text.
const hasCells = (text: string, to: number) => text.lastIndexOf('\t') > to + 1 || text.slice(0, to).includes('\t')

// The head of a table, possibly with a single known label: no dates, short cells, and as many as in the rows below it.
function withoutHead(blocks: TextBlock[]): TextBlock[] {
  return blocks.filter((block, index) => {
    const cells = block.text.split('\t')
    const next = blocks.slice(index + 1, index + 3)
    const isRow = ({ text }: TextBlock) => text.split('\t').length >= cells.length - 1 && findDateRanges(text).length > 0
    const isShort = cells.every((cell) => cell.split(' ').length < 4 && findDateRanges(cell).length === 0)
    const isHead = isShort && cells.length > 2 && cells.some((cell) => labelRole(cell) !== null)
    // "Period | Position", above rows of dates and their entries.
    const isHeadOfTwo = isShort && cells.length === 2 && labelRole(cells[0]!) === 'other' && leadsDated(blocks[index + 1])
    return !isHeadOfTwo && !(isHead && next.length > 0 && next.every(isRow))
  })
}

function leadsDated(block: TextBlock | undefined): boolean {
  const [dates = '', ...names] = block?.text.split('\t') ?? []
  return names.length > 0 && isDateText(dates)
}

/** Heads of two columns with the ends of one range. */
const START = /^(?:from|start(?:ed| date)?|joined|desde|inicio|d[ée]but|du|de|von|beginn|ab)$/i
const END = /^(?:to|until|end(?:ed| date)?|left|hasta|fin|final|au|à|jusqu['’]au|bis|ende|at[ée]|fim)$/i

/** Rows of a table whose dates start and end in separate cells, with both joined into one. */
function withRanges(blocks: TextBlock[]): TextBlock[] {
  const cellsOf = ({ text }: TextBlock) => text.split('\t').map((cell) => cell.trim())
  const rangeAt = (cells: readonly string[]) => cells.findIndex((cell, index) => START.test(cell) && END.test(cells[index + 1] ?? ''))
  const head = blocks.findIndex((block) => rangeAt(cellsOf(block)) >= 0)
  if (head < 0) return blocks
  const labels = cellsOf(blocks[head]!)
  const at = rangeAt(labels)
  return blocks.map((block, index) => {
    const cells = cellsOf(block)
    if (index < head || cells.length !== labels.length) return block
    const both = index === head ? 'Dates' : `${cells[at]!} – ${cells[at + 1]!}`
    return {
      ...block,
      text: [...cells.slice(0, at), both, ...cells.slice(at + 2)].join('\t'),
      stops: block.stops.toSpliced(at, 1),
      looks: block.looks.slice(0, 1),
    }
  })
}

/** Rows under the head of a table, cell by cell, each value after the label of its column. */
function underHeads(blocks: TextBlock[]): TextBlock[] {
  let head: string[] | null = null
  return blocks.flatMap((block) => {
    const cells = block.text.split('\t').map((cell) => cell.trim())
    const roles = cells.map(labelRole)
    if (cells.length > 1 && roles.includes('title') && roles.includes('place')) {
      head = cells
      return cells.length > 2 ? [] : [block]
    }
    if (!head || cells.length !== head.length || !cells.some((cell) => findDateRanges(cell).length > 0)) return [block]
    const labels = head
    const own = cells.flatMap((cell, index): TextBlock[] => {
      if (cell === '' || (index === 0 && /^\d{1,3}\.?$/.test(cell))) return []
      const role = labelRole(labels[index]!)
      const text = role !== null && role !== 'other' ? `${labels[index]!}: ${cell}` : cell
      const at = cells.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0)
      const look = block.looks.findLast(({ from }) => from <= at)?.look ?? ''
      const isBullet = role === null && findDateRanges(cell).length === 0 && !isPlace(cell)
      return [{ ...block, text, isBullet, stops: [], looks: [{ from: 0, look }], gap: index === 0 ? block.gap : 0 }]
    })
    // Text without a label, such as the board of a school, is placed after the dates that follow it.
    return own.toSorted((one, other) => Number(one.isBullet) - Number(other.isBullet))
  })
}
