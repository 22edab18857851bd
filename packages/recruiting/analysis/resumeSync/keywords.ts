import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { conceptsIn } from '#packages/recruiting/analysis/job/conceptsIn.ts'
import { judgedConcepts } from '#packages/recruiting/analysis/job/conceptPhrases.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'

/**
 * A term of a job description: its number of occurrences there and in the resume, and the first occurrences in the resume: the line, from
 * 0, and the heading above it, empty if there is none.
 */
export type Keyword = { term: string; advert: number; resume: number; places: { line: number; part: string }[] }

const MOST_PLACES = 5

/** A term as searched for in a text: its occurrences, by line. */
type Term = { term: string; advert: number; linesIn: (lines: readonly string[]) => number[] }

/**
 * The terms of a job description: listed skills, with all names for a skill merged, then other terms of its requirements: set phrases of
 * trades, and names. Terms missing from the resume come first, then the most frequent ones of the job description.
 */
export function keywords(document: ReadDocument, { sections }: Resume, job: string, find: SkillMatcher): Keyword[] {
  const lines = document.lines.map(({ text }) => text)
  const partOf = (line: number) => sections.find(({ from, to }) => line >= from && line < to)?.heading.trim() ?? ''
  return [...listed(job, find), ...unlisted(job, find)]
    .map(({ term, advert, linesIn }): Keyword => {
      const found = linesIn(lines)
      const places = [...new Set(found)].slice(0, MOST_PLACES).map((line) => ({ line, part: partOf(line) }))
      return { term, advert, resume: found.length, places }
    })
    .toSorted((a, b) => Number(a.resume > 0) - Number(b.resume > 0) || b.advert - a.advert)
}

function listed(job: string, find: SkillMatcher): Term[] {
  const asked = new Map<string, number>()
  for (const { skill } of find(job)) asked.set(skill.name, (asked.get(skill.name) ?? 0) + 1)
  let read: { lines: readonly string[]; matches: ReturnType<SkillMatcher> } | undefined
  const matchesIn = (lines: readonly string[]) =>
    (read?.lines === lines ? read : (read = { lines, matches: find(lines.join('\n')) })).matches
  return Array.from(asked, ([term, advert]) => ({
    term,
    advert,
    linesIn: (lines) => matchesIn(lines).flatMap(({ skill, line }) => (skill.name === term ? line : [])),
  }))
}

/** Unlisted terms of requirements. */
function unlisted(job: string, find: SkillMatcher): Term[] {
  const { must, nice, language = 'en' } = extractJob(job, find)
  const languages = language === 'en' ? [] : [language]
  const known = find(job).map(({ text }) => text.toLowerCase())
  const isNew = (text: string) => !known.some((one) => one.includes(text.toLowerCase()) || text.toLowerCase().includes(one))
  const lines = job.split(/\r\n|\r|\n/)
  const found = new Map<string, Term>()
  for (const { asked, wants } of [...must, ...nice]) {
    // C and R are too short to be recognized everywhere.
    for (const name of wants.flatMap((want) => (want.by === 'skill' && want.name.length === 1 ? want.name : []))) {
      const linesIn = (some: readonly string[]) => some.flatMap((text, line) => words(text).flatMap((word) => (word === name ? line : [])))
      if (!found.has(name)) found.set(name, { term: name, advert: linesIn(lines).length, linesIn })
    }
    for (const { id, asks, isBroad, start, end } of conceptsIn(asked, languages)) {
      const term = asked.slice(start, end)
      if (!asks || isBroad || judgedConcepts.has(id) || HOURS.has(id) || found.has(id) || !isNew(term)) continue
      const linesBy = (some: readonly string[], isMeant: (span: ReturnType<typeof conceptsIn>[number]) => boolean) =>
        some.flatMap((text, line) => (conceptsIn(text, languages).some((span) => span.id === id && isMeant(span)) ? line : []))
      found.set(id, {
        term: sentenceCase(term),
        advert: linesBy(lines, ({ asks }) => asks).length,
        // The evidence of a requirement is an occurrence of it, under any name.
        linesIn: (some) => linesBy(some, ({ asks, shows }) => asks || shows === 'full'),
      })
    }
    for (const name of namesIn(asked)) {
      if (found.has(name) || !isNew(name)) continue
      const linesIn = (some: readonly string[]) => some.flatMap((text, line) => words(text).flatMap((word) => (word === name ? line : [])))
      found.set(name, { term: name, advert: linesIn(lines).length, linesIn })
    }
  }
  const terms = [...found.values()].filter(({ advert }) => advert > 0)
  // A name within a phrase is not a term of its own.
  const isWithin = (term: string, at: number) =>
    terms.some(
      (other, index) =>
        index !== at && other.term.toLowerCase().includes(term.toLowerCase()) && (other.term.length > term.length || index < at),
    )
  return terms.filter(({ term }, at) => !isWithin(term, at)).slice(0, MOST_UNLISTED)
}

/** Hours and places of work are not search terms. */
const HOURS = new Set([
  'bankHolidays',
  'earlyStart',
  'eveningWork',
  'nightWork',
  'nightsAway',
  'onCall',
  'shiftWork',
  'travel',
  'weekendWork',
])

/** More do not help. */
const MOST_UNLISTED = 20

/** Names and abbreviations: words with an internal capital or digit. */
function namesIn(text: string): string[] {
  return words(text).filter(
    (word) => word.length > 2 && word.split('-').some((part) => /\p{L}\p{Lu}|\d\p{Lu}|\p{Lu}\p{L}{0,12}\d/u.test(part)),
  )
}

function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
