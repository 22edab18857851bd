import type { Passage } from './Job.ts'
import { anyOf } from '#src/tools/text/patterns.ts'
import { passage } from './passage.ts'

const HOURS = anyOf(
  /\b(?:full|part)[- ]time\b|\b\d{1,2}(?:[.,]\d)?\+?\s?(?:h|hrs?|hours?)\b(?:\s?(?:\/|per|a|each)\s?(?:week|day))?/i,
  /\b(?:night|day|early|late|rotating|weekend|evening|split)?\s?shifts?\b/i,
  /\bflexi?(?:ble)? (?:working )?(?:hours|time)\b|\bflexitime\b|\bmon(?:day)?\s?(?:-|–|to)\s?(?:fri|sat|thu)/i,
  /\bweekends?\b|\bworking hours\b|(?<=\()(?:[a-z]+ )?(?:nights?|days?|mornings?|afternoons?|evenings?)(?=\))/i,
  /\b(?:[1-7]|one|two|three|four|five|six|seven) (?:(?:long|short|full|half) )?(?:days?|nights?|mornings?|afternoons?|evenings?) (?:a|per|each|every) (?:week|fortnight|month)\b/i,
  /(?<![\d.,:£$€])\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:-|–|to|until|till) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b/i,
)

/** Full time or part time, hours or shifts. */
export function hoursIn(lines: readonly string[]): Passage | null {
  return passage(lines, HOURS)
}

const BENEFITS = [
  anyOf(
    /\b(?:paid (?:time off|leave|holiday|vacation))\b/i,
    /\b(?:(?:days?|weeks?) (?:of )?(?:paid )?(?:annual leave|holidays?|vacation|leave))\b/i,
    /\b(?:holiday (?:allowance|entitlement)|PTO|annual leave|\d+ (?:vacation|holiday) days)\b/i,
  ),
  /\b(?:health|medical|private health|life|accident) (?:insurance|cover|plan|care)|health, dental\b|\bprivate healthcare\b/i,
  /\bdental\b(?! (?:practice|nurse|assistant|hygien|clinic|surgery|office|patients))/i,
  /\b(?:pension|401\(?k\)?|retirement (?:plan|savings)|superannuation|provident fund)/i,
  /\b(?:annual |performance |yearly |quarterly )?bonus(?:es)?\b(?! (?:points|if|skills))|\bcommission\b|\bprofit[- ]shar/i,
  /\b(?:stock options|equity|shares in|employee shares|share scheme)\b/i,
  anyOf(
    /\b(?:training|learning|development|conference|education) (?:budget|allowance|days|programme|program)\b/i,
    /\bpaid (?:training|courses)\b|\bstudy leave\b/i,
  ),
  /\b(?:parental|maternity|paternity|family) (?:leave|pay)\b/i,
  /\b(?:gym|fitness|sports?) (?:membership|pass|allowance|subsidy)\b|\bon-?site gym\b/i,
  anyOf(
    /\b(?:free|subsidi[sz]ed|paid) (?:meals?|lunch(?:es)?|food|canteen|breakfast|parking|uniform)\b/i,
    /\bmeal (?:vouchers?|allowance)\b|\bcanteen\b|\bstaff meals?\b/i,
  ),
  anyOf(
    /\b(?:travel|transport|commut\w*|job|public transport) (?:pass|ticket|allowance|card)\b/i,
    /\bbike (?:lease|leasing|scheme)\b|\bcycle to work\b|\bcompany (?:car|bike|van|phone|laptop)\b/i,
  ),
  /\bchildcare\b|\bnursery\b(?! (?:nurse|teacher|manager|assistant))/i,
  /\bsick (?:pay|leave)\b/i,
  /\bflexible (?:working )?hours\b|\bflexitime\b|\bflexible working\b/i,
  /\b(?:staff|employee|store) discounts?\b|\bdiscounts? (?:on|for)\b/i,
  /\brelocation (?:support|package|allowance|help)\b|\bvisa (?:sponsorship|support)\b/i,
]

/** What says before a benefit, in the same clause, that there is none: "No visa sponsorship", "we cannot offer relocation support". */
const NONE = /(?:\b(?:no|not|never|without|cannot|unable|neither|nor)\b|n['’]t\b)[^.,;:!?]{0,60}$/i
/** The same behind it. */
const NOT_GIVEN =
  /^[^.,;:!?]{0,30}(?:\b(?:is|are) not|\b(?:is|are|ca)n['’]t|\bnot|\bcannot be) (?:offered|available|provided|possible|included|given)\b/i

/** The benefits named, one passage per kind; what the advert says it does not give is none. */
export function benefitsIn(lines: readonly string[]): Passage[] {
  const isDenied = (line: string, start: number, end: number) => NONE.test(line.slice(0, start)) || NOT_GIVEN.test(line.slice(end))
  return BENEFITS.flatMap((kind) => passage(lines, kind, isDenied) ?? [])
}

const NEXT = anyOf(
  /\b(?:how to apply|to apply|apply (?:by|at|via|with|now|here|through|online|in|before|today|until))\b/i,
  /\b(?:send (?:us )?(?:your|a|an) (?:cv|resume|résumé|application|letter|short))\b/i,
  /\b(?:(?:first|phone|video|short|two|three|one|second|trial) (?:interviews?|calls?|shift|day))\b/i,
  /\b(?:we (?:will |['’]ll )?(?:reply|answer|respond|get back|contact|call|invite)|hear (?:back )?from us)\b/i,
  /\b(?:closing date|deadline|what happens next|hiring process|interview process|call us|write to us)\b/i,
)

/** How to apply, or what happens next. */
export function nextStepsIn(lines: readonly string[]): Passage | null {
  return passage(lines, NEXT) ?? passage(lines, /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]+/)
}

const EQUAL = anyOf(
  /\bequal[- ]opportunit|\bequal employment\b|\bregardless of\b|\bwithout regard to\b/i,
  /\bwe welcome (?:applications|applicants|people|everyone|candidates)\b|\b(?:all|different|every) backgrounds?\b/i,
  /\breasonable (?:adjustments?|accommodations?)\b|\beverybody is welcome\b|\bdiscriminat/i,
)

/** The equal opportunity statement. */
export function equalOpportunityIn(lines: readonly string[]): Passage | null {
  return passage(lines, EQUAL)
}
