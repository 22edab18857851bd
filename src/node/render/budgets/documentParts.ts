/** The beginning of a section of the page; sections that stand within one have no number. */
const SECTION = /<section\b[^>]*\bdata-section="\d+"/g

/** The markup of each section of a document, in order; each reaches to the next, and the last to the end of the page’s own content. */
export function sectionMarkup(html: string): string[] {
  const starts = [...html.matchAll(SECTION)].map(({ index }) => index)
  const end = html.indexOf('</main>')
  return starts.map((start, number) => html.slice(start, starts[number + 1] ?? (end < start ? undefined : end)))
}

/** The styles that stand in a document itself, joined. */
export function stylesIn(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
}

const STYLE_FILE = /<link rel="stylesheet" href="([^"]*)">/g

const LATE_FILE = /<link rel="stylesheet" href="([^"]*)" fetchpriority="low">/g

/** The addresses of the files of styles that a document refers to. */
export function styleFilesIn(html: string): string[] {
  return [...html.slice(0, html.indexOf('</head>')).matchAll(STYLE_FILE), ...html.matchAll(LATE_FILE)].map(([, url]) => url!)
}

const PICTURE = /<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>|<video\b[^>]*\sposter="[^"]*"/g

/** The addresses of the files that pictures of a document, or of a part of one, are fetched from on a wide screen; each once. */
export function picturesIn(html: string): Set<string> {
  const urls = [...html.matchAll(PICTURE)].map(([markup]) => {
    const forms = /\ssrcset="([^"]*)"/i.exec(markup)?.[1]
    const widest = forms?.split(', ').at(-1)?.split(' ')[0]
    return widest ?? /\s(?:src|poster)="([^"]*)"/.exec(markup)?.[1]
  })
  return new Set(urls.filter((url) => url?.startsWith('/')) as string[])
}
