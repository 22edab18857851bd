import { formatDay } from '#src/sections/formatDay.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each news item with its day. */
const newsList: WriterOf<'newsList'> = (section, md) => [
  md.opening(section),
  ...section.news.flatMap(({ date, title, text, href }) => [
    href ? `### ${md.link(title, href)}` : md.heading(3, title),
    md.paragraph(formatDay(date, md.language)),
    md.paragraph(text),
  ]),
  section.action && md.actions([section.action]),
]

export default newsList
