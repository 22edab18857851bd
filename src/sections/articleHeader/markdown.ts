import { formatDay } from '#src/sections/formatDay.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The title with the facts of the article. */
const articleHeader: WriterOf<'articleHeader'> = (section, md) => {
  const { headline, series, summary, authors, published, changed, minutes, tags, cover } = section
  const { language, words } = md
  const named = ({ label, href }: { label: string; href?: string | undefined }) =>
    href === undefined ? md.text(label) : md.link(label, href)
  return [
    series && named(series),
    md.heading(1, headline),
    md.paragraph(summary),
    md.list(authors.map(({ name, href }) => md.link(name, href))),
    md.line(
      published !== undefined && md.text(formatDay(published, language)),
      changed !== undefined && md.text(words.articleChanged.replace('{day}', formatDay(changed, language))),
      minutes !== undefined && md.text(words.articleMinutes.replace('{count}', String(minutes))),
    ),
    md.list(tags.map(named)),
    cover && md.photo(cover),
  ]
}

export default articleHeader
