import type { SkillKind } from '#src/tools/skills/Skill.ts'

/** A piece of a text as written, and its line, from 0. */
export type Passage = { text: string; line: number }

/** A skill that a job asks for. One of the `alternatives` (names of skills) does as well: "React, Vue or Angular". */
export type Requirement = Passage & { skill: string; kind: SkillKind; alternatives: string[] }

/** Levels of education, from low to high. */
export const degreeLevels = ['school', 'associate', 'bachelor', 'master', 'doctor'] as const
/** A level of education. */
export type DegreeLevel = (typeof degreeLevels)[number]

/** A degree that is asked for; `subject` as written ("computer science"), empty when any will do. */
export type DegreeAsked = Passage & { level: DegreeLevel; subject: string; isMust: boolean }

/**
 * What a job description says. What it does not say is null or empty. `isVague` tells that it does not say which skills are musts: `must`
 * then holds all that it names. `requirements` are the lines that ask for something; `benefits` holds one passage for each kind of benefit.
 */
export type Job = {
  title: Passage | null
  must: Requirement[]
  nice: Requirement[]
  isVague: boolean
  requirements: Passage[]
  years: (Passage & { least: number }) | null
  degree: DegreeAsked | null
  salary: (Passage & { hasAmount: boolean }) | null
  location: Passage | null
  remote: (Passage & { mode: 'remote' | 'hybrid' | 'onSite' }) | null
  hours: Passage | null
  benefits: Passage[]
  nextSteps: Passage | null
  equalOpportunity: Passage | null
}
