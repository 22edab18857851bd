import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The facts as a list. */
const proofStrip: WriterOf<'proofStrip'> = ({ title, items }, md) => [md.paragraph(title), md.list(items.map(({ text }) => md.text(text)))]

export default proofStrip
