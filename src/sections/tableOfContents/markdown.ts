import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The headings of the page as links. */
const tableOfContents: WriterOf<'tableOfContents'> = ({ title, items }, md) => [
  items.length > 0 && md.heading(2, title),
  md.list(items.map(({ label, href }) => md.link(label, href))),
]

export default tableOfContents
