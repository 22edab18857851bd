import type { MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { Card } from '#src/site/pages/pageData.ts'

/** Pages as a list of links in Markdown, with their summaries and covers. */
export function cardList(cards: readonly Card[], md: MarkdownTools): string {
  return md.list(
    cards.map(({ path, name, summary, cover }) => md.blocks(md.link(name, path), md.paragraph(summary), cover && md.photo(cover))),
  )
}
