/** A line of a report: our own words, and between them values from config, which every format makes harmless in its own way. */
export type Line = { words: readonly string[]; values: readonly string[] }

/** Makes a line: what stands in the template is ours, what is put into it comes from config. */
export function say(words: TemplateStringsArray, ...values: (string | number)[]): Line {
  return { words, values: values.map(String) }
}

/** A line as text, its values made harmless by `escape`. */
export function spoken({ words, values }: Line, escape: (value: string) => string): string {
  return words.map((word, index) => word + (index < values.length ? escape(values[index]!) : '')).join('')
}
