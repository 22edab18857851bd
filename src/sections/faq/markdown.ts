import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each question as a heading above its answer. */
const faq: WriterOf<'faq'> = (section, md) => [
  md.opening(section),
  ...section.items.flatMap(({ question, answer }) => [md.heading(3, question), md.html(answer)]),
]

export default faq
