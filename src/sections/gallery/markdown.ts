import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each picture with its caption. */
const gallery: WriterOf<'gallery'> = (section, md) => [
  md.opening(section),
  ...section.items.flatMap((item) => [md.photo(item), md.paragraph(item.caption)]),
]

export default gallery
