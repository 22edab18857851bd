import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The invitation and its links. */
const callToAction: WriterOf<'callToAction'> = ({ title, text, actions }, md) => [
  md.heading(2, title),
  md.paragraph(text),
  md.actions(actions),
]

export default callToAction
