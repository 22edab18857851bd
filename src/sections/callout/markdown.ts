import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** A note as a quotation, so that it stands out. */
const callout: WriterOf<'callout'> = ({ title, body, action }, md) => [
  md.quote(md.heading(2, title), md.html(body), action && md.actions([action])),
]

export default callout
