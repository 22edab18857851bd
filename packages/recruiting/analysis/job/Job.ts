import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import type { SkillKind } from '#packages/recruiting/analysis/skills/Skill.ts'

/** A passage of a text as written, and its line, from 0. */
export type Passage = { text: string; line: number }

/**
 * The subject of a requirement: a skill of the list, years of experience, a degree, something recognized by facts or words (`fact`), or
 * something that only a person can judge (`unclear`).
 */
export type RequirementKind = SkillKind | 'years' | 'degree' | 'fact' | 'unclear'

/**
 * Something that a job asks for. `skill` is its name: the list’s name for a listed skill, otherwise the words of the advert. Any of the
 * `alternatives` (names of skills) also satisfies it: "React, Vue or Angular". `text` is its sentence or clause, `asked` the relevant part.
 */
export type Requirement = Passage & { skill: string; kind: RequirementKind; alternatives: string[]; asked: string }

/** A language level: 1 for basic (A1, A2), 2 for conversational (B1), 3 for professional (B2), 4 for fluent (C1), 5 for native. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5

/**
 * One of the ways to satisfy a requirement. `count` is the number of people, 0 if not specified; `level` is null if none is required.
 * `isPart`: the skill is only part of what the advert names, such as SAP in "SAP PM". `isKnown`: the subject of the words is also
 * recognized in other ways, so that their absence is meaningful.
 */
export type Want =
  | { by: 'skill'; name: string; kind: SkillKind; level: LanguageLevel | null; isPart?: boolean }
  | { by: 'fact'; id: string; count: number; isPart?: boolean }
  | { by: 'years'; least: number; topic: string; skills: string[] }
  | { by: 'experience'; least: number }
  | { by: 'degree'; level: DegreeLevel; subject: string }
  | { by: 'words'; text: string; isKnown: boolean }

/**
 * A requirement and the ways to satisfy it: any of `wants`; if there are none, a person must judge. Of the `parts` listed in brackets or
 * after a colon, half must be shown too. `names` are the stems of names that no want covers: one of them must be in the resume.
 * `acceptsLess`: a beginner or a candidate who is still learning is accepted ("basic", "working towards"). `acceptsSimilar`: so is
 * something similar ("or similar"). `isOpen`: willingness is enough, which no resume shows. `language` is the advert’s language.
 */
export type Demand = Requirement & {
  language: TextLanguage
  wants: Want[]
  parts: Want[][]
  names: string[]
  acceptsLess: boolean
  acceptsSimilar: boolean
  isOpen: boolean
}

/** Levels of education, from low to high. */
export const degreeLevels = ['school', 'associate', 'bachelor', 'master', 'doctor'] as const
/** A level of education. */
export type DegreeLevel = (typeof degreeLevels)[number]

/** A required or preferred degree; `subject` is as written ("computer science"), empty if any is accepted. */
export type DegreeAsked = Passage & { level: DegreeLevel; subject: string; isMust: boolean }

/**
 * The contents of a job description; missing ones are null or empty. `language` is set if the text is not in English. `must` and `nice`
 * have at least one requirement for each line that asks for something. `isVague`: the required skills are not marked, so `must` contains
 * all skills in the text. `requirements` are the lines that ask for something, must-haves first; `benefits` has one passage per kind of
 * benefit.
 */
export type Job = {
  title: Passage | null
  language: TextLanguage | undefined
  must: Demand[]
  nice: Demand[]
  isVague: boolean
  requirements: (Passage & { isMust: boolean })[]
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
