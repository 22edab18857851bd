import { direction } from '#src/site/head/direction.ts'
import type { Head } from '#src/site/head/head.ts'
import { inlineCss } from './inlineCss.ts'

/** What a page’s document is made of, beside the template. */
export type DocumentParts = {
  language: string
  /** For how many days the browser keeps the result of a tool. */
  daysKept: number
  /** On a site of several languages: the folders of those beside its own. */
  languageFolders?: string[] | undefined
  head: Head
  /** Style of all pages, and style of this one with the ids of its rules. */
  baseCss: string
  pageCss: string
  styleIds: string[]
  /** The addresses of files with these styles, for a document that refers to them; without, it holds them itself. */
  styleFiles?: { base: string; page: string | undefined } | undefined
  /** The address of a file of styles for what stands below all else. */
  lateCss?: string | undefined
  /** Content of the policy in the document; absent in dev. */
  csp?: string | undefined
  preloads: string[]
  /** The script that hides an announcement which the visitor has closed, and what that announcement is remembered by. */
  announcement?: { script: string; id: string } | undefined
  icons: { favicon: string; appleTouchIcon?: string | undefined; themeColor: string }
  html: string
  /** Data of the page that the client takes over. */
  data: object
}

/** The id of the element that carries the page’s data. The client reads it under the same name. */
const DATA_ID = 'page-data'

/** The complete HTML document of a page, made from the built `index.html`. */
export function renderDocument(template: string, parts: DocumentParts): string {
  const { head } = parts
  const lines = [
    parts.csp && `<meta http-equiv="Content-Security-Policy" content="${attribute(parts.csp)}">`,
    `<title>${text(head.title)}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    head.robots ? `<meta name="robots" content="${head.robots}">` : `<link rel="canonical" href="${attribute(head.canonical)}">`,
    ...(head.alternates ?? []).map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${attribute(href)}">`),
    // Who shows a shared link reads the first 32 KB of a document; the styles are longer than that.
    ...head.openGraph.map(([property, content]) => `<meta property="${property}" content="${attribute(content)}">`),
    ...head.twitter.map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`),
    ...parts.preloads.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    // It holds up the first paint on purpose: a bar that went away later would move the page.
    parts.announcement && `<script src="${parts.announcement.script}" data-id="${parts.announcement.id}"></script>`,
    ...styles(parts),
    `<link rel="icon" href="${attribute(parts.icons.favicon)}">`,
    parts.icons.appleTouchIcon && `<link rel="apple-touch-icon" href="${attribute(parts.icons.appleTouchIcon)}">`,
    `<meta name="theme-color" content="${parts.icons.themeColor}">`,
    `<meta name="results-kept-days" content="${parts.daysKept}">`,
    `<script type="application/ld+json">${jsonInHtml(head.jsonLd)}</script>`,
  ]
  const data = `<script type="application/json" id="${DATA_ID}">${jsonInHtml(parts.data)}</script>`
  // Where it does not come, browsers wait at it: nothing is left to be read then.
  const late = parts.lateCss === undefined ? '' : `<link rel="stylesheet" href="${parts.lateCss}" fetchpriority="low">`
  const places: Record<string, string> = { head: lines.filter(Boolean).join(BREAK), app: parts.html, data, late }
  // Added up, and not joined: so much text is copied once, when it is written.
  const pieces = inLanguage(template, parts.language, parts.languageFolders).split(PLACE)
  return pieces.reduce((text, part, index) => text + (index % 2 === 0 ? part : places[part]!), '')
}

const BREAK = '\n    '

/** The lines of the head that bring the styles, or refer to files of them. */
function styles({ baseCss, pageCss, styleIds, styleFiles }: DocumentParts): (string | undefined)[] {
  const links = [styleFiles?.base, styleFiles?.page].map((url) => url && `<link rel="stylesheet" href="${url}">`)
  // Emotion takes from it which rules there are already, even when there is nothing in it.
  const own = `<style data-emotion="css ${styleIds.join(' ')}">${styleFiles ? '' : inlineCss(pageCss)}</style>`
  return styleFiles ? [...links, own] : [`<style>${inlineCss(baseCss)}</style>`, own]
}

/** The template of the documents in a language. `folders` are those of further languages of the site. */
export function inLanguage(template: string, language: string, folders: readonly string[] = []): string {
  const dir = direction(language) === 'rtl' ? ' dir="rtl"' : ''
  const others = folders.length > 0 ? ` data-languages="${folders.join(' ')}"` : ''
  return template.replace(/<html lang="[^"]*">/, () => `<html lang="${language}"${dir}${others}>`)
}

const PLACE = /<!--(head|app|data|late)-->/

/** The pieces of a template round the places that each document fills. */
export function piecesOf(template: string): string[] {
  return template.split(new RegExp(PLACE.source.replace('(', '(?:')))
}

/** JSON that can stand in a script element: nothing in it ends the element or a line. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;')
}
