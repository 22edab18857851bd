/** The start of a section of the page; nested sections have no number. */
const SECTION = /<section\b[^>]*\bdata-section="\d+"/g

/** The markup of each section of a document, in order; each extends to the next one, the last to the end of the page content. */
export function sectionMarkup(html: string): string[] {
  const starts = [...html.matchAll(SECTION)].map(({ index }) => index)
  const end = html.indexOf('</main>')
  return starts.map((start, number) => html.slice(start, starts[number + 1] ?? (end < start ? undefined : end)))
}

/** The inline styles of a document, joined. */
export function stylesIn(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
}

const STYLE_FILE = /<link rel="stylesheet" href="([^"]*)">/g

const LATE_FILE = /<link rel="stylesheet" href="([^"]*)" fetchpriority="low">/g

/** The URLs of the style sheets of a document. */
export function styleFilesIn(html: string): string[] {
  return [...html.slice(0, html.indexOf('</head>')).matchAll(STYLE_FILE), ...html.matchAll(LATE_FILE)].map(([, url]) => url!)
}

const PICTURE = /<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>|<video\b[^>]*\sposter="[^"]*"/g

/** The URLs, without duplicates, of the picture files that a document or part of one loads on a wide screen. */
export function picturesIn(html: string): Set<string> {
  const urls = [...html.matchAll(PICTURE)].map(([markup]) => {
    const forms = /\ssrcset="([^"]*)"/i.exec(markup)?.[1]
    const widest = forms?.split(', ').at(-1)?.split(' ')[0]
    return widest ?? /\s(?:src|poster)="([^"]*)"/.exec(markup)?.[1]
  })
  return new Set(urls.filter((url) => url?.startsWith('/')) as string[])
}
