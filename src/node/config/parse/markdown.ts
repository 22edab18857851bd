import { isSafeHref } from '#schemas/isSafeHref.ts'
import { slugify } from '#src/site/words/slugify.ts'
import { markdownParser } from './markdownParser.ts'
import { spacesOf } from './markdownQuotes.ts'
import { type ShownLine, markdownSlips } from '#src/prose/markdownSlips.ts'
import { type TextFacts, addHeading, anchorsInOrder, noFacts } from '#src/prose/textFacts.ts'

/** Markdown converted to HTML: raw HTML of the source is shown as text. Includes the anchors of its level 2 headings. */
export type Rendered = TextFacts & { html: string; headings: { id: string; label: string }[] }

/** Texts are analyzed alike in every language, without typographic quotation marks. */
const parser = markdownParser('')

type Token = ReturnType<typeof parser.parse>[number]

/** Finds links, pictures and headings of a Markdown text, without making HTML of it. */
export function readMarkdown(source: string): TextFacts {
  const found = noFacts()
  const refused = new Set<string>()
  const validateLink = (href: string) => isSafeHref(href) || (refused.add(href), false)
  // The shared parser, which records refused links for this text only.
  const noting = Object.create(parser, { validateLink: { value: validateLink } }) as typeof parser
  const env = { shown: [] as ShownLine[][], references: {} }
  const tokens = noting.parse(source, env)
  for (const [index, token] of tokens.entries()) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.type === 'heading_open') addHeading(found, Number(token.tag.slice(1)), labelOf(tokens, index), line)
    let below = 0
    for (const [place, child] of (token.children ?? []).entries()) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') below += 1
      if (child.type === 'image') {
        const words = parser.renderer.renderInlineAsText(child.children ?? [], parser.options, {})
        found.images.push({ value: String(child.attrGet('src') ?? ''), line: line + below, words })
      }
      if (child.type === 'link_open') {
        const link = { value: String(child.attrGet('href') ?? ''), line: line + below, words: wordsOfLink(token.children!, place) }
        // `[words]()` is an empty link, which the parser accepts.
        const list = link.value === '' ? found.refused : found.links
        list.push(link)
      }
    }
  }
  // A footnote looks like a refused address.
  for (const value of refused) if (!isFootnote(source, value)) found.refused.push({ value, line: lineOf(source, value) })
  found.slips.push(...markdownSlips(source, tokens, env.shown, refused))
  return found
}

const ANCHORED = new Set(['h2', 'h3', 'h4'])

/** The HTML of a Markdown text in a language, whose headings of levels 2 to 4 have these anchors, in order, as far as there are any. */
export function markdownHtml(source: string, anchors: readonly string[], language: string): string {
  const parser = markdownParser(language)
  const tokens = parser.parse(source, {})
  let heading = 0
  for (const token of tokens) {
    const anchor = token.type === 'heading_open' && ANCHORED.has(token.tag) ? anchors[heading++] : undefined
    if (anchor !== undefined) token.attrSet('id', anchor)
    for (const child of token.children ?? []) {
      if (child.type === 'link_open' && String(child.attrGet('href') ?? '').startsWith('https:')) child.attrSet('rel', 'noopener')
    }
  }
  return parser.renderer.render(tokens, parser.options, {})
}

/** Parses Markdown and converts it to HTML. `taken` contains the anchors that the page already has; new ones are added to it. */
export function renderMarkdown(source: string, taken: Set<string> = new Set(), language = 'en'): Rendered {
  const facts = readMarkdown(source)
  const headings = facts.titles.map((label) => ({ id: slugify(label, taken), label: headingLabel(label, language) }))
  const anchors = anchorsInOrder(
    facts,
    headings.map(({ id }) => id),
    facts.subtitles.map((label) => slugify(label, taken)),
  )
  return { html: markdownHtml(source, anchors, language), ...facts, headings }
}

/** The text of a heading as shown on its page, with the quotation marks and spaces of a language. */
export function headingLabel(label: string, language: string): string {
  if (!/["']/.test(label) && spacesOf(language).every(([typed]) => !label.includes(typed))) return label
  const [line] = markdownParser(language).parseInline(label.replace(/[!#-&(-/:-@[-`{-~]/g, '\\$&'), {})
  return wordsIn(line?.children)
}

function labelOf(tokens: Token[], heading: number): string {
  return wordsIn(tokens[heading + 1]?.children)
}

function wordsIn(children: Token[] | null | undefined): string {
  return (children ?? []).map(({ content }) => content).join('')
}

function wordsOfLink(children: Token[], start: number): string {
  const end = children.findIndex(({ type }, index) => index > start && type === 'link_close')
  return children
    .slice(start + 1, end)
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
}

function isFootnote(source: string, target: string): boolean {
  const start = source.indexOf(`]: ${target}`)
  return start !== -1 && source.lastIndexOf('[^', start) > source.lastIndexOf('\n', start)
}

/** The line of a link’s target; the first line if the source spells it differently. */
function lineOf(source: string, target: string): number {
  const written = source.includes(target) ? target : decoded(target)
  const [inLink, alone] = [source.indexOf(`](${written}`), source.indexOf(written)]
  const offset = inLink === -1 ? alone : inLink
  return offset === -1 ? 1 : source.slice(0, offset).split('\n').length
}

/** An address as probably written: the parser encodes some characters. */
function decoded(target: string): string {
  try {
    return decodeURI(target)
  } catch {
    return target
  }
}
