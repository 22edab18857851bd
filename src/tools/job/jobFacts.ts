import type { Job, Passage } from './Job.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'

const CURRENCY = '(?:[$€£₹]|\\b(?:USD|EUR|GBP|CHF|INR|AUD|CAD|SGD|AED|PLN|SEK|NOK|DKK|NZD|ZAR|Rs\\.?))'
// Of bounded length, and never from the middle of a figure: a page of digits is passed in one go.
const AMOUNT =
  "(?<!\\d)(?:\\d{1,3}(?:[ '.,\u00a0\u202f]\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?)(?![\\d])\\s?(?:[kK]\\b|lakhs?|LPA|lpa)?"
const PERIOD = '(?:per|a|an|each|\\/)\\s?(?:year|annum|month|hour|hr|week|day|shift)|p\\.?\\s?a\\.?|annually|gross|brutto|LPA|lpa'
const RANGE = `${CURRENCY}\\s?${AMOUNT}(?:\\s?(?:-|–|—|to|and)\\s?${CURRENCY}?\\s?${AMOUNT})?(?:\\s?(?:${PERIOD}))?`
const RANGE_OF_PERIOD = `(?:${AMOUNT}\\s?(?:-|–|—|to)\\s?)?${AMOUNT}\\s?(?:${CURRENCY}|(?:${PERIOD}))`
const SALARY = new RegExp(`${RANGE}|${RANGE_OF_PERIOD}`)
const PAY = anyOf(
  /\b(?:salary|pay|paid|wage|compensation|remuneration|rate|earn|ote|package|per (?:hour|year|annum|month))\b/i,
  /\b(?:an hour|a year|annum|gross|p\.?a\.?|\/hour|LPA)\b/i,
)
const MONEY_ELSE = anyOf(
  /\b(?:revenue|turnover|budgets? of|of budget|funding|raised|investment|portfolio|sales of|market|assets)\b/i,
  /\b(?:million|bn|billion|projects? (?:worth|up to)|voucher)\b/i,
)
const PAY_WORDS = anyOf(
  /\b(?:competitive|attractive|good|great|market[- ]rate) (?:salary|pay|compensation|package|remuneration|wage)\b/i,
  /\b(?:excellent) (?:salary|pay|compensation|package|remuneration|wage)\b/i,
  /\bsalary (?:is )?(?:negotiable|depending|commensurate|based|according)|\bpay (?:depends|according)/i,
)

/** Pay as written: an amount or a range, or just wording such as "competitive salary". */
export function salaryIn(lines: readonly string[]): Job['salary'] {
  const amounts = lines.flatMap((text, line) => {
    const found = SALARY.exec(text)
    return found && (PAY.test(text) || !MONEY_ELSE.test(text)) && /\d{2}/.test(found[0]) && !/^\d[\d., ]*\s?(?:days?|hours?)/.test(found[0])
      ? [{ text: found[0].trim(), line, hasAmount: true }]
      : []
  })
  const best = amounts.find(({ line }) => PAY.test(lines[line]!)) ?? amounts[0]
  if (best) return best
  const words = passage(lines, PAY_WORDS)
  return words && { ...words, hasAmount: false }
}

const LABELLED_PLACE =
  /(?:^|[|·•]\s*)(?:job |work )?(?:location|place(?: of work)?|based|site|where|office|city)\s*[:–-]\s*([^|·•\n]{2,60})/i
const NAMED_PLACE = inTurn(
  /\b/u,
  anyOf(
    /based (?:in|at)|located (?:in|at)|join (?:us|our team) in|in (?=\p{Lu}[\p{L} ]{1,40} (?:office|city centre))/u,
    /(?:office|store|site|clinic|warehouse|workshop|restaurant|hotel|school|branch|headquarters|plant|factory)s? (?:in|near)/,
    /(?:kitchen|hospital|practice|studio)s? (?:in|near)/,
  ),
  /\s{0,3}((?:(?:central|north|south|east|west|greater|downtown) )?\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]+)*)/u,
)
const PLACE_LINE = inTurn(
  /^(?:[^\p{L}]*)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, (?:\p{Lu}[\p{L}.'’-]+|\p{Lu}{2})(?: \p{Lu}[\p{L}.'’-]+){0,2})/u,
  /(?=\s{0,3}(?:$|[|·•(–-]))/u,
)

/** The place of work: what a label names, else wording such as "based in Leeds", else a line near the top such as "Leeds, UK". */
export function placeIn(lines: readonly string[]): Passage | null {
  const inner = (found: RegExpExecArray | null, line: number) => (found ? { text: found[1]!.trim().replace(/[.,;]$/, ''), line } : null)
  const search = (pattern: RegExp, within: readonly string[]) =>
    within.reduce<Passage | null>((found, text, line) => found ?? inner(pattern.exec(text), line), null)
  return (
    search(LABELLED_PLACE, lines) ??
    search(NAMED_PLACE, lines) ??
    search(PLACE_LINE, lines.slice(0, 8)) ??
    search(/^[^|·•]+ [|·•] (\p{Lu}[\p{L}.'’-]+(?:,? \p{Lu}[\p{L}.'’-]+){0,3})/u, lines.slice(0, 4))
  )
}

const MODES: [NonNullable<Job['remote']>['mode'], RegExp, RegExp?][] = [
  ['onSite', /\b(?:no remote|not remote|remote (?:work )?is not)\b/i],
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
