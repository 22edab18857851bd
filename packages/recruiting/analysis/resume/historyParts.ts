import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { ongoingAt } from '#packages/recruiting/analysis/dates/ongoingAt.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import type { TextBlock } from './blocks.ts'
import { degreeClass, onlyClass } from './degreeClass.ts'
import { FIRM, isDepartment, isWithin } from './historyCommas.ts'
import { type LabelRole, labelRole, labelled } from './historyLabels.ts'
import { isCity, isPlace, isPlaceAlone, isRegion, isTownWithCode } from './places.ts'
import { degreeScore, namesLevel, orgScore, schoolScore, titleScore } from './titleScore.ts'

/**
 * A part of the names of an entry. `look` is `b`, `i`, `bi` or empty; `role` is the meaning of a label before it. `isTown` marks a short
 * name after another part on its line, which may be an unlisted place; `slot` is its position on the line; `whole` is the text from which a
 * dash separated it, if that has just two halves.
 */
export type HistoryPart = {
  text: string
  line: number
  look: string
  role: LabelRole | null
  isPlace: boolean
  isTown: boolean
  slot: string
  whole: string | null
}

/** A duration, such as "2 years 3 months". */
export const DURATION = inTurn(
  /^\(?(?:[~·-] ?)?\d+ /i,
  /(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|a[nñ]os?|mes(?:es)?|anos?|m[êe]s)/,
  /(?:,?(?: and| und| et| y| e)? \d+ (?:months?|mos?|monate?|mois|mes(?:es)?|m[êe]s))?\)?$/,
)
const KIND_OF_WORK = inTurn(
  /^\(?/i,
  anyOf(
    /full[- ]time|part[- ]time|(?:fixed[- ]term )?contract|permanent|internship|temporary|seasonal|weekends?|evenings?|nights?|saturdays?|term[- ]time|casual|zero[- ]hours|\d+ (?:hours|hrs|days)(?: (?:a|per) week|\/week)?|secondment|apprenticeship|freelance basis|self-employed basis|\d+ ?%/,
    /vollzeit|teilzeit|befristet|unbefristet|minijob|geringf[üu]gig|festanstellung|(?:contrat )?cdi|(?:contrat )?cdd|temps plein|temps partiel/,
    /mi-temps|stage|alternance|contrat (?:pro(?:fessionnalisation)?|d['’]apprentissage|saisonnier)|jornada (?:completa|parcial)|media jornada/,
    /contrato (?:indefinido|temporal|a termo|por obra)|indefinido|temporal|tempo (?:integral|inteiro|parcial)/,
  ),
  /\)?$/,
)
// The type of employment, or the progress of studies, in brackets.
const STATUS = inTurn(
  /\s?\((?:on )?/iu,
  anyOf(
    /full[- ]time|part[- ]time|permanent|fixed[- ]term|contract|temporary|temp|casual|zero[- ]hours|cdi|cdd|int[ée]rim|temps plein|temps partiel/,
    /vollzeit|teilzeit|(?:un)?befristet|minijob|geringf[üu]gig|festanstellung|elternzeitvertretung|mi-temps/,
    /contrat|jornada (?:completa|parcial)|media jornada|contrato|indefinido|temporal|tempo (?:integral|inteiro|parcial)/,
    /cursando|en curso|em curso|en cours|in progress|ongoing|laufend|expected|voraussichtlich|prévue?|prevu|previst[oa]|\d{1,3} ?%|\d{1,2}(?:,\d)? ?(?:std|stunden|h|horas|heures)/,
  ),
  /(?!\p{L})[^()]{0,40}\)/u,
)
const GRADE = inTurn(
  /^\(?(?:final )?(?:grade(?! 1[0-3]$)|(?:abschluss|gesamt|end|durchschnitts)?note|mention|mark|average|moyenne|nota(?: media| final)?|promedio|calificaci[óo]n|média(?: final)?|c?gpa)[:\s]{1,3}/iu,
  /(?:[\d.,/%() -]{0,12}|[a-f][+-]?\)?|(?:très )?bien|(?:sehr )?gut)$/,
)
const AS = /^(?:(?:working|worked|employed|acting|tätig) (?:as|als) (?:an? |the )?|as an? |als |en tant que |como )(?=\p{L})/iu
/** Words before an unfinished degree. */
const STUDYING = inTurn(
  /^/iu,
  anyOf(
    /currently (?:studying(?: for)?|enrolled (?:in|on)|reading|completing|working towards)|(?:working|studying) towards|now studying/,
    /zurzeit|derzeit|aktuell|laufend|actuellement(?: en)?|en cours|(?:actualmente )?cursando|actualmente|atualmente(?: a frequentar)?|a frequentar/,
  ),
  /\s?:?\s+(?=\p{L})/u,
)
/** A grade without other text: "B+", "A*". */
const LETTER_GRADE = /^[A-E](?:\*|[+-])?$/
/** An activity at a school, before its name or the date: it is not a degree. */
export const ATTENDED =
  /^(?:trained|studied|educated|graduated|attended|completed|abgeschlossen|obtenue?|terminad[oa]|conclu[íi]d[oa]|conclus[ãa]o|previs[ãa]o|formad[oa])$/iu
// Markers of the look of the text after them; no text contains these characters.
/** The maximum length of a text that can name an entry; comparing its parts takes quadratic time. */
const LONGEST = 300
/** The maximum length of the name of a town. */
const LONGEST_TOWN = 40
const LOOKS = ['', 'b', 'i', 'bi']
const SIGN = /[\u0001-\u0004]/
const sign = (look: string) => String.fromCharCode(1 + LOOKS.indexOf(look.replace(/\d+$/, '')))
const BREAK = anyOf(
  /\t+|(?<!\s)\s*(?:[|•●∙▪◦]|(?<!l)·|·(?!l))\s*|(?<!\s)\s+@\s+|(?<!\s)\s*;\s+|\s{3,}/u,
  /\s\[(?=[^[\]]{3,}\]\s*$)|(?<!\s)\s*—\s*|(?<!\s),?\s+(?:bei(?:m| der)?|chez)\s+(?=["“«]?\p{Lu})/u,
)
/** A duration in brackets, such as "(1 year 5 months)", which may follow dates. */
export const LASTED = /\s?\((?:[~·-] ?)?\d{1,2}\+? ?(?:\p{L}{2,8}|\p{Ll})\.?(?:,? (?:and |und |et |y |e )?\d{1,2} ?\p{L}{1,8}\.?)?\)/gu
// A dash may separate a title from an employer, or be part of either.
const DASH = /(?<!\s)\s+[–—-]+\s+(?!(?:[BM]\.?[A-Z][A-Za-z]{0,4}|PhD|MD|JD),\s)/u
const AT =
  /^(.{3,}?),?\s+(?:at|with|for|en|em|na|no|bei|im|am)\s+(?:the )?(?!(?:Law|Large|Arms|Sea|Home|Work|Height|Heights)\b)(\p{Lu}.+)$/u
const FROM = /^(.{2,}?),?\s+(?:from|at|an der|à l[’'](?=\p{Lu})|au(?= \p{Lu})|en la|en el|na|no|pela|pelo)\s*(?:the )?(\p{Lu}.+)$/u

/** The place of an apprenticeship: "Lehre zur Köchin in der Pension Adler". */
const LEARNT = /^([^,]{6,}?) (?:im|am|in der|an der|in dem) (\p{Lu}.+)$/u

/** The field of a trade after such a word: "Meisterprüfung im Schreinerhandwerk". */
const FIELD_OF_WORK = /(?:handwerk|handel|gewerbe|dienst|wesen|bau|bereich|verwaltung|technik)$/

/**
 * The dates in the names of an entry, and its other parts: without labels, durations and types of contract; places are parts of their own.
 */
export function historyParts({ text: whole, line, looks }: TextBlock): { parts: HistoryPart[]; ranges: DateRange[] } {
  if (whole.length > LONGEST) return { parts: [], ranges: [] }
  const found = findDateRanges(whole)
  const ongoing = ongoingAt(whole)
  const within = (at: number) => ongoing !== null && at >= ongoing.from && at < ongoing.to
  const isSaid = ongoing !== null && !found.some(({ range, from, to }) => range.end === 'present' && (within(from) || within(to - 1)))
  const goesOn = isSaid
    ? { ...ongoing, range: { start: null, end: 'present' as const, text: whole.slice(ongoing.from, ongoing.to).trim() } }
    : null
  const ranges = goesOn ? [...found, goesOn] : found
  // "Secondary: Marlow High School" is more than the place of a school.
  const known = labelled(whole)
  const isLevel =
    known !== null &&
    (known.role === 'other' || degreeScore(known.rest.split(', ')[0]!) >= 2) &&
    namesLevel(whole.slice(0, known.at).replace(/(?<![\s:])[\s:]+$/, ''))
  const label = isLevel ? null : (known ?? labelBehind(whole, ranges[0]?.from === 0 ? ranges[0].to : whole.length))
  const edits = [
    ...ranges
      .filter((range) => range === goesOn || goesOn === null || !within(range.from))
      .map(({ from, to }) => ({ from, to, text: '\t' })),
    ...looks
      .filter(({ from }) => from > 0 && isEdge(whole, from) && !ranges.some((range) => from > range.from && from < range.to))
      .map(({ from, look }) => ({ from, to: from, text: sign(look) })),
  ].toSorted((one, other) => other.from - one.from || other.to - one.to)
  let text = whole
  for (const edit of edits.filter(({ from }) => from >= (label?.at ?? 0)))
    text = `${text.slice(0, edit.from)}${edit.text}${text.slice(edit.to)}`
  if (label) text = text.slice(label.at)
  const parts = piecesOf((looks[0]?.look ?? '').replace(/\d+$/, ''), text).flatMap((piece) =>
    (label?.role === 'title' ? wholeOf(piece.text) : namesIn(piece.text)).map(({ text: one, whole }, nth) => ({
      text: one,
      whole,
      line,
      look: piece.look,
      role: label && (label.role === 'title' || label.role === 'place') ? label.role : piece.text.includes(` chez ${one}`) ? 'place' : null,
      isPlace:
        (isPlaceAlone(one) && !isFirmBefore(one)) || (nth > 0 && isTownWithCode(one) && titleScore(one) < 1 && degreeScore(one) <= 0),
      slot: `${nth}${piece.look}${ranges.length > 0 ? 'd' : ''}`,
      isTown:
        (nth > 0 || piece.isLater) &&
        TOWN.test(one) &&
        titleScore(one) < 1 &&
        !isDepartment(one) &&
        !piece.text.includes(` chez ${one}`) &&
        (orgScore(one) < 1 || (ARTICLED.test(one) && piece.text.includes(`(${one})`))) &&
        degreeScore(one) < 1,
    })),
  )
  // "Secondary", on a line of its own above a school.
  if (parts.length === 0 && LEVEL.test(whole))
    parts.push({ text: whole, whole: null, line, look: '', role: null, isPlace: false, isTown: false, slot: '0' })
  // "Ort: Spittal an der Drau | Land: Österreich"
  const [first] = parts
  if (label?.role === 'location' && first && /^\p{Lu}/u.test(first.text) && first.text.length < LONGEST_TOWN)
    return { parts: [{ ...first, isPlace: true }], ranges: ranges.map(({ range }) => range) }
  const isAbout = label?.role === 'other' || label?.role === 'location'
  return { parts: isAbout ? parts.filter(({ isPlace }) => isPlace) : parts, ranges: ranges.map(({ range }) => range) }
}

// "Moss Homes Ltd, West Yorkshire": the text before a region is usually a town, but here an employer.
const isFirmBefore = (text: string) => text.includes(', ') && orgScore(text.split(', ')[0]!) >= 2

// "2013 – 2016<tab>Position: Waiter": the label is in the cell after the dates.
function labelBehind(text: string, to: number): ReturnType<typeof labelled> {
  const [gap] = /^\s{0,3}\t\s{0,3}/.exec(text.slice(to)) ?? []
  const label = gap ? labelled(text.slice(to + gap.length)) : null
  return label && { ...label, at: label.at + to + gap!.length }
}

// A look that changes within a word is a drop capital or small capitals.
const isEdge = (text: string, at: number) => !(/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && /[\p{L}\d]/u.test(text[at] ?? ' '))

/** A level of education that is also the label of the text after a colon. */
const LEVEL = /^(?:primary|elementary|(?:junior |senior |upper |lower )?secondary|tertiary)$/i

type Piece = { text: string; look: string; isLater: boolean }

/** A short name in capitals, like that of a town. */
export const TOWN =
  /^\p{Lu}[\p{Ll}'’.][\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{Ll}'’.][\p{L}\p{M}'’.-]*|upon|am|an|der|de|del|la|las|los|le|les|sur|do|da|dos|das)){0,4}(?:, \p{Lu}[\p{L}. ]+)?$/u

/** Splits a text into pieces of one look; pieces that belong together in spite of their looks, such as "Acme" and "Ltd", stay together. */
function piecesOf(first: string, text: string): Piece[] {
  let look = first
  const pieces: Piece[] = []
  for (const piece of text.split(/([\u0001-\u0004])/)) {
    if (SIGN.test(piece)) {
      look = LOOKS[piece.charCodeAt(0) - 1]!
      continue
    }
    const last = pieces.at(-1)
    if (last && !/\p{L}/u.test(last.text)) Object.assign(last, { text: last.text + piece, look })
    else if (last && !(/[\p{L}\d]/u.test(piece) && parts(last.text, piece))) last.text += piece
    else if (last && last.look === look) last.text += piece
    else pieces.push({ text: piece, look, isLater: pieces.length > 0 })
  }
  return pieces
}

function parts(left: string, right: string): boolean {
  const next = right.replace(/^[\s,;:|•·–—(-]+/, '')
  return (
    /\p{L}/u.test(left) &&
    /^["“«]?\p{Lu}/u.test(next) &&
    !FIRM.test(next) &&
    !/(?:(?<!\p{L})(?:of|for|and|de|du|des|und|y|e|et|the|la|le)|[-/&])\s{0,3}$/u.test(left)
  )
}

/** Whether the name of a school is incomplete without its town: "The Polytechnic, Ibadan", "University of California, Berkeley". */
export const isTownless = (text: string, town = ''): boolean =>
  KIND_OF_SCHOOL.test(text) || CAMPUSES.test(text) || SHARED.test(text) || (COLLEGE.test(text) && COLLEGE_TOWN.test(town))

/** Names shared by schools in several towns. */
const SHARED = anyOf(
  /^(?:(?:King|Queen)['’]?s|Trinity|University|Imperial|Royal) College$|^(?:Queen Mary|Royal Holloway)$/u,
  /^(?:Sciences[ -]Po|IEP|INSA|ENSA?|IUT|IAE|ESC|IFSI|INSPE|IUFM|[ÉE]cole (?:centrale|normale supérieure|des beaux-arts|de commerce))$/iu,
  /^(?:(?:Technische |Duale |Pädagogische |Fach)?(?:Universität|Hochschule)|Fachhochschule|FH|TU|TH|Volkshochschule|VHS|IHK|HWK)$/u,
  /^(?:Universidade? (?:Politécnica|Federal|Estadual|Católica|Autónoma)|Escuela Oficial de Idiomas|Escuela Politécnica Superior|EOI)$/iu,
)
/** "St John's College, Oxford" */
const COLLEGE = /^St\.? \p{Lu}\p{L}+['’]s (?:College|Hall)$/u
const COLLEGE_TOWN = /^(?:Oxford|Cambridge)$/

const KIND_OF_SCHOOL = inTurn(
  /^(?:the )?(?:(?:federal|state|national|indian|government|central|royal|regional|technical|open) ){0,2}/i,
  /(?:university|polytechnic|college|institute|school|academy)/,
  anyOf(
    / of (?:technology|education|science|management|agriculture|nursing|medicine|engineering|arts|law|commerce|art and design)$/,
    / of (?:health sciences|pharmacy|midwifery)$/,
    /$/,
  ),
)
const CAMPUSES = anyOf(
  /^University of (?:California|Wisconsin|Illinois|Texas|Massachusetts|Maryland|(?:North|South) Carolina|Missouri|Tennessee|Alabama|Nebraska|Minnesota|Colorado|Hawai[ʻ'’]?i|Michigan|Arkansas|Nevada|Alaska|Louisiana)$/,
  /^(?:California State|California State Polytechnic|Indiana|Purdue|Rutgers|Louisiana State) University$|^(?:State|City) University of New York$|^Université du Québec$/,
)

// A part labelled as a title is one, whatever its punctuation.
function wholeOf(text: string): Pick<HistoryPart, 'text' | 'whole'>[] {
  return text.split(/\t+|\s\|\s/).flatMap((cell) => {
    const name = nameOf(cell.replace(LASTED, ' ').replace(STATUS, '').replace(degreeClass, ''))
    return name === null ? [] : [{ text: name, whole: null }]
  })
}

// "2017–2021 / assistant editor / Tollcross Post": the separator after the dates also separates the rest.
const SLASHED = /\t\s?\/\s|\s\/\s?\t/

/** The employment type that profiles append to a self-employed person's business name: "Moss Design · Self-employed". */
const OWN_KIND =
  /(?<=\p{L}[.)]?) · (?:self-employed|freelance|selbst(?:st)?[äa]ndig|freiberuflich|ind[ée]pendante?|aut[óoô]nom[oa])(?=\s*$|\t)/iu

/** The parts of a text of one look. */
function namesIn(written: string): Pick<HistoryPart, 'text' | 'whole'>[] {
  const [owner = ''] = written.split(' · ')
  const text = titleScore(owner) < 1.5 || orgScore(owner) >= 1.2 ? written.replace(OWN_KIND, '') : written
  const bare = (SLASHED.test(text) ? text.replace(/\s\/\s/g, '\t') : text)
    .replace(LASTED, ' ')
    .replace(/[([][^\S\t]{0,3}\t\s*[)\]]/g, '\t')
    // "2014 (harvest)<tab>Cellar Hand, Cerro Winery": a remark on the dates in their cell.
    .replace(/(?<=^\s?\t) ?\(\p{Ll}[^()\t]{2,20}\)(?=\s?\t)/u, '')
    // "(2012 – 2014, evening classes)"
    .replace(/\([^\S\t]{0,3}\t[^()\t]*\)/g, (whole) => (/\t[\s,;]*\p{Lu}/u.test(whole) ? whole.replace(/[()]/g, '\t') : '\t'))
    // "CAP Boulanger (CFA de la Vilaine, 2015 – 2017)"
    .replace(/ \((\p{Lu}[^()\t]{3,}?)[,;]?[^\S\t]{0,3}\t\s{0,3}\)/gu, (whole, name: string) =>
      nameOf(name) === null ? whole : `\t${name}\t`,
    )
    .replace(/,?\s{0,3}\(?\b(?:c?gpa|percentage)\b(?:[^\t|,]|,(?!\s\p{L}{3}))*/iu, '')
    .replace(degreeClass, (whole, at: number, all: string) => (teaches(all.slice(0, at)) ? whole : ''))
    // "Realschule Molbergen, Abschluss: Mittlere Reife"
    .replace(/,\s+(?=(\p{Lu}[^,:\t]{3,30}): [\p{L}\d])/gu, (whole, label: string) => (isCertain(label) && namesLevel(label) ? '\t' : whole))
    .replace(STATUS, (whole, at: number, all: string) => (/[\p{L}\d]/u.test(all[at + whole.length] ?? '') ? ' ' : ''))
  return bare
    .split(BREAK)
    .flatMap(atColon)
    .flatMap((strong) => {
      const halves = strong.split(DASH)
      const isPair = halves.length === 2 && halves.every((half) => nameOf(half) !== null)
      return halves.flatMap((half) => {
        const name = nameOf(half)
        const texts = name === null ? [] : splitSlash(name).flatMap(splitPlace)
        return texts.map((one) => ({ text: one, whole: isPair && texts.length === 1 ? trimmed(strong) : null }))
      })
    })
}

// "Class Teacher, Second Class"
const teaches = (text: string) => titleScore(text) >= 2 && degreeScore(text) <= 0

/** A label of a degree, not of a school. */
const isCertain = (label: string) => /abschluss|dipl|titre|estudios|instrucci/i.test(label)

// "St Brigid's: Leaving Certificate", and "Head chef: six cooks, menus", whose end is only a description.
function atColon(text: string): string[] {
  const at = text.search(/(?<!\s)\s?:\s+\S/)
  if (at < 3 || /\([^()]*$/.test(text.slice(0, at))) return [text]
  const [name, rest] = [text.slice(0, at), text.slice(at).replace(/^[\s:]+/, '')]
  const names = (one: string) => Math.max(titleScore(one), degreeScore(one))
  // "Secondary: Marlow High School" names the level, "College: BS Accountancy" only the place.
  if (namesLevel(name)) return degreeScore(rest) > 0 || (isCertain(name) && schoolScore(rest.split(', ')[0]!) < 2) ? [rest] : [name, rest]
  if (labelled(text)) return [text]
  if (names(name) < 1.5 && names(rest) >= 1.5) return [name, rest]
  if (names(name) >= 2 && /^[\p{Ll}\d]/u.test(rest) && names(name) >= names(rest)) return [name]
  const isPlaced = degreeScore(name) > 0 ? schoolScore(rest.split(', ')[0]!) >= 2 : orgScore(rest) >= 1.2
  return names(name) >= 1.5 && names(rest) < 1.5 && isPlaced ? [name, rest] : [text]
}

const trimmed = (part: string) =>
  part
    .replace(/^\s*\(?\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
    .replace(
      /\s(?:in|from|at|with|during|since|until|graduated|completed|expected|chez|bei(?:m| der)?|en|em|auprès d[eu]|dans|im|am)\s{0,3}$/i,
      ' ',
    )
    .replace(/\(\s*\)|\[\s*\]/g, '')
    // "Engineering Co-op (Summers 2010 and 2011)"
    .replace(/\s\((?:summers?|winters?|springs?|autumns?|falls?|terms?|sommer|étés?|veranos?)\s{0,3}$/iu, '')
    .replace(/^[\s,:;.–—|/•·●∙-]+|(?<![\s,:;–—|/•·●∙-])[\s,:;–—|/•·●∙-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/\s?[([]$/, '')
    .replace(/^\[+(?=[^[\]]*$)|(?<=^[^[\]]*)\]+$/g, '')
    .replace(/^\(+(?=[^()]*$)|(?<=^[^()]*)\)+$/g, '')
    .replace(AS, '')
    .replace(STUDYING, '')
    .replace(/^(?:bei(?:m| der)?|chez) (?=\p{Lu})/u, '')
    .replace(/(?<=\p{Ll}{4}|\))(?<!\p{Lu}\.\p{L}{1,6})\.$/u, '')
    .replace(/(?<!\s)\s*\((?:[mwfd](?:\/[mwfdx]){1,2}|h\/f|f\/h)\)\s*$/i, '')
    .trim()

/** The name in a piece of text, or null if it only gives a duration, a mode or a start. */
function nameOf(part: string): string | null {
  const name = trimmed(part)
  const isName =
    !/^(?:the )?(?:summers?|winters?|terms?|weekends?|seasons?) of$/i.test(name) &&
    /[\p{L}]/u.test(name) &&
    !DURATION.test(name) &&
    !KIND_OF_WORK.test(name) &&
    !GRADE.test(name) &&
    !onlyClass.test(name) &&
    !LETTER_GRADE.test(name) &&
    !ATTENDED.test(name) &&
    (labelRole(name) === null || (labelRole(name) === 'other' && namesLevel(name))) &&
    !/^(?:from|since|dates?|until|seit|depuis|desde|summers?|winters?|veranos?|étés?|verões|verão|sommer|en|dès|vom|von|bis|to|hasta)$/i.test(
      name,
    )
  return isName ? name : null
}

// "Acme / Engineer", but not "Dishwasher / Cook".
function splitSlash(part: string): string[] {
  const pieces = part.split(/(?<!\s)\s+\/\s+/)
  const last = pieces.at(-1)!
  const isTown = isPlace(last) || (TOWN.test(last) && titleScore(last) < 1 && titleScore(pieces[0]!) < 1.5)
  return pieces.length > 2 || isTown || pieces.some((piece) => orgScore(piece) >= 1.2) ? pieces : [part]
}

// "Social Worker (Child Protection)"
const WORK = /(?:al|ar|ics?|ology|ing|ion|ment|care|services|sales|support)$/i

/** The mode of study or work, in brackets after the activity. */
const MODE = anyOf(
  /^(?:fern|abend|vollzeit|teilzeit|präsenz|online|wochenend)-?(?:lehrgang|studium|kurs|schule|unterricht)$|^(?:berufsbegleitend|dual|fernlehre|externe?)$/iu,
  /^(?:distance learning|by correspondence|evening(?:s| classes)|day release)$/,
  /^(?:à distance|par correspondance|cours du soir|en alternance|alternance|apprentissage|VAE|formation continue|formation initiale)$/,
  /^(?:a distancia|semipresencial|presencial|nocturno|en línea|turno de noche|dual|pós-laboral|à distância|noturno|EAD)$/,
)

// Towns in brackets whose names start like those of inns: "Le Perreux", "El Ejido".
const ARTICLED = /^(?:L[aeo]s?|El|Los) \p{Lu}[\p{L}'’-]+$/u

/** A way to split a part that contains a place or a second name: the resulting parts, or null if the part does not have this form. */
type Cut = (part: string) => string[] | null

/** Splits a part of this form if its words fit; by default into the first group and the place in the second. */
function cutBy(
  form: RegExp,
  isMeant: (words: [string, string, string], part: string) => boolean,
  gives: (words: [string, string, string], part: string) => string[] = ([first, rest]) => [first, ...splitPlace(rest)],
): Cut {
  return (part) => {
    const found = form.exec(part)
    const words = found?.slice(1) as [string, string, string]
    return found && isMeant(words, part) ? gives(words, part) : null
  }
}

const IN_BRACKETS = /^([^()]+?)\s*\(([^()]+)\)$/
const isNoDegree = (text: string) => degreeScore(text) <= 0

/** The ways to split, of which the first match counts. */
const CUTS: Cut[] = [
  // "(1 star)" and "(42-bed residential home)" describe an employer.
  cutBy(
    IN_BRACKETS,
    ([firm, note], part) =>
      isNoDegree(part) &&
      (/^\p{Ll}[^()]*[\d£$€]|^\d{1,4}[ -]\p{L}|^\p{L}+: /u.test(note) || (/^\p{Ll}+ \p{L}/u.test(note) && firm.includes(', '))),
    ([firm]) => splitPlace(firm),
  ),
  // "Técnico en Gestión (IES Macarena)"
  cutBy(
    IN_BRACKETS,
    ([degree, school]) =>
      degreeScore(degree) >= 2 &&
      schoolScore(degree) === 0 &&
      schoolScore(school) >= 2 &&
      isNoDegree(school) &&
      /^\p{Lu}\S* /u.test(school),
  ),
  // "Feuerwehr Husby (Gruppenführer)"
  cutBy(
    IN_BRACKETS,
    ([firm, title], part) =>
      titleScore(title) >= 2 &&
      orgScore(title) < 1 &&
      !/,|(?:er|or|ant|ist|ian|ect|ey)s$/u.test(title) &&
      titleScore(firm) < 1 &&
      orgScore(firm) >= 1.1 &&
      isNoDegree(part),
    ([firm, title]) => [title, firm],
  ),
  // "Head Chef (The Salted Wharf)"
  cutBy(
    IN_BRACKETS,
    ([title, firm], part) =>
      titleScore(title) >= 1.5 &&
      orgScore(title) < 1 &&
      !part.includes(',') &&
      /^\p{Lu}\S* \S/u.test(firm) &&
      orgScore(firm) >= 1.1 &&
      titleScore(firm) < 1 &&
      !isWithin(firm) &&
      isNoDegree(part),
  ),
  // "Transports Mauges (49)": departments of France have numbers.
  cutBy(
    IN_BRACKETS,
    ([firm, number]) => /^(?:\d{2}|2[AB]|97\d)$/.test(number) && !firm.includes(','),
    ([firm]) => splitPlace(firm),
  ),
  // "Médecine Sahel, Bamako (Mali)"
  cutBy(
    /^([^()]+), ((?:[^(),]|,(?! ))*[^()\s])\s*\(([^()]+)\)$/,
    ([firm, town, region]) => isRegion(region) && firm.includes(' ') && TOWN.test(town) && titleScore(town) + orgScore(town) < 1,
    ([firm, town, region]) => [...splitPlace(firm), `${town}, ${region}`],
  ),
  // "Geprüfte Bilanzbuchhalterin (Fernlehrgang)": a mode of study is not a town.
  cutBy(
    IN_BRACKETS,
    ([, mode]) => MODE.test(mode),
    (_words, part) => [part],
  ),
  // "Acme Ltd (Leeds, UK)"
  cutBy(
    IN_BRACKETS,
    ([name, town], part) =>
      isPlace(town) ||
      (TOWN.test(town) &&
        !town.includes(',') &&
        !(titleScore(name) >= 1.5 && WORK.test(town)) &&
        isNoDegree(part) &&
        titleScore(town) === 0 &&
        (orgScore(town) === 0 || ARTICLED.test(town))),
    ([name, town]) => [...splitPlace(name), town],
  ),
  // "(Croix-Rouge française, Lyon)"
  cutBy(
    /^([^()]+?)\s*\(([^(),]{4,}), ([^(),]+)\)$/,
    ([, , town], part) => degreeScore(part) > 0 && isPlaceAlone(town),
    ([degree, school, town]) => [...splitPlace(degree), school, town],
  ),
  // "Brauerei Alt in Köln", but not "Université du Québec à Montréal, Montréal": the name of the school contains a town.
  cutBy(/^(.{3,}) (?:in|à|en|em|bei) (\p{Lu}.{2,40})$/u, ([name, town], part) => {
    const isInFirm = orgScore(name) >= 1.2 && titleScore(name) < 2 && TOWN.test(town)
    const isNamed = CAMPUSES.test(name) || (town.includes(',') && town.split(', ').every(isCity))
    return !isNamed && (isInFirm || isPlaceAlone(town)) && isNoDegree(part)
  }),
  // "Acme Ltd, Leeds"
  (part) => {
    const pieces = part.split(/,\s+/)
    for (let count = Math.min(3, pieces.length - 1); count >= 1; count -= 1) {
      const tail = pieces.slice(-count).join(', ')
      if (count === 1 && isTownless(pieces.at(-2)!, pieces.at(-1)!)) return [part]
      if (
        isPlaceAlone(tail) ||
        (isFirmBefore(part) && isRegion(tail)) ||
        (count === 1 && isTownWithCode(tail) && titleScore(tail) < 1 && isNoDegree(tail))
      )
        return [...splitPlace(pieces.slice(0, -count).join(', ')), tail]
    }
    return null
  },
  // "Baker at Acme", but not "Helfer im Straßenbau, Tiefbau Odenthal", which names the employer after the field.
  cutBy(AT, ([title, firm], part) => {
    const [name = '', next] = firm.split(', ')
    const isField = part.includes(' im ') && next !== undefined && orgScore(next) >= 1.2
    const isTitle = titleScore(title) >= 1.5 || (/\sat\s/.test(part) && /^\p{Lu}/u.test(title) && title.split(' ').length < 7)
    const isFirm = orgScore(name.replace(/ \(\p{Lu}{2,5}\)$/u, '')) >= 1.2 || /\s(?:at|with|for)\s/.test(part)
    const isOneTitle = orgScore(title) < Math.max(1.2, titleScore(title)) && !title.includes(', ')
    return !isField && isTitle && isFirm && isOneTitle && isNoDegree(part)
  }),
  // "Ausbildung zum Koch im Gasthaus zur Post"
  cutBy(LEARNT, ([degree, whole]) => {
    const [firm = ''] = whole.split(', ')
    const isLearnt = degreeScore(degree) >= 2 && isNoDegree(whole) && titleScore(firm) < 1.5
    return isLearnt && orgScore(firm) >= 1.2 && !FIELD_OF_WORK.test(firm)
  }),
  // "B.A. from the University of York"
  cutBy(
    FROM,
    ([degree, school], part) => degreeScore(degree) > 0 || (/\sfrom\s/.test(part) && schoolScore(school) >= 2),
    ([degree, school]) => [...(ATTENDED.test(degree) ? [] : [degree]), ...splitPlace(school)],
  ),
]

/** The names in a part, with a place or a second name separated: "Acme Ltd, Leeds", "Baker at Acme". */
function splitPlace(part: string): string[] {
  if (isPlaceAlone(part) && orgScore(part.split(',')[0]!) < 1.2) return [part]
  for (const cut of CUTS) {
    const parts = cut(part)
    if (parts) return parts
  }
  return [part]
}
