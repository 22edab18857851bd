import { conceptsIn } from '#packages/recruiting/analysis/job/conceptsIn.ts'
import { facts } from '#packages/recruiting/analysis/job/facts.ts'

/** The fact for leading people. */
export const LEADING = 'leadingPeople'

/** Mentions of the applicant's own leader: "managed by a team", "supported the team lead". */
const SUPERIOR =
  /\b(?:led|managed|supervised|headed|overseen) by\b.*|\b(?:(?:support|assist|help)\w{0,3} (?:(?:the|my|our|an?|their) )?|(?:report\w{0,3} to|under|by|from|with|to) (?:the|my|our|their) )(?:team|line|shift|floor|people|staff) (?:lead(?:er)?|manager|supervisor)s?\b/gi

/** Whether a line mentions the applicant's leaders, without mentioning people led by the applicant. */
export function isLedByOthers(line: string): boolean {
  const rest = line.replace(SUPERIOR, ' ')
  if (rest === line) return false
  const isLeading = rest.search(facts.get(LEADING)!.shown) >= 0 || conceptsIn(rest, []).some(({ id, shows }) => id === LEADING && shows)
  return !isLeading
}
