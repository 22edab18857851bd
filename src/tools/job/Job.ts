import type { SkillKind } from '#src/tools/skills/Skill.ts'

/** A passage of a text as written, and its line, from 0. */
export type Passage = { text: string; line: number }

/** A skill that a job asks for. Any of the `alternatives` (skill names) satisfies it too: "React, Vue or Angular". */
export type Requirement = Passage & { skill: string; kind: SkillKind; alternatives: string[] }

/** Levels of education, from low to high. */
export const degreeLevels = ['school', 'associate', 'bachelor', 'master', 'doctor'] as const
/** A level of education. */
export type DegreeLevel = (typeof degreeLevels)[number]

/** A required or preferred degree; `subject` as written ("computer science"), empty when any will do. */
export type DegreeAsked = Passage & { level: DegreeLevel; subject: string; isMust: boolean }

/**
 * What a job description says; what it does not say is null or empty. `isVague` means that it does not say which skills are required:
 * `must` then holds all it names. `requirements` are the lines that ask for something; `benefits` holds one passage per kind of benefit.
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
