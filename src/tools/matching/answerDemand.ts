import type { Demand, Requirement, Want } from '#src/tools/job/Job.ts'
import { degreesIn } from '#src/tools/job/degrees.ts'
import { answerExperience } from './answerExperience.ts'
import { answerFact } from './answerFact.ts'
import { answerSkill } from './answerSkill.ts'
import { answerWords } from './answerWords.ts'
import { answerYearsOf } from './answerYearsOf.ts'
import { bestDegree } from './bestDegree.ts'
import type { Answer, WantAnswer } from './JobMatch.ts'
import { isUnfinished } from './isUnfinished.ts'
import { isLedByOthers, LEADING } from './ledByOthers.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'

const BEST = ['covered', 'partial', 'unclear', 'missing'] as const

/**
 * How a resume meets a requirement: by the best of what satisfies it. What no resume shows, such as readiness or character, is left to a
 * person; so is what nobody understood. `wanted` is the title of the job.
 */
export function answerDemand(demand: Demand, resume: Qualifications, wanted: string): Answer {
  const answers = demand.wants.map((want) => answerWant(want, demand, resume, wanted))
  const best = withParts(
    bestOf(answers),
    demand.parts.map((wants) => bestOf(wants.map((want) => answerWant(want, demand, resume, wanted)))!),
  )
  const requirement = requirementOf(demand)
  if (!best) return { requirement, state: 'unclear', way: null, found: '', evidence: null }
  if (isRefusal(demand) && !isStated(demand, best)) return { requirement, ...nothingFound('unclear') }
  if (best.state === 'missing' && demand.isOpen) return { requirement, ...best, state: 'unclear' }
  if (isOfKind(demand, best, resume)) return { requirement, ...nothingFound('missing') }
  const isPart =
    isUncertified(demand, best) ||
    isLowerLevel(demand, best) ||
    isOfLearning(demand, best) ||
    isFewer(demand, best) ||
    isLeft(demand, best) ||
    isNotClean(demand, resume) ||
    isPast(best, resume)
  return { requirement, ...(isPart && best.state === 'covered' ? { ...best, state: 'partial' as const } : best) }
}

/** A demand that something be not there, in languages whose words are read; "no less than" asks for something. */
const REFUSAL =
  /^\W*(?:(?:please,? |strictly |sorry,? |(?:you )?(?:must|should|will|can) )?(?:have )?(?:no(?! (?:less|fewer|later|matter|one)\b)|not(?! (?:only|just|less|fewer)\b)|never|without)|keine?[mnrs]?|pas d[e’']|aucune?|sin|ning[uú]n[ao]?|sem|nenhuma?)\b/i

/** Whether a requirement is that something be not there, which no resume shows by its silence. */
const isRefusal = ({ asked }: Demand) => REFUSAL.test(asked)

/** Whether a fact that tells it was found: "clean driving licence". */
function isStated({ wants }: Demand, { state }: WantAnswer): boolean {
  return state !== 'missing' && wants.some(({ by }) => by !== 'words')
}

function bestOf(answers: readonly WantAnswer[]): WantAnswer | undefined {
  return answers.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state))[0]
}

/** From which share of its parts on a requirement is covered. */
const MOST = 0.5

/** The answer to a requirement by that to what it names and those to its parts. */
function withParts(whole: WantAnswer | undefined, parts: readonly WantAnswer[]): WantAnswer | undefined {
  const shown = parts.filter(({ state }) => state === 'covered' || state === 'partial')
  if (parts.length === 0) return whole
  if (shown.length >= parts.length * MOST) return bestOf([...(whole ? [whole] : []), ...shown])
  if (whole?.state === 'covered') return { ...whole, state: 'partial' }
  return shown.length > 0 && whole?.state !== 'partial' ? { ...shown[0]!, state: 'partial' } : whole
}

function answerWant(want: Want, demand: Demand, resume: Qualifications, wanted: string): WantAnswer {
  switch (want.by) {
    case 'skill':
      return atMost(want, answerSkill(want, demand, resume))
    case 'fact':
      return atMost(want, answerFact(want, demand, resume))
    case 'years':
      return answerYearsOf(want, demand, resume, wanted)
    case 'experience':
      return answerExperience(want, resume, wanted)
    case 'degree': {
      const { level: _level, ...answer } = bestDegree({ ...want, acceptsSimilar: demand.acceptsSimilar }, resume)
      return answer
    }
    case 'words':
      return ofOwn(demand, answerWords(want, demand, resume))
  }
}

/** An answer to whether somebody leads people, unless its line is about who leads them. */
function ofOwn({ wants }: Demand, answer: WantAnswer): WantAnswer {
  const isOfOthers =
    answer.evidence !== null && wants.some((want) => want.by === 'fact' && want.id === LEADING) && isLedByOthers(answer.evidence.text)
  return isOfOthers ? nothingFound('missing') : answer
}

/** What is only a part of what is asked for shows a part at most. */
function atMost({ isPart }: { isPart?: boolean }, answer: WantAnswer): WantAnswer {
  return isPart && answer.state === 'covered' ? { ...answer, state: 'partial' } : answer
}

const WORK = /\bexperience[ds]?\b|\bworked\b|\btrack record\b/i
const KNOWING =
  /\b(?:knowledge|understanding|awareness|qualif\w+|degree|diploma|certific\w+|certified|licen[cs]e|ticket|card|train\w*|courses?|gcse|grade|level)\b/i
/** Those who learn are led: "supervision of students" is shown by students on a placement. */
const OF_LEARNERS = /\b(?:students?|trainees?|apprentices?|learners?|interns?|pupils?)\b/i
const LEARNING =
  /\b(?:student|placement|internship|(?:final[- ]year|degree|course) project|dissertation|thesis|coursework|work experience|(?:online|evening|short|one[- ]day|\d[- ]day|introductory) (?:\p{L}+ ){0,3}course)\b|\bcourse \(/iu

/** Whether only the kind of what is asked for is shown, while its name stands nowhere in the resume: any policy for "CJIS policy". */
function isOfKind({ names, acceptsSimilar }: Demand, { state, way }: WantAnswer, { stems }: Qualifications): boolean {
  const isShown = (name: string) => stems.some((line) => line.has(name))
  return state === 'covered' && way !== 'exact' && !acceptsSimilar && names.length > 0 && !names.some(isShown)
}

const CERTIFICATE =
  /\b(?:certifi(?:cation|cate|ed)s?|accredit\w+|(?:formal |recogni[sz]ed |professional )?qualifications?|member(?:ship)? of)\b/i
const CERTIFIED =
  /\b(?:certif\p{L}{0,12}|qualif\p{L}{0,12}|accredit\p{L}{0,12}|diploma|degree|level|grade|licen[cs]e\p{L}{0,12}|card|ticket|awards?|associate|expert|train\p{L}{0,12}|course|pass(?:ed)?|exam\p{L}{0,12}|member\p{L}{0,12}|fellow|chartered|regist\p{L}{0,12}|NVQ|foundation|practitioner|master|black|belt)\b|\b\p{Lu}{2,5}-?\d|\b(?:19|20)\d\d\b/iu

/** Whether a certificate is asked for, and what is shown is use or practice. */
function isUncertified({ asked, wants }: Demand, { state, way, evidence }: WantAnswer): boolean {
  const isHeld = wants.some((want) => want.by === 'skill' && want.kind === 'certificate')
  return state === 'covered' && way !== 'read' && !isHeld && CERTIFICATE.test(asked) && evidence !== null && !CERTIFIED.test(evidence.text)
}

/** Whether what is shown is a degree or a training that goes on, or was left without one. */
function isLeft({ acceptsLess }: Demand, { state, evidence }: WantAnswer): boolean {
  return state === 'covered' && !acceptsLess && evidence !== null && degreesIn(evidence.text).length > 0 && isUnfinished(evidence.text)
}

/** Whether work is asked for, and what is shown was done while learning. */
function isOfLearning({ text, asked, kind, acceptsLess }: Demand, { state, evidence }: WantAnswer): boolean {
  const isWork = !OF_LEARNERS.test(asked) && (WORK.test(text) || (kind === 'fact' && !KNOWING.test(text)))
  return state === 'covered' && !acceptsLess && isWork && evidence !== null && LEARNING.test(evidence.text)
}

const CLEAN = /\bclean\b[^.;]{0,30}\b(?:licen[cs]e|record)\b/i
const IS_CLEAN = /\b(?:clean|(?:no|zero|0|without) (?:\w+ ){0,2}(?:points?|endorsements?|convictions?|tickets?|accidents?|violations?))\b/i

/** Whether a clean licence is asked for, and the resume only speaks of one. */
function isNotClean({ asked }: Demand, { written }: Qualifications): boolean {
  return CLEAN.test(asked) && !written.some((line) => IS_CLEAN.test(line))
}

/** How long what was given in a year is valid: "January 2022 (valid 3 years)", "issued 2023, two-year validity". */
const VALID =
  /\b(20\d\d)\b[^.;|]{0,20}\b(?:valid(?: for)? (\d|one|two|three|five) years?|(\d|one|two|three|five)[- ]years?['’]? validity)\b/i
const YEARS = ['one', 'two', 'three', 'four', 'five']

/** Whether what is shown was valid for some years that have passed. */
function isPast({ evidence }: WantAnswer, { moment }: Qualifications): boolean {
  const [, given, number, other] = VALID.exec(evidence?.text ?? '') ?? []
  const years = number ?? other
  if (given === undefined || years === undefined) return false
  return Number(given) + (/\d/.test(years) ? Number(years) : YEARS.indexOf(years.toLowerCase()) + 1) < moment.year
}

const AMOUNT = /[£€$]\s?(\d[\d.,]*)\s?(k|m|million|bn)?\b/gi
const SIZES: Record<string, number> = { k: 1e3, m: 1e6, million: 1e6, bn: 1e9 }

/** Amounts of money that a text names. */
function amountsIn(text: string): number[] {
  return Array.from(
    text.matchAll(AMOUNT),
    ([, number, size]) => Number(number!.replace(/[,.](?=\d{3}\b)/g, '').replace(/[.,]$/, '')) * (SIZES[size?.toLowerCase() ?? ''] ?? 1),
  )
}

/** Whether all amounts that are shown are less than what is asked for. */
function isFewer({ asked, text }: Demand, { state, evidence }: WantAnswer): boolean {
  const [least] = amountsIn(asked)
  const shown = evidence ? amountsIn(evidence.text) : []
  return state === 'covered' && least !== undefined && shown.length > 0 && Math.max(...shown) < least && text !== ''
}

const LEVEL = /\b(?:level|grade|band|stage|nvq|qcf) (\d)\b/i
const NOT_YET = /\b(?:working|studying) towards\b.*/i
const HALF = /\blevel \d\b[^,;.]{0,30}\b(?:half done|in progress|under way|pending|ongoing|unfinished)\b/gi
const LEVELS = /\b(?:level|grade|band|stage|nvq|qcf) (\d)\b/gi

/** Whether a line shows the same at a lower level, such as level 2 where 3 is asked; who is on the way there may be accepted. */
function isLowerLevel({ asked, acceptsLess }: Demand, { state, evidence }: WantAnswer): boolean {
  const wanted = LEVEL.exec(asked)?.[1]
  if (state !== 'covered' || wanted === undefined || !evidence) return false
  // "Level 2, working towards level 3" shows level 2.
  const shown = evidence.text.replace(NOT_YET, '').replace(HALF, '')
  if (acceptsLess && shown !== evidence.text) return false
  const levels = Array.from(shown.matchAll(LEVELS), ([, level]) => Number(level))
  return levels.length > 0 && Math.max(...levels) < Number(wanted)
}

function requirementOf({ text, line, skill, kind, alternatives, asked }: Demand): Requirement {
  return { text, line, skill, kind, alternatives, asked }
}
