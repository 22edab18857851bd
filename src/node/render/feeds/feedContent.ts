import { decodeHTML } from 'entities'
import { xmlText } from './xmlText.ts'

/** Elements that feeds keep without attributes, by kind. */
const PLAIN = [
  'h2 h3 h4 h5 h6 p ul li dl dt dd figure figcaption blockquote pre hr br address',
  'table caption thead tbody tfoot tr',
  'strong b em i code kbd samp var sub sup del ins s cite q mark small',
].flatMap((names) => names.split(' '))

/** Elements that feeds keep, and their attributes. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, []])),
  ol: ['start', 'reversed'],
  a: ['href'],
  img: ['src', 'srcset', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  abbr: ['title'],
  bdi: ['dir'],
}

/** Elements that are left out with all they contain. */
const LEFT_OUT = new Set(
  'script style svg nav form button input select textarea label template noscript iframe dialog object audio video h1 canvas'.split(' '),
)

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'link', 'meta', 'track', 'wbr', 'col', 'area', 'embed'])

/** Kept elements that are part of a line. */
const INLINE = new Set(
  'a strong b em i code kbd samp sub sup del ins s cite q mark small var time abbr bdi br img span picture source wbr svg'.split(' '),
)

/** Elements that stay only with content. */
const EMPTY = /<(p|h[2-6]|li|ul|ol|dl|dt|dd|a|strong|b|em|i|figure|figcaption|blockquote|small|cite|q|mark)(?: [^<>]*)?>\s*<\/\1>/g

const ATTRIBUTE = /([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi

/** The sections of a document that feeds leave out: they lead to other pages, or need the site. */
const OTHER_PAGES = new Set(['callToAction', 'relatedEntries', 'tableOfContents', 'form', 'articleFooter'])

/** Sections that open a page: their title and their buttons are those of the page, so that only their paragraphs count. */
const OPENERS = new Set(['hero', 'articleHeader'])

/**
 * The content of a page for feed readers: the HTML of its sections with the elements and attributes that readers keep, and only absolute
 * addresses. `html` is the page’s document, `url` its address.
 */
export function feedContent(html: string, url: string): string {
  const main = mainOf(html)
  const out: string[] = []
  /** The open elements: the name of the kept one, '' for others, and null for one that is left out with its content. */
  const open: { name: string; kept: string | null; opener?: boolean }[] = []
  let left = 0
  let inParagraph = false

  const isInside = () => open.some(({ kept }) => kept)
  const inOpener = () => open.some(({ opener }) => opener)
  const endParagraph = () => {
    if (inParagraph) out.push('</p>\n')
    inParagraph = false
  }
  const startParagraph = () => {
    if (inParagraph || isInside()) return
    out.push('<p>')
    inParagraph = true
  }
  const addText = (text: string) => {
    if (left > 0 || text === '' || (inOpener() && !isInside())) return
    if (text.trim() !== '') startParagraph()
    if (inParagraph || isInside()) out.push(xmlText(decodeHTML(text)).replaceAll('&quot;', '"'))
  }

  for (const { text, isEnd, name, attributes: written } of tagsIn(main)) {
    addText(text)
    if (name === '') continue
    const isKept = KEPT[name] !== undefined
    if (isEnd) {
      const at = open.findLastIndex((one) => one.name === name)
      if (at < 0) continue
      for (const one of open.splice(at).toReversed()) {
        if (one.kept === null) left -= 1
        else if (one.kept && left === 0) out.push(INLINE.has(one.name) ? `</${one.name}>` : `</${one.name}>\n`)
      }
      if (!INLINE.has(name) && left === 0) {
        if (isInside() && !isKept) out.push(' ')
        endParagraph()
      }
      continue
    }
    const attributes = attributesOf(written)
    const isHidden =
      'hidden' in attributes || attributes['aria-hidden'] === 'true' || /(?:^| )visually-hidden(?: |$)/.test(attributes['class'] ?? '')
    const type = attributes['data-type']
    if (VOID.has(name)) {
      if (left > 0 || isHidden || !isKept || inOpener()) continue
      if (INLINE.has(name)) startParagraph()
      else endParagraph()
      out.push(`<${name}${keptAttributes(name, attributes, url)}>`)
      continue
    }
    if (LEFT_OUT.has(name) || isHidden || (type !== undefined && OTHER_PAGES.has(type))) {
      open.push({ name, kept: null })
      left += 1
      continue
    }
    const opener = type !== undefined && OPENERS.has(type)
    if (left > 0) {
      open.push({ name, kept: '' })
      continue
    }
    if (!INLINE.has(name)) endParagraph()
    const shown = isKept && (!inOpener() || name === 'p' || isInside())
    if (shown) {
      if (INLINE.has(name)) startParagraph()
      out.push(`<${name}${keptAttributes(name, attributes, url)}>`)
    }
    open.push({ name, kept: shown ? name : '', ...(opener && { opener }) })
  }
  endParagraph()
  return withoutEmpty(out.join(''))
    .replace(/>\n\s+</g, '>\n<')
    .trim()
}

/** The content of the main part of a document; empty if it has none. */
function mainOf(html: string): string {
  const start = html.indexOf('<main')
  return start < 0 ? '' : html.slice(html.indexOf('>', start) + 1, html.indexOf('</main>', start))
}

/** A tag, with the text before it; the last one has no name, as comments have none. */
type Tag = { text: string; isEnd: boolean; name: string; attributes: string }

/** The tags of a document: React and the Markdown renderer escape angle brackets in texts and attributes. */
function* tagsIn(html: string): Generator<Tag> {
  let last = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', last)) {
    const text = html.slice(last, start)
    last = html.indexOf('>', start) + 1 || html.length
    const isEnd = html[start + 1] === '/'
    const inner = html.slice(start + (isEnd ? 2 : 1), last - 1)
    const name = inner.startsWith('!') ? '' : (/^[a-z\d-]{1,40}/i.exec(inner)?.[0] ?? '')
    yield { text, isEnd, name: name.toLowerCase(), attributes: inner.slice(name.length) }
  }
  yield { text: html.slice(last), isEnd: false, name: '', attributes: '' }
}

function withoutEmpty(html: string): string {
  const next = html.replace(EMPTY, '')
  return next === html ? html : withoutEmpty(next)
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name!.toLowerCase(), decodeHTML(value)]))
}

function keptAttributes(name: string, attributes: Readonly<Record<string, string>>, url: string): string {
  return KEPT[name]!.flatMap((key) => {
    const value = attributes[key]
    return value === undefined ? [] : [` ${key}="${xmlText(absolute(key, value, url))}"`]
  }).join('')
}

/** The value of an attribute with absolute addresses. */
function absolute(key: string, value: string, url: string): string {
  if (key === 'href' || key === 'src') return fullAddress(value, url)
  if (key !== 'srcset') return value
  return value
    .split(/,\s+/)
    .map((source) => {
      const [address, ...size] = source.trim().split(/\s+/)
      return [fullAddress(address!, url), ...size].join(' ')
    })
    .join(', ')
}

function fullAddress(value: string, url: string): string {
  if (value.startsWith('#')) return url + value
  return value.startsWith('/') ? new URL(url).origin + value : value
}
