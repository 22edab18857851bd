import data from '#packages/recruiting/data/ambiguousSkills.json'

/**
 * How to recognize a name that is also an ordinary word. `case`: it must be written as in the list; at the start of a sentence the case
 * says nothing, so proof is needed. `proof`: proof is needed whatever the case. `both`: it must be written as in the list, and proof is
 * needed. Proof is a list of skills around it, another skill joined to it, or a cue within two words. `notBefore` and `notAfter` are words
 * (in the form used for comparison) that rule it out when they follow or precede it; `0` means any number.
 */
export type Ambiguity = { needs: 'case' | 'proof' | 'both'; notBefore?: string[]; notAfter?: string[]; cues?: string[] }

/** A rule as written in the file: words are separated by commas, and `cueGroup` names cues that several rules share. */
type WrittenRule = { cueGroup?: keyof typeof data.cueGroups; cues?: string; notBefore?: string; notAfter?: string }

/** Words that indicate a skill next to them. */
export const generalCues = new Set(data.generalCues)

const needs = ['case', 'both', 'proof'] as const
const listOf = (words: string | undefined) => words?.split(', ')

function readRule({ cueGroup, cues, notBefore, notAfter }: WrittenRule): Omit<Ambiguity, 'needs'> {
  const shared = cueGroup ? data.cueGroups[cueGroup] : []
  return { cues: [...shared, ...(listOf(cues) ?? [])], notBefore: listOf(notBefore), notAfter: listOf(notAfter) }
}

/** The rules by the written form of a name or alias. Languages use `languageRule`. */
export const ambiguities = new Map<string, Ambiguity>([
  ...needs.flatMap((need) =>
    data.plain[need].map((name) => [name, { needs: need, cues: need === 'proof' ? data.cueGroups.work : [] }] as const),
  ),
  ...needs.flatMap((need) =>
    Object.entries(data.rules[need] as Record<string, WrittenRule>).map(
      ([name, rule]) => [name, { needs: need, ...readRule(rule) }] as const,
    ),
  ),
])

/** The rule of every language: capitalized, and not before a noun that makes it the name of a people or a market. */
export const languageRule: Ambiguity = { needs: 'case', notBefore: data.peopleNouns }
