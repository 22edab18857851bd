/**
 * The fewest of some changes with which a choice is sound, none of which can be left out; undefined if it is not sound with all of them.
 * `isSound` says whether the choice is sound with some of them. An instance of QuickXPlain (Junker 2004): few changes among many are found
 * with few checks.
 */
export function neededFor<Change>(others: readonly Change[], isSound: (added: readonly Change[]) => boolean): Change[] | undefined {
  if (isSound([])) return []
  if (!isSound(others)) return undefined

  function needed(known: readonly Change[], isFresh: boolean, left: readonly Change[]): Change[] {
    if (isFresh && isSound(known)) return []
    if (left.length <= 1) return [...left]
    const half = left.length >> 1
    const [first, second] = [left.slice(0, half), left.slice(half)]
    const late = needed([...known, ...first], true, second)
    const early = needed([...known, ...late], late.length > 0, first)
    return [...early, ...late]
  }
  return needed([], false, others)
}
