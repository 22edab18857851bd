import type { SkillMatch } from '#src/tools/skills/SkillMatch.ts'
import type { LanguageLevel } from './Job.ts'

const LEVELS: [LanguageLevel, RegExp][] = [
  [
    1,
    /(?<!\p{L})(?:basic|beginners?|elementary|some|a little|holiday|(?:grund|schul|anfänger)kenntnisse|schulenglisch|in grundzügen|wenig|gering|notions|scolaire|débutant|faible|básic[oa]s?|nociones|bajo)(?!\p{L})/iu,
  ],
  [
    3,
    /(?<!\p{L})(?:medio[- ]alto|upper[- ]intermediate|in wort und schrift|konversationssicher|lu,? écrit|avancé intermédiaire)(?!\p{L})/iu,
  ],
  [
    4,
    /(?<!\p{L})(?:fluent(?:ly)?|fluency|full professional|negotiation|very good|excellent|advanced|proficient|(?:verhandlungs|stil)sicher\p{L}*|fließend\p{L}*|flüssig\p{L}*|sehr gut\p{L}*|ausgezeichnet\p{L}*|courante?|couramment|fluide|professionnel|avancé|très bonn?e?s?|alto|fluid[oa]|avanzad[oa]|muy buen[oa]?|fluente)(?!\p{L})/iu,
  ],
  [
    5,
    /(?<!\p{L})(?:native|mother tongue|muttersprach\p{L}*|first language|bilingual|maternelle|bilingüe|bilingue|nativ[oa]|matern[oa])(?!\p{L})/iu,
  ],
  [3, /\b(?:business|working|limited professional)\b/i],
  [
    2,
    /(?<!\p{L})(?:good|conversational|intermediate|communicative|spoken|gut(?:e[rsn]?)?|mittel\p{L}*|solide|medio|intermédiaire|intermedio|conversacional|lu|bonn?e?s?|corrects?|buen[oa]?)(?!\p{L})/iu,
  ],
]

/** Levels of the European framework, which say more than the words beside them; the first of two is the least. */
const FRAMEWORK = /(?<![\p{L}\p{N}])([abc][12])(?![\p{L}\p{N}])/giu
const HEIGHTS: Record<string, LanguageLevel> = { a1: 1, a2: 1, b1: 2, b2: 3, c1: 4, c2: 5 }
/** A level after a comma: "Gute Deutschkenntnisse, mindestens B2". */
const ADDED =
  /^[^;|•\n(]{0,12},\s*(?:mind(?:estens|\.)|min\.|minimum|au moins|(?:de )?nive(?:l|au)|al menos|mínimo|at least)?\s*([abc][12])(?![\p{L}\p{N}])/iu

/** Whether a text tells how well a language is spoken: "C1", "fluent", "Muttersprache". */
export function tellsLevel(text: string): boolean {
  return text.search(FRAMEWORK) >= 0 || LEVELS.some(([, words]) => words.test(text))
}

/** How well a text says that a language is or must be spoken, by the words around it; null for other skills and when it does not say. */
export function languageLevel(text: string, { skill, start, end }: Pick<SkillMatch, 'skill' | 'start' | 'end'>): LanguageLevel | null {
  if (skill.kind !== 'language') return null
  const before = /[^,;|•\n(]*$/
    .exec(text.slice(Math.max(0, start - 40), start))![0]
    .split(/\.\s|\s[–—-]\s/)
    .at(-1)!
  const after = /^[^,;|•\n]*/.exec(text.slice(end, end + 40))![0].split(/(?<!\bmind|\bmin)\.\s|\s[–—-]\s/)[0]!
  const bracket = /^\s*\(([^)]*)\)/.exec(text.slice(end, end + 40))?.[1] ?? ''
  const around = `${before.split(/\s(?:plus|as well as)\s/).at(-1)!} ${after.split(/\s(?:plus|as well as)\s/)[0]!} ${bracket}`
  const named = (within: string) => Array.from(within.matchAll(FRAMEWORK), ([, level]) => HEIGHTS[level!.toLowerCase()]!)
  const stated = named(bracket)[0] ?? named(after)[0] ?? ADDED.exec(text.slice(end, end + 40))?.[1] ?? named(before).at(-1)
  if (stated !== undefined) return typeof stated === 'string' ? HEIGHTS[stated.toLowerCase()]! : stated
  const told = (within: string) => LEVELS.find(([, words]) => words.test(within))?.[0] ?? null
  return told(bracket) ?? told(around)
}
