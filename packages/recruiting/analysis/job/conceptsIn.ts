import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { lightStem } from '#packages/recruiting/analysis/text/lightStem.ts'
import { singular } from './singular.ts'
import { type ConceptPhrase, conceptPhrases, type PhraseWord } from './conceptPhrases.ts'

/** The position of a concept in a text, and the phrase that matched. */
export type ConceptSpan = { start: number; end: number } & Pick<ConceptPhrase, 'id' | 'asks' | 'isBroad' | 'shows'>

/** A word of a text; `isCut` if it is separated from the previous one by more than a space, a hyphen or a slash. */
type Token = { word: string; lower: string; start: number; end: number; isCut: boolean }

/** An elided article or pronoun, as in "d'accueil", is a separate word. */
const WORD =
  /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)(?=[’']\p{L})|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*[+#]*/gu
const JOINT = /^[\s/&’'.-]{1,3}$/
/** Words that are allowed between those of a phrase. */
const SMALL = new Set(
  (
    'a an and at by for from in into of on our the their to with your s ' +
    'am an auf aus das dem den der des die ein eine einem einen einer für im in mit und vom von zu zum zur ' +
    'au aux avec d de des du en et l la le les un une ' +
    'al con de del el en la las los por un una y'
  ).split(' '),
)
/** The maximum number of such words, and of arbitrary words in a gap. */
const SMALLS = 2
const GAP = 3

/** The number of initial letters that index the phrases starting with part of a word. */
const BEGINNING = 2

/**
 * Phrases by language and the first word’s stem, by its capitals, or by its initial letters if they are only the start of a word. Phrases
 * that start with the end of a word are in a separate list.
 */
const byFirst = new Map<string, ConceptPhrase[]>()
const byPart: ConceptPhrase[] = []
for (const phrase of conceptPhrases()) {
  const key = keyOf(phrase)
  const same = key === null ? byPart : byFirst.get(key)
  if (same) same.push(phrase)
  else byFirst.set(key!, [phrase])
}

function keyOf({ words: [first], language }: ConceptPhrase): string | null {
  if (first!.is === 'capitals') return first!.text
  if (first!.is === 'start' && first!.text.length >= BEGINNING) return `${language} start ${first!.text.slice(0, BEGINNING)}`
  return first!.is === 'stem' || first!.is === 'word' ? `${language} ${first!.is} ${first!.text}` : null
}

/**
 * The concepts in a text, in word order; a word can belong to several. English phrases are matched in every text, others only in texts of
 * their language.
 */
export function conceptsIn(text: string, languages: readonly TextLanguage[]): ConceptSpan[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, at) => {
    const keyed = ['en' as const, ...languages].flatMap((language) => [
      ...(byFirst.get(`${language} word ${singular(token.lower, language)}`) ?? []),
      ...(byFirst.get(`${language} stem ${lightStem(token.lower, language)}`) ?? []),
      ...(byFirst.get(`${language} start ${token.lower.slice(0, BEGINNING)}`) ?? []).filter(({ words }) =>
        fits(words[0]!, token, language),
      ),
    ])
    const parts = byPart.filter(
      ({ language, words }) => (language === 'en' || languages.includes(language)) && fits(words[0]!, token, language),
    )
    return [
      ...new Set([
        ...keyed,
        ...(byFirst.get(token.word) ?? []).filter(({ language }) => language === 'en' || languages.includes(language)),
        ...parts,
      ]),
    ].flatMap((phrase): ConceptSpan[] => {
      const last = endOf(phrase, tokens, at)
      const { id, asks, isBroad, shows } = phrase
      return last < 0 ? [] : [{ id, start: token.start, end: tokens[last]!.end, asks, isBroad, shows }]
    })
  })
}

function tokensOf(text: string): Token[] {
  let end = 0
  return Array.from(text.matchAll(WORD), (found) => {
    const isCut = !JOINT.test(text.slice(end, found.index))
    end = found.index + found[0].length
    return { word: found[0], lower: found[0].toLowerCase(), start: found.index, end, isCut }
  })
}

/** The index of the last word of a phrase that starts at a word; -1 if it does not match there. */
function endOf({ words, language }: ConceptPhrase, tokens: readonly Token[], from: number): number {
  let at = from
  for (let next = 1; next < words.length; next += 1) {
    const isGap = words[next]!.is === 'gap'
    if (isGap) next += 1
    const wanted = words[next]
    if (!wanted) return at
    let passed = 0
    let found = at + 1
    while (found < tokens.length && !fits(wanted, tokens[found]!, language)) {
      if (tokens[found]!.isCut && !isGap) return -1
      if (!isGap && !SMALL.has(tokens[found]!.lower)) return -1
      passed += 1
      if (passed > (isGap ? GAP : SMALLS)) return -1
      found += 1
    }
    if (found >= tokens.length || (tokens[found]!.isCut && !isGap)) return -1
    at = found
  }
  return at
}

function fits({ is, text }: PhraseWord, { word, lower }: Token, language: TextLanguage): boolean {
  switch (is) {
    case 'word':
      return singular(lower, language) === text
    case 'stem':
      return lightStem(lower, language) === text
    case 'start':
      return lower.startsWith(text)
    case 'end':
      return lower.endsWith(text)
    case 'capitals':
      return word === text
    case 'gap':
      return true
  }
}
