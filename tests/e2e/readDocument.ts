import type { Page } from 'playwright-core'

/** What stands in a document as it was sent, before any script ran. */
export type RawDocument = {
  language: string | null
  titles: string[]
  descriptions: string[]
  robots: string[]
  canonicals: string[]
  /** Texts of the main headings, and the levels of all headings in order. */
  mainHeadings: string[]
  headingLevels: number[]
  /** Open Graph, article and Twitter fields by name. */
  share: Record<string, string>
  jsonLd: string[]
  /** Text of style blocks, addresses of style sheets. */
  styles: string[]
  sheets: string[]
  preloads: { href: string; as: string; type: string; crossorigin: boolean }[]
  breadcrumb: { label: string; href: string | null }[]
  /** Addresses in links, and those of everything that the browser fetches by itself. */
  links: string[]
  fetched: string[]
  /** Anchors of the page. */
  ids: string[]
  /** Scripts that stand in the document itself and would run. */
  inlineScripts: number
  /** The words of the body without white space, so that markup between them does not matter. */
  squashed: string
}

/** Text without any white space. */
export function squash(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Reads a document with the browser’s own parser, running none of it. `page` may be any page. */
export function readDocument(page: Page, html: string): Promise<RawDocument> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const attributes = (selector: string, name: string) => all(`${selector}[${name}]`).map((element) => element.getAttribute(name)!)
    const runs = (script: Element) => ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? '')
    const inline = all('script:not([src])')
    const facts = {
      language: parsed.documentElement.getAttribute('lang'),
      titles: all('head title').map(({ textContent }) => textContent),
      descriptions: attributes('meta[name="description"]', 'content'),
      robots: attributes('meta[name="robots"]', 'content'),
      canonicals: attributes('link[rel="canonical"]', 'href'),
      mainHeadings: all('h1').map(({ textContent }) => textContent.trim()),
      headingLevels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
      share: Object.fromEntries(
        all('meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"]').map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name'),
          meta.getAttribute('content')!,
        ]),
      ) as Record<string, string>,
      jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
      styles: all('style').map(({ textContent }) => textContent),
      sheets: attributes('link[rel="stylesheet"]', 'href'),
      preloads: all('link[rel="preload"]').map((link) => ({
        href: link.getAttribute('href') ?? '',
        as: link.getAttribute('as') ?? '',
        type: link.getAttribute('type') ?? '',
        crossorigin: link.hasAttribute('crossorigin'),
      })),
      breadcrumb: all('nav.breadcrumb li').map((step) => ({
        label: step.textContent.trim(),
        href: step.querySelector('a')?.getAttribute('href') ?? null,
      })),
      links: attributes('a', 'href'),
      fetched: [
        ...attributes('script', 'src'),
        ...attributes('img', 'src'),
        ...attributes('link:not([rel="canonical"])', 'href'),
        ...attributes('use', 'href'),
      ],
      ids: attributes('*', 'id'),
      inlineScripts: inline.filter(runs).length,
    }
    for (const element of all('script, style')) element.remove()
    return { ...facts, squashed: parsed.body.textContent.replace(/\s+/g, '') }
  }, html)
}
