import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The question, and each answer with its advice. */
const audienceChooser: WriterOf<'audienceChooser'> = (section, md) => [
  md.opening(section),
  md.paragraph(section.question),
  ...section.options.flatMap(({ label, title, text, points, action }) => [
    md.line(md.strong(label)),
    md.heading(3, title),
    md.paragraph(text),
    md.list(points.map(md.text)),
    md.actions([action]),
  ]),
]

export default audienceChooser
