import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each field with its label and its value. */
const fieldList: WriterOf<'fieldList'> = (section, md) => [
  md.opening(section),
  md.list(
    section.rows.map(({ label, items = [], html, picture }) => {
      const values = items.map(({ words, href }) => (href === undefined ? md.text(words) : md.link(words, href)))
      if (picture) return md.blocks(md.strong(label), md.photo(picture))
      if (html !== undefined) return md.blocks(md.strong(label), md.html(html))
      return values.length > 1 ? md.blocks(md.strong(label), md.list(values)) : md.line(md.strong(label), values[0])
    }),
  ),
]

export default fieldList
