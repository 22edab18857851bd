import type { SkillMatch } from '#src/tools/skills/SkillMatch.ts'
import type { LanguageLevel } from './Job.ts'

const LEVELS: [LanguageLevel, RegExp][] = [
  [1, /\b(?:a1|a2|basic|beginners?|elementary|some|a little|holiday|grundkenntnisse|notions|scolaire|básico|nociones|básicos)(?!\p{L})/iu],
  [5, /\bc2\b/i],
  [
    4,
    /\b(?:c1|fluent(?:ly)?|fluency|full professional|negotiation|very good|excellent|advanced|proficient|verhandlungssicher\p{L}*|fließend\p{L}*|sehr gute?|courante?|couramment|professionnel|alto|fluido|avanzado|fluente)(?!\p{L})/iu,
  ],
  [5, /\b(?:native|mother tongue|muttersprach\p{L}*|first language|bilingual|maternelle|bilingue|nativ[oa]|materna)(?!\p{L})/iu],
  [3, /\b(?:b2|business|working|limited professional|upper[- ]intermediate)\b/i],
  [2, /\b(?:b1|good|conversational|intermediate|communicative|spoken|gute|medio|intermédiaire|intermedio|lu|bon|correct)(?!\p{L})/iu],
]

/** How well a text says that a language is or must be spoken, by the words around it; null for other skills and when it does not say. */
export function languageLevel(text: string, { skill, start, end }: Pick<SkillMatch, 'skill' | 'start' | 'end'>): LanguageLevel | null {
  if (skill.kind !== 'language') return null
  const before = /(?:(?!\s[–—-]\s)[^,;|•\n(])*$/.exec(text.slice(Math.max(0, start - 40), start))![0]
  const after = /^(?:(?!\s[–—-]\s)[^,;|•\n])*/.exec(text.slice(end, end + 40))![0]
  const bracket = /^\s*\(([^)]*)\)/.exec(text.slice(end, end + 40))?.[1] ?? ''
  const around = `${before.split(/\s(?:plus|as well as)\s/).at(-1)!} ${after.split(/\s(?:plus|as well as)\s/)[0]!} ${bracket}`
  // Of a range, such as B2–C1, the lower end counts.
  const lowest = (words: string) => words.replace(/\b([abc][12])\s?[-–/]\s?[abc][12]\b/i, '$1')
  const levelIn = (words: string) => LEVELS.find(([, pattern]) => pattern.test(lowest(words)))?.[0] ?? null
  return levelIn(bracket) ?? levelIn(around)
}
