import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The table with its caption. */
const dataTable: WriterOf<'dataTable'> = (section, md) => [
  md.opening(section),
  md.paragraph(section.caption),
  md.table(
    section.columns.map(md.text),
    section.rows.map((row) => row.map(md.text)),
  ),
  md.paragraph(section.note),
]

export default dataTable
