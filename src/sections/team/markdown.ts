import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** Each person with role and links. */
const team: WriterOf<'team'> = (section, md) => [
  md.opening(section),
  ...section.people.flatMap(({ name, role, text, links }) => [
    md.heading(3, name),
    md.paragraph(role),
    md.paragraph(text),
    md.actions(links),
  ]),
]

export default team
