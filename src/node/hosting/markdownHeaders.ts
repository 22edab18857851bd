/** The headers of the Markdown of a page: search engines list the page itself. `url` is the address of the site. */
export function markdownHeaders(url: string, path: string): Record<string, string> {
  return { Link: canonicalLink(url + encodeURI(path)), 'X-Robots-Tag': 'noindex', Vary: 'Accept' }
}

/** The value of a `Link` header that names the page of a Markdown text. */
export function canonicalLink(address: string): string {
  return `<${address}>; rel="canonical"`
}
