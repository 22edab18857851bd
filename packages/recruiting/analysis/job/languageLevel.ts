import type { SkillMatch } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { FRAMEWORK, LEVELS } from '#packages/recruiting/analysis/text/levelWords.ts'
import type { LanguageLevel } from './Job.ts'

const HEIGHTS: Record<string, LanguageLevel> = { a1: 1, a2: 1, b1: 2, b2: 3, c1: 4, c2: 5 }
/** A level after a comma: "Gute Deutschkenntnisse, mindestens B2". */
const ADDED =
  /^[^;|•\n(]{0,12},\s*(?:mind(?:estens|\.)|min\.|minimum|au moins|(?:de )?nive(?:l|au)|al menos|mínimo|at least)?\s*([abc][12])(?![\p{L}\p{N}])/iu

/** The level of a language that the surrounding words state or require; null for other skills, or if no level is stated. */
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
