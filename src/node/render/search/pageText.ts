import type { SectionText } from '#src/site/search/searchFormat.ts'

/** What visitors read on a page: its main heading, and its text by anchor. `lists` are the indexes of parts that list other pages. */
export type PageText = { heading: string; sections: SectionText[]; lists: number[] }

const TAG_OR_TEXT = /<(\/?)([a-zA-Z][\w-]*)((?:[\s/][^<>]*)?)>|[^<]+|</g
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'source', 'track', 'wbr'])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
])
/** Elements without texts of the page: controls, scripts, drawings, navigation. */
const SILENT = new Set([
  'button',
  'datalist',
  'nav',
  'noscript',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'video',
])
/** Sections that repeat what is written elsewhere. */
const REPEATING = new Set(['articleFooter', 'relatedEntries', 'siteSearch', 'tableOfContents'])
/** Sections that consist of names and summaries of other pages. */
const LISTING = new Set(['entryCards', 'glossaryIndex', 'linkGroups', 'list', 'newsList'])

/** Reads the text of a page from its document, as the renderer writes it. */
export function pageText(document: string): PageText {
  const start = document.indexOf('<main')
  const html = start < 0 ? '' : document.slice(start, document.indexOf('</main>', start))
  const page: PageText = { heading: '', sections: [], lists: [] }
  let current: { anchor: string; heading: string; text: string; isList: boolean } = newPart('', false)
  let within: 'text' | 'h1' | 'heading' = 'text'
  let isList = false
  // Depth of the open elements, and the depth at which a silent one began.
  let depth = 0
  let silentFrom = 0

  function finish() {
    const [heading, text] = [tidy(current.heading), tidy(current.text)]
    if (heading === '' && text === '') return
    if (current.isList) page.lists.push(page.sections.length)
    page.sections.push([current.anchor, heading, text])
  }
  function begin(anchor: string) {
    finish()
    current = newPart(anchor, isList)
  }
  function open(name: string, attributes: string) {
    depth += 1
    if (silentFrom > 0) return
    if (isSilent(name, attributes)) {
      silentFrom = depth
      return
    }
    const id = attributeOf(attributes, 'id')
    if (name === 'section' && attributes.includes('data-section=')) {
      isList = LISTING.has(attributeOf(attributes, 'data-type') ?? '')
      begin(id ?? '')
    } else if (name === 'h1') within = 'h1'
    else if (/^h[2-6]$/.test(name) && (id !== undefined || current.heading === '')) {
      if (id !== undefined && id !== current.anchor && current.text.trim() !== '') begin(id)
      else if (id !== undefined && current.anchor === '') current.anchor = id
      within = current.heading === '' && (id !== undefined || current.text.trim() === '') ? 'heading' : 'text'
    }
    if (!INLINE.has(name)) say(' ')
  }
  function close(name: string) {
    if (silentFrom === depth) silentFrom = 0
    else if (silentFrom === 0) {
      if (/^h[1-6]$/.test(name)) within = 'text'
      // Values of a list of facts would read as one sentence in a result.
      if (!INLINE.has(name)) say(name === 'dd' ? ' · ' : ' ')
    }
    depth -= 1
  }
  function say(text: string) {
    if (within === 'h1') page.heading += text
    else if (within === 'heading') current.heading += text
    else current.text += text
  }

  for (const [whole, slash, name, attributes] of html.matchAll(TAG_OR_TEXT)) {
    if (name === undefined) {
      if (silentFrom === 0) say(whole)
    } else if (slash) close(name)
    else if (VOID.has(name) || attributes!.endsWith('/')) say(silentFrom === 0 && !INLINE.has(name) ? ' ' : '')
    else open(name, attributes!)
  }
  finish()
  return { ...page, heading: tidy(page.heading) }
}

function newPart(anchor: string, isList: boolean) {
  return { anchor, heading: '', text: '', isList }
}

function isSilent(name: string, attributes: string): boolean {
  if (SILENT.has(name)) return true
  if (attributes === '') return false
  if (attributes.includes('aria-hidden="true"') || attributes.includes('visually-hidden')) return true
  return / hidden(?:=|\s|$)/.test(attributes) || (name === 'section' && REPEATING.has(attributeOf(attributes, 'data-type') ?? ''))
}

function attributeOf(attributes: string, name: string): string | undefined {
  const start = attributes.indexOf(` ${name}="`)
  if (start < 0) return undefined
  const from = start + name.length + 3
  return attributes.slice(from, attributes.indexOf('"', from))
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A text without entities and repeated spaces. */
function tidy(text: string): string {
  const plain = text
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined ? String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal)) : (NAMED[name] ?? whole),
    )
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
  let end = plain.length
  while (end > 0 && ' ·'.includes(plain[end - 1]!)) end -= 1
  return plain.slice(0, end)
}
