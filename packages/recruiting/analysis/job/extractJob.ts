import { languageOf } from '#packages/recruiting/analysis/text/languageOf.ts'
import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { breakLong } from '#packages/recruiting/analysis/text/breakLong.ts'
import type { SkillMatcher } from '#packages/recruiting/analysis/skills/SkillMatch.ts'
import { contentWords } from './contentWords.ts'
import { degreesIn, degreeSubject } from './degrees.ts'
import { demandsIn } from './demandsIn.ts'
import { isDuty } from './isDuty.ts'
import { isListed } from './isListed.ts'
import type { DegreeAsked, Demand, Job, Passage } from './Job.ts'
import { benefitsIn, equalOpportunityIn, hoursIn, nextStepsIn } from './jobFacts.ts'
import { jobTitle } from './jobTitle.ts'
import { type JobUnit, jobUnits } from './jobUnits.ts'
import { placeIn } from './placeIn.ts'
import { remoteIn } from './remoteIn.ts'
import { salaryIn } from './salaryIn.ts'
import { yearsAsked } from './yearsAsked.ts'

/**
 * Reads a job description. Items marked by "required" or a heading such as "Requirements" are must-haves, items marked by "preferred" or "a
 * plus" are nice-to-haves; skills that are only in the tasks count if the text marks no skill as a must-have. Every line that asks for
 * something has a requirement.
 */
export function extractJob(text: string, find: SkillMatcher): Job {
  const whole = text.split(/\r\n|\r|\n/)
  const pieces = whole.flatMap((own, line) => breakLong(own).map((text) => ({ text, line })))
  const lines = pieces.map(({ text }) => text)
  const placed = <Found extends Passage | null>(found: Found): Found => found && { ...found, line: pieces[found.line]!.line }
  const known = languageOf(text) ?? 'en'
  const language = known === 'en' ? undefined : known
  const title = placed(jobTitle(lines))
  const read = new Map<string, Demand[]>()
  const demandsOf = (unit: Passage): Demand[] => {
    const key = `${unit.line} ${unit.text}`
    const found = read.get(key) ?? demandsIn(unit, find, known).map((demand) => ({ ...demand, line: ownLine(demand, whole) }))
    read.set(key, found)
    return found
  }
  const units = jobUnits(text, (unit) => demandsOf(unit).some(isRecognised)).map((unit) =>
    isOffer(unit) || isTitle(unit, title) ? { ...unit, asks: 'nothing' as const } : unit,
  )
  const asking = (asks: JobUnit['asks']) => units.filter((unit) => unit.asks === asks)
  const demands = (asks: JobUnit['asks']) => asking(asks).flatMap(demandsOf)
  const marked = withoutRepeats(demands('must'))
  const isVague = !marked.some(isListed)
  const must = isVague
    ? withoutRepeats([...marked, ...demands('mentioned').filter((demand) => isListed(demand) && demand.line !== title?.line)])
    : marked
  const nice = withoutRepeats(demands('nice'), must)
  return {
    title,
    language,
    must,
    nice,
    isVague: isVague && must.some(isListed),
    requirements: [...asking('must'), ...asking('nice')].map(({ text, line, asks }) => ({ text, line, isMust: asks === 'must' })),
    years: yearsIn(units),
    degree: degreeIn(asking('must'), true) ?? degreeIn(asking('mentioned'), true) ?? degreeIn(asking('nice'), false),
    salary: placed(salaryIn(lines)),
    location: placed(placeIn(lines)),
    remote: placed(remoteIn(lines)),
    hours: placed(hoursIn(lines)),
    benefits: benefitsIn(lines).map(placed),
    nextSteps: placed(nextStepsIn(lines)),
    equalOpportunity: placed(equalOpportunityIn(lines)),
  }
}

/** The line in which a requirement starts, within a sentence that spans several lines. */
function ownLine({ asked, line }: Passage & { asked: string }, lines: readonly string[]): number {
  if (lines[line]!.includes(asked)) return line
  for (let at = line + 1; /^\s*\p{Ll}/u.test(lines[at] ?? ''); at++) if (lines[at]!.includes(asked)) return at
  return line
}

const DEMANDING =
  /\b(?:must|required?|requires|essential|mandatory|necessary|need(?:ed|s)?|minimum|at least|experience|able|ability|willing|available|availability|prefer(?:red|ably)|(?:an?|big|huge|real|definite) plus|pluses|plus(?=:|\W*$)|ask(?:ing)? for|only|refer(?:ees|ences)|smok\w+|(?:is|be) an? (?:bonus|asset|advantage)|an? (?:bonus|asset|advantage)(?=\W*$)|desirable|helpful|knowledge|familiar|used to|confident|comfortable|competent|licen[cs]e|looking for|seeking|candidates?|applicants?)\b/i
const OFFERING =
  /^(?:we (?:also )?(?:offer|pay|train|provide|are|have|will|reply)|our|(?:full|part)[- ]time|on[- ]?site|contact|questions)\b|^(?:hybrid|remote)(?: work(?:ing)?)?\s*(?:$|[.:,])|^\d{1,2}(?:[.,]\d)? ?h(?:ou)?rs?\b/i
/** A sentence about the reader, except what the reader gets. */
const ABOUT_READER = /^you(?! (?:get|receive|will (?:get|receive|be paid)|earn|can expect|enjoy))\b/i
const PAYING = /^(?:[$€£₹]|\p{Lu}{3} )|\b(?:per (?:hour|year|month|annum)|an? (?:hour|year|month)|p\.?[ah]\.?|gross|salary|pay)(?!\p{L})/iu

/** Offers in other languages. */
const OFFERING_ELSEWHERE = anyOf(
  /^(?:rémunération|salaire|vergütung|gehalt|salario|retribución)(?!\p{L})/iu,
  /^(?:wir bieten|nous (?:offrons|proposons)|ofrecemos|se ofrecen?|oferecemos)(?!\p{L})/iu,
  /\b\d{2} (?:Tage Urlaub|jours de congés|días de vacaciones)|\b(?:Deutschlandticket|Job-?(?:rad|ticket)|(?:Weihnachts|Urlaubs)geld|Jahressonderzahlung|Altersvorsorge|mutuelle|titres?[- ]restaurant|tickets?[- ]restaurant|seguro médico)(?!\p{L})/iu,
)
/** A form label with a fact about the job. */
const LABELLED =
  /^(?:openings|vacancies|no\.? of (?:openings|positions)|base|reports? to|reporting to|ref(?:erence)?|job (?:id|ref)|employment type|start(?:ing)?(?: date)?|duration|contract(?: type)?|department|industry|closing date|(?:working )?hours|location)\s*:/i

/** Statements about the company or the application process anywhere in the text, which are not requirements. */
const NEVER_ASKED = anyOf(
  /^(?:good|great|excellent|competitive|attractive|top) (?:rates?|pay|salar(?:y|ies)|wages?|packages?|benefits|conditions|prospects)\b/iu,
  /\binterviews? (?:will be|are|take place|to be)\b(?!.*\bwould be\b)|\bguarantee an interview\b|\breserves? the right to\b/i,
  /\bwe (?:particularly |warmly |also |would )?welcome applications\b|\bvisits? (?:are|is) (?:warmly )?welcome/i,
  /^(?:the |our |we )?(?:[\p{L}'’&-]+ ){0,5}(?:is|are) (?:fully |strongly )?committed to (?:safeguarding|equality|equity|diversity|inclusion|promoting|creating|building|being|providing)\b/iu,
  /\bschwerbehindert\p{L}*\b.*\b(?:bevorzugt|berücksichtigt|willkommen)|\bE ?= ?essential\b/iu,
  /^if you (?:need|require|would like|want|have|are)\b.{0,60}\b(?:accommodations?|adjustments?|assistance|disabilit\p{L}+|questions?|(?:more|further) information|help|support)\b/iu,
  /^(?:please )?(?:bring(?: with you)?:|msg|dm|pm|text|whatsapp|inbox|do not call|no calls\W*$|no (?:chancers|time ?wasters|cowboys)\W*$)(?!\p{L})|\bopen until filled\b|^first review\b/iu,
  /^(?:applicants|candidates) who (?:declare|have) a disability\b/i,
  /^interview (?:mode|process|rounds?|location)\b|^(?:ask for|pop in|call in(?:to)?|drop in(?:to)?) \p{L}/iu,
  /^(?:please )?(?:tell us|quote|state|enclose|visit|see) (?:your|the|our)\b(?!.*\b(?:must|essential|required|only consider)\b)/i,
  /^(?:\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?\s?(?:-|–|to|til|till|until)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?|[£€$]\s?\d[\d.,]*\s?(?:k\b|p\/?h\b|an? hour|per hour)[^.;]*)\W*$/i,
  /\bdisability confident\b|\bparticipates? in e-?verify\b|\bdrug[- ]free workplace\b/i,
  /^(?:we (?:would like to |wish to )?thank (?:all|you|those|everyone)|thanks? (?:you )?(?:for|to))\b/i,
  // The duties of the successful candidate.
  /^(?:the |our |this )?(?:successful |chosen )?(?:candidate|applicant|post ?holder|person|incumbent) (?:will|shall|is to) (?:also )?(?:be (?:responsible|part of|based|(?:prepar|work|report|join|support|lead|manag|develop|deliver|provid|handl|coordinat|assist)ing\b)|(?:assess|plan|deliver|manage|lead|support|assist|report|oversee|co-?ordinate|develop|design|build|maintain|prepare|process|handle|provide|ensure|join|run|carry out|undertake|perform|conduct|liaise|review|monitor|produce|create|write|contribute|help|operate|implement|supervise|teach|organi[sz]e|cover)\b)(?!.*\b(?:must|essential|required|experience|degree|qualif\w+|licen[cs]e|ability|skills?)\b)/i,
  /^(?:in )?an? (?:typical|normal|usual|average) (?:day|week|month|shift)\b|^an? day in the life\b/i,
  /^(?:in return,? we (?:also )?(?:offer|provide|pay)|(?:your |our |the )?(?:benefits|perks) (?:include|are))\b(?!.*\b(?:(?:is|are) (?:essential|required)|must|candidates?|applicants?)\b)/i,
  /^you(?:['’]ll| will) (?:be responsible for\b|have (?:your own|an? caseload|goals|targets|full (?:responsibility|ownership)|the (?:chance|opportunity))\b)/i,
  /^(?:your )?(?:cvs?|resum[eé]s?) (?:to|by|with)\b|^overtime (?:is )?available\b|^ctc\b/i,
  /^(?:escríbenos|env[ií]anos|m[aá]ndanos|adjunta|env[ií]e|inscríbete)(?!\p{L})/iu,
  /^we (?:offer|pay)\b(?!.*\b(?:must|essential|required|if you|candidates?|applicants?)\b)|^(?:pay|salary|wages|compensation|remuneration) (?:is|are|depends?|ranges?|will|from|up to)\b/i,
  /^(?:personal|others?|general|physical(?: ?\/ ?other)?)\W*$|^this is an? (?:full|part)[- ]time\b(?!.*\b(?:must|requir\p{L}+|for (?:an?|someone))\b)/iu,
  /^(?:please )?(?:attach|enclose|upload|include|submit) (?:an? |your |the )?(?:cv|resum[eé]|cover|letter|portfolio|references)\b|^please address the\b/i,
  /^(?:immediate start|required for \p{Lu}\p{Ll}+|das wäre ein plus|start(?:ing)? date\b.*|[\p{L}' .,&-]{3,60} [–-] required for \p{Lu}\p{Ll}+)\W*$/iu,
  /^interviews? (?:in|on|w\/?c|week)\b|^(?:job )?location ?:(?!.*\b(?:must|live|living|commut\w*|relocat\w*|work from)\b)/i,
  /^applications from (?!.*\b(?:with|who)\b)[^.;]{2,60} (?:are )?(?:also |warmly )?welcome\b|^(?:new )?grads (?:are )?welcome\b/i,
  /^(?:then )?(?:give|drop|send|shoot) (?:us|me) an? (?:bell|call|ring|line|e-?mail|message|text|shout)\b/i,
  /^(?:interested|please|apply|to apply|call|phone|ring|e-?mail|send|contact)\b.{0,80}(?:@|\b(?:cvs?|resum[eé]s?)\b|\d{5})/i,
)

/** Whether a unit is only the job title, perhaps with a place, and not a requirement. */
function isTitle({ text, line }: JobUnit, title: Passage | null): boolean {
  if (title === null || line !== title.line || !text.startsWith(title.text)) return false
  if (/^ (?:wanted|needed|required|sought|gesucht)\W*$/i.test(text.slice(title.text.length))) return true
  return !DEMANDING.test(text) && text.length < 2 * title.text.length + 20
}

/** Invitations to further groups, and help for candidates who lack something: not requirements, even in a list. */
const FOR_ALL = anyOf(
  /^(?!.*\b(?:with|who|experience)\b)(?:[\p{L}’'-]+,? ){0,4}(?:graduates?|grads?|beginners?|starters|students?|returners|changers?|leavers?|trainees|apprentices|applicants|applications|newcomers|retirees|everyone|everybody|anyone)(?: (?:are|is))?(?: (?:also|always|very|warmly|most|equally))? welcome(?: to apply| too)?\W*$/iu,
  /^we(?: can| will|['’]ll| could| would) (?:also |gladly |happily )?(?:help|train|teach|show|pay|support|fund|provide|give|cover|sponsor|arrange)\b/i,
  /^(?:bitte )?(?:ihre |deine |die |schriftliche |vollständige |aussagekräftige |online-?)*bewerbung(?:en|sunterlagen)?(?: (?:bitte|nur|per|mit|an|unter|inkl(?:usive|\.)?|samt|richten|senden|schicken))+(?!\p{L})/iu,
  /\b[A-Z] ?= ?(?:essential|desirable|application|interview|certificate|test|assessment|presentation|reference)\b/iu,
  /^(?:gerne? )?(?:auch )?(?:wieder|quer|berufs)einsteiger\p{L}*(?:\/\p{L}+)?(?: (?:sind )?willkommen)?\W*$/iu,
  /^(?:schick|sende?|ruf|melde?) (?:uns|dich|an)(?!\p{L})|^(?:wenn|falls) .{0,80}\bschulen wir\b|^no (?:agencies|recruiters)\W*$/iu,
  /^bitte (?:bewerben|senden|schicken|richten|melden)(?!\p{L})/iu,
)

/** Pay, hours, benefits and how to apply often follow the requirements without a heading; they are not requirements. */
function isOffer({ text, part, isPoint }: JobUnit): boolean {
  if (FOR_ALL.test(text)) return true
  if (isPoint) return false
  if (NEVER_ASKED.test(text) || (LABELLED.test(text) && !DEMANDING.test(text) && !isDuty(text))) return true
  if (isDuty(text) || part === 'tasks' || DEMANDING.test(text) || ABOUT_READER.test(text) || degreesIn(text).length > 0) return false
  if ((part === 'must' || part === 'nice') && /\bshifts?\b/i.test(text) && !/[£$€₹]/.test(text)) return false
  const lines = [text]
  if (/\b(?:administration|enrollment|enrolment|administering)\b/i.test(text)) return false
  const isPaid = PAYING.test(text) && (part !== 'intro' || /[£$€₹]/.test(text)) && salaryIn(lines)?.hasAmount === true
  return (
    OFFERING.test(text) ||
    OFFERING_ELSEWHERE.test(text) ||
    isPaid ||
    benefitsIn(lines).length > 0 ||
    nextStepsIn(lines) !== null ||
    equalOpportunityIn(lines) !== null
  )
}

/** Whether a sentence contains something recognized as a job requirement. */
function isRecognised({ wants }: Demand): boolean {
  return wants.some((want) => want.by !== 'words' && !(want.by === 'skill' && want.kind === 'soft'))
}

/** A skill counts where it is first requested. A repetition keeps its line if the line has no other requirement. */
function withoutRepeats(demands: readonly Demand[], before: readonly Demand[] = []): Demand[] {
  const named = new Set(before.flatMap(namesOf))
  const said = new Set(before.map(saying))
  const lines = new Set(before.map(({ line }) => line))
  const kept: Demand[] = []
  for (const demand of demands) {
    const isKnown = isListed(demand) && namesOf(demand).some((name) => named.has(name)) && said.has(saying(demand))
    const isAlone =
      !lines.has(demand.line) &&
      demands.filter(({ line }) => line === demand.line).every((other) => namesOf(other).some((name) => named.has(name)))
    if (isKnown && !isAlone) continue
    for (const name of namesOf(demand)) named.add(name)
    said.add(saying(demand))
    lines.add(demand.line)
    kept.push(demand)
  }
  return kept
}

/** The content words of a requirement: "SwiftUI" is not "Swift", although both are one skill in the list. */
function saying({ asked, language }: Demand): string {
  return [...new Set(contentWords(asked, language).map(({ stem }) => stem))].sort().join(' ')
}

function namesOf({ skill, alternatives }: Demand): string[] {
  return [skill, ...alternatives]
}

function yearsIn(units: readonly JobUnit[]): Job['years'] {
  const found = units.flatMap(({ text, line, asks, part }) => {
    const least = asks === 'must' || (asks === 'mentioned' && part !== 'about') ? yearsAsked(text) : null
    return least === null ? [] : [{ text, line, least }]
  })
  return found.reduce<Job['years']>((most, one) => (most && most.least >= one.least ? most : one), null)
}

const SCHOOL = /\b(?:school|a[- ]levels?|gcses?|ged|abitur|baccalaureate|bachillerato)\b/i

/** If a sentence names several levels, the lowest is enough. */
function degreeIn(units: readonly JobUnit[], isMust: boolean): DegreeAsked | null {
  for (const { text, line } of units) {
    const [level] = degreesIn(text)
    // A trade certificate does not count as a school certificate.
    if (level === 'school' && !SCHOOL.test(text)) continue
    if (level) return { level, subject: degreeSubject(text), isMust, text, line }
  }
  return null
}
