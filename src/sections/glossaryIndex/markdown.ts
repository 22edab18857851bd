import { cardList } from '#src/sections/cardList.ts'
import { groupByLetter } from './groupByLetter.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** A list of links for each letter. */
const glossaryIndex: WriterOf<'glossaryIndex'> = (section, md) => [
  md.opening(section),
  md.paragraph(section.countLabel.replace('{count}', String(section.entries.length))),
  ...groupByLetter(section.entries, md.language).flatMap(([letter, entries]) => [
    md.heading(section.title ? 3 : 2, letter),
    cardList(entries, md),
  ]),
]

export default glossaryIndex
