import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each statement with its explanation. */
const principles: WriterOf<'principles'> = (section, md) => [
  md.opening(section),
  ...section.items.flatMap(({ title, text }) => [md.heading(3, title), md.paragraph(text)]),
]

export default principles
