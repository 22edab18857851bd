import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each capability with its points, link and picture. */
const featureRows: WriterOf<'featureRows'> = (section, md) => [
  md.opening(section),
  ...section.rows.flatMap(({ eyebrow, title, text, points, action, picture }) => [
    md.paragraph(eyebrow),
    md.heading(section.title ? 3 : 2, title),
    md.paragraph(text),
    md.list(points.map(md.text)),
    action && md.actions([action]),
    md.picture(picture),
  ]),
]

export default featureRows
