const LISTS = ['sections', 'before', 'after']

/** What is edited of a whole file: all but its sections, which are edited by themselves; of a text in Markdown all of it. */
export function ownFields(value: unknown): unknown {
  if (typeof value === 'string') return value
  return Object.fromEntries(Object.entries(value as object).filter(([key]) => !LISTS.includes(key)))
}
