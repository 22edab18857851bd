import type { Field, Values, VisibleField } from '#src/site/forms/formTypes.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The id of a field’s control; those of its help and error texts are the same with `_help` and `_error`. Anchors and names contain no `_`,
 * so the id is unique on the page.
 */
export function fieldId(form: string, field: string): string {
  return `${form}_${field}`
}

/**
 * The attributes of a required control. The browser itself must not require a field with a condition: it checks hidden fields as well, and
 * without scripts all are shown.
 */
export function requiredAttributes({ required, when }: VisibleField): { required?: boolean; 'aria-required'?: true } {
  return when && required ? { 'aria-required': true } : { required }
}

/** The control of a field. It is not read from a property of the form, since a field may be called `action`. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`[name="${name}"]`)
}

/** The values of the form, trimmed; of several choices, joined with commas; of files, their names on lines. */
export function readValues(form: HTMLFormElement, fields: Field[]): Values {
  const data = new FormData(form)
  const files = chosenFiles(form, fields)
  const valueOf = ({ kind, name }: Field) =>
    kind === 'file' ? (files[name] ?? []).map((file) => file.name).join('\n') : data.getAll(name).join().trim()
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
}

/** The chosen files, by field. */
export function chosenFiles(form: HTMLFormElement, fields: readonly Field[]): Record<string, File[]> {
  return Object.fromEntries(
    fields.flatMap(({ kind, name }) => {
      const control = kind === 'file' ? controlOf(form, name) : null
      return control instanceof HTMLInputElement && control.files?.length ? [[name, [...control.files]]] : []
    }),
  )
}

/** Fills in a field; a value that the field does not offer leaves it empty. */
export function writeValue(form: HTMLFormElement, { name }: Field, value: string): void {
  for (const control of form.querySelectorAll<Control>(`[name="${name}"]`))
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = value.split(',').includes(control.value)
    else control.value = value
}
