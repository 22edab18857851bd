import type { SkillMatch } from '#src/tools/skills/SkillMatch.ts'
import type { LanguageLevel } from './Job.ts'

const LEVELS: [LanguageLevel, RegExp][] = [
  [1, /\b(?:a1|a2|basic|beginners?|elementary|some|a little|holiday)\b/i],
  [
    3,
    /\b(?:c1|c2|fluent(?:ly)?|fluency|full professional|business|negotiation|very good|excellent|advanced|proficient|verhandlungssicher|fließend)\b/i,
  ],
  [4, /\b(?:native|mother tongue|muttersprach\w*|first language|bilingual)\b/i],
  [2, /\b(?:b1|b2|good|conversational|intermediate|working|limited professional|communicative|spoken)\b/i],
]

/** How well a text says that a language is or must be spoken, by the words around it; null for other skills and when it does not say. */
export function languageLevel(text: string, { skill, start, end }: Pick<SkillMatch, 'skill' | 'start' | 'end'>): LanguageLevel | null {
  if (skill.kind !== 'language') return null
  const before = /[^,;|•\n(]*$/.exec(text.slice(Math.max(0, start - 40), start))![0]
  const after = /^[^,;|•\n]*/.exec(text.slice(end, end + 40))![0]
  const bracket = /^\s*\(([^)]*)\)/.exec(text.slice(end, end + 40))?.[1] ?? ''
  return LEVELS.find(([, words]) => words.test(`${before} ${after} ${bracket}`))?.[0] ?? null
}
