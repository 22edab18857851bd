import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** All views, one after the other. */
const tabs: WriterOf<'tabs'> = (section, md) => [
  md.opening(section),
  ...section.items.flatMap(({ label, title, text, points, action, picture }) => [
    md.line(md.strong(label)),
    md.heading(3, title),
    md.paragraph(text),
    md.list(points.map(md.text)),
    action && md.actions([action]),
    md.picture(picture),
  ]),
]

export default tabs
