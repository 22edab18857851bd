/** The head elements that belong to a page. Fonts and elements added by scripts are kept. */
const OWN =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel~="icon"], link[rel="apple-touch-icon"], script[type="application/ld+json"], style:not([data-emotion], [data-vite-dev-id], [data-styled], [data-renewed])'
const KEPT = 'meta[name="viewport"]'

/**
 * Updates the head of an open page: `html` contains its current elements, `css` the current rules of its components. Unchanged elements are
 * kept. Old rules are kept as well, because live sections still use them; new ones are added after them.
 */
export function fitHead(document: Document, html: string, css: string): void {
  const next = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head
  const stale = new Map(
    [...document.head.querySelectorAll(OWN)].filter((found) => !found.matches(KEPT)).map((found) => [found.outerHTML, found]),
  )
  const fresh = [...next.querySelectorAll(OWN)].filter((made) => !stale.delete(made.outerHTML))
  // Before the styles of components, as in the document. New elements are added before old ones are removed, so the page is never unstyled.
  const place = document.head.querySelector('style[data-emotion]')
  for (const made of fresh) document.head.insertBefore(document.importNode(made, true), place)
  for (const found of stale.values()) found.remove()

  const rules = document.head.querySelector<HTMLStyleElement>('style[data-renewed]') ?? document.createElement('style')
  if (rules.textContent === css) return
  rules.dataset['renewed'] = ''
  rules.textContent = css
  if (rules.isConnected) return
  if (place) place.after(rules)
  else document.head.append(rules)
}
