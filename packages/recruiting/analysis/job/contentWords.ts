import ofLanguages from '#packages/recruiting/data/advertGeneric.json'
import data from '#packages/recruiting/data/requirementWords.json'
import { lightStem } from '#packages/recruiting/analysis/text/lightStem.ts'
import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import traits from '#packages/recruiting/data/traitBeginnings.json'
import { stem } from '#packages/recruiting/analysis/text/stem.ts'
import { stopWords } from '#packages/recruiting/analysis/text/stopWords.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const GENERIC = new Set(data.generic)
const OF_LANGUAGES = new Map(Object.entries(ofLanguages).map(([language, list]) => [language, new Set(list)] as const))
const TRAITS = latinPattern(`(?<![\\p{L}\\p{N}])(?:${data.traits.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const groups = new Map(
  data.groups.map((group) => group.split(', ')).flatMap((group) => group.map((word) => [stem(word), stem(group[0]!)] as const)),
)

/** A word that carries the meaning of a requirement: its stem, or the stem of a synonym, and whether it is a name or abbreviation. */
export type ContentWord = { stem: string; isName: boolean }

/** The content words of a text, in order, without words that every advert has. */
export function contentWords(text: string, language: TextLanguage = 'en'): ContentWord[] {
  const generic = OF_LANGUAGES.get(language) ?? GENERIC
  const isEnglish = generic === GENERIC
  const isMixed = /\p{Ll}/u.test(text) || text.length < 8
  return words(text).flatMap((word, at) => {
    const lower = word.toLowerCase().replace(/(?:n['’]t|['’](?:s|ll|ve|re|d|m)?)$/, '')
    // CAN is a bus and IT a trade, but in French every training certificate is a CAP.
    const isAcronym = /^\p{Lu}{2,}$/u.test(word) && isMixed && (isEnglish || !generic.has(lower))
    if (isAcronym) return [{ stem: stem(lower), isName: true }]
    if (generic.has(lower) || (isEnglish && stopWords.has(lower)) || (lower.length < 2 && !/^[cr]$/.test(lower)) || /^\d{1,3}$/.test(lower))
      return []
    // In German every noun has a capital.
    const isName = /\p{Lu}.*\p{Lu}|\d/u.test(word) || (language !== 'de' && at > 0 && /^\p{Lu}/u.test(word))
    return lower.split(/[-.’']/).flatMap((part) => {
      if (part.length < 2 || generic.has(part)) return lower === part && !generic.has(part) ? [{ stem: part, isName }] : []
      return [{ stem: isEnglish ? meaning(part) : lightStem(part, language), isName }]
    })
  })
}

/** The stem of a word, or of its synonym. */
function meaning(word: string): string {
  const own = stem(word)
  return groups.get(own) ?? own
}

/** Whether a text is about character and manners, which no resume shows. */
export function isOfCharacter(text: string, language: TextLanguage): boolean {
  if (language === 'en' && TRAITS.test(text)) return true
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}'’-]+/gu, ' ')}`
  return (language === 'en' ? traits.en : traits.other).some((beginning) => lower.includes(` ${beginning}`))
}
