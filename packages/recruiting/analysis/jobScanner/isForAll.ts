/** The denial of a limit: "no upper age limit". */
const NO_LIMIT = /\b(?:no|keine|without an?) (?:upper )?$/i
/** People of an age group who are welcome in addition to others, or already present. */
const GROUPS = /^(?:school[- ]leavers?|retirees?|pensioners?|students?)$/i
const WELCOME = /\b(?:welcomes?|willkommen)\b|\b(?:as|like) (?:anybody|anyone|everyone)\b/i
const OURS = /\bour (?:[\p{L}’'-]{2,15},? (?:and )?){0,4}$/iu
/** People whose age does not describe the applicants: "readers in their twenties". */
const OF_READERS = /\b(?:readers|customers|patients|clients|guests|audiences?|users|viewers|adults|savers|members) $/i
/** Young people whom the work serves. */
const YOUNG = /^young(?:er)? (?:people|persons?|adults?|wom[ae]n|m[ae]n)$/i
const YOUTH_WORK =
  /\b(?:youth|children|teenag\p{L}*|pupils?|students?|schools?|safeguard\p{L}*|mentor\p{L}*|apprentice\p{L}*|empower\p{L}*|inspire)\b/iu
const YOUTH_IN_NEED =
  /\b(?:care leavers?|carers?|in care|special educational|aged? \d|vulnerable|homeless|disabled|lives|outcomes|services?|their)\b/iu

/**
 * Whether a wording about age excludes no applicant: there is no limit, it names one of several welcome groups, or it is the age of the
 * people whom the work serves.
 */
export function isForAll(text: string, before: string, sentence: string): boolean {
  if (GROUPS.test(text) && (WELCOME.test(sentence) || OURS.test(before))) return true
  if (YOUNG.test(text) && (YOUTH_WORK.test(sentence) || YOUTH_IN_NEED.test(sentence))) return true
  return OF_READERS.test(before) || isWide(text) || (/limit|grenze/i.test(text) && NO_LIMIT.test(before))
}

/** Whether an age range excludes no applicant: it is about children, or spans a working life. */
function isWide(text: string): boolean {
  const [least, most] = text.match(/(?<!\d)\d{2}(?!\d)/g)?.map(Number) ?? []
  return least !== undefined && most !== undefined && (most < 18 || least < 15 || most - least >= 30)
}
