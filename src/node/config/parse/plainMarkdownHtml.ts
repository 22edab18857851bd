import { LOCAL_TARGET } from './plainMarkdown.ts'

/** Words without any mark, quote or sign that Markdown sets more finely. */
const WORDS = String.raw`[\p{L}\p{N}](?:(?:[\p{L}\p{N} ]|[-,:;/](?=[\p{L}\p{N} ]))*[\p{L}\p{N}])?`

/** Bold words between blanks or before a sign, and a link within this site. */
const BOLD = new RegExp(String.raw`(?<!\S)\*\*(${WORDS}[.,:?]?)\*\*(?=[ .,:;?]|$)`, 'gu')
const LINK = new RegExp(String.raw`\[(${WORDS})\]\(${LOCAL_TARGET}\)`, 'gu')

/** What is shown as it is written: no two signs stand together, and no short word alone in brackets, which may be a sign such as (c). */
const PLAIN = /^\p{L}(?:[\p{L}\p{N} ;/%€’–“”)]|[,.:?-](?![,.:?()!-])|\((?!\p{L}{1,2}\)|[,.:?()-]))*$/u

/** An apostrophe within a word, which is set as a curved one. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu

/**
 * The HTML that `anyMarkdownHtml` makes of a text, many times faster, for texts of the plainest kind: paragraphs of one line, headings of
 * level 2 and flat lists between blank lines, with bold words and links such as `[words](/path)`. Undefined for any other text: that takes
 * the real parser. Making the HTML of all texts with that takes 2 % of the processor time of a large build.
 */
export function plainMarkdownHtml(source: string, anchors: readonly string[]): string | undefined {
  let html = ''
  let headings = 0
  let isBelowList = false
  const written = source.includes("'") ? source.replace(APOSTROPHE, '’') : source
  for (const block of written.split('\n\n')) {
    const isList = block.startsWith('- ')
    let made: string | undefined
    if (block.startsWith('## ')) made = element(`h2 id="${anchors[headings++]}"`, 'h2', block.slice(3))
    // What follows a list as another one is part of it.
    else if (isList) made = isBelowList ? undefined : listOf(block)
    else made = element('p', 'p', block)
    if (made === undefined) return undefined
    html += made
    isBelowList = isList
  }
  return html
}

function listOf(block: string): string | undefined {
  let items = ''
  for (const line of block.split('\n')) {
    const item = line.startsWith('- ') ? element('li', 'li', line.slice(2)) : undefined
    if (item === undefined) return undefined
    items += item
  }
  return `<ul>\n${items}</ul>\n`
}

function element(opening: string, name: string, text: string): string | undefined {
  const hasMarks = text.includes('*') || text.includes('[')
  // A letter stands for what has a mark, so that what is around it is looked at as it stands.
  const rest = hasMarks ? text.replace(BOLD, 'b').replace(LINK, 'a') : text
  if (rest.endsWith(' ') || !PLAIN.test(rest)) return undefined
  const inner = hasMarks ? text.replace(BOLD, '<strong>$1</strong>').replace(LINK, '<a href="$2">$1</a>') : text
  return `<${opening}>${inner}</${name}>\n`
}
