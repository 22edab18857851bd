import type { Job, Passage } from './Job.ts'
import { anyOf } from '#src/tools/text/patterns.ts'

const CURRENCY = '(?:[$€£₹]|\\b(?:USD|EUR|GBP|CHF|INR|AUD|CAD|SGD|AED|PLN|SEK|NOK|DKK|NZD|ZAR|Rs\\.?))'
// Of bounded length, and never from the middle of a figure: a page of digits is passed in one go.
const AMOUNT =
  "(?<!\\d)(?:\\d{1,3}(?:[ '.,\u00a0\u202f]\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?)(?![\\d])\\s?(?:[kK]\\b|lakhs?|LPA|lpa)?"
const PERIOD =
  'p\\.?h\\b\\.?|(?:per|a|an|each|\\/)\\s?(?:year|annum|month|hour|hr|week|day|shift)|p\\.?\\s?a\\.?|annually|gross|brutto|LPA|lpa'
const RANGE = `${CURRENCY}\\s?${AMOUNT}(?:\\s?(?:-|–|—|to|and)\\s?${CURRENCY}?\\s?${AMOUNT})?(?:\\s?(?:${PERIOD}))?`
/** Thousands without a currency, and amounts with the name of one: "35-40k", "26 to 28 thousand pounds". */
const THOUSANDS = '(?<![\\d.,-])\\d{2,3}(?:\\s?(?:-|–|to)\\s?\\d{2,3})?\\s?[kK]\\b'
const NAMED_AMOUNT = `(?:${AMOUNT}\\s?(?:-|–|—|to|bis|à|a)\\s?)?${AMOUNT}\\s?(?:thousand )?(?:pounds|euros?|Euro|dollars)\\b`
const RANGE_OF_PERIOD = `(?:${AMOUNT}\\s?(?:-|–|—|to)\\s?)?${AMOUNT}\\s?(?:${CURRENCY}|(?:${PERIOD}))`
/** In the order in which they count: amounts with a sign, with a period, with the name of a currency, bare thousands. */
const SALARIES = [new RegExp(`${RANGE}|${RANGE_OF_PERIOD}`), new RegExp(NAMED_AMOUNT), new RegExp(THOUSANDS)]
const PAY = anyOf(
  /\b(?:salary|pay|paid|wage|compensation|remuneration|rate|earn|ote|package|per (?:hour|year|annum|month))\b/i,
  /gehalt|vergütung|lohn|\bsalaire\b|rémunération|\bsalario\b|\bsalarial\b|\bbrutt?os?\b|\bbrut\b/i,
  /\b(?:an hour|a year|annum|gross|p\.?a\.?|\/hour|LPA)\b/i,
)
const MONEY_ELSE = anyOf(
  /\b(?:revenue|turnover|budgets?|bids?|grants?|funding|raised|investment|portfolio|sales of|market|assets)\b/i,
  /\b(?:million|bn|billion|projects? (?:worth|up to)|voucher)\b/i,
)
const PAY_WORDS = anyOf(
  /\b(?:competitive|attractive|good|great|market[- ]rate) (?:salary|pay|compensation|package|remuneration|wage)\b/i,
  /\b(?:excellent) (?:salary|pay|compensation|package|remuneration|wage)\b/i,
  /\bsalary (?:is )?(?:negotiable|depending|commensurate|based|according)|\bpay (?:depends|according)/i,
)

/** Pay by a scale or an agreement. */
const PAY_SCALES = anyOf(
  /\b(?:national )?(?:minimum|living) wage\b|\bTV(?:öD|-L|L)\b|\bTarif(?:vertrag|lohn|gehalt)?\b|\bconvention collective\b|\bsegún convenio\b/i,
  /\b(?:MPS\/UPS|MPS|UPS|NJC|AfC)\b|\bcollective (?:bargaining )?agreement\b|\bpay (?:scale|grade|band)\b/i,
)

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}

/** Pay as written: an amount or a range, or just wording such as "competitive salary". */
export function salaryIn(lines: readonly string[]): Job['salary'] {
  const said = lines.flatMap((whole, line) => whole.split(/(?<=[\p{L})]\.)\s+(?=\p{Lu})/u).map((text) => ({ text, line })))
  const amounts = said.flatMap(({ text, line }) => {
    const found = firstOf(SALARIES, text)
    return found && (PAY.test(text) || !MONEY_ELSE.test(text)) && /\d{2}/.test(found[0]) && !/^\d[\d., ]*\s?(?:days?|hours?)/.test(found[0])
      ? [{ text: found[0].trim(), line, hasAmount: true, isPay: PAY.test(text) }]
      : []
  })
  const best = amounts.find(({ isPay }) => isPay) ?? amounts[0]
  if (best) return { text: best.text, line: best.line, hasAmount: true }
  const words = passage(lines, PAY_WORDS) ?? passage(lines, PAY_SCALES)
  return words && { ...words, hasAmount: false }
}

const MODES: [NonNullable<Job['remote']>['mode'], RegExp, RegExp?][] = [
  ['onSite', /\b(?:no remote|not (?:an? )?remote|remote (?:work )?is not)\b/i],
  [
    'hybrid',
    anyOf(
      /\bhybrid\b(?! (?:car|vehicle|cloud|engine|app))/i,
      /\b(?:one|two|three|four|\d)(?: or \w+| to \w+)? days? (?:a|per|each) week (?:from|at|in) (?:home|the office)/i,
      /\b(?:remote|home)[- ]?(?:office )?days\b|\bdays from home\b/i,
    ),
  ],
  [
    'remote',
    /\b(?:fully |100% )?remote(?:ly)?\b|\bwork(?:ing)? from (?:home|anywhere)\b|\bhome[- ]office\b|\btelecommut/i,
    /\bremote (?:sensing|control|monitoring|areas?|sites?|desktop|access|server|teams? abroad)/i,
  ],
  [
    'onSite',
    anyOf(
      /\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b/i,
      /\bat (?:our|the) (?:office|site|store|clinic|warehouse|workshop|restaurant|hospital|school)\b/i,
    ),
    /\bon-?site (?:gym|parking|canteen|childcare|nursery)/i,
  ],
]

/** Whether the work is remote, hybrid or on site. */
export function remoteIn(lines: readonly string[]): Job['remote'] {
  for (const [mode, pattern, unless] of MODES) {
    const found = passage(lines, pattern, unless)
    if (found) return { ...found, mode }
  }
  return null
}

const HOURS = anyOf(
  /\b(?:full|part)[- ]time\b|\b\d{1,2}(?:[.,]\d)?\+?\s?(?:h|hrs?|hours?)\b(?:\s?(?:\/|per|a|each)\s?(?:week|day))?/i,
  /\b(?:night|day|early|late|rotating|weekend|evening|split)?\s?shifts?\b/i,
  /\bflexi?(?:ble)? (?:working )?(?:hours|time)\b|\bflexitime\b|\bmon(?:day)?\s?(?:-|–|to)\s?(?:fri|sat|thu)/i,
  /\bweekends?\b|\bworking hours\b/i,
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

/** The benefits named, one passage per kind. */
export function benefitsIn(lines: readonly string[]): Passage[] {
  return BENEFITS.flatMap((kind) => passage(lines, kind) ?? [])
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

/** The first match of a pattern, with its line; lines that match `unless` are skipped. */
function passage(lines: readonly string[], pattern: RegExp, unless?: RegExp): Passage | null {
  for (const [line, content] of lines.entries()) {
    const found = pattern.exec(content)
    if (found && !unless?.test(content)) return { text: found[0].trim(), line }
  }
  return null
}
