import skillVerbs from '#packages/recruiting/data/skillVerbs.json'
import { contentWords, isOfCharacter } from '#packages/recruiting/analysis/job/contentWords.ts'
import type { Demand, Want } from '#packages/recruiting/analysis/job/Job.ts'
import type { SkillKind } from '#packages/recruiting/analysis/skills/Skill.ts'
import { answerWords } from './answerWords.ts'
import type { WantAnswer } from './JobMatch.ts'
import { impliedSkills } from './impliedSkills.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications, ResumeSkill } from './Qualifications.ts'
import { spelledOut } from '#packages/recruiting/analysis/text/spelledOut.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import { stanceOf } from './stance.ts'
import { relatedSkills } from './relatedSkills.ts'

const WAYS = ['exact', 'alias', 'near'] as const

/** How a resume shows a skill: by name, by a skill that includes it, or partially by a related one. */
export function answerSkill(
  { name, kind, level }: Extract<Want, { by: 'skill' }>,
  { acceptsLess, acceptsSimilar, language, wants, asked }: Pick<Demand, 'acceptsLess' | 'acceptsSimilar' | 'language' | 'wants' | 'asked'>,
  resume: Qualifications,
): WantAnswer {
  const { skills, written, lines } = resume
  const answer = (found: ResumeSkill, way: WantAnswer['way'], isPart: boolean): WantAnswer => ({
    state: isPart ? 'partial' : 'covered',
    way,
    found: found.text,
    evidence: { text: written[found.line]!.trim(), line: found.line },
  })
  const isLess = (found: ResumeSkill) => !acceptsLess && (found.stance === 'less' || (found.level !== null && found.level < (level ?? 2)))
  const direct = best(skills.get(name) ?? [])
  if (direct) return answer(direct, direct.way, isLess(direct))
  const included = best(impliedSkills(name).flatMap((other) => skills.get(other) ?? []))
  if (included) return answer(included, 'implied', isLess(included))
  const done = lines.findIndex((text) => isDone(name, text))
  if (done >= 0) return { state: 'covered', way: 'read', found: name, evidence: { text: written[done]!.trim(), line: done } }
  const near = best([...relatedSkills(name, acceptsSimilar)].flatMap((other) => skills.get(other) ?? []))
  if (near) return answer(near, 'related', !acceptsSimilar || isLess(near))
  const line = kind === 'soft' ? -1 : lines.findIndex((text) => isWritten(name, text))
  if (line >= 0) return { state: 'covered', way: 'read', found: name, evidence: { text: written[line]!.trim(), line } }
  if (kind !== 'soft' && kind !== 'language' && contentWords(name).length > 1)
    return answerName(name, kind, { acceptsLess, acceptsSimilar, language }, resume)
  // Character is rarely named, and an English resume shows English.
  return nothingFound(
    (kind === 'soft' && (wants.every(({ by }) => by === 'skill') || isOfCharacter(asked, language))) ||
      (kind === 'language' && name === 'English' && language === 'en')
      ? 'unclear'
      : 'missing',
  )
}

const verbs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(skillVerbs).map(([name, past]) => [name, new Set(past.split(', '))]),
)
const PASSIVE = new Set(['was', 'were', 'been', 'being'])

/** Whether a line describes the activity that gives a skill its name: "Coached a team of 5". */
function isDone(name: string, line: string): boolean {
  const past = verbs.get(name)
  if (!past) return false
  const small = line.toLowerCase()
  const own = words(small)
  const at = own.findIndex((word) => past.has(word))
  if (at < 0 || PASSIVE.has(own[at - 1] ?? '') || own[at + 1] === 'by') return false
  const start = small.indexOf(own[at]!)
  return stanceOf(line, start, start + own[at]!.length) !== 'none'
}

/** The minimum length of a name that is certain when capitalized, and of an abbreviation that is expanded. */
const LONG = 5
const INITIALS = 3

/** Whether a line contains a name that the list is not sure of, with the same spelling, or the words that it abbreviates. */
function isWritten(name: string, line: string): boolean {
  const isDenied = (at: number, length: number) => stanceOf(line, at, at + length) === 'none'
  const at = name.length >= LONG && /^\p{Lu}/u.test(name) ? line.indexOf(name) : -1
  const isWhole = at >= 0 && !/[\p{L}\p{N}]/u.test(`${line[at - 1] ?? ' '}${line[at + name.length] ?? ' '}`)
  if (isWhole && !isDenied(at, name.length)) return true
  const spelled = name.length >= INITIALS ? spelledOut(name)?.exec(line) : null
  return !!spelled && !isDenied(spelled.index, spelled[0].length)
}

/** Whether a text contains a name except for its first or last word: "Search Console". */
function isShortened(name: string, text: string): boolean {
  const words = name.toLowerCase().split(' ')
  const shorter = [words.slice(1), words.slice(0, -1)].filter(({ length }) => length > 1)
  return shorter.some((some) => text.toLowerCase().includes(some.join(' ')))
}

/** A skill that is not named may be described; the words of a product's name do not prove it. */
function answerName(
  name: string,
  kind: SkillKind,
  accepts: Pick<Demand, 'acceptsLess' | 'acceptsSimilar' | 'language'>,
  resume: Qualifications,
): WantAnswer {
  const read = answerWords({ by: 'words', text: name, isKnown: false }, accepts, resume, true)
  // All names of a listed skill are known: without any of them the skill is missing, not unclear.
  const answer: WantAnswer = read.state === 'unclear' ? nothingFound('missing') : read
  return kind !== 'hard' && answer.state === 'covered' && !isShortened(name, answer.found) ? { ...answer, state: 'partial' } : answer
}

/** Full knowledge before basics; exact names before other names before misspellings; then lines about work before the skills section. */
function best(found: readonly ResumeSkill[]): ResumeSkill | undefined {
  const rank = ({ way, inSkills, line, stance, level }: ResumeSkill) =>
    (stance === 'less' ? 1e8 : 0) - (level ?? 0) * 1e7 + WAYS.indexOf(way) * 1e6 + (inSkills ? 1e5 : 0) + line
  return [...found].sort((a, b) => rank(a) - rank(b))[0]
}
