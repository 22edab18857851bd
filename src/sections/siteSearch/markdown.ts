import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import { pagesByLetter } from './pagesByLetter.ts'

/** A link to the search, and all pages by letter if the section lists them. */
const siteSearch: WriterOf<'siteSearch'> = (section, md) => {
  const level = section.title ? 3 : 2
  return [
    md.opening(section),
    md.link(md.words.search, section.page),
    section.listPages && md.heading(level, md.words.searchAllPages),
    ...(section.listPages ? pagesByLetter(section.pages, md.language) : []).flatMap(([letter, pages]) => [
      md.heading((level + 1) as 3 | 4, letter),
      md.list(pages.map(({ label, href }) => md.link(label, href))),
    ]),
  ]
}

export default siteSearch
