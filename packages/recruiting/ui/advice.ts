import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { fill } from './fill.ts'

/** Facts of checks that are keys, or lists of them, shown to visitors as words. */
const KEYED: Readonly<Record<string, readonly string[]>> = {
  fileType: ['kind'],
  contactPlace: ['place'],
  personalDetails: ['kinds'],
  matchDegree: ['asked', 'found'],
  targetKeywords: ['fields', 'has'],
  remote: ['mode'],
  degreeAsked: ['degree'],
  genderCoded: ['tendency'],
}

/** Advice with the facts of a check filled in, keys as words. A sentence with an empty fact is left out. */
export function advice(wording: string, { id, facts }: Pick<CheckResult, 'id' | 'facts'>, words: ToolWords): string {
  const isKeyed = (fact: string) => KEYED[id]?.includes(fact) ?? false
  const named = (key: string) => (Object.hasOwn(words, key) ? words[key as keyof ToolWords] : key)
  const said = Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [
      fact,
      isKeyed(fact) && typeof value === 'string' ? value.split(', ').map(named).join(', ') : value,
    ]),
  )
  const isEmpty = (sentence: string) => Object.entries(facts).some(([fact, value]) => value === '' && sentence.includes(`{${fact}}`))
  const sentences = wording.replaceAll('\n', ' ').split(/(?<=[.!?]) /)
  return fill(sentences.filter((sentence) => !isEmpty(sentence)).join(' '), said).replaceAll('\n', ' ')
}
