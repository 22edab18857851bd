/** What a skill is: something learnt, a trait, a program or machine, a certificate or licence, or a human language. */
export type SkillKind = 'hard' | 'soft' | 'tool' | 'certificate' | 'language'

/** One skill: its usual name, its field of work, and other names for the same thing. */
export type Skill = { name: string; kind: SkillKind; field: string; aliases: string[] }

/** The skills of a field as they are written down: for each kind a text with one skill a line, `Name = other name, other name`. */
export type SkillField = { field: string } & Partial<Record<SkillKind, string>>
