import type { LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { graphemeCount } from '#packages/recruiting/analysis/text/graphemeCount.ts'
import type { FieldUse, LinkedinProfile } from './LinkedinProfile.ts'

/** The length of each given field relative to its limit. The longest position counts; skills are counted individually. */
export function fieldUses(profile: LinkedinProfile, limits: LinkedinLimits): FieldUse[] {
  const longest = (texts: readonly string[]) => texts.reduce((long, text) => (graphemeCount(text) > graphemeCount(long) ? text : long), '')
  const { positions, skills } = profile
  const fields: [FieldUse['field'], string | undefined, number][] = [
    ['firstName', profile.firstName, limits.firstName],
    ['lastName', profile.lastName, limits.lastName],
    ['address', profile.address, limits.addressMost],
    ['headline', profile.headline, limits.headline],
    ['about', profile.about, limits.about],
    ['positionTitle', positions && longest(positions.map(({ title }) => title)), limits.positionTitle],
    ['position', positions && longest(positions.map(({ description }) => description)), limits.position],
    ['recommendation', profile.recommendation, limits.recommendation],
  ]
  return [
    ...fields.flatMap(([field, text, limit]) => (text === undefined ? [] : [{ field, ...lengthOf(text, limit) }])),
    ...(skills
      ? [
          {
            field: 'skills' as const,
            characters: skills.length,
            units: skills.length,
            limit: limits.skills,
            percent: Math.round((skills.length / limits.skills) * 100),
          },
        ]
      : []),
  ]
}

/** The length of a text, with its limit. */
export function lengthOf(text: string, limit: number): Omit<FieldUse, 'field'> {
  const characters = graphemeCount(text)
  return { characters, units: text.length, limit, percent: Math.round((characters / limit) * 100) }
}
