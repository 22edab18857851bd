import { formatDay } from '#src/sections/formatDay.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The table with the source of each statement. */
const comparisonTable: WriterOf<'comparisonTable'> = (section, md) => {
  const { caption, ours, theirs, checkedOn, checkedLabel, method, rows, notPublished, notice } = section
  const day = (date: string) => formatDay(date, md.language)
  return [
    md.opening(section),
    md.line(md.text(checkedLabel), day(checkedOn)),
    md.paragraph(caption),
    md.table(
      ['', md.text(ours), md.text(theirs)],
      rows.map((row) => {
        if (row.theirs === 'not-published') return [md.text(row.topic), md.text(row.ours), md.text(notPublished)]
        const { text, source } = row.theirs
        const label = source.url ? md.link(source.label, source.url) : md.text(source.label)
        return [md.text(row.topic), md.text(row.ours), `${md.text(text)} ${label}, ${day(source.checkedOn)}`]
      }),
    ),
    md.html(method),
    md.paragraph(notice),
  ]
}

export default comparisonTable
