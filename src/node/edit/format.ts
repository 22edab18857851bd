/** How a JSON file is laid out: one step of indentation and its line end. Two blanks and `\n` where the text does not say. */
export function formatOf(text: string): { indent: string; eol: string } {
  return { indent: /^([ \t]+)"/m.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** A value as JSON in the layout of another file; every line but the first begins with `margin`. */
export function laidOut(value: unknown, { indent, eol }: { indent: string; eol: string }, margin = ''): string {
  return JSON.stringify(value, null, indent).replaceAll('\n', eol + margin)
}
