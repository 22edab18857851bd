import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The steps as a numbered list. */
const steps: WriterOf<'steps'> = (section, md) => [
  md.opening(section),
  md.list(
    section.items.map(({ title, text, when }) => md.blocks(md.paragraph(when), md.line(md.strong(title)), md.paragraph(text))),
    'numbered',
  ),
  section.action && md.actions([section.action]),
  section.variant === 'picture' && md.picture(section.picture),
]

export default steps
