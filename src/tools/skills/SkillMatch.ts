import type { Skill } from './Skill.ts'

/**
 * A place of a text that names a skill. `way`: by its usual name, by another name of our list, or with one letter different (`near`).
 * `text` is as written; offsets count in the text that was searched, `line` its lines from 0.
 */
export type SkillMatch = { skill: Skill; way: 'exact' | 'alias' | 'near'; text: string; start: number; end: number; line: number }

/** Finds the skills that a text names, in its order and without overlaps. */
export type SkillMatcher = (text: string) => SkillMatch[]
