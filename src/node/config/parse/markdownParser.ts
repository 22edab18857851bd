import type { Token } from 'markdown-it'
import { markdownSyntax } from '#src/site/markdown/markdownSyntax.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import { markdownQuotes, spacesOf } from './markdownQuotes.ts'
import { shownLines } from '#src/prose/markdownSlips.ts'
import { numberOf, orderedLists } from '#src/prose/orderedLists.ts'

/**
 * The Markdown parser for a language, a tag. Texts are published as written, except for straight quotes, `--`, `---` and `...`, which are
 * converted to their typographic characters, and French spaces at punctuation marks, where lines do not break.
 */
export const markdownParser = madeOnce((language: string) => {
  const parser = markdownSyntax({ typographer: true, quotes: [...markdownQuotes(language)] })
  const { ruler } = parser.core
  ruler.after('block', 'row_lines', ({ tokens }) => placeCells(tokens))
  // Only analysis needs the visible text, before escaped characters become ordinary ones.
  ruler.after('inline', 'shown_lines', ({ tokens, env }) => {
    if (env?.['shown']) env['shown'] = shownLines(tokens)
  })
  const spaces = spacesOf(language)
  ruler.at('replacements', ({ tokens }) =>
    inText(tokens, (text) => spaces.reduce((made, [typed, set]) => made.replaceAll(typed, set), withDashes(text))),
  )
  ruler.push('page_headings', ({ tokens }) => lowerHeadings(tokens))
  ruler.push('item_numbers', ({ tokens }) => keepNumbers(tokens))
  return parser
})

/** Gives table cells the line of their row. */
function placeCells(tokens: Token[]): void {
  let row: [number, number] | null = null
  for (const token of tokens) {
    if (token.type === 'tr_open') row = token.map
    if (token.type === 'tr_close') row = null
    if (token.type === 'inline' && row) token.map = row
  }
}

/** Changes texts that are neither code nor addresses. */
function inText(tokens: Token[], change: (text: string) => string): void {
  for (const { children } of tokens) {
    let isAddress = false
    for (const child of children ?? []) {
      if (child.type === 'link_open') isAddress = child.markup === 'autolink'
      if (child.type === 'link_close') isAddress = false
      if (child.type === 'text' && !isAddress) child.content = change(child.content)
    }
  }
}

function withDashes(text: string): string {
  return text
    .replace(/(?<!\.)\.{3}(?![./\\])/g, '…')
    .replace(/(?<!-)---(?!-)/g, '—')
    .replace(/(?<![^\s])--(?!\S)|(?<=[^-\s])--(?=[^-\s])/g, '–')
}

/** Level 1 belongs to the page, so "#" in running text becomes a level 2 heading. */
function lowerHeadings(tokens: Token[]): void {
  for (const token of tokens) {
    if ((token.type === 'heading_open' || token.type === 'heading_close') && token.tag === 'h1') token.tag = 'h2'
  }
}

/** List items show the written numbers, unless all of them are 1 or 0, which numbers them automatically. */
function keepNumbers(tokens: Token[]): void {
  for (const items of orderedLists(tokens)) {
    if (isCounted(items)) continue
    items.forEach((item, index) => {
      if (index > 0 && numberOf(item) !== numberOf(items[index - 1]!) + 1) item.attrSet('value', String(numberOf(item)))
    })
  }
}

/** Whether all items are numbered 1, or 0, for automatic numbering. */
function isCounted(items: readonly Token[]): boolean {
  const first = numberOf(items[0]!)
  return first <= 1 && items.every((item) => numberOf(item) === first)
}
