/** Limits that are not there: "no upper age limit". */
const NO_LIMIT = /\b(?:no|keine|without an?) (?:upper )?$/i
/** People of some age who are welcome beside others, or are there already. */
const GROUPS = /^(?:school[- ]leavers?|retirees?|pensioners?|students?)$/i
const WELCOME = /\b(?:welcomes?|willkommen)\b|\b(?:as|like) (?:anybody|anyone|everyone)\b/i
const OURS = /\bour (?:[\p{L}’'-]{2,15},? (?:and )?){0,4}$/iu
/** Whose age is told is not who is sought: "readers in their twenties". */
const OF_READERS = /\b(?:readers|customers|patients|clients|guests|audiences?|users|viewers|adults|savers|members) $/i
/** Young people whom the work is for. */
const YOUNG = /^young(?:er)? (?:people|persons?|adults?|wom[ae]n|m[ae]n)$/i
const YOUTH_WORK =
  /\b(?:youth|children|teenag\p{L}*|pupils?|students?|schools?|safeguard\p{L}*|mentor\p{L}*|apprentice\p{L}*|empower\p{L}*|inspire)\b/iu
const YOUTH_IN_NEED =
  /\b(?:care leavers?|carers?|in care|special educational|aged? \d|vulnerable|homeless|disabled|lives|outcomes|services?|their)\b/iu

/** Whether a wording about age keeps nobody out: no limit, one of several groups that are welcome, or the age of those the work is for. */
export function isForAll(text: string, before: string, sentence: string): boolean {
  if (GROUPS.test(text) && (WELCOME.test(sentence) || OURS.test(before))) return true
  if (YOUNG.test(text) && (YOUTH_WORK.test(sentence) || YOUTH_IN_NEED.test(sentence))) return true
  return OF_READERS.test(before) || isWide(text) || (/limit|grenze/i.test(text) && NO_LIMIT.test(before))
}

/** Whether ages shut nobody out: those of children, and spans of a working life. */
function isWide(text: string): boolean {
  const [least, most] = text.match(/(?<!\d)\d{2}(?!\d)/g)?.map(Number) ?? []
  return least !== undefined && most !== undefined && (most < 18 || least < 15 || most - least >= 30)
}
