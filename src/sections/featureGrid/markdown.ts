import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each feature with its sentence and link. */
const featureGrid: WriterOf<'featureGrid'> = (section, md) => [
  md.opening(section),
  ...section.items.flatMap(({ title, text, href, linkLabel, picture }) => [
    md.heading(3, title),
    md.paragraph(text),
    href && md.link(linkLabel ?? title, href),
    (section.look === 'cards' || section.look === 'bento') && md.picture(picture),
  ]),
]

export default featureGrid
