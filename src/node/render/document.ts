import { direction } from '#src/site/head/direction.ts'
import type { Head } from '#src/site/head/head.ts'
import { inlineCss } from './inlineCss.ts'

/** The data of a page’s document, apart from the template. */
export type DocumentParts = {
  language: string
  /** The path below which the site is served, such as `/museum`. The URLs of fonts, icons and scripts already contain it. */
  base?: string | undefined
  /** Number of days for which the browser stores the result of a tool. */
  daysKept: number
  /** On a site with several languages: the folders of its other languages. */
  languageFolders?: string[] | undefined
  head: Head
  /** The styles of all pages, and those of this page with the ids of its rules. */
  baseCss: string
  pageCss: string
  styleIds: string[]
  /** The URLs of style sheets to link; without them, styles are inline. */
  styleFiles?: { base: string; page: string | undefined } | undefined
  /** The URL of the style sheet for everything below the fold. */
  lateCss?: string | undefined
  /** Content of the policy in the document; absent in dev. */
  csp?: string | undefined
  preloads: string[]
  /** The script that hides an announcement that the visitor has closed, and the key under which that is stored. */
  announcement?: { script: string; id: string } | undefined
  /** A script that runs before the first paint, in the document itself. */
  inlineScript?: string | undefined
  /** `themeColor` is the colour of the browser’s own bars, and `atNight` the one in the dark. */
  icons: { favicon: string; appleTouchIcon?: string | undefined; themeColor: string; atNight?: string | undefined }
  html: string
  /** Page data that the client takes over. */
  data: object
}

/** The id of the element with the page data. The client reads it by the same name. */
const DATA_ID = 'page-data'

/** The complete HTML document of a page, built from the template `index.html`. */
export function renderDocument(template: string, parts: DocumentParts): string {
  const { head, base = '' } = parts
  const lines = [
    parts.csp && `<meta http-equiv="Content-Security-Policy" content="${attribute(parts.csp)}">`,
    `<title>${text(head.title)}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    head.robots ? `<meta name="robots" content="${head.robots}">` : `<link rel="canonical" href="${attribute(head.canonical)}">`,
    ...(head.alternates ?? []).map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${attribute(href)}">`),
    ...(head.feeds ?? []).map(
      ({ type, title, href }) => `<link rel="alternate" type="${type}" title="${attribute(title)}" href="${attribute(href)}">`,
    ),
    head.markdown && `<link rel="alternate" type="text/markdown" href="${attribute(head.markdown)}">`,
    // Link previews read only the first 32 KB of a document; the styles are longer than that.
    ...head.openGraph.map(([property, content]) => `<meta property="${property}" content="${attribute(content)}">`),
    ...head.twitter.map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`),
    ...parts.preloads.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    // It blocks the first paint deliberately: removing the bar later would shift the page.
    parts.announcement && `<script src="${parts.announcement.script}" data-id="${parts.announcement.id}"></script>`,
    parts.inlineScript && `<script>${parts.inlineScript}</script>`,
    ...styles(parts),
    `<link rel="icon" href="${attribute(parts.icons.favicon)}">`,
    parts.icons.appleTouchIcon && `<link rel="apple-touch-icon" href="${attribute(parts.icons.appleTouchIcon)}">`,
    parts.icons.atNight && `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${parts.icons.atNight}">`,
    `<meta name="theme-color" content="${parts.icons.themeColor}">`,
    `<meta name="results-kept-days" content="${parts.daysKept}">`,
    `<script type="application/ld+json">${jsonInHtml(head.jsonLd)}</script>`,
  ]
  const data = `<script type="application/json" id="${DATA_ID}">${jsonInHtml(parts.data)}</script>`
  // Browsers wait here if it does not arrive: nothing is left to parse then.
  const late = parts.lateCss === undefined ? '' : `<link rel="stylesheet" href="${base}${parts.lateCss}" fetchpriority="low">`
  const places: Record<string, string> = { head: lines.filter(Boolean).join(BREAK), app: parts.html, data, late }
  // Concatenated instead of joined: such long text is copied once, when written.
  const pieces = inLanguage(template, parts.language, parts.languageFolders, base).split(PLACE)
  return pieces.reduce((text, part, index) => text + (index % 2 === 0 ? part : places[part]!), '')
}

const BREAK = '\n    '

/** The lines of the head that contain or link the styles. */
function styles({ base = '', baseCss, pageCss, styleIds, styleFiles }: DocumentParts): (string | undefined)[] {
  const links = [styleFiles?.base, styleFiles?.page].map((url) => url && `<link rel="stylesheet" href="${base}${url}">`)
  // Emotion reads from it which rules exist, even if it is empty.
  const own = `<style data-emotion="css ${styleIds.join(' ')}">${styleFiles ? '' : inlineCss(pageCss)}</style>`
  return styleFiles ? [...links, own] : [`<style>${inlineCss(baseCss)}</style>`, own]
}

/** The document template of a language. `folders` are those of the site’s other languages, `base` is its base path. */
export function inLanguage(template: string, language: string, folders: readonly string[] = [], base = ''): string {
  const dir = direction(language) === 'rtl' ? ' dir="rtl"' : ''
  const others = folders.length > 0 ? ` data-languages="${folders.join(' ')}"` : ''
  const below = base === '' ? '' : ` data-base="${base}"`
  const placed = base === '' ? template : template.replaceAll('="/static/', () => `="${base}/static/`)
  return placed.replace(/<html lang="[^"]*">/, () => `<html lang="${language}"${dir}${others}${below}>`)
}

const PLACE = /<!--(head|app|data|late)-->/

/** The pieces of a template around the placeholders of each document. */
export function piecesOf(template: string): string[] {
  return template.split(new RegExp(PLACE.source.replace('(', '(?:')))
}

/** JSON for a script element: nothing in it ends the element or a line. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;')
}
