import { analysis } from './data/analysis.ts'
import { design } from './data/design.ts'
import { finance } from './data/finance.ts'
import { health } from './data/health.ts'
import { infrastructure } from './data/infrastructure.ts'
import { marketing } from './data/marketing.ts'
import { office } from './data/office.ts'
import { operations } from './data/operations.ts'
import { people } from './data/people.ts'
import { software } from './data/software.ts'
import type { Skill, SkillField, SkillKind } from './Skill.ts'

const fields: SkillField[] = [software, infrastructure, analysis, design, marketing, finance, office, health, operations, people]
const kinds: SkillKind[] = ['hard', 'soft', 'tool', 'certificate', 'language']

/**
 * All skills of our list, in the order of its files. Made anew with each call; importing this file brings the whole list, so fetch it on
 * demand.
 */
export function skillList(): Skill[] {
  return fields.flatMap((field) =>
    kinds.flatMap((kind) => (field[kind] ?? '').split('\n').flatMap((line) => skillOf(line, kind, field.field))),
  )
}

function skillOf(line: string, kind: SkillKind, field: string): Skill[] {
  const [name = '', others = ''] = line.split(' = ')
  if (name.trim() === '') return []
  return [
    {
      name: name.trim(),
      kind,
      field,
      aliases: others
        .split(',')
        .map((alias) => alias.trim())
        .filter((alias) => alias !== ''),
    },
  ]
}
