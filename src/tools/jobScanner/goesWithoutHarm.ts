/** What may stand before and after a part of a sentence that can go: its edge, a mark, or a word that joins. */
const BEFORE = /(?:^|[,.;:!?(/•*–-]|\b(?:and|or|und|oder))\s*$/i
const AFTER = /^\s*(?:$|[,.;:!?)/–]|(?:and|or|und|oder)\b)/i
/** What begins like this belongs to a word before it, and can go from behind any word but a verb that needs it. */
const ADDED =
  /^(?:\(|(?:mit|with|without|ohne|aged?|between|zwischen|under|over|below|max|not? older|in (?:his|her|their|your|our|good|perfect))\b)/i
const NEEDS = /\b(?:be|is|are|was|must|should|have|has|having|bist|sind|ist|sein|haben)\s*$/i

/** Whether a line still reads well when a passage is left out of it. */
export function goesWithoutHarm(line: string, start: number, text: string): boolean {
  const before = line.slice(Math.max(0, start - 40), start)
  const after = line.slice(start + text.length, start + text.length + 40)
  if (ADDED.test(text)) return !NEEDS.test(before)
  return BEFORE.test(before) && AFTER.test(after)
}
