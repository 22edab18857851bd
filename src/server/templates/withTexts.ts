/** A copy of a JSON value in which the texts named by `others` are replaced. */
export function withTexts<Value>(value: Value, others: ReadonlyMap<string, unknown>): Value {
  if (typeof value === 'string') return (others.has(value) ? others.get(value) : value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, others)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts<unknown>(item, others)])) as Value
}
