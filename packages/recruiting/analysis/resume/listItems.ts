import type { TextBlock } from './blocks.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { hasHalfBracket } from '#packages/recruiting/analysis/text/hasHalfBracket.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { beginsWithLanguage } from './languageItems.ts'
import type { Extracted } from './Resume.ts'

/** Levels of a skill. */
const LEVEL = anyOf(
  /(?:(?:very )?(?:good|basic|advanced|working|sound|solid|excellent|intermediate)|expert)(?: (?:knowledge|level|skills|user))?|beginner|proficient|familiar/i,
  /(?:sehr )?(?:gute?|solide|fundierte|erweiterte|fortgeschrittene)(?: (?:kenntnisse|anwenderkenntnisse|grundkenntnisse))?|(?:gute )?(?:grund|basis|experten|anwender)kenntnisse/,
  /grundlagen|fortgeschritten|experte|sicher(?:er umgang)?|versiert|ausbaufähig|täglich(?:e nutzung)?/,
  /(?:(?:très )?bon(?:ne)?s? |niveau )?(?:avancée?s?|intermédiaires?|débutante?s?|confirmée?s?|experte?s?|courante?s?|opérationnel(?:le)?)/,
  /notions(?: de base)?|bases|(?:bonne |parfaite )?maîtrise|(?:très )?bon(?:ne)?s? (?:niveau|connaissances|maîtrise)|usage (?:courant|quotidien)/,
  /(?:nivel |usuario |conocimientos )?(?:básic[oa]s?|intermedi[oa]s?|medi[oa]|avanzad[oa]s?|expert[oa]|alt[oa])|(?:nivel |a nivel de )?usuari[oa]/,
  /(?:nível |utilizador |usuário |conhecimentos )?(?:básicos?|intermédio|intermediário|médio|avançad[oa]s?|especialista)|(?:nível )?(?:utilizador|usuário)/,
)
const RATING = inTurn(
  /\s*(?:[:–—-]\s+)?/i,
  anyOf(/[★☆●○■□▪]{2,}|\(?\d{1,2}\s?(?:\/\s?\d{1,2}|%|\+? ?(?:years?|yrs?))\)?/, inTurn(/[([]/, LEVEL, /[)\]]/)),
  /(?<!\s)\s*$/,
)
const ONLY_LEVEL = inTurn(/^/i, LEVEL, /$/)
/** "Excel: sehr gut" and "Excel - sehr gut" */
const GRADED = inTurn(/(?::\s+|\s[–—-]\s)/giu, LEVEL, /(?=\s{0,3}(?:[,;|\t]|$))/)
const LONGEST = 60
/** A text without the brackets at its end. */
const bare = (text: string) => text.replace(/(?<=\p{L}) \([^()]{1,60}\)$/u, '')
/** The indent, in points, from which lines belong to the one above. */
const SET_IN = 6
// A heading among the items, as opposed to "Toolbox talks".
const SKILLS =
  /(?:skills|(?<!^core )tools|kenntnisse|comp[eé]ten|f[aä]higkeiten|habilidades|conocimientos|capacidad|aptitud|kompeten|connaissanc|conhecimentos)/i

// Form fields among the skills that are not skills.
const OTHER = inTurn(
  anyOf(
    /^(?:mother tongue|(?:other|spoken|foreign) language|driving licen[cs]e|driver'?s licen[cs]e|nationality|date of birth)/i,
    /^(?:muttersprache|fremdsprache|weitere sprache|f[üu]hrerschein|staatsangeh[öo]rigkeit|langue maternelle|autres? langue|permis(?: de conduire)?|nationalit[ée])/,
    /^(?:(?:lengua|idioma) matern[oa]|otr[oa]s? (?:lengua|idioma)|idiomas? extranjero|(?:carn[ée]|permiso) de conducir|nacionalidad)/,
    /^(?:l[íi]ngua materna|outras? l[íi]ngua|carta de condu[çc][ãa]o|nacionalidade)/,
  ),
  /(?:s|e|n|\([sn]\))?\s{0,3}(?:[:\t]|$)/,
)

/** "Languages: German, English" */
const LISTED_TONGUES = /^(?:languages?|sprachen|langues?|idiomas?|l[íi]nguas?)\s*[:\t]\s*(.+)/iu
const TONGUES = /^(?:languages?|sprachen|langues?|idiomas?|l[íi]nguas?)$/iu

/**
 * The items of a list: split at commas, semicolons, bars, dots and wide spaces outside brackets, without labels before a colon and without
 * ratings.
 */
export function listItems(lines: TextBlock[]): Extracted[] {
  const blocks = withoutTableHead(withoutBoldLabels(withBrackets(withRests(lines))))
  const seen = new Set<string>()
  const isTabled = tabled(blocks)
  const dashed = isDashed(blocks)
  const isNarrow = isLed(blocks)
  if (areExplained(blocks)) return listItems(blocks.map((block) => ({ ...block, text: EXPLAINED.exec(block.text)![1]! })))
  const heads = headsOfLists(blocks)
  return blocks
    .map((block) => {
      const text = block.text.replace(IN_SENTENCES, (level) => `${level.trim().slice(0, -1)}, `)
      return text === block.text ? block : { ...block, text: text.replace(/\.$/, '') }
    })
    .map((block) => (isTabled(block) ? { ...block, text: block.text.slice(block.text.indexOf('\t') + 1) } : block))
    .filter(
      (block, index) =>
        !isLabel(block, blocks[index + 1]) &&
        !heads.has(blocks[index]!) &&
        (!isSentence(block) || told(block.text)) &&
        !isOther(blocks[index]!, blocks[index - 1]),
    )
    .flatMap((block) =>
      splitList(listOf(isNarrow ? { ...block, text: block.text.replace(LED, '') } : block, dashed)).map((value, _nth, { length }) => ({
        isAlone: length === 1,
        item: { value, confidence: told(block.text) || isOdd(value) ? TOLD : block.text.length > 200 ? 0.8 : 0.9, line: block.line },
      })),
    )
    .filter(({ isAlone, item: { value } }) => {
      const key = value.toLowerCase()
      return (
        value.length > 0 &&
        bare(value).length <= LONGEST &&
        bare(value).split(' ').length <= 7 &&
        (isAlone || !ONLY_LEVEL.test(value)) &&
        (!isAlone || headingKind(value) !== 'skills' || (value.includes(' ') && !SKILLS.test(value))) &&
        /[\p{L}]/u.test(value) &&
        !seen.has(key) &&
        seen.add(key)
      )
    })
    .map(({ item }) => item)
}

// "Drainage, Site" and below it "supervision": a lower-case line continues a list of capitalized items.
function withRests(blocks: TextBlock[]): TextBlock[] {
  const out: TextBlock[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    const items = last?.text.split(/,\s+/) ?? []
    const isList = items.length > 2 && items.every((item) => /^[\p{Lu}\d]/u.test(item)) && /[\p{L}\d)]$/u.test(last!.text)
    const isRest = isList && /^\p{Ll}/u.test(block.text) && !block.isBullet && block.gap <= CLOSE && !block.text.includes('\t')
    const isBelow = block.size === null || Math.abs((block.indent ?? 0) - (last?.stops.at(-1) ?? last?.indent ?? 0)) < SET_IN
    if (last && isRest && isBelow) out[out.length - 1] = { ...last, text: `${last.text} ${block.text}` }
    else out.push(block)
  }
  return out
}

/** The maximum space, in line distances, above the continuation of a list. */
const CLOSE = 0.4

// "Word, Excel" and below it "(macros), Access": brackets belong to the text above them.
function withBrackets(blocks: TextBlock[]): TextBlock[] {
  const out: TextBlock[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    const goesOn = last && block.text.startsWith('(') && !block.isBullet && /[\p{L}\d]$/u.test(last.text)
    if (goesOn) out[out.length - 1] = { ...last, text: `${last.text} ${block.text}` }
    else out.push(block)
  }
  return out
}

// "CAD<tab>AutoCAD, Revit", and next to it "Statics<tab>RFEM": text before lists, as wide as the labels, is a label.
function tabled(blocks: TextBlock[]): (block: TextBlock) => boolean {
  const rows = blocks.filter(({ text }) => /^[\p{L} &/()-]{2,30}\t[^\t]+$/u.test(text))
  const lists = rows.filter(({ text }) => /\t.*[,;|]/.test(text))
  const stop = rows[0]?.stops[0]
  const isAtStop = (block: TextBlock | undefined) =>
    stop !== undefined && block?.indent !== undefined && Math.abs(block.indent - stop) <= SET_IN
  // A label that is a known heading becomes a line of its own above the text that was next to it.
  const isSplit = (block: TextBlock, index: number) => isAtStop(block) || (isAtStop(blocks[index + 1]) && headingKind(block.text) !== null)
  const isAll = blocks.every((block, index) => rows.includes(block) || isSplit(block, index))
  const isEach = rows.length > 1 && isAll && lists.length >= rows.length / 2
  return (block) => isEach && rows.includes(block) && rows.every(({ stops }) => stops[0] === block.stops[0])
}

/** Names of the first column in a table of skills. */
const FIRST_COLUMN = inTurn(
  /^/iu,
  anyOf(
    /(?:skills? )?(?:area|category|group|type|field|domain)|bereich|kategorie|gebiet|thema|gruppe|kompetenzbereich/,
    /domaine|cat[ée]gorie|rubrique|[áa]rea|categor[íi]a|[áa]mbito|tipo/,
  ),
  /\t[^\t,;|]+(?:\t[^\t,;|]+)?$/u,
)

// "Area<tab>What I can do" above the rows of a table is its head.
const withoutTableHead = (blocks: TextBlock[]): TextBlock[] =>
  blocks.length > 2 && FIRST_COLUMN.test(blocks[0]!.text) && blocks.slice(1).every(({ text }) => text.includes('\t'))
    ? blocks.slice(1)
    : blocks

// Levels of languages: "Englisch (fließend)", "Inglés B2".
const SPOKEN = anyOf(
  /[★☆●○■□]{2,}|\d\s?\/\s?\d/u,
  /\(\p{L}[^()]*\)|\b[ABC][12]\b|[:–—] \p{L}/iu,
  /(?<!\p{L})(?:nativ[aeo]s?|natives?|natif|bilingües?|fluent|flie(?:ß|ss)end|courant|muttersprach|matern[ao]|fluente|verhandlungssicher)/u,
)

/** Whether a line of skills names only languages with their levels. */
export function tellsLanguages({ text }: TextBlock): boolean {
  const label = LISTED_TONGUES.exec(text)?.[1]
  const items = (label ?? text).split(/[,;|•·]\s*(?![^(]*\))/)
  return items.every(beginsWithLanguage) && (label !== undefined || items.every((item) => SPOKEN.test(item)))
}

// "Driving licence: B", on one line or two, and "Languages: German, English".
function isOther(block: TextBlock, before: TextBlock | undefined): boolean {
  // "Lengua(s) materna(s)"
  const text = block.text.replace(/(?<=\p{L})\((?:s|n|e|en|es)\)/gu, '')
  const label = /^([^:\t]{4,30})[:\t]\s*\S/.exec(text)?.[1]
  if (label !== undefined && ['interests', 'references'].includes(headingKind(label) ?? '')) return true
  const value = LISTED_TONGUES.exec(text)?.[1]
  if (tellsLanguages(block) || TONGUES.test(text) || (TONGUES.test(before?.text ?? '') && beginsWithLanguage(text))) return true
  return (
    OTHER.test(text) ||
    (before !== undefined && OTHER.test(before.text) && !/[:\t]\s{0,5}\S/.test(before.text)) ||
    (value !== undefined && beginsWithLanguage(value))
  )
}

/** The confidence of items listed in a sentence. */
const TOLD = 0.6
/** The maximum number of words in a certain item. */
const ITEM = 5

/** Whether a text is seldom a single item: with a year, a colon, a wide space, one bracket of a pair, a sign before it, or many words. */
function isOdd(value: string): boolean {
  const hasYear = /(?<!\d|\p{L} )(?:19|20)\d{2}(?!\d)|(?<!\p{L})(?:to|until|bis|seit|since|depuis|desde|hasta) \S*(?:19|20)\d{2}/u.test(
    value,
  )
  return hasHalfBracket(value) || hasYear || /: | {2}|^[^\p{L}\p{N}.#(]/u.test(value) || bare(value).split(' ').length > ITEM
}

/** Introductions to a list of skills in a sentence. */
const LEAD = anyOf(
  /^(?:i(?:['’]?m| am)(?: also| very)? )?(?:confident|proficient|competent|experienced|skilled|good|familiar|comfortable) (?:with|in|at|using) /iu,
  /^(?:sicher(?:er umgang)?|vertraut|erfahrung(?:en)?|(?:gute |sehr gute )?kenntnisse) (?:im umgang mit|mit|in|im) /u,
  /^(?:je maîtrise|maîtrise d(?:e|u|es)|à l['’]aise avec|manejo(?: de)?|dominio de|experiencia (?:con|en)|domínio de|experiência (?:com|em)) /u,
)

/** Comma-separated items in a sentence, each of few words: "I am confident with Excel, Word and PowerPoint." */
function told(text: string): string | null {
  const [lead] = LEAD.exec(text) ?? []
  if (!lead) return null
  const items = text
    .slice(lead.length)
    .replace(/\.$/, '')
    .split(/, (?:and |und |et |y |e )?| (?:and|und|sowie|et|y|e) (?=[^,]*$)/u)
  const isList = items.length > 1 && items.every((item) => item.split(' ').length <= FEW && !/[.!?]/.test(item))
  // "Manejo de fregadoras y pulidoras" is a skill, not a sentence.
  const isSaid = text.endsWith('.') || items.every((item) => /^[\p{Lu}\d]/u.test(item))
  return isList && isSaid ? items.join(', ') : null
}

/** The maximum number of words per item listed in a sentence. */
const FEW = 3

/** "Databases – PostgreSQL, MongoDB" */
const DASHED = /^[\p{L} &/]{3,30} [–—-] (?=[^,;]+[,;])/u

// If several lines have a label before their list, one of them before a dash.
const isDashed = (blocks: TextBlock[]) =>
  blocks.length > 1 &&
  blocks.every(({ text }) => DASHED.test(text) || /^[^:,;|]{2,40}:\s/u.test(text)) &&
  blocks.some(({ text }) => DASHED.test(text))

/** A skill and, after a colon or dash, its use. */
const EXPLAINED = /^([^:,;|]{2,40}?)(?::| [–—-]) (.{8,})$/u
/** The minimum average number of words between commas in a description, as opposed to a list. */
const TELLING = 3

/** If every item has a description after its name: "Cold calling: 60 calls a day". */
function areExplained(blocks: TextBlock[]): boolean {
  const tells = ({ text }: TextBlock) => {
    const parts = EXPLAINED.exec(text)?.[2]?.split(/[,;|•·]/) ?? []
    const words = parts.flatMap((part) => part.trim().split(/\s+/))
    return parts.length > 0 && words.length >= parts.length * TELLING
  }
  const inWords = blocks.filter(({ text }) => / \p{Ll}{1,3} /u.test(text.slice(text.search(/[:–—-]/))))
  const isEach = blocks.every(({ text }) => EXPLAINED.test(text)) && blocks.filter(tells).length > blocks.length / 2
  return blocks.length > 1 && (blocks.every(tells) || (isEach && blocks.length > 2)) && inWords.length > blocks.length / 2
}

/** The name of a group of skills before its list, with only a space between, as in narrow columns of a table. */
const LED = inTurn(
  /^/iu,
  anyOf(
    /(?:(?:programming|scripting|web|markup) )?languages|frameworks?|(?:frameworks (?:&|and) )?libraries|databases?|(?:cloud )?platforms?|cloud|devops/,
    /(?:dev(?:eloper)? )?tools|software|operating systems|methodologies|methods|testing|version control|web(?: technologies)?|(?:soft|hard) skills/,
    /programmiersprachen|datenbanken|werkzeuge|betriebssysteme|methoden|langages|bases de données|outils|logiciels|méthodes/,
    /lenguajes|bases de datos|herramientas|metodologías|linguagens|bancos? de dados|ferramentas|metodologias/,
  ),
  /\s+(?=[^,:;|]+,)/,
)

// If every line has one, and at least two do, they are not part of the first item.
const isLed = (blocks: TextBlock[]) => blocks.length > 1 && blocks.every(({ text }) => LED.test(text))

/** "Maîtrise du Pack Office": the words before a name. */
const COMMAND = anyOf(
  /^(?:(?:[Tt]rès )?[Bb]onne |[Pp]arfaite )?[Mm]aîtrise (?:de la |de l['’]|du |des |de )(?=\p{Lu})/u,
  /^(?:(?:[Bb]uen |[Aa]lto )?(?:[Dd]ominio|[Mm]anejo)|[Dd]omínio) (?:del |de |do |da )(?=\p{Lu})/u,
  /^(?:[Ss]icherer?|[Vv]ersierter?|[Rr]outinierter?) Umgang mit (?=\p{Lu})/u,
  /^(?:[Pp]roficien(?:t|cy)|[Cc]onfident|[Cc]ompetent) (?:in|with) (?:using )?(?=\p{Lu})/u,
)
/** "#teamwork #rotas" */
const TAGGED = /^#[^\s#]+(?:\s+#[^\s#]+)*$/u
/** "Office: avanzado. SAP: medio." */
const IN_SENTENCES = inTurn(/(?<=[:–—-] )/giu, LEVEL, /\.\s{1,3}(?=\p{Lu})/u)
/** The last two items of a list in a sentence, one of which has words of its own: "cashing up and visual merchandising." */
const LAST_TWO = /, ([^,;|]+?) (?:and|und|sowie|et|y|e) ([^,;|]+)\.$/u
/** The last two items of a German list. */
const AND_ALSO = / sowie (?=[^,;|]+$)/u

// A sentence with a list, with its items between commas.
function unfolded(text: string): string {
  if (TAGGED.test(text)) return text.replace(/\s+(?=#)/g, ', ').replaceAll('#', '')
  if (/ \/\/ /.test(text)) return text.replaceAll(' // ', ' | ')
  const [whole, one = '', other = ''] = LAST_TWO.exec(text) ?? []
  const isPair =
    whole !== undefined && (one.includes(' ') || /^\p{Lu}/u.test(other)) && [one, other].every((half) => half.split(' ').length <= FEW)
  const parted = isPair ? `${text.slice(0, -whole.length)}, ${one}, ${other}` : text
  return (/[,;]/.test(parted) ? parted.replace(AND_ALSO, ', ') : parted).replace(COMMAND, '')
}

const listOf = (block: TextBlock, isDashed: boolean): string =>
  told(block.text) ?? unfolded(isDashed ? block.text.replace(DASHED, '') : block.text)

/** The maximum length of the name of a group of skills. */
const GROUP = 40

// If each of several lines starts with a bold name and continues with a list that is not bold, the names are labels.
function withoutBoldLabels(blocks: TextBlock[]): TextBlock[] {
  const ends = blocks.map(({ text, looks: [first, next] }) => {
    const isLed = first?.look.startsWith('b') && next !== undefined && next.from < GROUP && !next.look.startsWith('b')
    return isLed && /^[^,;|:\t]+ $/.test(text.slice(0, next.from)) ? next.from : 0
  })
  const isEach = blocks.length > 1 && ends.every((end) => end > 0) && blocks.some(({ text }, nth) => /[,;|•·]/.test(text.slice(ends[nth])))
  return isEach ? blocks.map((block, nth) => ({ ...block, text: block.text.slice(ends[nth]) })) : blocks
}

// Lines that are each above bullets are labels of their lists if nothing else is without a bullet.
function headsOfLists(blocks: TextBlock[]): ReadonlySet<TextBlock> {
  const free = blocks.filter(({ isBullet }) => !isBullet)
  const isHead = ({ isBullet, text }: TextBlock, index: number) => isBullet || (blocks[index + 1]?.isBullet === true && !/[,;|]/.test(text))
  return new Set(free.length < blocks.length && blocks.every(isHead) ? free : [])
}

// A bold line above bullets is their label, even if bullets are drawn and only the indent shows them.
// So is a line above a descriptive paragraph.
const isLabel = (block: TextBlock, next: TextBlock | undefined) => isListLabel(block, next) || isAboveText(block, next)

const isAboveText = (block: TextBlock, next: TextBlock | undefined) =>
  !block.isBullet &&
  block.isBold &&
  next?.isBold === false &&
  !next.isBullet &&
  next.text.length > TEXT &&
  next.text.endsWith('.') &&
  isSentence(next) &&
  !/[,;|]/.test(block.text)

/** The minimum length of a paragraph, in letters. */
const TEXT = 80

const isListLabel = (block: TextBlock, next: TextBlock | undefined) =>
  !block.isBullet &&
  block.isBold &&
  next?.isBold === false &&
  (next.isBullet || (next.size !== null && (next.indent ?? 0) > (block.indent ?? 0) + SET_IN)) &&
  !/[,;|]/.test(block.text)

// "Wrote the letter to 4,000 members." is a sentence, not a skill.
const isSentence = ({ text }: TextBlock) => /[\p{Ll})]\.$/u.test(text) && text.split(/[,;|•·]/)[0]!.split(' ').length > 4

/** The parts of one line of a list. */
function splitList(text: string): string[] {
  const list = (/[,;|]/.test(text) ? text : text.replace(RATING, ''))
    .replace(GRADED, '')
    .replace(/^[^:,;|]{2,40}:\s+/, '')
    .replace(/^([\p{L} &/()]{2,30})\t(?=.*[,;|])/u, '')
  const parts: string[] = []
  // Hyphens between spaces separate items if nothing else does.
  const byHyphens = !/[,;|•·\t]/.test(list) && list.split(' - ').length > 2
  let depth = 0
  let part = ''
  for (const [index, sign] of [...list].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    const between =
      (sign === '/' && list[index - 1] === ' ' && list[index + 1] === ' ') ||
      /[,;|•·●∙◆◇■▪◦○❖⋄‣▸►\t\n]/.test(sign) ||
      ((/[–—]/.test(sign) || (byHyphens && sign === '-')) && list[index - 1] === ' ' && list[index + 1] === ' ')
    if (between && depth === 0 && !(sign === ',' && /\d/.test(list[index - 1] ?? '') && /\d/.test(list[index + 1] ?? ''))) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
    .map((item) =>
      item
        .trim()
        .replace(RATING, '')
        .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})|^[✓✔✦➤➢]\s*|^[{Øü¤§]\s+(?=\p{L})/u, '')
        .replace(/^(?:and|&)\s+|[.:]$/g, '')
        .trim(),
    )
    .filter(Boolean)
}
