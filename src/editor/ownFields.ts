const LISTS = ['sections', 'before', 'after']

/** What is edited of a whole file: all but its sections, which are edited by themselves. */
export function ownFields(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value as object).filter(([key]) => !LISTS.includes(key)))
}
