/** What an item is called in a list, if it is more than one field: the first text in it that is words. */
export function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = Object.values(value).filter((part) => typeof part === 'string' && part !== '')
  return (texts.find((text) => /\s/.test(text as string)) ?? texts[0] ?? 'New') as string
}
