import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** A list of links for each group. */
const linkGroups: WriterOf<'linkGroups'> = (section, md) => [
  md.opening(section),
  ...section.groups.flatMap(({ title, links }) => [
    md.heading(section.title ? 3 : 2, title),
    md.list(links.map(({ label, href }) => md.link(label, href))),
  ]),
]

export default linkGroups
