/** A line of a report: our own text with values from config, which every format escapes in its own way. */
export type Line = { words: readonly string[]; values: readonly string[] }

/** Creates a line: the template is our text, its values come from config. */
export function say(words: TemplateStringsArray, ...values: (string | number)[]): Line {
  return { words, values: values.map(String) }
}

/** A line as text, its values escaped by `escape`. */
export function spoken({ words, values }: Line, escape: (value: string) => string): string {
  return words.map((word, index) => word + (index < values.length ? escape(values[index]!) : '')).join('')
}
