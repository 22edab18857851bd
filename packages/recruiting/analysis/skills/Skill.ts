/** The kinds of skill: something learnt, a trait, a program or machine, a certificate or licence, or a human language. */
export const skillKinds = ['hard', 'soft', 'tool', 'certificate', 'language'] as const
/** A kind of skill. */
export type SkillKind = (typeof skillKinds)[number]

/** One skill: its usual name, its field of work, and other names for the same thing. */
export type Skill = { name: string; kind: SkillKind; field: string; aliases: string[] }
