import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The words of each person, and who said them. */
const quote: WriterOf<'quote'> = ({ variant, text, name, role, others, action }, md) => [
  ...[{ text, name, role }, ...(variant === 'wall' ? (others ?? []) : [])].flatMap((one) => [
    md.quote(md.paragraph(one.text)),
    md.line(md.strong(one.name), one.role && md.text(one.role)),
  ]),
  variant !== 'wall' && action && md.actions([action]),
]

export default quote
