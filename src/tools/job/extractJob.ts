import { breakLong } from '#src/tools/text/breakLong.ts'
import type { SkillMatcher } from '#src/tools/skills/SkillMatch.ts'
import { degreesIn, degreeSubject } from './degrees.ts'
import type { DegreeAsked, Job, Passage } from './Job.ts'
import { benefitsIn, equalOpportunityIn, hoursIn, nextStepsIn, placeIn, remoteIn, salaryIn } from './jobFacts.ts'
import { jobTitle } from './jobTitle.ts'
import { type JobUnit, jobUnits } from './jobUnits.ts'
import { skillsAsked } from './skillsAsked.ts'
import { yearsAsked } from './yearsAsked.ts'

/**
 * Reads a job description. Skills marked by "required" or a heading such as "Requirements" are must-haves, those marked by "preferred" or
 * "a plus" nice-to-haves; skills named only in the tasks count when the text marks no must-haves at all.
 */
export function extractJob(text: string, find: SkillMatcher): Job {
  const pieces = text.split(/\r\n|\r|\n/).flatMap((whole, line) => breakLong(whole).map((text) => ({ text, line })))
  const lines = pieces.map(({ text }) => text)
  const placed = <Found extends Passage | null>(found: Found): Found => found && { ...found, line: pieces[found.line]!.line }
  const units = jobUnits(text)
  const asking = (asks: JobUnit['asks']) => units.filter((unit) => unit.asks === asks)
  const marked = skillsAsked(asking('must'), find)
  const isVague = marked.length === 0
  const must = isVague ? skillsAsked(asking('mentioned'), find) : marked
  const named = new Set(must.flatMap(({ skill, alternatives }) => [skill, ...alternatives]))
  const nice = skillsAsked(asking('nice'), find).filter(({ skill }) => !named.has(skill))
  return {
    title: placed(jobTitle(lines)),
    must,
    nice,
    isVague: isVague && must.length > 0,
    requirements: units
      .filter(({ asks, part }) => asks === 'must' || asks === 'nice' || (asks === 'nothing' && part === 'must'))
      .map(({ text, line }) => ({ text, line })),
    years: yearsIn(units),
    degree: degreeIn(asking('must'), true) ?? degreeIn(asking('mentioned'), true) ?? degreeIn(asking('nice'), false),
    salary: placed(salaryIn(lines)),
    location: placed(placeIn(lines)),
    remote: placed(remoteIn(lines)),
    hours: placed(hoursIn(lines)),
    benefits: benefitsIn(lines).map(placed),
    nextSteps: placed(nextStepsIn(lines)),
    equalOpportunity: placed(equalOpportunityIn(lines)),
  }
}

function yearsIn(units: readonly JobUnit[]): Job['years'] {
  const found = units.flatMap(({ text, line, asks, part }) => {
    const least = asks === 'must' || (asks === 'mentioned' && part !== 'about') ? yearsAsked(text) : null
    return least === null ? [] : [{ text, line, least }]
  })
  return found.reduce<Job['years']>((most, one) => (most && most.least >= one.least ? most : one), null)
}

/** When a sentence names several levels, the lowest is enough. */
function degreeIn(units: readonly JobUnit[], isMust: boolean): DegreeAsked | null {
  for (const { text, line } of units) {
    const [level] = degreesIn(text)
    if (level) return { level, subject: degreeSubject(text), isMust, text, line }
  }
  return null
}
