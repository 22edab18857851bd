import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The names as a list, with their links. */
const logoRow: WriterOf<'logoRow'> = ({ title, items }, md) => [
  title && md.heading(2, title),
  md.list(items.map(({ label, href }) => (href ? md.link(label, href) : md.text(label)))),
]

export default logoRow
