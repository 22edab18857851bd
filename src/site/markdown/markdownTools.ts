import { sentAddress } from '#src/site/redirects/sentAddress.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { FrameWords } from '#src/site/words/wordsOfFrame.ts'
import { headingLine, markdownOfHtml } from './markdownOfHtml.ts'
import type { MarkdownTools } from './MarkdownWriter.ts'
import { guardedLine, indented, joinBlocks, markdownTable, plainMarkdown } from './plainMarkdown.ts'

/** The page of which a section is written, and whether the section holds its main heading. */
export type MarkdownPlace = {
  /** Address of the site, without a slash at its end, and path of the page. */
  url: string
  path: string
  language: string
  words: FrameWords
  backends: SiteSettings['backends']
  opensPage?: boolean
}

/** The tools for writing a section of a page. Links lead to pages, not to their Markdown, so that programs
 * can pass them on to people. */
export function markdownTools({ url, path, language, words, backends, opensPage }: MarkdownPlace): MarkdownTools {
  const addressed = (href: string) =>
    href.startsWith('/') ? url + sentAddress(href) : href.startsWith('#') ? url + sentAddress(path + href) : href
  const target = (href: string) => addressed(href).replace(/[()]/g, String.raw`\$&`)
  const pieces = {
    link: (piece: string, href: string) => `[${piece}](${target(href)})`,
    image: (alt: string, src: string) => (alt === '' ? '' : `![${plainMarkdown(alt)}](${target(src)})`),
  }
  const heading: MarkdownTools['heading'] = (level, plain) => headingLine(level, plainMarkdown(plain))
  const paragraph: MarkdownTools['paragraph'] = (plain) => (plain ? guardedLine(plainMarkdown(plain)) : '')
  const link: MarkdownTools['link'] = (label, href) => pieces.link(plainMarkdown(label), href)
  const strong: MarkdownTools['strong'] = (plain) => `**${plainMarkdown(plain.trim())}**`
  const photo: MarkdownTools['photo'] = ({ alt, src }) => pieces.image(alt, src)
  const list: MarkdownTools['list'] = (items, kind) => {
    const shown = items.flatMap((item) => item || [])
    const isLoose = shown.some((item) => item.includes('\n\n'))
    return shown.map((item, index) => indented(kind ? `${index + 1}. ` : '- ', item)).join(isLoose ? '\n\n' : '\n')
  }
  return {
    language,
    words,
    backends,
    text: plainMarkdown,
    strong,
    link,
    heading,
    opening: ({ eyebrow, title, lead }) =>
      title ? joinBlocks([paragraph(eyebrow), heading(opensPage ? 1 : 2, title), paragraph(lead)]) : '',
    paragraph,
    line: (...items) => guardedLine(items.filter(Boolean).join(' ')),
    html: (html) => (html ? markdownOfHtml(html, pieces) : ''),
    list,
    table: markdownTable,
    quote: (...blocks) => joinBlocks(blocks).replace(/^/gm, '> ').replace(/^> $/gm, '>'),
    photo,
    picture: (picture) => {
      if (!picture) return ''
      if (picture.kind === 'image') return photo(picture)
      return `*${plainMarkdown([picture.alt, ...picture.notes].join(' ').trim())}*`
    },
    actions: (actions) => {
      const links = actions.map(({ label, href }) => link(label, href))
      return links.length > 1 ? list(links) : (links[0] ?? '')
    },
    blocks: (...blocks) => joinBlocks(blocks),
  }
}
