import type { Page } from 'playwright-core'

/** The content of a document as served, before any script runs. */
export type RawDocument = {
  language: string | null
  titles: string[]
  descriptions: string[]
  robots: string[]
  canonicals: string[]
  /** The texts of the main headings, and the levels of all headings in order. */
  mainHeadings: string[]
  headingLevels: number[]
  /** Open Graph, article and Twitter metadata by name. */
  share: Record<string, string>
  jsonLd: string[]
  /** The text of style blocks, and the addresses of style sheets. */
  styles: string[]
  sheets: string[]
  preloads: { href: string; as: string; type: string; crossorigin: boolean }[]
  breadcrumb: { label: string; href: string | null }[]
  /** The addresses in links, and of everything that the browser fetches automatically. */
  links: string[]
  fetched: string[]
  /** The anchors of the page. */
  ids: string[]
  /** Inline scripts that would run. */
  inlineScripts: number
  /** The text of the body without white space, so that markup between words does not matter. */
  squashed: string
}

/** A text without any white space. */
export function squash(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Parses a document with the browser’s own parser, without running scripts. `page` may be any page. */
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
