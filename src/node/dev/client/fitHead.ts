/** What belongs to a page in its head. Fonts and what scripts have put there stay. */
const OWN =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel~="icon"], link[rel="apple-touch-icon"], script[type="application/ld+json"], style:not([data-emotion], [data-vite-dev-id], [data-styled], [data-renewed])'
const KEPT = 'meta[name="viewport"]'

/**
 * Brings the head of an open page up to date: `html` holds the elements that belong to it now, `css` the rules of the components on it.
 * Elements that are the same stay. Rules that were there stay too, since parts that are live go on using them; new ones come after them.
 */
export function fitHead(document: Document, html: string, css: string): void {
  const next = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head
  const stale = new Map(
    [...document.head.querySelectorAll(OWN)].filter((found) => !found.matches(KEPT)).map((found) => [found.outerHTML, found]),
  )
  const fresh = [...next.querySelectorAll(OWN)].filter((made) => !stale.delete(made.outerHTML))
  // Before the styles of components, as in the document; new ones first, so that nothing is ever without style.
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
