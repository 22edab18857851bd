import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The text as it was written. */
const richText: WriterOf<'richText'> = ({ title, body }, md) => [title && md.heading(2, title), md.html(body)]

export default richText
