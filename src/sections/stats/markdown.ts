import { formatDay } from '#src/sections/formatDay.ts'
import { colonOf } from '#src/ui/colonOf.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each figure with its source. */
const stats: WriterOf<'stats'> = (section, md) => [
  md.opening(section),
  md.list(
    section.items.map(({ value, label, source }) => {
      const name = source.url ? md.link(source.label, source.url) : md.text(source.label)
      const day = formatDay(source.checkedOn, md.language)
      return md.blocks(
        md.line(md.strong(value), md.text(label)),
        md.line(md.text(section.sourceLabel) + colonOf(md.language), `${name}, ${day}`),
      )
    }),
  ),
]

export default stats
