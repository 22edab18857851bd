import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The opening of a page with its main heading. */
const hero: WriterOf<'hero'> = ({ variant, eyebrow, title, lead, actions, notes, picture, pictures }, md) => [
  md.paragraph(eyebrow),
  md.heading(1, title),
  md.paragraph(lead),
  md.actions(actions),
  md.list(notes.map(md.text)),
  variant !== 'plain' && variant !== 'over' && variant !== 'collage' && md.picture(picture),
  ...(variant === 'collage' ? (pictures ?? []).map((one) => md.photo(one)) : []),
]

export default hero
