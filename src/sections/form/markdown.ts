import { fileLimits } from '#src/site/forms/fileKinds.ts'
import type { VisibleField } from '#src/site/forms/formTypes.ts'
import { stepsOf } from '#src/site/forms/stepsOf.ts'
import type { MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'
import { mailtoHref } from './mailtoHref.ts'

/** The fields as a list, and where to send them: by e-mail, or with the form on the page. */
const form: WriterOf<'form'> = (section, md) => {
  const { id, name, submitLabel, stepOf, fileLimits: fileLimit, filesLimits, delivery, waiting, aside, privacy } = section
  const steps = stepsOf(section.fields)
  const { mail } = { mail: undefined, ...delivery }
  return [
    md.opening(section),
    ...steps.flatMap((step, index) => [
      steps.length > 1 && md.paragraph(stepOf.replace('{n}', String(index + 1)).replace('{count}', String(steps.length))),
      steps.length > 1 && step.title !== undefined && md.heading(3, step.title),
      md.list(step.fields.map((field) => fieldItem(field, { fileLimits: fileLimit, filesLimits }, md))),
    ]),
    md.link(submitLabel, delivery.kind === 'mailto' ? mailtoHref(delivery) : `#${id ?? name}`),
    mail && md.line(md.link(waiting.byMail, `mailto:${mail}`)),
    aside && md.blocks(md.heading(3, aside.title), md.html(aside.body)),
    privacy && md.link(privacy.label, privacy.href),
  ]
}

function fieldItem(field: VisibleField, limits: Parameters<typeof fileLimits>[1], md: MarkdownTools): string {
  return md.blocks(
    md.line(md.text(field.label), !field.required && `(${md.text(md.words.optional)})`),
    md.paragraph(field.help),
    (field.kind === 'choice' || field.kind === 'choices') && md.list(field.options.map(({ label }) => md.text(label))),
    field.kind === 'file' && md.paragraph(fileLimits(field, limits)),
    field.kind === 'agreement' && md.html(field.text),
  )
}

export default form
