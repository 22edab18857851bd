import * as z from 'zod/mini'
import { jobCheckIds } from './checkIds.ts'

/*
 * The answer of a tool’s analysis service (`backend`): other fields are dropped. The types of packages/recruiting/analysis are compared
 * with it where it is used, so that the two cannot diverge.
 */
const text = z.string()
const number = z.number()
const texts = z.array(text)
const share = z.number().check(z.minimum(0), z.maximum(1))

// oxlint-disable-next-line no-underscore-dangle -- The name that zod/mini gives it.
const defaulted = z._default
const language = z.optional(z.enum(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']))

const score = z.object({ total: number, parts: z.array(z.object({ id: text, points: number, outOf: number })) })

const check = z.object({
  id: text,
  group: z.enum(['Basic', 'Professional_Background', 'Skills', 'Formats', 'Accomplishments']),
  state: z.enum(['good', 'improve', 'missing', 'note']),
  // Only needed for a score, which the service provides.
  share: defaulted(share, 0),
  facts: z.record(text, z.union([text, number])),
  evidence: z.array(z.object({ line: z.nullable(number), text })),
  after: z.optional(text),
})
const checked = { checks: z.array(check), score }

const passage = z.object({ text, line: number })
const kind = z.enum(['hard', 'soft', 'tool', 'certificate', 'language', 'years', 'degree', 'fact', 'unclear'])
const level = z.enum(['school', 'associate', 'bachelor', 'master', 'doctor'])
const answerState = z.enum(['covered', 'partial', 'missing', 'unclear'])
const answers = z.array(
  z.object({
    // A service may only know the sentence.
    requirement: z.object({ text, line: number, skill: text, kind, alternatives: texts, asked: defaulted(text, '') }),
    state: answerState,
    way: z.nullable(z.enum(['exact', 'alias', 'near', 'implied', 'related', 'read'])),
    found: text,
    evidence: z.nullable(passage),
  }),
)
const years = z.nullable(z.object({ state: answerState, asked: number, found: z.nullable(number) }))
const degree = z.nullable(
  z.object({ state: answerState, asked: level, subject: text, found: z.nullable(level), evidence: z.nullable(passage) }),
)

const cell = z.object({ value: text, confidence: share, line: z.nullable(number), source: text })
const cells = z.array(cell)
const entries = z.array(z.object({ title: cell, place: cell, location: cell, start: text, end: text, period: cell, points: texts }))
const sides = z.object({ Old: text, New: text })
const lists = z.object({ Old: texts, New: texts })

/** The table: tool → the answer of its service. A tool with `backend` and without an entry does not compile. */
export const toolAnswers = {
  resumeChecker: z.object({ ...checked, skills: texts, missingSkills: texts }),
  profileOptimizer: z.object(checked),
  resumeSync: z.object({
    title: text,
    match: z.object({
      must: answers,
      nice: answers,
      years,
      degree,
      shares: z.object({ must: z.nullable(number), nice: z.nullable(number), likeness: number }),
      score,
      language,
    }),
    proposal: z.object({ Experience: text, Location: text, Objective: sides, 'Hard Skills': lists, 'Soft Skills': lists }),
    keywords: z.array(z.object({ term: text, advert: number, resume: number, places: z.array(z.object({ line: number, part: text })) })),
  }),
  dataScout: z.array(
    z.object({
      id: text,
      files: texts,
      basics: z.object({ name: cell, headline: cell, email: cell, phone: cell, location: cell, link: cell, summary: cell }),
      links: texts,
      skills: cells,
      languages: cells,
      experience: entries,
      education: entries,
      projects: entries,
      // Services written before this field existed do not send it.
      voluntary: defaulted(entries, []),
      awards: entries,
      certificates: entries,
    }),
  ),
  jobScanner: z.object({
    ...checked,
    marks: z.array(z.object({ id: z.enum(jobCheckIds), line: number, start: number, end: number, text, instead: z.optional(text) })),
  }),
  talentSelector: z.array(
    z.object({
      id: text,
      name: text,
      words: number,
      must: answers,
      nice: answers,
      years,
      monthsWorked: z.nullable(number),
      degree,
      title: z.nullable(z.object({ likeness: number, nearest: z.nullable(passage) })),
      language,
      // Without it the blind view hides whole lines.
      person: z.optional(z.object({ called: text, names: texts, passages: texts })),
    }),
  ),
}
