/** Whether two JSON values are equal; the order of keys does not matter, and a key without a value counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return (
    Object.keys(left).every((key) => isSame(left[key], right[key])) &&
    Object.keys(right).every((key) => key in left || right[key] === undefined)
  )
}
