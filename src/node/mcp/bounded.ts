/** Longest text of an answer, in characters: what an agent can read in one go. */
export const LONGEST_ANSWER = 60_000

/**
 * As many items of a list as an answer holds, from one on: where those that follow begin, and how many there are in all. Items are counted
 * from 0. An item too long for any answer is left out, which `tooLong` counts.
 */
export function bounded<Item>(items: readonly Item[], from: number, most = Infinity) {
  const shown: Item[] = []
  let room = LONGEST_ANSWER - 2000
  let at = from
  let tooLong = 0
  for (; at < items.length && shown.length < most; at++) {
    const length = JSON.stringify(items[at], null, 1).length * 1.1
    if (length > LONGEST_ANSWER - 2000) {
      tooLong += 1
      continue
    }
    if (length > room) break
    room -= length
    shown.push(items[at]!)
  }
  return { total: items.length, ...(at < items.length ? { next: at } : {}), ...(tooLong > 0 ? { tooLong } : {}), items: shown }
}
