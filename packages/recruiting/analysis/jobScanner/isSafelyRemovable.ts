/** The context in which part of a sentence can be removed: the edge of the sentence, punctuation, or a conjunction. */
const BEFORE = /(?:^|[,.;:!?(/•*–-]|\b(?:and|or|und|oder))\s*$/i
const AFTER = /^\s*(?:$|[,.;:!?)/–]|(?:and|or|und|oder)\b)/i
/** The start of an addition to the word before it. It can be removed after any word except a verb that needs it. */
const ADDED =
  /^(?:\(|(?:mit|with|without|ohne|aged?|between|zwischen|under|over|below|max|not? older|in (?:his|her|their|your|our|good|perfect))\b)/i
const NEEDS = /\b(?:be|is|are|was|must|should|have|has|having|bist|sind|ist|sein|haben)\s*$/i

/** An adjective at the end, before a noun: "a young and energetic nurse". */
const LIKE =
  /\b(?:young|energetic|dynamic|ambitious|hungry|vibrant|fresh|motivated|lively|enthusiastic|talented|slim|slender|tall|attractive|pretty|handsome|beautiful|unmarried|single|healthy|fit|able[- ]bodied)$/i
const JOINS = /^\s+(?:who|that|with|for|to|and|or|in|at|on|only|preferred|please|but|enough|people)\b/i
/** A word before the passage that fits the text after it. */
const GOES_ON = [
  [/\b(?:our|the|your|for|of|two|three|some)\s$/i, /^\s\p{L}/u],
  [/\b(?:want|need|seek|employ|hire|prefer|recruit|only)\s$/i, /^\s(?:people|men|women|applicants|candidates|workers|staff|helpers)\b/i],
  [/\ba\s$/i, /^\s(?![aeiou])\p{L}/iu],
  [/\ban\s$/i, /^\s[aeiou]/i],
] as const

/** Whether a line still reads well without a passage. */
export function isSafelyRemovable(line: string, start: number, text: string): boolean {
  const before = line.slice(Math.max(0, start - 40), start)
  const after = line.slice(start + text.length, start + text.length + 40)
  if (ADDED.test(text)) return !NEEDS.test(before)
  if (LIKE.test(text) && !JOINS.test(after) && GOES_ON.some(([one, other]) => one.test(before) && other.test(after))) return true
  return BEFORE.test(before) && AFTER.test(after)
}
