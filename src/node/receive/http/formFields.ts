import { acceptedFiles, fileLimits } from '#src/site/forms/fileKinds.ts'
import type { Field, FieldError, FormProps, Values } from '#src/site/forms/formTypes.ts'
import { ownFields } from '#src/site/forms/receiverProtocol.ts'
import { escaped } from './escaped.ts'

type ShownForm = Pick<FormProps, 'fields' | 'fileLimits' | 'filesLimits' | 'filesAgain'>

/**
 * The fields of a form as HTML, with the typed values and their errors; files must be chosen again. Names of fields are slugs. `siteUrl` is
 * the prefix for the paths of links.
 */
export function formFields(form: ShownForm, values: Values, errors: readonly FieldError[], siteUrl: string): string {
  return form.fields
    .map((field) => {
      if (field.kind === 'file') {
        const lost = values[field.name] ? [form.filesAgain] : []
        const help = [...(field.help ? [field.help] : []), fileLimits(field, form), ...lost].join(' ')
        return fieldHtml({ ...field, help }, '', errors.find(({ name }) => name === field.name)?.message)
      }
      // The text is already HTML, generated from the Markdown of config.
      const linked = field.kind === 'agreement' ? { ...field, text: field.text.replaceAll('href="/', `href="${escaped(siteUrl)}/`) } : field
      return fieldHtml(linked, values[field.name] ?? '', errors.find(({ name }) => name === field.name)?.message)
    })
    .join('\n')
}

/** The values sent along with the fields: the honeypot, which is hidden, and the page of the form. */
export function ownInputs(page: string): string {
  return `<div class="trap" aria-hidden="true"><input name="${ownFields.trap}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="${ownFields.page}" value="${escaped(page)}">`
}

function fieldHtml(field: Field, value: string, error: string | undefined): string {
  if (field.kind === 'source') return `<input type="hidden" name="${field.name}" value="${escaped(value)}">`
  const { name, label, help } = field
  const required = field.required && !field.when
  const notes = [help !== undefined && `${name}-help`, error !== undefined && `${name}-error`].filter(Boolean).join(' ')
  const marks =
    `id="${name}" name="${name}"${required ? ' required' : ''}` +
    `${error === undefined ? '' : ' aria-invalid="true"'}${notes ? ` aria-describedby="${notes}"` : ''}`
  const hints =
    (help === undefined ? '' : `<p id="${name}-help">${escaped(help)}</p>`) +
    (error === undefined ? '' : `<p class="error" id="${name}-error">${escaped(error)}</p>`)
  if (field.kind === 'agreement') {
    const box = `<input type="checkbox" value="true" ${marks}${value === 'true' ? ' checked' : ''}>`
    return `<div class="field agreement"><div>${field.text}</div><label>${box} ${escaped(label)}</label>${hints}</div>`
  }
  if (field.kind === 'choices') {
    const chosen = value.split(',')
    const boxes = field.options.map((option, index) => {
      const id = index === 0 ? name : `${name}-${option.value}`
      return `<label><input type="checkbox" id="${id}" name="${name}" value="${option.value}"${chosen.includes(option.value) ? ' checked' : ''}> ${escaped(option.label)}</label>`
    })
    return `<fieldset class="field"${notes ? ` aria-describedby="${notes}"` : ''}><legend>${escaped(label)}</legend>${hints}${boxes.join('')}</fieldset>`
  }
  return `<div class="field"><label for="${name}">${escaped(label)}</label>${hints}${inputHtml(field, marks, value)}</div>`
}

function inputHtml(field: Exclude<Field, { kind: 'agreement' | 'choices' | 'source' }>, marks: string, value: string): string {
  const quoted = escaped(value)
  if (field.kind === 'long') return `<textarea rows="6" maxlength="${field.maxLength}" ${marks}>\n${quoted}</textarea>`
  if (field.kind === 'choice') {
    const options = field.options.map(
      (option) => `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escaped(option.label)}</option>`,
    )
    return `<select ${marks}><option value=""></option>${options.join('')}</select>`
  }
  if (field.kind === 'file') return `<input type="file" accept="${acceptedFiles(field)}"${field.maxFiles > 1 ? ' multiple' : ''} ${marks}>`
  if (field.kind === 'email') return `<input type="email" autocomplete="email" ${marks} value="${quoted}">`
  if (field.kind === 'phone') return `<input type="tel" autocomplete="tel" maxlength="40" ${marks} value="${quoted}">`
  if (field.kind === 'date') return `<input type="date" ${marks} value="${quoted}">`
  if (field.kind === 'number') return `<input inputmode="numeric" ${marks} value="${quoted}">`
  return `<input autocomplete="${field.autocomplete}" maxlength="${field.maxLength}" ${marks} value="${quoted}">`
}
