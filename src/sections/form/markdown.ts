import { fileLimits } from '#src/site/forms/fileKinds.ts'
import { mailtoHref } from './mailtoHref.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The fields as a list, and where to send them: by e-mail, or with the form on the page. */
const form: WriterOf<'form'> = (section, md) => {
  const { id, name, fields, submitLabel, fileLimits: fileLimit, filesLimits, delivery, waiting, aside, privacy } = section
  const { mail } = { mail: undefined, ...delivery }
  return [
    md.opening(section),
    md.list(
      fields.map(
        (field) =>
          field.kind !== 'source' &&
          md.blocks(
            md.line(md.text(field.label), !field.required && `(${md.text(md.words.optional)})`),
            md.paragraph(field.help),
            (field.kind === 'choice' || field.kind === 'choices') && md.list(field.options.map(({ label }) => md.text(label))),
            field.kind === 'file' && md.paragraph(fileLimits(field, { fileLimits: fileLimit, filesLimits })),
            field.kind === 'agreement' && md.html(field.text),
          ),
      ),
    ),
    md.link(submitLabel, delivery.kind === 'mailto' ? mailtoHref(delivery) : `#${id ?? name}`),
    mail && md.line(md.link(waiting.byMail, `mailto:${mail}`)),
    aside && md.blocks(md.heading(3, aside.title), md.html(aside.body)),
    privacy && md.link(privacy.label, privacy.href),
  ]
}

export default form
