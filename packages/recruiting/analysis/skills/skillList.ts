import data from '#packages/recruiting/data/skills/data.json'
import design from '#packages/recruiting/data/skills/design.json'
import finance from '#packages/recruiting/data/skills/finance.json'
import health from '#packages/recruiting/data/skills/health.json'
import infrastructure from '#packages/recruiting/data/skills/infrastructure.json'
import marketing from '#packages/recruiting/data/skills/marketing.json'
import office from '#packages/recruiting/data/skills/office.json'
import operations from '#packages/recruiting/data/skills/operations.json'
import people from '#packages/recruiting/data/skills/people.json'
import software from '#packages/recruiting/data/skills/software.json'
import { type Skill, type SkillKind, skillKinds } from './Skill.ts'

/** The skills of a field of work, listed by kind in its file: the usual name of each, followed by its other names. */
type FieldSkills = Partial<Record<SkillKind, string[][]>>

/** If two skills share a name, the earlier one keeps it. */
const fields: Record<string, FieldSkills> = {
  software,
  infrastructure,
  data,
  design,
  marketing,
  finance,
  office,
  health,
  operations,
  people,
}

/** All listed skills, in file order. Importing this file loads the whole list, so import it on demand. */
export function skillList(): Skill[] {
  return Object.entries(fields).flatMap(([field, byKind]) =>
    skillKinds.flatMap((kind) => (byKind[kind] ?? []).map(([name, ...aliases]) => ({ name: name!, kind, field, aliases }))),
  )
}
