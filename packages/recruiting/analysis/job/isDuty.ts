import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'

const DUTY = anyOf(
  /\b(?:travel(?:ling)?|weekends?|evenings?|nights?|shifts?|overtime|on[- ]call|checks?|disclosure|clearance|screen(?:ing)?s?|start)\b[^.;]{0,60}\b(?:required|needed|essential|expected|necessary|mandatory|carried out|sought|undertaken|ideal|preferred|part of (?:the (?:job|role|deal|rota|post|work)|it)\b)\b/i,
  /\b(?:unable|cannot|can['’]t|not able|(?:do|does|will) not|don['’]t|no|not)\b[^.;]{0,40}\bsponsor(?:ship)?\b/i,
  /\brequires?\b[^.;]{0,40}\b(?:travel(?:ling)?|weekends?|evenings?|nights?|shifts?|overtime|on[- ]call)\b/i,
  /\bsubject to (?:an? |the )?(?:[\w-]+ ){0,4}(?:checks?|clearance|references?|screening|medical|vetting|disclosure)\b/i,
  /\b(?:garda|police|dbs|background)[- ](?:vetted|checked|cleared)\b/i,
  /\bexpects? (?:all |our )?(?:staff|employees|applicants|candidates|everyone|colleagues|volunteers)\b/i,
  /^(?:proof of |evidence of )?(?:the )?right to work\b|\bwork from (?:the )?office\b|\bnot an? (?:fully )?(?:remote|hybrid|work from home)\b|\b(?:live|living|based|reside|residing) within\b|\bon an? (?:1|one)[- ]in[- ](?:\d|\w+) (?:roster|rota|basis)\b/i,
  /^(?:occasional|some|alternate) (?:weekends?|evenings?|nights?|saturdays?|sundays?|overtime|bank holidays?)(?: [a-z]+){0,2}\W*$/i,
  /\b(?:immediate(?:ly)? (?:start|joiners?|joining|availab\w+|to \d+)|notice period|joining (?:time|date)|start date)\b/i,
)

/**
 * Whether a text states a condition of the job that applies to every candidate, anywhere in the advert: travel, weekends, checks, a start
 * date, the right to work. A person answers it, because no resume does.
 */
export function isDuty(text: string): boolean {
  return DUTY.test(text)
}
