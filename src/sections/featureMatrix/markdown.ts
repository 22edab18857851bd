import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** One table; groups are rows with their name only. */
const featureMatrix: WriterOf<'featureMatrix'> = (section, md) => {
  const valueOf = (value: boolean | string) => md.text(typeof value === 'string' ? value : value ? md.words.included : md.words.notIncluded)
  return [
    md.opening(section),
    md.paragraph(section.caption),
    md.table(
      ['', ...section.columns.map(md.text)],
      section.groups.flatMap(({ title, rows }) => [
        [md.strong(title)],
        ...rows.map(({ feature, note, values }) => [md.text(note ? `${feature} ${note}` : feature), ...values.map(valueOf)]),
      ]),
    ),
  ]
}

export default featureMatrix
