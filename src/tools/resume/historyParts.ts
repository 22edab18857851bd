import { isPlace, isPlaceAlone } from './places.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'
import { degreeScore, orgScore, titleScore } from './titleScore.ts'

/** A duration, such as "2 years 3 months". */
export const DURATION = /^\(?\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?\)?$/i
const KIND_OF_WORK = /^\(?(?:full[- ]time|part[- ]time|contract|permanent|internship|freelance|temporary|seasonal)\)?$/i
// The class of a degree, which is not part of its name.
const CLASS = inTurn(
  /,\s*\(?/i,
  anyOf(
    /2[:.][12]|(?:upper|lower) second(?: class)?|(?:first|second|third)[- ]class(?: \(?(?:upper|lower)(?: division)?\)?)?/,
    /(?:with )?(?:distinction|merit)|(?:final |overall )?(?:grade|mark|average):? [\d.,/]+/,
  ),
  /(?: honou?rs)?\)?(?=\s{0,3}(?:[,\t|)]|$))/,
)
const LABEL = inTurn(
  /^/i,
  anyOf(
    /company|employer|organi[sz]ation|client|role|position|designation|title|job title|duration|period|location|degree/,
    /institution|school|university|dates?|tertiary|secondary|primary|college|post-?graduate|graduate|course/,
  ),
  /(?<!\s)\s*:\s*/,
)

/** The parts of the head of an entry, without labels, durations and kinds of contract; places are parts of their own. */
export function historyParts(text: string): string[] {
  const bare = text
    .replace(/[([][^\S\t]{0,3}\t\s*[)\]]/g, '\t')
    .replace(/,?\s{0,3}\(?\b(?:c?gpa|percentage)\b[^\t|]*/i, '')
    .replace(CLASS, '')
  const parts = bare.split(
    /\t+|(?<!\s)\s*[|•·●∙]\s*|(?<!\s)\s+[–—-]+\s+(?!(?:[BM]\.?[A-Z][A-Za-z]{0,4}|PhD|MD|JD),\s)|(?<!\s)\s+@\s+|(?<!\s)\s*;\s+|\s{3,}/,
  )
  return parts
    .map((part) =>
      part
        .replace(LABEL, '')
        .replace(/\(\s*\)|\[\s*\]/g, '')
        .replace(/^[\s,:;.–—|-]+|(?<![\s,:;–—|-])[\s,:;–—|-]+$/g, '')
        .replace(/^\(([^()]*)\)$/, '$1')
        .replace(/^\(+(?=[^()]*$)|(?<=^[^()]*)\)+$/g, '')
        .trim(),
    )
    .filter(
      (part) => /[\p{L}]/u.test(part) && !DURATION.test(part) && !KIND_OF_WORK.test(part) && !/^(?:from|since|dates?|until)$/i.test(part),
    )
    .flatMap(splitSlash)
    .flatMap(splitPlace)
}

// "Acme / Engineer", but not "Dishwasher / Cook".
function splitSlash(part: string): string[] {
  const pieces = part.split(/(?<!\s)\s+\/\s+/)
  return pieces.length > 2 || pieces.some((piece) => orgScore(piece) >= 1.2) ? pieces : [part]
}

// "Acme Ltd, Leeds" and "Acme Ltd (Leeds, UK)"
function splitPlace(part: string): string[] {
  if (isPlaceAlone(part) && orgScore(part.split(',')[0]!) < 1.2) return [part]
  const bracket = /^(.*[^\s(])\s*\(([^()]+)\)$/.exec(part)
  if (bracket && isPlace(bracket[2]!)) return [...splitPlace(bracket[1]!), bracket[2]!]
  const pieces = part.split(/,\s+/)
  for (let count = Math.min(3, pieces.length - 1); count >= 1; count -= 1) {
    const tail = pieces.slice(-count).join(', ')
    if (isPlaceAlone(tail)) return [...splitPlace(pieces.slice(0, -count).join(', ')), tail]
  }
  const at = /^(.{2,}?\S)\s+(?:at|with|for)\s+(\p{Lu}.+)$/u.exec(part)
  if (at && titleScore(at[1]!) >= 1.5) return [at[1]!, ...splitPlace(at[2]!)]
  const studied = /^(.+?\S)\s+(?:from|at)\s+(?:the )?(\p{Lu}.+)$/u.exec(part)
  return studied && degreeScore(studied[1]!) > 0 ? [studied[1]!, ...splitPlace(studied[2]!)] : [part]
}
