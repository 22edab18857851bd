/** A document with a sentence and links, for people who are not logged in. */
export function plainPage(message: string, links: readonly { label: string; href: string }[]): string {
  const shown = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const list = links.map(({ label, href }) => `<p><a href="${shown(href)}">${shown(label)}</a></p>`).join('')
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<title>Editor</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1.5rem}</style></head>' +
    `<body><main><h1 style="font-size:1.25rem">Editor</h1><p>${shown(message)}</p>${list}</main></body></html>`
  )
}
