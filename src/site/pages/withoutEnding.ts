/** An address as servers take it: without a slash, `/index.html` or `.html` at its end. */
export function withoutEnding(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').replace(/\/index\.html$|\.html$/, '') || '/'
}
