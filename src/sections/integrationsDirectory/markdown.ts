import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** A list for each category. */
const integrationsDirectory: WriterOf<'integrationsDirectory'> = (section, md) => [
  md.opening(section),
  md.paragraph(section.countLabel.replace('{count}', String(section.items.length))),
  ...section.categories.flatMap(({ id, label }) => {
    const members = section.items.filter(({ category }) => category === id)
    if (members.length === 0) return []
    return [
      md.heading(3, label),
      md.list(
        members.map(({ name, status, text, data }) =>
          md.blocks(md.line(md.strong(name), `(${md.text(section.statusLabels[status])})`), md.paragraph(text), md.paragraph(data)),
        ),
      ),
    ]
  }),
]

export default integrationsDirectory
