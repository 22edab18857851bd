import MarkdownIt from 'markdown-it'
import { isSafeHref } from '#schemas/atoms.ts'
import { slugify } from '#src/site/words/slugify.ts'
import { readPlainMarkdown } from './plainMarkdown.ts'
import { type TextFacts, addHeading, noFacts } from './textFacts.ts'

/** Markdown turned into HTML: raw HTML of the source is shown as text. Its headings of level 2 come with the anchors they got. */
export type Rendered = TextFacts & { html: string; headings: { id: string; label: string }[] }

type Parser = ReturnType<typeof newParser>
type Token = ReturnType<Parser['parse']>[number]

let refusedNow = new Set<string>()

const writer = newParser()
writer.validateLink = isSafeHref

const reader = newParser()
reader.validateLink = (href) => {
  const isSafe = isSafeHref(href)
  if (!isSafe) refusedNow.add(href)
  return isSafe
}
// Reading looks for links, pictures and headings only; the other running text need not be taken apart.
reader.core.ruler.at('inline', ({ tokens, md, env }) => {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline' && (/[[<]/.test(token.content) || tokens[index - 1]?.type === 'heading_open'))
      md.inline.parse(token.content, md, env, token.children!)
  }
})

function newParser() {
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: true })
  // Level 1 belongs to the page, so "#" in running text becomes a heading of level 2.
  parser.core.ruler.push('page_headings', ({ tokens }) => {
    for (const token of tokens) {
      if ((token.type === 'heading_open' || token.type === 'heading_close') && token.tag === 'h1') token.tag = 'h2'
    }
  })
  return parser
}

/** What every link, picture and heading begins with, or the line below a heading ends with. */
const NOTABLE = /[[<#]|[-=][ \t]*$/m

/**
 * Paragraphs and tables between blank lines in which nothing can begin a link, a picture, code, or anything else that matters to what
 * follows.
 */
const PLAIN_BLOCK = /(?<=\n\n)(?:[A-Za-z|][^\n[<#`~]*(?:\n|$))+(?=\n|$)/g

/** A text with its plain blocks cut short: on as many lines, with the same links, pictures and headings. */
function abridged(source: string): string {
  return source.replace(PLAIN_BLOCK, (block) => `x${'\n'.repeat(block.split('\n').length - 1)}`)
}

/** Finds links, pictures and headings of a Markdown text, without making HTML of it. */
export function readMarkdown(source: string): TextFacts {
  return NOTABLE.test(source) ? (readPlainMarkdown(source) ?? readAnyMarkdown(source)) : noFacts()
}

/** The same for every text, with the real parser. */
export function readAnyMarkdown(source: string): TextFacts {
  const found = noFacts()
  refusedNow = new Set()
  const tokens = reader.parse(abridged(source), {})
  for (const [index, token] of tokens.entries()) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.type === 'heading_open') addHeading(found, Number(token.tag.slice(1)), labelOf(tokens, index), line)
    let below = 0
    for (const [place, child] of (token.children ?? []).entries()) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') below += 1
      if (child.type === 'image') found.images.push({ value: String(child.attrGet('src') ?? ''), line: line + below, words: child.content })
      if (child.type === 'link_open') {
        const link = { value: String(child.attrGet('href') ?? ''), line: line + below, words: wordsOfLink(token.children!, place) }
        // `[words]()` is a link to nowhere, which the parser lets pass.
        const list = link.value === '' ? found.refused : found.links
        list.push(link)
      }
    }
  }
  for (const value of refusedNow) found.refused.push({ value, line: lineOf(source, value) })
  return found
}

/** The HTML of a Markdown text whose headings of level 2 have these anchors, in order. */
export function markdownHtml(source: string, anchors: readonly string[]): string {
  const tokens = writer.parse(source, {})
  let heading = 0
  for (const token of tokens) {
    if (token.type === 'heading_open' && token.tag === 'h2') token.attrSet('id', anchors[heading++]!)
    for (const child of token.children ?? []) {
      if (child.type === 'link_open' && String(child.attrGet('href') ?? '').startsWith('https:')) child.attrSet('rel', 'noopener')
    }
  }
  return writer.renderer.render(tokens, writer.options, {})
}

/** Reads Markdown and turns it into HTML. `taken` holds the anchors the page already has; new ones are added to it. */
export function renderMarkdown(source: string, taken: Set<string> = new Set()): Rendered {
  const facts = readMarkdown(source)
  const headings = facts.titles.map((label) => ({ id: slugify(label, taken), label }))
  return {
    html: markdownHtml(
      source,
      headings.map(({ id }) => id),
    ),
    ...facts,
    headings,
  }
}

function labelOf(tokens: Token[], heading: number): string {
  return (tokens[heading + 1]?.children ?? []).map(({ content }) => content).join('')
}

function wordsOfLink(children: Token[], start: number): string {
  const end = children.findIndex(({ type }, index) => index > start && type === 'link_close')
  return children
    .slice(start + 1, end)
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
}

/** The line of a link’s target; the first when the source spells it in another way. */
function lineOf(source: string, target: string): number {
  const offset = source.indexOf(target)
  return offset === -1 ? 1 : source.slice(0, offset).split('\n').length
}
