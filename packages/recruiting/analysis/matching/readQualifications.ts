import { conceptsIn } from '#packages/recruiting/analysis/job/conceptsIn.ts'
import { contentWords } from '#packages/recruiting/analysis/job/contentWords.ts'
import { degreesIn } from '#packages/recruiting/analysis/job/degrees.ts'
import { languagesNamed } from '#packages/recruiting/analysis/job/languagesNamed.ts'
import { languageLevel } from '#packages/recruiting/analysis/job/languageLevel.ts'
import { yearSpans } from '#packages/recruiting/analysis/job/yearsAsked.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { experienceMonths } from '#packages/recruiting/analysis/dates/experienceMonths.ts'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { HistoryItem, Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { languageOf, type TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { countingLines } from './countingLines.ts'
import type { ResumeSkill, Qualifications, WorkedJob } from './Qualifications.ts'
import { stanceOf } from './stance.ts'

/** Reads the qualifications of a resume. `moment` is the month that "present" means. */
export function readQualifications(document: ReadDocument, resume: Resume, find: SkillMatcher, moment: YearMonth): Qualifications {
  const lines = countingLines(document, resume)
  const isIn = (kind: string, line: number) =>
    resume.sections.some((section) => section.kind === kind && line >= section.from && line < section.to)
  const jobs = jobsOf(resume, lines, (line) => isIn('education', line) || isIn('volunteering', line))
  const ranges = jobs.flatMap(({ dates }) => dates ?? [])
  const months = experienceMonths(ranges, moment)
  const hasEducation = resume.sections.some(({ kind }) => kind === 'education')
  const known = languageOf(lines.join('\n'))
  const languages: readonly TextLanguage[] = known === 'en' ? [] : known === null ? LANGUAGES : [known]
  return {
    lines,
    concepts: conceptsOf(lines, languages),
    written: document.lines.map(({ text }) => text),
    stems: lines.map(
      (line) => new Set(['en' as const, ...languages].flatMap((language) => contentWords(line, language).map(({ stem }) => stem))),
    ),
    words: document.facts.words,
    skills: withProfile(
      skillsOf(lines, find, (line) => isIn('skills', line)),
      resume,
      find,
    ),
    months: months > 0 ? months : null,
    moment,
    jobs,
    voluntary: worked(resume.voluntary, resume, lines),
    statedYears: lines.flatMap((text, line) =>
      isIn('education', line) ? [] : yearSpans(text).map(({ least }) => ({ text, line, years: least })),
    ),
    degrees: lines.flatMap((text, line) =>
      hasEducation && !isIn('education', line) && !isIn('summary', line)
        ? []
        : degreesIn(isIn('education', line) ? document.lines[line]!.text : text).flatMap((level) =>
            stanceOf(text, text.search(/\S/), text.length) === 'none' || isDenied(text) ? [] : [{ level, text, line }],
          ),
    ),
    titles: [resume.headline, ...resume.experience.map(({ title }) => title)].flatMap((found) =>
      found ? [{ text: found.value, line: found.line ?? 0 }] : [],
    ),
  }
}

/** The possible languages of a short text, apart from English. */
const LANGUAGES: readonly TextLanguage[] = ['de', 'fr', 'es', 'pt']

/** Concepts by id, without those that a line marks as lacking or wished for. */
function conceptsOf(lines: readonly string[], languages: readonly TextLanguage[]): Qualifications['concepts'] {
  const found = new Map<string, Qualifications['concepts'] extends ReadonlyMap<string, infer List> ? List : never>()
  for (const [line, text] of lines.entries())
    for (const { id, start, end, shows } of conceptsIn(text, languages)) {
      const stance = stanceOf(text, start, end)
      if (shows === null || stance === 'none') continue
      const entry = { line, text: text.slice(start, end), isPart: shows === 'part', isOther: shows === 'other', stance }
      const same = found.get(id)
      if (same) same.push(entry)
      else found.set(id, [entry])
    }
  return found
}

/** Sites whose address among the contact details, which do not count otherwise, shows a profile there. */
const PROFILES: Readonly<Record<string, RegExp>> = { GitHub: /\bgithub\.com\/[\w-]/i, GitLab: /\bgitlab\.com\/[\w-]/i }

function withProfile(skills: Map<string, ResumeSkill[]>, { links }: Resume, find: SkillMatcher): Map<string, ResumeSkill[]> {
  for (const [name, address] of Object.entries(PROFILES)) {
    const link = links.find(({ value }) => address.test(value))
    const [match] = find(name)
    if (link && match && !skills.has(name))
      skills.set(name, [{ ...match, line: link.line ?? 0, stance: 'full', inSkills: false, level: null }])
  }
  return skills
}

/** Skills by name, without those that a line marks as lacking or wished for. */
function skillsOf(lines: readonly string[], find: SkillMatcher, isInSkills: (line: number) => boolean): Map<string, ResumeSkill[]> {
  const text = lines.join('\n')
  const starts = lineStarts(lines)
  const skills = new Map<string, ResumeSkill[]>()
  const others = lines.flatMap((own, line) =>
    languagesNamed(own, line).map((match) => ({ ...match, start: match.start + starts[line]!, end: match.end + starts[line]! })),
  )
  for (const match of [...find(text), ...others]) {
    const from = starts[match.line]!
    const stance = stanceOf(lines[match.line]!, match.start - from, Math.min(match.end - from, lines[match.line]!.length))
    if (stance === 'none') continue
    const found = { ...match, stance, inSkills: isInSkills(match.line), level: languageLevel(text, match) }
    const same = skills.get(match.skill.name)
    if (same) same.push(found)
    else skills.set(match.skill.name, [found])
  }
  return skills
}

function lineStarts(lines: readonly string[]): number[] {
  let at = 0
  return lines.map(({ length }) => {
    const start = at
    at += length + 1
    return start
  })
}

/**
 * Jobs by their lines: each reaches to the next one, or to the end of its section. If no job was read, lines with dates are treated as
 * jobs.
 */
function jobsOf(resume: Resume, lines: readonly string[], isElse: (line: number) => boolean): WorkedJob[] {
  const read = worked(resume.experience, resume, lines)
  const dated = lines.flatMap((text, from) => {
    const [found] = isElse(from) || degreesIn(text).length > 0 ? [] : findDateRanges(text)
    const dates = found?.range
    return dates?.start && dates.end ? [{ title: text.replace(dates.text, ' ').trim(), from, dates }] : []
  })
  return read.some(({ dates }) => dates) ? read : reaching(dated, resume, lines)
}

/** Entries of a history by their lines. */
function worked(items: readonly HistoryItem[], resume: Resume, lines: readonly string[]): WorkedJob[] {
  const read = items.flatMap(({ title, place, dates, bullets }) => {
    const from = Math.min(...[title, place, dates, ...bullets].flatMap((found) => found?.line ?? []))
    return Number.isFinite(from) ? [{ title: title?.value ?? '', from, dates: dates?.value ?? null }] : []
  })
  return reaching(read, resume, lines)
}

function reaching(jobs: readonly Omit<WorkedJob, 'to'>[], { sections }: Resume, lines: readonly string[]): WorkedJob[] {
  const ends = [...jobs.map(({ from }) => from), ...sections.map(({ from }) => from), lines.length]
  return jobs.map((job) => ({ ...job, to: Math.min(...ends.filter((end) => end > job.from)) }))
}

function isDenied(text: string): boolean {
  return /\b(?:no|without an?|not? (?:have|completed?)) (?:\w+ )?degree\b|\bdropped out\b/i.test(text)
}
