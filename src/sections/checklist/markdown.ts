import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** A list for each group. */
const checklist: WriterOf<'checklist'> = (section, md) => [
  md.opening(section),
  ...section.groups.flatMap(({ title, note, items }) => [
    md.heading(3, title),
    md.paragraph(note),
    md.list(items.map((item) => md.line(md.strong(item.title), item.text && md.text(item.text)))),
  ]),
]

export default checklist
