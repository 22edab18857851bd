/** Whether two JSON values are written alike, also in the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
