/** The layout of a JSON file: its indentation and line end; two spaces and `\n` by default. */
export function formatOf(text: string): { indent: string; eol: string } {
  return { indent: /^([ \t]+)"/m.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** A value as JSON in the layout of another file; every line except the first is indented with `margin`. */
export function laidOut(value: unknown, { indent, eol }: { indent: string; eol: string }, margin = ''): string {
  return JSON.stringify(value, null, indent).replaceAll('\n', eol + margin)
}
