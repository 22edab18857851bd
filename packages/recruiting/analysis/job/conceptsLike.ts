import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { conceptPhrases } from './conceptPhrases.ts'
import { contentWords } from './contentWords.ts'

/** A name of a concept, as the stems of its words. */
type Name = { id: string; stems: string[] }

/** Multi-word names, by language and first stem; built on first use. */
let known: Map<string, Name[]> | undefined

/**
 * The concepts that a passage names in free wording: it contains all words of one of their names, in any order. "Chasing overdue debts" is
 * debt chasing.
 */
export function conceptsLike(passage: string, language: TextLanguage): string[] {
  known ??= namesOfSeveralWords()
  const own = new Set(contentWords(passage, language).map(({ stem }) => stem))
  const found = [...own]
    .flatMap((stem) => known!.get(`${language} ${stem}`) ?? [])
    .filter(({ stems }) => stems.every((stem) => own.has(stem)))
  return [...new Set(found.map(({ id }) => id))]
}

function namesOfSeveralWords(): Map<string, Name[]> {
  const names = new Map<string, Name[]>()
  for (const { id, text, language, asks, isBroad } of conceptPhrases()) {
    if (!asks || isBroad || /[*]|\.\./.test(text)) continue
    const stems = [...new Set(contentWords(text, language).map(({ stem }) => stem))]
    if (stems.length < 2) continue
    const key = `${language} ${stems[0]!}`
    const same = names.get(key)
    if (same) same.push({ id, stems })
    else names.set(key, [{ id, stems }])
  }
  return names
}
