/** What may stand before and after a part of a sentence that can go: its edge, a mark, or a word that joins. */
const BEFORE = /(?:^|[,.;:!?(/•*–-]|\b(?:and|or|und|oder))\s*$/i
const AFTER = /^\s*(?:$|[,.;:!?)/–]|(?:and|or|und|oder)\b)/i
/** What begins like this belongs to a word before it, and can go from behind any word but a verb that needs it. */
const ADDED =
  /^(?:\(|(?:mit|with|without|ohne|aged?|between|zwischen|under|over|below|max|not? older|in (?:his|her|their|your|our|good|perfect))\b)/i
const NEEDS = /\b(?:be|is|are|was|must|should|have|has|having|bist|sind|ist|sein|haben)\s*$/i

/** Ends like a word that says what the next one is like: "a young and energetic nurse". */
const LIKE =
  /\b(?:young|energetic|dynamic|ambitious|hungry|vibrant|fresh|motivated|lively|enthusiastic|talented|slim|slender|tall|attractive|pretty|handsome|beautiful|unmarried|single|healthy|fit|able[- ]bodied)$/i
const JOINS = /^\s+(?:who|that|with|for|to|and|or|in|at|on|only|preferred|please|but|enough|people)\b/i
/** A word before it that goes with what then follows. */
const GOES_ON = [
  [/\b(?:our|the|your|for|of|two|three|some)\s$/i, /^\s\p{L}/u],
  [/\b(?:want|need|seek|employ|hire|prefer|recruit|only)\s$/i, /^\s(?:people|men|women|applicants|candidates|workers|staff|helpers)\b/i],
  [/\ba\s$/i, /^\s(?![aeiou])\p{L}/iu],
  [/\ban\s$/i, /^\s[aeiou]/i],
] as const

/** Whether a line still reads well when a passage is left out of it. */
export function isSafelyRemovable(line: string, start: number, text: string): boolean {
  const before = line.slice(Math.max(0, start - 40), start)
  const after = line.slice(start + text.length, start + text.length + 40)
  if (ADDED.test(text)) return !NEEDS.test(before)
  if (LIKE.test(text) && !JOINS.test(after) && GOES_ON.some(([one, other]) => one.test(before) && other.test(after))) return true
  return BEFORE.test(before) && AFTER.test(after)
}
