import { formatDay } from '#src/sections/formatDay.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The explanation with formula, mistakes and sources. */
const glossaryEntry: WriterOf<'glossaryEntry'> = (section, md) => {
  const { eyebrow, term, also, definition, formula, body, mistakes, mistakesTitle, sources, sourcesTitle } = section
  return [
    md.paragraph(eyebrow),
    md.heading(1, term),
    md.list(also.map(md.text)),
    md.paragraph(definition),
    formula && md.quote(md.paragraph(formula.label), md.paragraph(formula.expression), md.paragraph(formula.example)),
    md.html(body),
    mistakes.length > 0 && md.blocks(md.heading(2, mistakesTitle), md.list(mistakes.map(md.text))),
    sources.length > 0 && md.heading(2, sourcesTitle),
    md.list(
      sources.map(({ label, url, checkedOn }) => md.line(url ? md.link(label, url) : md.text(label), formatDay(checkedOn, md.language))),
    ),
  ]
}

export default glossaryEntry
