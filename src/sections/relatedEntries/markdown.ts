import { cardList } from '#src/sections/cardList.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Links to the related pages, and to those before and after this one. */
const relatedEntries: WriterOf<'relatedEntries'> = ({ title, cards, previous, next }, md) => [
  cards.length > 0 && md.heading(2, title),
  cardList(cards, md),
  previous && md.line(md.text(md.words.previous), md.link(previous.label, previous.href)),
  next && md.line(md.text(md.words.next), md.link(next.label, next.href)),
]

export default relatedEntries
