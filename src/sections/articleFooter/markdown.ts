import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Tags, the parts of the series, authors, and the neighbours. */
const articleFooter: WriterOf<'articleFooter'> = ({ tags, series, authors, previous, next }, md) => [
  md.list(tags.map(({ label, href }) => (href === undefined ? md.text(label) : md.link(label, href)))),
  series && md.heading(2, series.label),
  md.paragraph(series?.description),
  md.list(
    (series?.parts ?? []).map(({ label, href }) => md.link(label, href)),
    'numbered',
  ),
  authors.length > 0 && md.heading(2, md.words.articleAuthors),
  md.list(authors.map(({ name, href, summary }) => md.blocks(md.link(name, href), md.paragraph(summary)))),
  previous && md.line(md.text(md.words.previous), md.link(previous.label, previous.href)),
  next && md.line(md.text(md.words.next), md.link(next.label, next.href)),
]

export default articleFooter
