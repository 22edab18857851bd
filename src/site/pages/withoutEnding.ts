/** An address as servers treat it: without a trailing slash, `/index.html` or `.html`. */
export function withoutEnding(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').replace(/\/index\.html$|\.html$/, '') || '/'
}
