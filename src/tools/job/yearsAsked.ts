import { anyOf } from '#src/tools/text/patterns.ts'

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
const COUNT = '(?<![\\d.,$€£])(\\d{1,2}|' + NUMBERS.join('|') + ')(?:\\s*\\(\\d{1,2}\\))?\\s*\\+?\\s*'
const UP_TO = '(?:(?:-|–|to|or)\\s*\\d{1,2}\\s*\\+?\\s*)?(?:or more |plus |full )?'
const YEARS = new RegExp(COUNT + UP_TO + "(?:years?|yrs?)\\b['’]?", 'gi')
const OTHER = anyOf(
  /\b(?:ago|old|of age|contract|warranty|founded|anniversary|in business|on the market|our history|family[- ]run)\b/i,
  /\b(?:for (?:over|more than|nearly|almost) \w+ years|limited to|fixed[- ]term)\b|\bwe (?:have|are)\b/i,
  /\bour \w+ years/i,
)

/**
 * The most years of experience that a sentence asks for; the lower end of a range. Null when there are none, or they are about something
 * else.
 */
export function yearsAsked(sentence: string): number | null {
  if (OTHER.test(sentence)) return null
  const found = Array.from(sentence.matchAll(YEARS), ([, number]) =>
    /\d/.test(number!) ? Number(number) : NUMBERS.indexOf(number!.toLowerCase()) + 1,
  ).filter((years) => years > 0 && years < 30)
  return found.length === 0 ? null : Math.max(...found)
}
