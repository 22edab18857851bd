import type { Skill } from './Skill.ts'

/**
 * A mention of a skill in a text. `way`: by its usual name, by another listed name, or by a name one letter off (`near`). `text` is as
 * written; offsets refer to the searched text, `line` is counted from 0.
 */
export type SkillMatch = { skill: Skill; way: 'exact' | 'alias' | 'near'; text: string; start: number; end: number; line: number }

/** Finds the skills named in a text, in order and without overlaps. */
export type SkillMatcher = (text: string) => SkillMatch[]
