/** A text with its `{names}` replaced by values; names without a value stay unchanged. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
}
