const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]
const YEARS = new RegExp(
  `(?<![\\d.,$€£])(\\d{1,2}|${NUMBERS.join('|')})(?:\\s*\\(\\d{1,2}\\))?\\s*\\+?\\s*(?:(?:-|–|to|or)\\s*\\d{1,2}\\s*\\+?\\s*)?(?:or more |plus |full )?(?:years?|yrs?)\\b['’]?`,
  'gi',
)
const OTHER =
  /\b(?:ago|old|of age|contract|warranty|founded|anniversary|in business|on the market|our history|family[- ]run|for (?:over|more than|nearly|almost) \w+ years|limited to|fixed[- ]term)\b|\bwe (?:have|are)\b|\bour \w+ years/i

/**
 * The most years of experience that a sentence asks for; of a range the lower end. Null when its years are about something else, or there
 * are none.
 */
export function yearsAsked(sentence: string): number | null {
  if (OTHER.test(sentence)) return null
  const found = Array.from(sentence.matchAll(YEARS), ([, number]) =>
    /\d/.test(number!) ? Number(number) : NUMBERS.indexOf(number!.toLowerCase()) + 1,
  ).filter((years) => years > 0 && years < 30)
  return found.length === 0 ? null : Math.max(...found)
}
