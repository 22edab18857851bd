import type { Field, Values } from '#src/site/forms/formTypes.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Id of a field’s control; its help and error texts have the same id with `_help` and `_error`. No anchor and no name has a `_`, so that
 * nothing else of a page can have it.
 */
export function fieldId(form: string, field: string): string {
  return `${form}_${field}`
}

/** The control of a field. Form properties are no way to it: a field may be called `action`. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`[name="${name}"]`)
}

/** What the form holds, trimmed. */
export function readValues(form: HTMLFormElement, fields: Field[]): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const control = controlOf(form, name)
      const ticked = control instanceof HTMLInputElement && control.checked
      return [name, kind === 'agreement' ? (ticked ? 'true' : '') : (control?.value.trim() ?? '')]
    }),
  )
}
