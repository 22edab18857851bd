import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import type { SkillKind } from '#packages/recruiting/analysis/skills/Skill.ts'

/** A passage of a text as written, and its line, from 0. */
export type Passage = { text: string; line: number }

/**
 * What a requirement is about: a skill of the list, years of work, a degree, something that facts or the words themselves tell (`fact`), or
 * something that nobody but a person can judge (`unclear`).
 */
export type RequirementKind = SkillKind | 'years' | 'degree' | 'fact' | 'unclear'

/**
 * Something that a job asks for. `skill` is its name: that of our list for a skill, else the words of the advert. Any of the `alternatives`
 * (names of skills) satisfies it too: "React, Vue or Angular". `text` is the sentence or clause it stands in, `asked` the part it rests on.
 */
export type Requirement = Passage & { skill: string; kind: RequirementKind; alternatives: string[]; asked: string }

/** How well a language is spoken: 1 for the basics (A1, A2), 2 for talk (B1), 3 for work (B2), 4 for fluency (C1), 5 for a native. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5

/**
 * One thing that satisfies a requirement. `count` is the number of people, 0 when none is said; a `level` is null when none is asked.
 * `isPart`: the skill is only a word of what is asked for, such as SAP in "SAP PM". `isKnown`: what the words are about is known by other
 * means too, so that not to find it tells something.
 */
export type Want =
  | { by: 'skill'; name: string; kind: SkillKind; level: LanguageLevel | null; isPart?: boolean }
  | { by: 'fact'; id: string; count: number; isPart?: boolean }
  | { by: 'years'; least: number; topic: string; skills: string[] }
  | { by: 'experience'; least: number }
  | { by: 'degree'; level: DegreeLevel; subject: string }
  | { by: 'words'; text: string; isKnown: boolean }

/**
 * A requirement with what satisfies it: any of `wants`; nothing in them means that a person must judge. Of the `parts` that it lists in
 * brackets or after a colon, each with what satisfies it, half must be shown as well. `names` are the stems of names in it that no want
 * knows: one of them must stand in the resume. `acceptsLess`: a beginner, or somebody who is about to get there, will do ("basic",
 * "working towards"). `acceptsSimilar`: so will something near ("or similar"). `isOpen`: readiness is enough, which no resume shows.
 * `language` is that of the advert.
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

/** A required or preferred degree; `subject` as written ("computer science"), empty when any will do. */
export type DegreeAsked = Passage & { level: DegreeLevel; subject: string; isMust: boolean }

/**
 * What a job description says; what it does not say is null or empty. `language` is
 * that of a text that is not in English. `must` and `nice` hold at least one requirement for each line that
 * asks for something. `isVague` means that it does not say which skills are required: `must` then holds all it names. `requirements` are
 * the lines that ask for something, must-haves first; `benefits` holds one passage per kind of benefit.
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
