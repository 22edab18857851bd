import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The words of the person, and who said them. */
const quote: WriterOf<'quote'> = ({ text, name, role, action }, md) => [
  md.quote(md.paragraph(text)),
  md.line(md.strong(name), role && md.text(role)),
  action && md.actions([action]),
]

export default quote
