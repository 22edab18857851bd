import type { Demand, Want } from '#packages/recruiting/analysis/job/Job.ts'
import { degreesIn } from '#packages/recruiting/analysis/job/degrees.ts'
import { isUnfinished } from './isUnfinished.ts'
import type { WantAnswer } from './JobMatch.ts'
import type { Qualifications } from './Qualifications.ts'

/** Whether the evidence for a requirement is only partial: a lower level, something unfinished, past, or done in training. */
export function isOnlyPart(demand: Demand, { state, way, evidence }: WantAnswer, { written, moment }: Qualifications): boolean {
  if (state !== 'covered') return false
  if (isNotClean(demand, written)) return true
  if (!evidence) return false
  const { text } = evidence
  return (
    (way !== 'read' && isUncertified(demand, text)) ||
    isLowerLevel(demand, text) ||
    isOfLearning(demand, text) ||
    isFewer(demand, text) ||
    (!demand.acceptsLess && isOnTheWay(demand, text)) ||
    isPast(text, moment)
  )
}

const WORK = /\bexperience[ds]?\b|\bworked\b|\btrack record\b/i
const KNOWING =
  /\b(?:knowledge|understanding|awareness|qualif\w+|degree|diploma|certific\w+|certified|licen[cs]e|ticket|card|train\w*|courses?|gcse|grade|level)\b/i
/** Students and trainees are led: "supervision of students" is shown by students on a placement. */
const OF_LEARNERS = /\b(?:students?|trainees?|apprentices?|learners?|interns?|pupils?)\b/i
const LEARNING =
  /\b(?:MOOC|initiation (?:à|au|en)|(?:les )?fondamentaux|Grundkurs|Einführung in|Schnupper\w*|curso (?:de iniciación|introductorio)|coursework:|student|placement|internship|(?:final[- ]year|degree|course) project|dissertation|thesis|coursework|work experience|(?:online|evening|short|one[- ]day|\d[- ]day|introductory) (?:\p{L}+ ){0,3}course)\b|\bcourse \(/iu

const CERTIFICATE =
  /\b(?:certifi(?:cation|cate|ed)s?|accredit\w+|(?:formal |recogni[sz]ed |professional )?qualifications?|member(?:ship)? of)\b/i
const CERTIFIED =
  /\b(?:certif\p{L}{0,12}|qualif\p{L}{0,12}|accredit\p{L}{0,12}|diploma|degree|level|grade|licen[cs]e\p{L}{0,12}|card|ticket|awards?|associate|expert|train\p{L}{0,12}|course|pass(?:ed)?|exam\p{L}{0,12}|member\p{L}{0,12}|fellow|chartered|regist\p{L}{0,12}|NVQ|foundation|practitioner|master|black|belt)\b|\b\p{Lu}{2,5}-?\d|\b(?:19|20)\d\d\b/iu

/** Whether a certificate is required, and the evidence is use or practice. */
function isUncertified({ asked, wants }: Demand, shown: string): boolean {
  return !wants.some(isCertificate) && CERTIFICATE.test(asked) && !CERTIFIED.test(shown)
}

const isCertificate = (want: Want) => want.by === 'skill' && want.kind === 'certificate'

/** A qualification by itself: "a fundraising qualification", "Weiterbildung zum Bilanzbuchhalter". */
const QUALIFICATION =
  /\b(?:qualification|diploma)\W*$|^\W*(?:an? )?(?:\p{L}+ ){0,3}(?:qualification|diploma) in\b|\b(?:fort|weiter)bildung zu[mr]?\b|^\W*(?:diplôme|DU) (?:de|d['’]|en)|^\W*formación (?:de posgrado|como)\b/iu
const QUALIFIED =
  /\b(?:formation|fort\p{L}*|weiterbildung|zertifi\p{L}*|geprüfte?r?|abschluss|dipl\p{L}*|máster|posgrado|título|curso|IHK)\b/iu

/** Whether a qualification is required, and the evidence is the work. */
export function isUnqualified({ asked, kind, acceptsSimilar }: Demand, { state, evidence }: WantAnswer): boolean {
  return (
    state === 'covered' &&
    kind !== 'degree' &&
    !acceptsSimilar &&
    QUALIFICATION.test(asked) &&
    evidence !== null &&
    !CERTIFIED.test(evidence.text) &&
    !QUALIFIED.test(evidence.text)
  )
}

const INCOMPLETE =
  /\b(?:modules?|units?|papers?) \d+ of \d+\b|\b\d+ (?:of|out of) \d+ (?:modules?|units?|papers?|exams?)\b|, studying\b|\b(?:exam|test) (?:next|in|booked)\b|\bplanning to (?:write|sit|take)\b|\bsigned up for\b/i

const ON_THE_WAY = /\b(?:candidate|enrol|enrolled)\b/i

/**
 * Whether the qualification has not been obtained: a degree or training in progress or abandoned, some modules of it, or candidacy for a
 * certificate ("CPA candidate: passed FAR").
 */
function isOnTheWay({ asked, wants }: Demand, shown: string): boolean {
  if (degreesIn(shown).length > 0 && isUnfinished(shown)) return true
  if ((KNOWING.test(asked) || CERTIFICATE.test(asked)) && INCOMPLETE.test(shown)) return true
  return wants.some(isCertificate) && !ON_THE_WAY.test(asked) && ON_THE_WAY.test(shown)
}

/** Whether work is required, and the evidence is from training. */
function isOfLearning({ text, asked, kind, acceptsLess }: Demand, shown: string): boolean {
  const isWork = !OF_LEARNERS.test(asked) && (WORK.test(text) || (kind === 'fact' && !KNOWING.test(text)))
  return !acceptsLess && isWork && LEARNING.test(shown)
}

const CLEAN = /\bclean\b[^.;]{0,30}\b(?:licen[cs]e|record)\b/i
const IS_CLEAN = /\b(?:clean|(?:no|zero|0|without) (?:\w+ ){0,2}(?:points?|endorsements?|convictions?|tickets?|accidents?|violations?))\b/i

/** Whether a clean licence is required, and the resume only mentions a licence. */
function isNotClean({ asked }: Demand, written: readonly string[]): boolean {
  return CLEAN.test(asked) && !written.some((line) => IS_CLEAN.test(line))
}

/** The validity of a certificate and its year: "January 2022 (valid 3 years)", "issued 2023, two-year validity". */
const VALID =
  /\b(20\d\d)\b[^.;|]{0,20}\b(?:valid(?: for)? (\d|one|two|three|five) years?|(\d|one|two|three|five)[- ]years?['’]? validity)\b/i
const YEARS = ['one', 'two', 'three', 'four', 'five']

/** Whether the evidence was valid for a number of years that have passed. */
function isPast(shown: string, moment: Qualifications['moment']): boolean {
  const [, given, number, other] = VALID.exec(shown) ?? []
  const years = number ?? other
  if (given === undefined || years === undefined) return false
  return Number(given) + (/\d/.test(years) ? Number(years) : YEARS.indexOf(years.toLowerCase()) + 1) < moment.year
}

const AMOUNT = /[£€$]\s?(\d[\d.,]*)\s?(k|m|million|bn)?\b/gi
const SIZES: Record<string, number> = { k: 1e3, m: 1e6, million: 1e6, bn: 1e9 }

/** Typing speeds. */
const SPEED = /\b(\d{2,3}) ?(?:wpm|words (?:per|a) minute)\b/gi

/** Amounts of money in a text; if there are none, typing speeds. */
function amountsIn(text: string): number[] {
  const speeds = Array.from(text.matchAll(SPEED), ([, number]) => Number(number))
  if (speeds.length > 0) return speeds
  return Array.from(
    text.matchAll(AMOUNT),
    ([, number, size]) => Number(number!.replace(/[,.](?=\d{3}\b)/g, '').replace(/[.,]$/, '')) * (SIZES[size?.toLowerCase() ?? ''] ?? 1),
  )
}

/** Whether all amounts in the evidence are lower than the required one. */
function isFewer({ asked }: Demand, shown: string): boolean {
  const [least] = amountsIn(asked)
  const amounts = amountsIn(shown)
  return least !== undefined && amounts.length > 0 && Math.max(...amounts) < least
}

const LEVEL = /\b(?:level|grade|band|stage|nvq|qcf) (\d)\b/i
const NOT_YET = /\b(?:working|studying) towards\b.*/i
const HALF = /\blevel \d\b[^,;.]{0,30}\b(?:half done|in progress|under way|pending|ongoing|unfinished)\b/gi
const LEVELS = /\b(?:level|grade|band|stage|nvq|qcf) (\d)\b/gi

/**
 * Whether a line shows the same qualification at a lower level, such as level 2 instead of 3; applicants working towards a level may be
 * accepted.
 */
function isLowerLevel({ asked, acceptsLess }: Demand, text: string): boolean {
  const wanted = LEVEL.exec(asked)?.[1]
  if (wanted === undefined) return false
  // "Level 2, working towards level 3" shows level 2.
  const shown = text.replace(NOT_YET, '').replace(HALF, '')
  if (acceptsLess && shown !== text) return false
  const levels = Array.from(shown.matchAll(LEVELS), ([, level]) => Number(level))
  return levels.length > 0 && Math.max(...levels) < Number(wanted)
}
