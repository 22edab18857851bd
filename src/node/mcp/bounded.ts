/** Maximum length of a response, in characters: what an agent can read at once. */
export const LONGEST_ANSWER = 60_000

/**
 * As many items of a list as fit into a response, starting at one: the index of the next item, and the total. Indexes start at 0. Items
 * that do not fit into any response are omitted and counted in `tooLong`.
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
