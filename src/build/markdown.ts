import MarkdownIt from 'markdown-it'
import { isSafeHref } from '#schemas/atoms.ts'
import { slugify } from '#src/site/slugify.ts'

/** A piece of a text, with the line (from 1) of the paragraph that holds it. */
export type Found = { value: string; line: number }

/** Markdown turned into HTML, with what the site needs to know of it. */
export type Rendered = {
  /** HTML; raw HTML of the source is shown as text. */
  html: string
  /** Targets of its links. */
  links: Found[]
  /** Files of its pictures. */
  images: Found[]
  /** Targets that no page may carry; the source is shown in place of such a link. */
  refused: Found[]
  /** Headings that skip a level. */
  skipped: Found[]
  /** Its headings of level 2, with the anchors they got. */
  headings: { id: string; label: string }[]
}

let refusedNow = new Set<string>()

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true })
parser.validateLink = (href) => {
  const isSafe = isSafeHref(href)
  if (!isSafe) refusedNow.add(href)
  return isSafe
}
// Level 1 belongs to the page, so "#" in running text becomes a heading of level 2.
parser.core.ruler.push('page_headings', ({ tokens }) => {
  for (const token of tokens) {
    if ((token.type === 'heading_open' || token.type === 'heading_close') && token.tag === 'h1') token.tag = 'h2'
  }
})

/** Renders Markdown. `taken` holds the anchors the page already has; new ones are added to it. */
export function renderMarkdown(source: string, taken: Set<string> = new Set()): Rendered {
  refusedNow = new Set()
  const tokens = parser.parse(source, {})
  const found: Omit<Rendered, 'html'> = { links: [], images: [], refused: [], skipped: [], headings: [] }
  let level = 2
  for (const [index, token] of tokens.entries()) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.type === 'heading_open') {
      const label = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
      const here = Number(token.tag.slice(1))
      if (here > level + 1) found.skipped.push({ value: label, line })
      level = here
      if (here === 2) {
        const id = slugify(label, taken)
        token.attrSet('id', id)
        found.headings.push({ id, label })
      }
    }
    for (const child of token.children ?? []) {
      if (child.type === 'image') found.images.push({ value: String(child.attrGet('src') ?? ''), line })
      if (child.type !== 'link_open') continue
      const href = String(child.attrGet('href') ?? '')
      found.links.push({ value: href, line })
      if (href.startsWith('https:')) child.attrSet('rel', 'noopener')
    }
  }
  for (const value of refusedNow) found.refused.push({ value, line: lineOf(source, value) })
  return { html: parser.renderer.render(tokens, parser.options, {}), ...found }
}

/** The line of a link’s target; the first when the source spells it in another way. */
function lineOf(source: string, target: string): number {
  const offset = source.indexOf(target)
  return offset === -1 ? 1 : source.slice(0, offset).split('\n').length
}
