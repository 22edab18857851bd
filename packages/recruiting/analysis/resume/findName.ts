import personNames from '#packages/recruiting/data/personNames.json'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import { contactPieces } from './contactPieces.ts'
import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { isCaps } from '#packages/recruiting/analysis/text/isCaps.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { isPlace } from './places.ts'
import type { Extracted } from './Resume.ts'
import type { ResumeParts } from './ResumeParts.ts'
import { orgScore, titleScore } from './titleScore.ts'

const PARTICLES = new Set(personNames.particles)
/** Letters and words next to a name that are not part of it. */
const CREDENTIALS = new Set(personNames.credentials)
/** Forms of address and pronouns. */
const ADDRESS = new Set(personNames.address)
const HEADING = inTurn(
  /^(?:curr[ií]culum(?: v[ií]t(?:ae|æ))?|c\.?\s?v\.?|r[eé]sum[eé]|bio-?data|europass|(?:europass[- ]|tabellarischer |mein )?lebenslauf|bewerbung(?:sunterlagen)?|hoja de vida|profile|personal (?:details|information))(?![\p{L}\p{M}])/iu,
  /\s{0,3}(?:of|for|von|de|[-–—:|])\s*|$/,
)
/** "Lebenslauf Birgit Meier", "Lebenslauf Dr. Birgit Meier" */
const BEFORE_NAME =
  /^(?:(?:Tabellarischer )?Lebenslauf|LEBENSLAUF|[Cc]urriculum [Vv]itae|CURRICULUM VITAE|CV)\s+(?=(?:\p{Lu}\p{L}{0,3}\. ){0,2}\p{Lu}[\p{L}'’-]+ \p{Lu})/u
/** "Hi, I’m Becca Littlewood." */
const GREETING = anyOf(
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey)(?: there)?[,!.]? )?(?:I['’]m|I am|[Mm]y name is) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u,
  /^(?:(?:Hallo|Guten Tag|Bonjour|Salut|Hola)[,!.]? )?(?:[Ii]ch bin|[Mm]ein Name ist|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u,
)
/** Text after a name in a sentence: "My name is Jo Reed and I am a baker.", "I'm Jo Reed, a baker." */
const SAID_ON = /(?:,| –| -| (?:und|and|et|y)(?= (?:\p{Ll}|I(?!\p{L})))) .*$/u
/** Suffixes after a name, such as generations. */
const SUFFIXES = new Set(personNames.suffixes)
// "Anne d’Ornano", "Ahmed al-Masri"
const WORD = /^[ʻʼ]?\p{Lu}[\p{L}\p{M}'’ʻʼ.-]*$|^\p{Lu}\.$|^(?:[dl]['’]|(?:al|el|ul|as|ad|ben)-)\p{Lu}[\p{L}\p{M}'’-]*$/u
/** "Dipl.-Psych.", "Dr.-Ing." */
const DEGREE_BEFORE = /^(?:dipl|dr)\.-\p{L}+\.?$/iu
/** The number of lines from the top to search for a name. */
const REACH = 8
/** The length from which a one-word name is doubtful. */
const LONG = 12

/** The person's name: given name first, in mixed case, without titles and degrees; null when no line looks like one. */
export function findName(parts: ResumeParts, email: string | null): Extracted | null {
  const {
    document: { lines },
    contact,
    sections,
  } = parts
  const largest = Math.max(0, ...lines.filter((line) => line.page === 1 && line.place !== 'footer').map((line) => line.size ?? 0))
  // An exported profile has contact details, skills and languages before the name.
  const opening = sections.find(({ kind }) => ['summary', 'experience', 'education'].includes(kind))?.from ?? 0
  const top = lines.map((_line, index) => index).slice(0, REACH)
  const lists = sections.filter(({ kind }) =>
    ['skills', 'languages', 'certificates', 'awards', 'interests', 'experience', 'references'].includes(kind),
  )
  const big = lines
    .map((_line, index) => index)
    .filter((index) => largest > 0 && lines[index]!.page === 1 && lines[index]!.size === largest)
  const slugs = parts.document.lines.flatMap(({ text }) => /\/in\/([\w%-]+)/.exec(text)?.[1] ?? [])
  const local = [email?.split('@')[0] ?? '', ...slugs]
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const inForm = nameInForm(lines)
  if (inForm) return inForm
  let best: (Extracted & { score: number }) | null = null
  for (const index of new Set([...top, ...big, ...contact, ...lines.map((_line, index) => index).slice(0, opening)])) {
    const line = lines[index]!
    const whole = wholeName(lines, index, local, big)
    for (const [nth, { text, label }] of contactPieces(whole.text).slice(0, 3).entries()) {
      const isNamed = label === 'name'
      const isLarge = line.size !== null && largest > 0 && line.size === largest && big.length <= 3
      const isFirst = index === 0 && nth === 0 && whole.text === text
      const value = parseName(parted(text, local)) ?? beforeAddress(text, local) ?? (isFirst ? inSmall(text, isLarge ? null : local) : null)
      if (!value || (label !== '' && !isNamed) || line.isBullet) continue
      const words = plainWords(value)
      const fits = words.filter((word) => word.length > 1 && local.includes(word)).length
      // A line that looks like the headings is a heading, unless the e-mail address contains two of its words: a name below the contact
      // details.
      if (sections.some(({ from, kind }) => from === index && (kind !== 'other' || fits < 2))) continue
      const score =
        (isNamed ? 5 : 0) +
        (isLarge ? 3 : 0) +
        Math.max(0, 2 - contactOrder(index, top) * 0.4) +
        Math.min(2, fits) * 1.5 +
        (line.place === 'header' ? 0.5 : 0) +
        (words.length === 1 ? (isLarge || fits > 0 ? 0 : -2) : 0.6) -
        nth * 0.3 -
        (fits > 1 && titleScore(value) < 1 ? 0 : Math.min(3, titleScore(value) * 1.2)) -
        orgScore(text) -
        (line.place === 'footer' ? 1.5 : 0) -
        (!isLarge && lists.some(({ from, to }) => index > from && index < to) ? 1.5 : 0) +
        (titleScore(lines[index + whole.lines]?.text.split(/[|•·]/)[0] ?? '') >= 1.5 ? 0.8 : 0)
      // One long word may be several words run together by letter spacing.
      // A one-word name may be the first of two lines, if another line is as large.
      const isCut = words.length === 1 && !isNamed && (value.length > LONG || big.some((at) => at > index))
      // Characters that no name has are leftovers of the text next to it.
      const isOdd = /\p{L}\.\p{L}{2}|(?<!\p{L})\p{Lu}{4,}(?!\p{L})|-$/u.test(value)
      const most = isCut || isOdd ? 0.6 : 0.99
      if (score > (best?.score ?? 0.5)) best = { value, confidence: Math.min(most, 0.5 + score / 14), line: index, score }
    }
  }
  return best && { value: best.value, confidence: Math.round(best.confidence * 100) / 100, line: best.line }
}

const SURNAME = inTurn(/^(?:sur|last |family |nach|zu)name|^(?:name|nom|apellidos?|apelidos?|sobrenomes?)/iu, /\s{0,3}[:\t]\s*(\S.*)$/u)
// "Surname(s) / First name(s)", as in the Europass.
const SURNAME_FIRST = inTurn(
  anyOf(
    /^(?:nachname|surname|last name|zuname|apellidos?|apelidos?|sobrenomes?|noms?)(?:\(\p{L}+\))?\s?(?:\/|und|y|e|and|et)\s?/iu,
    /^name, /,
  ),
  /(?:vorname|first name|given name|pr[ée]nom|nombre|nome)s?(?:\(\p{L}+\))?\s{0,3}[:\t]\s*(\S.*)$/u,
)
const GIVEN = inTurn(/^(?:(?:fore|first |given |vor)names?|pr[ée]noms?|nombres?|nomes?)/iu, /\s{0,3}[:\t]\s*(\S.*)$/u)

/** A name with its halves on separate lines, as in a form. */
function nameInForm(lines: TextLine[]): Extracted | null {
  for (const [line, { text }] of lines.slice(0, REACH).entries()) {
    const both = SURNAME_FIRST.exec(text)?.[1]?.trim()
    const [last, ...first] = both && !both.includes(',') ? both.split(' ') : []
    const turned = last && first.length > 0 ? parseName(`${first.join(' ')} ${last}`) : both ? parseName(both) : null
    if (turned) return { value: turned, confidence: first.length > 1 ? 0.6 : 0.9, line }
    const [, surname] = SURNAME.exec(text) ?? []
    const given = surname && [lines[line + 1], lines[line - 1]].map((near) => GIVEN.exec(near?.text ?? '')?.[1]).find(Boolean)
    const value = given ? parseName(`${given} ${surname}`) : null
    if (value && !SURNAME.test(given!)) return { value, confidence: 0.95, line }
  }
  return null
}

/** The halves of a name on two lines: a given name, optionally with initials, and a surname. */
const GIVEN_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)*$/u
const ONE_WORD = /^\p{Lu}[\p{L}'’-]+$/u
/** A nickname on a line of its own. */
const isNickname = (line: TextLine | undefined): boolean => /^["“„‘'«(]\p{Lu}[^"”’'»)]{1,15}["”“’'»)]$/u.test(line?.text ?? '')
/** A surname of up to three words, with particles. */
const SURNAMES = /^(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}'’-]+(?: (?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}'’-]+){0,2}$/u
/** The number of letters from which a word of an e-mail address may be the start of a name. */
const BEGUN = 4
/** The maximum number of lines of a name. */
const MOST_LINES = 3

// A name over several lines: the next lines are as large and bold, and the e-mail address contains one of their words.
/** The width of a letter, relative to its height. */
const LETTER = 0.6
/** Separators between a name and a title. */
const BEFORE_TITLE = /\s[—–|]\s/

function wholeName(lines: TextLine[], index: number, local: string, big: number[]): { text: string; lines: number } {
  const first = lines[index]!
  const said = together(first.text)
  const greeted = said.replace(GREETING, '')
  let text = greeted === said ? said.replace(HEADING, '').replace(BEFORE_NAME, '') : greeted.replace(SAID_ON, '').replace(/[.!]$/, '')
  // An e-mail address may contain the start of a long word: "jordi.puig" for Puigdomènech.
  const begun = local.split(' ').filter((word) => word.length >= BEGUN)
  // The line of the e-mail address is not part of a name, nor is a title above it.
  const fits = (line: TextLine | undefined) =>
    parseName(line?.text.split(BEFORE_TITLE)[0] ?? '') !== null &&
    plainWords(line?.text ?? '').some(
      (word) => word.length > 2 && (local.includes(word) || begun.some((beginning) => word.startsWith(beginning))),
    )
  // The two or three largest lines of a page, one word each, are a name even without a matching e-mail address and if only one is bold; so
  // is a given name above the words of a surname.
  const isPair =
    big.length > 1 &&
    big.length <= MOST_LINES &&
    big.every(
      (at, nth) =>
        at === index + nth && ((nth === 0 ? GIVEN_NAME : SURNAMES).test(lines[at]!.text) || (nth === 1 && isNickname(lines[at]))),
    ) &&
    big.every((at, nth) => nth === 0 || ONE_WORD.test(lines[at]!.text) || titleScore(lines[at]!.text) < 1)
  // A name in the largest letters, wrapped before its last word, continues below, also before a title: "Sandersen — Engineer".
  const isCut = (before: TextLine, line: TextLine) => {
    const [last = '', said = ''] = line.text.split(BEFORE_TITLE)
    const isFull = before.room !== undefined && before.room < /^\S+/.exec(line.text)![0].length * (line.size ?? 0) * LETTER
    return big.length > 1 && big.length <= MOST_LINES && titleScore(last) < 1 && (isFull || titleScore(said) >= 1.5)
  }
  const isAlike = (line: TextLine | undefined) =>
    line !== undefined &&
    line.size !== null &&
    line.size === first.size &&
    (line.isBold === first.isBold || isPair) &&
    line.column === first.column
  // An address and similar details are next to it, before its second line.
  const behind = big.length === 2 && big[0] === index ? besideName(lines, index, big[1]!) : null
  const [beginning] = text.split('\t')
  if (behind !== null && fits({ ...first, text: behind }) && parseName(beginning!) !== null && parseName(behind) !== null)
    return { text: `${beginning} ${behind}`, lines: 1 }
  let at = index + 1
  for (; at < index + 3; at += 1) {
    const next = lines[at]
    // "HOLLOWAY-" and "PINTO", also before a title: "Pinto | Nurse".
    const [rest = ''] = next?.text.split(BEFORE_TITLE) ?? []
    const isAsLarge = next !== undefined && next.size === first.size && next.column === first.column
    if (isAsLarge && /\p{L}-$/u.test(text) && /^\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’'-]+){0,2}$/u.test(rest)) {
      text += rest
      if (rest === next!.text) continue
      at += 1
      break
    }
    if (isPair && isNickname(next)) continue
    if (
      !isAlike(next) ||
      next!.gapAbove > 1.2 ||
      !(isPair || fits(next) || isCut(lines[at - 1]!, next!) || (isAlike(lines[at + 1]) && fits(lines[at + 1])))
    )
      break
    const [more = '', said] = next!.text.split(BEFORE_TITLE)
    const last = said !== undefined && titleScore(said) >= 1.5 ? more : next!.text
    if (parseName(text) === null || parseName(last) === null) break
    text = `${text} ${last}`
  }
  return { text, lines: at - index }
}

/** The minimum distance to the right, in points, of text next to a name, and its maximum number of lines. */
const APART = 100
const FEW = 6

// The second line of a name in the largest letters, below lines to the right of the first one, without the text next to it.
function besideName(lines: TextLine[], index: number, end: number): string | null {
  const [first, last] = [lines[index]!, lines[end]!]
  const between = lines.slice(index + 1, end)
  const isBelow = last.page === first.page && last.column === first.column && (last.indent ?? 0) < (first.indent ?? 0) + APART
  const isBeside = between.every(({ indent }) => (indent ?? 0) > (first.indent ?? 0) + APART)
  const isSplit = between.length > 0 || last.text.includes('\t')
  return isBelow && isBeside && isSplit && between.length <= FEW ? last.text.split('\t')[0]! : null
}

// "J A N E   D O E", with wide spaces between the words.
function together(text: string): string {
  return /^(?:\p{L}(?:\s+|$)){4,}$/u.test(text)
    ? text
        .split(/\t| {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text
}

// "JANEDOE" or "J a ne Doe", originally letter-spaced, if the e-mail address is jane.doe@.
function parted(text: string, local: string): string {
  const isBroken = /(?<!\S)\p{Ll}(?!\S)/u.test(text)
  const whole = isBroken ? text.replace(/\s/g, '') : text
  const bare = whole.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = local.split(' ')
  if (words.length < 2 || /[^a-z]/.test(bare) || words.join('') !== bare) return text
  const letters = [...whole.normalize('NFC')]
  return words.map((word) => letters.splice(0, word.length).join('')).join(' ')
}

// "Norbert Meier, Bahnhofstr. 3, 15711 Wusterhausen", if the e-mail address contains both words.
function beforeAddress(text: string, local: string): string | null {
  const [, head = ''] = /^([^,\d]{5,50}), [^,]*\d/.exec(text) ?? []
  const words = plainWords(head)
  return words.length > 1 && words.length < 5 && words.every((word) => local.includes(word)) ? parseName(head) : null
}

/** The maximum number of words in a lower-case name. */
const FEW_WORDS = 4

// "jane doe" at the top, in the largest letters, or with a word from the e-mail address.
function inSmall(text: string, local: string | null): string | null {
  const words = text.split(' ')
  const isSmall = words.length > 1 && words.length <= FEW_WORDS && words.every((word) => SMALL.test(word))
  const isKnown = local === null || plainWords(text).some((word) => word.length > 2 && local.split(' ').includes(word))
  return isSmall && isKnown && titleScore(text) < 1 ? parseName(text.toUpperCase()) : null
}

const SMALL = /^\p{Ll}[\p{Ll}'’-]*\.?$/u

const contactOrder = (index: number, top: number[]) => (top.includes(index) ? index : REACH)

const plainWords = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .split(/[^a-z]+/)
    .filter(Boolean)

/** Degrees and memberships after a name: at least two capitals, with punctuation and lower-case letters between them. */
const LETTERS = /^(?:\p{Lu}[\p{L}&.()-]*\p{Lu}[\p{L}&.()-]*)$/u
/** Unpronounceable letters, such as MRCVS, as opposed to a surname in capitals. */
const UNSPOKEN = /[&()]|^(?:F(?![LRJ])|M(?![CBVH]))[B-DF-HJ-NP-TV-XZ]|^[B-DF-HJ-NP-TV-XZ.-]+$/

const isLetters = (word: string) => /^[\p{Lu}&.()-]{2,}$/u.test(word.replace(/,$/, '')) && !SUFFIXES.has(word.toLowerCase())

// Only after a name in mixed case; after one in capitals they look like a part of it.
function withoutLetters(text: string): string {
  const words = text.split(' ')
  const isName = words.length > 2 && words.slice(0, 2).every((word) => /^\p{Lu}[\p{L}'’.-]*\p{Ll}\.?$/u.test(word))
  if (!isName) return text
  // "MA MCLIP": if several such words follow and one of them is known, none is part of the name.
  const from = words.findLastIndex((word) => !isLetters(word)) + 1
  const [names, letters] = [words.slice(0, from), words.slice(from)]
  if (letters.length > 1 && !names.some(isLetters) && letters.some((word) => UNSPOKEN.test(word) || isCredential(word)))
    return names.join(' ')
  while (words.length > 2 && LETTERS.test(words.at(-1)!.replace(/,$/, '')) && /&|^[\p{Lu}&.()-]{3,}$/u.test(words.at(-1)!)) {
    if (!UNSPOKEN.test(words.at(-1)!) && !isCredential(words.at(-1)!)) break
    words.pop()
  }
  return words.join(' ')
}

/** The maximum number of words in a name, and of those that are not particles. */
const MOST_WORDS = 9
const MOST_NAMES = 6

/** Whether a word is a degree, a title or a membership, with or without full stops: "RN", "M.Sc.", "PharmD". */
function isCredential(word: string): boolean {
  const bare = word.toLowerCase().replaceAll('.', '')
  return (
    CREDENTIALS.has(word.toLowerCase()) ||
    (word !== bare && CREDENTIALS.has(bare)) ||
    /^(?:\p{Lu}\p{Ll}{0,3}\.){2,4}$/u.test(word) ||
    DOTTED.test(word) ||
    MEMBER.test(word)
  )
}

/** A degree or title whose last word has several letters: "B.Tech", "Pr.Eng". */
const DOTTED = /^\p{Lu}\p{Ll}{0,3}\.-?(?:tech|eng|sc|com|ed|pharm|arch|phil|lib|mus|div|psych|ing|ac|acc|stat|vet|surv|plan|d|a)\.?$/iu
/** Letters of a membership, starting with capitals: "FSAScot", "MRCPsych", "MIChemE". Dutch names start with IJ. */
const MEMBER = /^(?!IJ)\p{Lu}{2}(?=\p{L}*\p{Ll})\p{L}+$/u
/** A lower-case or abbreviated title after a name and a comma: "ing. f.", "Dipl. Psych." */
const SHORTENED = /^(?:\p{Ll}{1,4}\. ?)+$|^(?:\p{Lu}\p{Ll}{2,6}\. ?)+$/u

/** A nickname between a given name and a surname: "Robert ‘Bob’ Marsh". */
const NICKNAME = /(?<=\p{L} )(?:‘\p{Lu}[^‘’]{1,15}’|'\p{Lu}[^']{1,15}'|[«‹]\s?[^«»‹›]{1,15}[»›])(?= \p{L})/u
/** Letters with punctuation after a complete name: "Jane Doe, OTR/L", "Jane Doe, LEED AP BD+C". */
const LETTERS_BEHIND = /(?<=^\p{Lu}\p{Ll}[^\d]* \p{Lu}[^\d]*), (?:\p{Lu}{2,6} ){0,2}\p{Lu}{1,6}[/+]\p{Lu}{1,3}$/u
/** A birth name after a comma. */
const BORN = /, (?:geb\.|geborene|née|nee|born) \p{Lu}[\p{L}'’-]+$/u
/** A label followed by only a space and a complete name. */
const LABEL = /^Name (?=\p{Lu}\p{Ll}[\p{L}-]* \p{Lu})/u
/** A date of birth or an age after the name. */
const AGED = inTurn(
  /(?:,| [–—|-])? ?\(?/iu,
  anyOf(
    /(?:(?:geb\.|geboren|born|née?|nacid[oa])(?: (?:am|on|le|in|en|el))?|\*) ?\d{1,4}(?:[./-]\d{1,2}[./-]|\.? \p{L}{3,9} )?(?:\d{4})?/u,
    /\d{2} (?:jahre(?: alt)?|years old|ans|años)/,
  ),
  /\)?$/,
)
/** An abbreviated form of address before a complete name: "Arq. Sofía Vega". */
const SHORT_ADDRESS = /^\p{Lu}\p{Ll}{1,3}\.\p{Ll}?$/u
/** A doctorate with its subject: "MUDr.", "JUDr." */
const DOCTOR = /^\p{L}{1,4}Dr\.$/u
/** Abbreviated given names. */
const SHORT_NAMES = new Set(personNames.shortened)

/** "Son of" and "daughter of" in names from Singapore and Malaysia. */
const KIN = / (?:[SD]\/O|[sd]\/o|A\/[LP]|a\/[lp]) /

/** A text as a name, or null when it cannot be one. */
export function parseName(text: string): string | null {
  const bare = withoutLetters(text)
    .replace(/\([^()]*\)|["“„”][^"“”„]{1,20}["”“]|\b(?:she|he|they)\/\w+(?:\/\w+)?/gi, ' ')
    .replace(NICKNAME, ' ')
    .replace(LETTERS_BEHIND, '')
    .replace(BORN, '')
    .replace(AGED, '')
    .replace(LABEL, '')
    .replace(/[®™]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![,;:])[,;:]+$/, '')
  const signs = /[\d@#&+=<>{}!?%$/\\]/
  if (bare.length < 2 || bare.length > 60 || signs.test(bare.replace(KIN, ' ')) || headingKind(bare) || isPlace(bare)) return null
  const [head = '', ...tail] = bare.split(/(?<!\s)\s*,\s*/)
  const isTold = (word: string) => isCredential(word) || (/^\p{Lu}{2,5}(?:-\p{Lu}+)?$/u.test(word) && !isCaps(head))
  const isSuffix = (part: string) => SUFFIXES.has(part.toLowerCase().replace('.', ''))
  // "CHUKWUEMEKA EZE, MNSE": the name before the comma is complete, and the rest is unpronounceable.
  const isMembership = (part: string) => head.includes(' ') && /^\p{Lu}{3,}$/u.test(part) && UNSPOKEN.test(part)
  // "Anna Moran, Store Manager"
  const isTitleBehind = (part: string) => head.includes(' ') && part.includes(' ') && titleScore(part) >= 2 && titleScore(head) < 1
  const suffix = tail.find(isSuffix)
  // Letters after a complete name, such as "BVM&S MRCVS" or, after commas, "BSN, RN, CCRN".
  const rest = (tail.length > 1 && head.includes(' ') && tail.every((part) => LETTERS.test(part)) ? [] : tail).filter(
    (part) => !isSuffix(part) && !part.split(' ').every(isTold) && !SHORTENED.test(part) && !isMembership(part) && !isTitleBehind(part),
  )
  if (rest.length > 1) return null
  const given = rest[0]?.split(' ') ?? []
  let words = [...given, ...head.split(' '), ...(suffix ? [suffix] : [])].map((word) => word.trim()).filter(Boolean)
  const isAddress = (word: string) =>
    ADDRESS.has(word.toLowerCase()) ||
    DEGREE_BEFORE.test(word) ||
    DOCTOR.test(word) ||
    (word === 'PD' && words[1]!.startsWith('Dr')) ||
    // "B.Eng. Jo Reed": degree letters also appear before a complete name.
    (words.length > 2 &&
      word.includes('.') &&
      !SHORT_NAMES.has(word.toLowerCase()) &&
      (DOTTED.test(word) || CREDENTIALS.has(word.toLowerCase().replaceAll('.', '')))) ||
    (words.length > 2 && SHORT_ADDRESS.test(word) && !SHORT_NAMES.has(word.toLowerCase()) && !isSuffix(word))
  while (words.length > 1 && isAddress(words[0]!)) words = words.slice(1)
  const isBehind = (word: string) => isCredential(word) && !isSuffix(word) && (!isCaps(bare) || word.length > 2 || !/[AEIOUY]/i.test(word))
  while (words.length > 2 && isBehind(words.at(-1)!)) words = words.slice(0, -1)
  if (
    words.length === 0 ||
    words.length > MOST_WORDS ||
    words.filter((word) => !PARTICLES.has(word.toLowerCase())).length > MOST_NAMES ||
    !words.every(
      (word, index) =>
        WORD.test(word) ||
        (index > 0 && KIN.test(` ${word} `)) ||
        (index > 0 && PARTICLES.has(word.toLowerCase())) ||
        (words.length > 1 && PARTICLES.has(word)),
    )
  )
    return null
  if ((words.length > 1 || words[0]!.length > 2) && isCaps(words.join(''))) return words.map(smallCase).join(' ')
  return givenFirst(words)
    .map((word, index) => (isSurname(word, words) || wasSurname(word, words) ? smallCase(word, index) : word))
    .join(' ')
}

/** Whether a name in mixed case starts with a surname in capitals: "DUPONT Marie", "TAN Wei Ling". */
const wasSurname = (word: string, words: readonly string[]): boolean =>
  words.length > 1 &&
  /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(words[0]!) &&
  /[AEIOUYÀ-ÖØ-Ý]/.test(words[0]!) &&
  !isCredential(words[0]!) &&
  words.slice(1).every((other) => /^\p{Lu}['’]?\p{Ll}/u.test(other)) &&
  word === words[0]

/** The words of a name with its leading surname in capitals moved to the end: "DUPONT Marie", "LE FLOCH Gwenaëlle". */
function givenFirst(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !PARTICLES.has(word.toLowerCase()) || !isCaps(word))
  const given = words.slice(from + 1)
  return from >= 0 && wasSurname(words[from]!, words.slice(from)) && titleScore(given.join(' ')) < 1
    ? [...given, ...words.slice(0, from + 1)]
    : words
}

/** Whether a word of a name in mixed case is a surname in capitals, or a particle of one: "Jean DE LA TOUR", "Sophie ROY". */
function isSurname(word: string, words: readonly string[]): boolean {
  if (SUFFIXES.has(word.toLowerCase()) || !isCaps(word) || word.includes('.')) return false
  const least = words.length === 2 ? 3 : 4
  const isLong = (one: string) => one.length >= least && isCaps(one) && /[AEIOUYÀ-ÖØ-Ý]/.test(one)
  return isLong(word) || (PARTICLES.has(word.toLowerCase()) && words.some(isLong))
}

function smallCase(word: string, index: number): string {
  if (/^\p{Lu}\.$/u.test(word)) return word
  const small = word.toLowerCase()
  if (KIN.test(` ${small} `)) return small
  if (index > 0 && PARTICLES.has(small)) return small
  return small
    .replace(/(^|['’.-]|^mc)(\p{L})/gu, (_whole, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_whole, letter: string) => `Mc${letter.toUpperCase()}`)
}
