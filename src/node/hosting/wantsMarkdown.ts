/**
 * Whether a client prefers Markdown to HTML (RFC 9110, 12.5.1): it names `text/markdown`, with at least the weight of HTML. Wildcards,
 * which browsers send, do not count.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept || !/markdown/i.test(accept)) return false
  const weights = new Map(accept.toLowerCase().split(',').map(weighed))
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/** For servers with patterns instead of code: Markdown is named with the full weight. */
export const MARKDOWN_WANTED = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,|$)`

function weighed(part: string): [type: string, weight: number] {
  const [type = '', ...rest] = part.split(';').map((piece) => piece.trim())
  const weight = rest.find((piece) => piece.startsWith('q='))?.slice(2)
  return [type, weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0]
}
