import type { Job } from './Job.ts'
import { anyOf, latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'
import { passage } from './passage.ts'

const CURRENCY = '(?:[$€£₹]|\\b(?:USD|EUR|GBP|CHF|INR|AUD|CAD|SGD|AED|PLN|SEK|NOK|DKK|NZD|ZAR|Rs\\.?|MXN|BRL|R\\$))'
// With bounded length, and never from the middle of a number, so that a page of digits is matched in linear time.
const AMOUNT =
  "(?<!\\d)(?:\\d{1,3}(?:[ '’.,\u00a0\u202f]\\d{3}){1,4}(?:[.,](?:\\d{1,2}|[-–—]))?|\\d{1,12}(?:[.,]\\d{1,2})?)(?!\\d)(?:\\s?(?:[kK](?:\\b|(?=€))|lakhs?|LPA|lpa))?"
/** Words for pay periods, and for before or after tax, in all supported languages. */
const STRETCH =
  'year|annum|month|hour|hr|h|week|day|shift|Stunde|Std\\.?|Monat|Jahr|Tag|heure|mois|jour|an|hora|mes|m[êe]s|a[ñn]o|d[íi]a|ano|dia'
const PERIOD = [
  'p\\.?\\s?[ah]\\b\\.?|p\\/[ahm]\\b|b\\/a\\b|LPA|lpa',
  `(?:\\bper|\\ba|\\ban|\\beach|\\bpro|\\bim|\\bje|\\bpar|\\bal|\\bpor|\\bde l['’]|\\/)\\s?(?:${STRETCH})(?!\\p{L})`,
  '(?:brutt?o|brut[eos]*|netto|nets?|netos?|gross|annually|monthly|hourly|weekly|yearly)(?!\\p{L})',
  '(?:monatlich|jährlich|stündlich|mensuels?|annuels?|mensuales|anuales|mensais|anuais|mensual|anual|mensuel|annuel)(?!\\p{L})',
].join('|')
const PERIODS = `(?:[ /]{0,2}(?:${PERIOD})){0,3}`
const TO = "(?:\\s?[-–—/]\\s?|\\s(?:to|bis|à|a|y|et|und|and|e|hasta|jusqu[’']à|rising to|up to)\\s)"
const NAME = '(?:pounds|euros?|Euros?|dollars|TEUR|T€|francs)'
const AFTER = `(?:${CURRENCY}(?!\\s?\\d)|${NAME}(?!\\p{L}))`
const RANGE = `${CURRENCY}\\s?${AMOUNT}(?:${TO}${CURRENCY}?\\s?${AMOUNT}(?:\\s?${AFTER})?)?${PERIODS}`
const RANGE_OF_NAME = `(?:${AMOUNT}\\s?${AFTER}?${TO})?${AMOUNT}\\s?(?:thousand |mil )?${AFTER}${PERIODS}`
const RANGE_OF_PERIOD = `(?:${AMOUNT}${TO})?${AMOUNT}\\s?(?:${PERIOD})${PERIODS}`
/** Thousands without a currency: "35-40k". */
const THOUSANDS = `(?<![\\d.,-])\\d{2,3}(?:${TO}\\d{2,3})?\\s?[kK]\\b${PERIODS}`
/** In order of precedence: amounts with a currency, amounts with a period, bare thousands. */
const SALARIES = [`${RANGE}|${RANGE_OF_NAME}`, RANGE_OF_PERIOD, THOUSANDS].map((pattern) => latinPattern(pattern, 'u'))
const PAY = anyOf(
  /\b(?:salary|pay|paid|wages?|compensation|remuneration|rate|earn|ote|package|per (?:hour|year|annum|month))\b/i,
  /gehalt|vergütung|lohn|entgelt|\bsalaires?\b|rémunération|fourchette|\bsalarios?\b|\bsalarial\b|retribución|sueldo|\bbrutt?os?\b|\bbruts?\b/i,
  /\b(?:an hour|a year|annum|gross|p\.?a\.?|\/hour|LPA)\b/i,
)
const MONEY_ELSE = anyOf(
  /\b(?:revenue|turnover|budgets?|bids?|grants?|funding|raised|investment|portfolio|sales of|market|assets|umsatz|facturación)\b/i,
  /\b(?:million|bn|billion|projects? (?:worth|up to)|voucher)\b|chiffre d['’]affaires/i,
)
const GOOD = '(?:competitive|attractive|good|great|market[- ]rate|excellent)'
const REWARD = '(?:salary|pay|compensation|package|remuneration|wage)'
const PAY_WORDS = anyOf(
  new RegExp(`\\b${GOOD} ${REWARD}\\b|\\b${REWARD}(?: is|:)? competitive\\b`, 'iu'),
  /\bsalary (?:is )?(?:negotiable|depending|commensurate|based|according)|\bpay (?:depends|according)/,
  /(?:leistungsgerechte|attraktive|faire|angemessene|übertarifliche|überdurchschnittliche)[snr]? (?:vergütung|gehalt|bezahlung|lohn|entlohnung)/,
  /(?:gehalt|vergütung|lohn) nach (?:vereinbarung|absprache)|(?:salaire|rémunération) (?:à négocier|attracti(?:f|ve)|selon (?:profil|expérience))/,
  /(?:salario|retribución|sueldo) (?:a convenir|competitivo|según (?:valía|experiencia))|salário (?:a combinar|compatível)/,
)

/** Pay according to a scale or a collective agreement. */
const PAY_SCALES = anyOf(
  /(?:(?:\b(?:entgelt|vergütungs)gruppe )?(?:\b(?:EG|E|S|P|KR) ?)?(?<!\d)\d{1,2} ?[a-z]?,? (?:(?:nach|gemäß|des|im) )?)?\bTV(?:öD|-L|L|-H|V)\b(?:-[BEFKPSV]\p{L}{0,3}\b| SuE\b)?/iu,
  /\b(?:entgelt|vergütungs|besoldungs)gruppe [a-z]{0,2} ?\d{1,2} ?[a-z]?\b|\bTarif(?:vertrag|lohn|gehalt)?\b/,
  /\b(?:national )?(?:minimum|living) wage\b|\bSMIC\b|\bconvention collective\b|\bgrille indiciaire\b|\bsegún convenio\b|\bsalario mínimo\b/,
  /\b(?:MPS\/UPS|MPS|UPS|NJC|AfC|Agenda for Change)\b|\bcollective (?:bargaining )?agreement\b|\bpay (?:scale|grade|band)\b/,
  /(?:^|[,(|–—] ?)band \d[a-d]?\b|\bSCP \d{1,2}\b|\bGS-\d{1,2}\b/,
)

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}

/** Pay as written: an amount or a range, or wording such as "competitive salary". */
export function salaryIn(lines: readonly string[]): Job['salary'] {
  const said = lines.flatMap((whole, line) => whole.split(/(?<=[\p{L})]\.)\s+(?=\p{Lu})/u).map((text) => ({ text, line })))
  const amounts = said.flatMap(({ text, line }) => {
    const found = firstOf(SALARIES, text)
    const isAmount = found !== null && (/\d{2}/.test(found[0]) || /LPA|lakh/i.test(found[0]))
    return isAmount && (PAY.test(text) || !MONEY_ELSE.test(text)) && !/^\d[\d., ]*\s?(?:days?|hours?)/.test(found[0])
      ? [{ text: found[0].trim(), line, hasAmount: true, isPay: PAY.test(text) }]
      : []
  })
  const best = amounts.find(({ isPay }) => isPay) ?? amounts[0]
  if (best) return { text: best.text, line: best.line, hasAmount: true }
  const words = passage(lines, PAY_WORDS) ?? passage(lines, PAY_SCALES)
  return words && { ...words, hasAmount: false }
}
