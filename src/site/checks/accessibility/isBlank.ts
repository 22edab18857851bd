/** Whether an alternative text has no character that can be seen: nothing at all, spaces, or invisible characters. */
export function isBlank(alt: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(alt)
}
