import { readFileSync } from 'node:fs'
import ResumeChecker from '#packages/recruiting/sections/resumeChecker/schema.ts'
import { atsCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { AtsLimits } from '#packages/recruiting/schemas/thresholds.ts'
import RecruitingWords from '#packages/recruiting/words.ts'
import { toAnalysis } from '#packages/recruiting/ui/toAnalysis.ts'
import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { score } from '#packages/recruiting/analysis/checks/score.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { checkResume } from '#packages/recruiting/analysis/resumeChecker/checkResume.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'

const find = skillMatcher(skillList())
const words = RecruitingWords.parse({})
const job = readFileSync(new URL('../corpus/jobs/02-data-analyst.txt', import.meta.url), 'utf8')
/** Every check with words that name all its facts, so that each of them is verified. */
const wording = ResumeChecker.parse({
  type: 'resumeChecker',
  title: 'Check',
  sample: { resume: 'Baker' },
  checks: Object.fromEntries(
    atsCheckIds.map((id) => [
      id,
      { label: `Check of ${id.toLowerCase()}`, weight: 1, ...(id === 'personalDetails' && { improve: 'It has {kinds}.' }) },
    ]),
  ),
}).checks

/** Whether the statement of an outcome about a document is true, verified independently of the checks. */
type Claim = (check: CheckResult, document: ReadDocument, text: string) => boolean
const has = (text: string, part: unknown) => text.toLowerCase().includes(String(part).toLowerCase())
/** Headings that end the section above them. */
const NEXT =
  /^(?:experience|education(?: and qualifications)?|skills|languages|interests|references|certificates|projects|ausbildung|formation|formación)$/i
/** Whether the line is a heading with text below it. */
const headed = ({ lines }: ReadDocument, names: RegExp) =>
  lines.some(({ text }, at) => names.test(text.trim()) && !NEXT.test(lines[at + 1]?.text.trim() ?? 'references'))
const labelled = (document: ReadDocument, names: RegExp) =>
  document.lines.some(({ text }) => /:\s+\S/.test(text) && names.test(text.split(':')[0]!.trim()))
const listed = (fact: unknown) => String(fact).split(', ').filter(Boolean)
const section =
  (names: RegExp): Claim =>
  ({ state, evidence }, document) =>
    state === 'missing' ? !headed(document, names) && !labelled(document, names) : evidence.length > 0
// Headings such as "What I have done" are not sentences.
const spoken = /(?<![\p{L}\p{N}.&/-])(?<!^What )I (?:am|was|have|did|led|love|like|work|worked)(?!\p{L})/mu
const CLAIMS: Partial<Record<string, Claim>> = {
  email: ({ state }, _document, text) => (state === 'good' ? text.includes('@') : !/[\w.]+@[\w-]+\.(?:com|org|net|example)\b/.test(text)),
  phone: ({ state }, _document, text) => (state === 'good' ? /\d{3}/.test(text) : !/(?:phone|mobile|tel)\.?:? ?\+?\d[\d ]{8}/i.test(text)),
  personalDetails: ({ state, evidence }, _document, text) =>
    state === 'good'
      ? !/date of birth|marital status|geburtsdatum|familienstand|état civil|estado civil|date de naissance|nationality:/i.test(text)
      : evidence.length > 0,
  sectionSummary: section(/^(?:summary|profile|objective|professional summary)$/i),
  sectionExperience: section(/^(?:experience|work experience|professional experience|employment history|job history|berufserfahrung)$/i),
  sectionEducation: section(/^(?:education|ausbildung|formation|formación)$/i),
  sectionSkills: section(/^(?:skills|technical skills|key skills|compétences)$/i),
  emptySections: ({ evidence }) => evidence.every(({ text }) => !/:\s*\S/.test(text)),
  sectionNames: ({ state, facts }, _document, text) =>
    state !== 'improve' ||
    listed(facts['names']).every(
      (name) => has(text, name) && !/^(?:contact|experience|education|skills|summary|personal details)$/i.test(name),
    ),
  jobsRead: ({ facts }, _document, text) =>
    String(facts['titles'])
      .split('; ')
      .filter(Boolean)
      .every((title) => has(text.replace(/\s+/g, ' '), title)),
  dateFormat: ({ facts }, _document, text) => listed(facts['formats']).every((example) => has(text, example)),
  bulletNumbers: ({ evidence }) => evidence.every(({ text }) => !/\d{2}/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))),
  bulletPoints: ({ facts }, { lines }) => Number(facts['count']) <= lines.length,
  firstPerson: ({ state }, _document, text) =>
    state === 'good' ? !spoken.test(text) : state !== 'improve' || /\b(?:I|me|my|mine|myself|we|our)\b/i.test(text),
  cliches: ({ state, facts }, _document, text) =>
    state === 'good'
      ? !/team player|hard[- ]?worker|think outside the box/i.test(text)
      : listed(facts['phrases']).every((phrase) => has(text, phrase)),
  letterSpacing: ({ facts }, _document, text) =>
    listed(facts['words']).every((word) => has(text.replace(/\s/g, ''), word.replace(/\s/g, ''))),
  skillsShown: ({ facts }) => Number(facts['count']) <= Number(facts['of']),
  matchMust: ({ facts }) => Number(facts['covered']) + Number(facts['partial']) + Number(facts['missing']) === Number(facts['of']),
  columns: ({ state }, { facts }) => state === 'note' || (state === 'good') === facts.columns <= 1,
  tables: ({ state }, { facts }) => state === 'note' || (state === 'good') === (facts.tables === 0),
  images: ({ state }, { facts }) => state === 'note' || (state === 'good') === (facts.images === 0),
}
const KEYS = /birthDate|maritalStatus|textBox|\b(?:bachelor|associate)\b(?! ?['’d])|\{\w+\}/

/** The untrue statements of the resume checker about a document; empty if all are true. `resume` is the extracted resume. */
export function untrueStatements(document: ReadDocument, resume: Resume): string[] {
  const { checks } = checkResume({
    document,
    resume,
    find,
    limits: AtsLimits.parse({}),
    moment: { year: 2026, month: 11 },
    targetTitle: 'Data analyst',
    job,
  })
  const text = document.lines.map((line) => line.text).join('\n')
  const judged = checks.filter(({ after }) => after === undefined)
  const wrong = judged.filter((check) => CLAIMS[check.id]?.(check, document, text) === false)
  const quoted = judged.flatMap(({ id, evidence }) =>
    evidence.filter((line) => !text.includes(line.text)).map(() => `${id}: quotes what is not there`),
  )
  const { report } = toAnalysis({ checks, score: score(checks, {}) }, text, wording, words)
  const keys = Object.values(report)
    .flat()
    .filter(({ detail, label }) => KEYS.test(detail.split('\n')[0]!) || label === '')
  return [
    ...wrong.map(({ id, state, facts }) => `${id} ${state} ${JSON.stringify(facts)}`),
    ...quoted,
    ...keys.map(({ id }) => `${id}: a key`),
  ]
}
