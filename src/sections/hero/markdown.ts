import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The opening of a page with its main heading. */
const hero: WriterOf<'hero'> = ({ variant, eyebrow, title, lead, actions, notes, picture }, md) => [
  md.paragraph(eyebrow),
  md.heading(1, title),
  md.paragraph(lead),
  md.actions(actions),
  md.list(notes.map(md.text)),
  variant !== 'plain' && md.picture(picture),
]

export default hero
