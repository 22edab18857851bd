import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { LinkedinProfile } from '#packages/recruiting/analysis/profileOptimizer/LinkedinProfile.ts'

/** The visitor’s input; `skills` has one skill per line. */
export type ProfileDraft = {
  name: string
  address: string
  headline: string
  about: string
  positions: { title: string; description: string }[]
  skills: string
  role: string
  job: string
}

/** Empty input, with one position. */
export const NOTHING: ProfileDraft = {
  name: '',
  address: '',
  headline: '',
  about: '',
  positions: [{ title: '', description: '' }],
  skills: '',
  role: '',
  job: '',
}

/** The sample of the config as visitor input. */
export function sampleDraft({
  name = '',
  address = '',
  positions,
  job = '',
  ...rest
}: ToolProps<'profileOptimizer'>['sample']): ProfileDraft {
  return { ...rest, name, address, job, positions: positions.length > 0 ? positions : NOTHING.positions }
}

/** Whether any field of a profile has text. */
export function filledIn(draft: ProfileDraft): boolean {
  return wholeText(draft) !== ''
}

/** The profile as input for the checks: fields that were left out are absent. */
export function profileOf({ name, address, headline, about, positions, skills }: ProfileDraft): LinkedinProfile {
  const [firstName, ...lastNames] = name.trim().split(/\s+/)
  const given = positions.filter(({ title, description }) => title.trim() !== '' || description.trim() !== '')
  const listed = skills.split(/[\n,;]/).flatMap((skill) => skill.trim() || [])
  return {
    ...(firstName ? { firstName, lastName: lastNames.join(' ') } : {}),
    ...(address.trim()
      ? {
          address: address
            .trim()
            .replace(/^.*\/in\//, '')
            .replace(/[/?#].*/s, ''),
        }
      : {}),
    headline: headline.trim(),
    about: about.trim(),
    ...(given.length > 0
      ? { positions: given.map(({ title, description }) => ({ title: title.trim(), description: description.trim() })) }
      : {}),
    ...(listed.length > 0 ? { skills: listed } : {}),
  }
}

/** All pasted text of the profile as one text; empty if there is none. */
export function wholeText({ name, headline, about, positions, skills }: ProfileDraft): string {
  return [name, headline, about, ...positions.flatMap(({ title, description }) => [title, description]), skills]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
}
