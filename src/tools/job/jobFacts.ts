import places from '#src/tools/data/places.json'
import towns from '#src/tools/data/towns.json'
import type { Job, Passage } from './Job.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'

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
const SALARY = new RegExp(`${RANGE}|${RANGE_OF_PERIOD}|${NAMED_AMOUNT}|${THOUSANDS}`)
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
  /\b(?:national )?(?:minimum|living) wage\b|\bTV(?:öD|-L|L)\b[^,.;\n]{0,12}|\bTarif\w{0,20}|\bconvention collective\b|\bsegún convenio\b/i,
  /\b(?:MPS|UPS|NJC|AfC)\b(?:\/(?:MPS|UPS))?|\bcollective (?:bargaining )?agreement\b|\bpay (?:scale|grade|band)\b/i,
  /\bsalary (?:is )?(?:negotiable|depending|commensurate|based|according)|\bpay (?:depends|according)/i,
)

/** Pay as written: an amount or a range, or just wording such as "competitive salary". */
export function salaryIn(lines: readonly string[]): Job['salary'] {
  const said = lines.flatMap((whole, line) => whole.split(/(?<=[\p{L})]\.)\s+(?=\p{Lu})/u).map((text) => ({ text, line })))
  const amounts = said.flatMap(({ text, line }) => {
    const found = SALARY.exec(text)
    return found && (PAY.test(text) || !MONEY_ELSE.test(text)) && /\d{2}/.test(found[0]) && !/^\d[\d., ]*\s?(?:days?|hours?)/.test(found[0])
      ? [{ text: found[0].trim(), line, hasAmount: true, isPay: PAY.test(text) }]
      : []
  })
  const best = amounts.find(({ isPay }) => isPay) ?? amounts[0]
  if (best) return { text: best.text, line: best.line, hasAmount: true }
  const words = passage(lines, PAY_WORDS)
  return words && { ...words, hasAmount: false }
}

const LABELLED_PLACE =
  /(?:^|[|·•]\s*)(?:(?:job |work(?:ing)? )?(?:location|place(?: of work)?|based|base|site|where|(?:office|work) address|office|city|depot|branch|store)|standort|(?:arbeits|einsatz)?ort|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|localidad)\s*[:–-]\s*([^|·•(\n]{2,60})/iu
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

/** Words for how work is done, which a label such as "Location" may have instead of a place. */
const NO_PLACE =
  /^(?:fully |100% )?(?:remote|hybrid|on[- ]?site|home[- ]?office|anywhere|flexible|various|full[- ]time|part[- ]time|permanent|contract)\b/i
const IN_PLACE =
  /\b(?:in|near|at our)\s{1,2}(?:the )?(?:(?:central|north|south|east|west|greater|downtown) )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)/gu
const SOUGHT_IN =
  /\b(?:wanted|needed|sought|school|college|kitchen|hotel|team|company|firm|bakery|garage|salon|charity|farm|surgery|bar|shop|pub)\b[^.]{0,40} in (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})/u
const PLACE_NAME = /^\p{Lu}[\p{L}.'’-]+(?: (?:(?:on|upon|am|an|der|de|of|the|la|le) )?\p{Lu}[\p{L}.'’-]+){0,2}(?: city centre)?$/u
const OF_TITLE =
  /\b(?:team|department|support|sales|marketing|finance|manager|engineer(?:ing)?|officer|assistant|services?|operations|ward|nights?|days?|shifts?|logistics|highways|care|data|digital|retail|people|level|grade|band|m|f|d|w|ltd|limited|inc|llp|gmbh|plc|group|bonus|benefits)\b/i
const KNOWN = new Set([...places.cities, ...towns, ...places.regions, ...places.countries])
const CODES = new Set(places.codes)
const TOWNS = new Set([...places.cities, ...towns])
/** Regions and countries, which name a place of work only where nothing smaller does. */
const WIDE = new Set([...places.regions, ...places.countries])
/** "Our York store", "covering Devon", "visits around Bath". */
const OWN_PLACE =
  /(?:\bour |\bcovering |\baround |\bacross (?:greater )?|\bfrom (?=\p{Lu}\p{L}+ (?:station|town centre|city centre)))(\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]{2,})?)(?= (?:office|store|shop|branch|depot|site|and|station|town|city)|[,.]|$)/u

/**
 * The place of work: what a label names, else wording such as "based in Leeds", else a known place at a joint of a line near the top
 * ("Analyst, Leeds, hybrid"), else a line there such as "Halden, Norway".
 */
export function placeIn(lines: readonly string[]): Passage | null {
  const inner = (found: RegExpExecArray | null, line: number) => {
    const text = found?.[1]!.trim().replace(/[.,;]$/, '') ?? ''
    return text === '' || NO_PLACE.test(text) ? null : { text, line }
  }
  const search = (pattern: RegExp, within: readonly string[]) =>
    within.reduce<Passage | null>((found, text, line) => found ?? inner(pattern.exec(text), line), null)
  return (
    search(LABELLED_PLACE, lines) ??
    search(NAMED_PLACE, lines) ??
    withCode(lines) ??
    knownPlace(lines.slice(0, 10), false) ??
    placeLine(lines.slice(0, 8)) ??
    inKnownPlace(lines, false) ??
    search(OWN_PLACE, lines) ??
    anyTown(lines) ??
    knownPlace(lines.slice(0, 10), true) ??
    inKnownPlace(lines, true) ??
    search(SOUGHT_IN, lines.slice(0, 6)) ??
    besideTitle(lines.slice(0, 4))
  )
}

/** A place with its postcode, British or German: "Northampton NN4", "70173 Stuttgart". */
const WITH_CODE = anyOf(
  /\b(\p{Lu}[\p{L}'’-]+(?: (?:of |upon |on )?\p{Lu}[\p{L}'’-]+){0,2}),? (?=\p{Lu}{1,2}\d{1,2}\p{Lu}?(?: \d\p{Lu}{2})?(?:$|[\s,.|)]))/u,
  /(?<![\d\p{L}])\d{5} (\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)(?=$|[\s,.|)])/u,
)

function withCode(lines: readonly string[]): Passage | null {
  for (const [line, text] of lines.entries()) {
    const found = WITH_CODE.exec(text)
    const name = found?.[1] ?? found?.[2]
    if (name && !OF_TITLE.test(name)) return { text: name, line }
  }
  return null
}

/** A town that is known, wherever it stands, near the top first; it must not be a part of another name. */
function anyTown(lines: readonly string[]): Passage | null {
  for (const [line, text] of lines.entries())
    for (const found of text
      .slice(0, 300)
      .matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}'’]+(?:[ -](?:upon |on |under |in |de )?\p{Lu}[\p{L}'’]+){0,2}/gu)) {
      const words = found[0].split(/[ -]/)
      const name = [found[0], words.slice(-2).join(' '), words.slice(0, 2).join(' '), words.at(-1)!, words[0]!].find((one) =>
        TOWNS.has(one.toLowerCase()),
      )
      if (name) return { text: name, line }
    }
  return null
}

/** A known place after "in" or "near", anywhere; countries and regions only where nothing smaller is named. */
function inKnownPlace(lines: readonly string[], withCountries: boolean): Passage | null {
  for (const [line, text] of lines.entries())
    for (const found of text.matchAll(IN_PLACE)) {
      const name = found[1]!
      if (!withCountries && WIDE.has(name.split(' ')[0]!.toLowerCase())) continue
      if (isKnownPlace(name)) return { text: bare(name), line }
      const first = name.split(' ')[0]!
      if (isKnownPlace(first)) return { text: bare(first), line }
    }
  return null
}

/** What stands beside the title, after a bar or a dash, when it is written like a name and is no word of a title. */
function besideTitle(lines: readonly string[]): Passage | null {
  for (const [line, content] of lines.entries()) {
    const [, ...others] = content.slice(0, 300).split(/(?<!\s)\s+[|·•–—-]\s+/)
    const text = others
      .map((part) => part.trim().replace(/[.,;]$/, ''))
      .find((part) => PLACE_NAME.test(part) && !NO_PLACE.test(part) && !OF_TITLE.test(part))
    if (text) return { text, line }
  }
  return null
}

/** A known place that stands alone between commas or other joints, with the region after it. */
function knownPlace(lines: readonly string[], withCountries: boolean): Passage | null {
  for (const [line, text] of lines.entries()) {
    const parts = text.slice(0, 300).split(/(?<!\s)\s*(?:[,|·•()]|\s[–—-]\s)\s*/)
    const at = parts.findIndex((part) => isKnownPlace(part) && (withCountries || !WIDE.has(bare(part).toLowerCase())))
    if (at < 0) continue
    const next = parts[at + 1] ?? ''
    const place = bare(parts[at]!)
    return { text: isKnownPlace(next) || CODES.has(bare(next)) ? `${place}, ${bare(next)}` : place, line }
  }
  return null
}

/** A line that is a place and its region, where nothing else names one: the region must be known. */
function placeLine(lines: readonly string[]): Passage | null {
  for (const [line, content] of lines.entries()) {
    const text = PLACE_LINE.exec(content)?.[1]
    const region = text?.split(', ').at(-1) ?? ''
    if (text && (isKnownPlace(region) || CODES.has(region))) return { text, line }
  }
  return null
}

function isKnownPlace(text: string): boolean {
  const plain = bare(text).replace(/^(?:central|north|south|east|west|greater|downtown) /i, '')
  return /^\p{Lu}/u.test(plain) && KNOWN.has(plain.toLowerCase())
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/^[–—-]\s*/, '')
    .replace(/[.:;]$/, '')
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
