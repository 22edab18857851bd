import { findEmails } from '#packages/recruiting/analysis/contact/findEmails.ts'
import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { findPhones } from '#packages/recruiting/analysis/contact/findPhones.ts'
import blindWords from '#packages/recruiting/data/blindWords.json'
import functionWords from '#packages/recruiting/data/functionWords.json'
import names from '#packages/recruiting/data/personNames.json'
import { personalDetails } from '#packages/recruiting/analysis/matching/personalDetails.ts'
import type { PersonalTerms } from './personalTerms.ts'

/** A span of a text, from its first character up to but not including `to`. */
type Span = { from: number; to: number }
/** A word of a text: as written, in lower case without accents, and its position. */
type Word = Span & { text: string; key: string }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const CLAUSE = /[^|;\t•·]+/g
const ALONE = new Set(
  [blindWords.titlesAlways, blindWords.pronouns, blindWords.sex, blindWords.family, blindWords.origin, blindWords.faith].flat().map(keyOf),
)
const FAMILY = new Set(blindWords.family.map(keyOf))
const ORIGINS = new Set(blindWords.origin.map(keyOf))
const AFTER_NATIVE = new Set(blindWords.afterNative.map(keyOf))
const LABELS = new Set(blindWords.labels.map(keyOf))
const BIRTHS = new Set(blindWords.births.map(keyOf))
/** Words that are titles or pronouns only in lower case or capitalized: "HIS" and "ER" have other meanings in a resume. */
const IN_CAPITALS = new Set([...blindWords.pronouns, ...blindWords.titlesAlways].map(keyOf))
const TITLES = new Set([...blindWords.titles, ...blindWords.titlesAlways].map(keyOf))
const SCHOOLS = new Set(blindWords.schools.map(keyOf))
const JOINING = new Set(blindWords.joining.map(keyOf))
const SMALL = new Set([...Object.values(functionWords).flat(), ...names.particles].map(keyOf))

/**
 * A line of a resume without identifying details: the known ones (`terms`), titles, pronouns, initials next to the name, addresses, phone
 * numbers, links, schools, and indications of age, sex, family, origin or faith. Hidden text is replaced by `mask`. Hides too much rather
 * than too little.
 */
export function blindText(text: string, terms: PersonalTerms, mask: string): string {
  const words = wordsOf(text)
  const named = namesIn(text, words, terms)
  const spans = [
    ...passagesIn(text, [...findEmails(text), ...findLinks(text).filter((link) => isOfPerson(link, terms)), ...terms.passages]),
    ...findPhones(text, [], true),
    ...detailsIn(text, words),
    ...named,
    ...words.filter((word) => ALONE.has(word.key) && !isAbbreviation(word, text)),
    ...kinIn(text, words),
    ...originsIn(text, words),
    ...nativesIn(text, words),
    ...schoolsIn(text, words),
  ]
  return masked(text, spans, mask)
}

function keyOf(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, key: keyOf(word), from: index, to: index + word.length }))
}

/** Whether a word is in capitals in a text that is not. */
function isAbbreviation({ text: word, key }: Word, text: string): boolean {
  return IN_CAPITALS.has(key) && word.length > 1 && word === word.toUpperCase() && text !== text.toUpperCase()
}

/** Whether an address is a personal page: "socket.io" and "ASP.NET" are skills. */
function isOfPerson(link: string, { names: known }: PersonalTerms): boolean {
  return /\/|^www\./i.test(link) || known.some((name) => name.length > 2 && keyOf(link).includes(keyOf(name)))
}

/** The positions of passages in a text, ignoring case and not within a longer word. */
function passagesIn(text: string, passages: readonly string[]): Span[] {
  const { folded, places } = folding(text)
  return passages.flatMap((passage) => {
    const wanted = keyOf(passage)
    if (wanted === '') return []
    const found: Span[] = []
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const end = at + wanted.length
      const span = { from: places[at]!, to: places[end]! }
      // A state code, such as IN, is an ordinary word in lower case.
      const isCode = passage.length < 3 && text.slice(span.from, span.to) !== passage
      if (!isCode && !isLetter(folded[at - 1], folded[at]) && !isLetter(folded[end], folded[end - 1])) found.push(span)
    }
    return found
  })
}

/** A text in the form used for comparison, and the position of each of its characters in the original. */
function folding(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const key = keyOf(character)
    for (let count = 0; count < key.length; count++) places.push(at)
    folded += key
    at += character.length
  }
  return { folded, places: [...places, at] }
}

/** Whether both characters belong to one word; scripts without spaces between words have no such boundaries. */
function isLetter(character: string | undefined, beside: string | undefined): boolean {
  return [character, beside].every((one) => one !== undefined && /[\p{L}\p{N}]/u.test(one) && !/\p{Lo}/u.test(one))
}

/** The words of the name, with initials and titles before and after them, and words joined to them by a hyphen. */
function namesIn(text: string, words: readonly Word[], terms: PersonalTerms): Span[] {
  const known = new Set(terms.names.map(keyOf))
  const isName = ({ key, text: word }: Word) => known.has(key) && !(SMALL.has(key) && word === word.toLowerCase())
  const between = (at: number) => text.slice(words[at]?.to ?? 0, words[at + 1]?.from)
  return words.flatMap((word, at): Span[] => {
    if (!isName(word)) return []
    let first = at
    let last = at
    while (first > 0 && joins(words[first - 1]!, between(first - 1))) first--
    while (last + 1 < words.length && (isHyphen(between(last)) || (/^[.,]? $/.test(between(last)) && isInitial(words[last + 1]!)))) last++
    return [{ from: words[first]!.from, to: words[last]!.to }]
  })
}

/** Whether a word before a name belongs to it: an initial, a title, or half of a double name. */
function joins(word: Word, gap: string): boolean {
  return isHyphen(gap) || (/^\.?[  ]?$/.test(gap) && (isInitial(word) || TITLES.has(word.key)))
}

function isInitial({ text }: Word): boolean {
  return /^\p{Lu}$/u.test(text)
}

function isHyphen(gap: string): boolean {
  return /^[-‐‑’'`]$/.test(gap)
}

/** Clauses with a personal detail, such as the date of birth, and the text after a label of one or a word for birth. */
function detailsIn(text: string, words: readonly Word[]): Span[] {
  const clauses = Array.from(text.matchAll(CLAUSE), ({ 0: clause, index }) => ({ clause, from: index, to: index + clause.length }))
  const told = words.filter(
    ({ key, to }) => BIRTHS.has(key) || (LABELS.has(key) && /^ ?(?:[:–-]|\d{2}(?!\d))/.test(text.slice(to, to + 5))),
  )
  return [
    ...clauses.filter(({ clause }) => personalDetails(clause).length > 0),
    ...told.map(({ from, to }) => ({ from, to: to + (/^[^|;,\t•·]*/.exec(text.slice(to))?.[0].length ?? 0) })),
  ]
}

/** "Mother of two": the number is hidden too. */
function kinIn(text: string, words: readonly Word[]): Span[] {
  return words.flatMap(({ key, from, to }, at) => {
    const number = words[at + 2]
    return FAMILY.has(key) && number && text.slice(to, number.from) === ' of ' ? [{ from, to: number.to }] : []
  })
}

/** Text before a capitalized word for an origin: "Nigerian citizen". */
function originsIn(text: string, words: readonly Word[]): Span[] {
  return words.filter((word, at) => {
    const next = words[at + 1]
    return next !== undefined && ORIGINS.has(next.key) && /^\p{Lu}/u.test(word.text) && text.slice(word.to, next.from) === ' '
  })
}

/** "Native speaker" and "German (native)" indicate an origin, "React Native" does not. */
function nativesIn(text: string, words: readonly Word[]): Span[] {
  return words.filter(({ key, from }, at) => key === 'native' && (text[from - 1] === '(' || AFTER_NATIVE.has(words[at + 1]?.key ?? '')))
}

/** Names of schools: the capitalized words before a word for a school, and words joined to it by "of" and the like. */
function schoolsIn(text: string, words: readonly Word[]): Span[] {
  const gap = (at: number) => text.slice(words[at]!.to, words[at + 1]?.from ?? words[at]!.to)
  const isNamed = (word: Word | undefined) => word !== undefined && /^[\p{Lu}\p{N}]/u.test(word.text)
  return words.flatMap((word, at): Span[] => {
    if (!SCHOOLS.has(word.key) || !isNamed(word)) return []
    let first = at
    let last = at
    while (first > 0 && /^(?:\.? |-|’|')$/.test(gap(first - 1)) && (isNamed(words[first - 1]) || JOINING.has(words[first - 1]!.key)))
      first--
    while (gap(last) === ' ' && (JOINING.has(words[last + 1]!.key) || (last > at && isNamed(words[last + 1])))) last++
    return [{ from: words[first]!.from, to: words[last]!.to }]
  })
}

/** A text with each span replaced by the mask; adjacent spans are one. */
function masked(text: string, spans: readonly Span[], mask: string): string {
  const joined: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && /^[\s.,’'-]*$/.test(text.slice(last.to, Math.max(last.to, from)))) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined.reduceRight((rest, { from, to }) => `${rest.slice(0, from)}${mask}${rest.slice(to)}`, text)
}
