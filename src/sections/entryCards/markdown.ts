import { cardList } from '#src/sections/cardList.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** A list of links to the pages, with their summaries. */
const entryCards: WriterOf<'entryCards'> = (section, md) => [md.opening(section), cardList(section.cards, md)]

export default entryCards
