import type { Field, Values } from './formTypes.ts'

/** The values as readable text: one line per field, long texts below their label. Empty fields are left out. */
export function messageText(fields: Field[], values: Values): string {
  return fields
    .flatMap((field) => {
      const value = values[field.name] ?? ''
      if (!value) return []
      if (field.kind === 'agreement') return [`[x] ${field.label}`]
      const label = asked(field.label)
      if (field.kind === 'file') return [`${label} ${value.replaceAll('\n', ', ')}`]
      if ('options' in field) return [`${label} ${labelsOf(field.options, value).join(', ')}`]
      return [field.kind === 'long' ? `\n${label}\n${value}` : `${label} ${value}`]
    })
    .join('\n')
    .trim()
}

/** The labels of one choice, or of several ones; a choice that has been removed since then keeps its value. */
function labelsOf(options: { value: string; label: string }[], value: string): string[] {
  return value.split(',').map((chosen) => options.find((option) => option.value === chosen)?.label ?? chosen)
}

/** A label before its answer: with a colon, unless it ends like a question. */
function asked(label: string): string {
  return /[?!.:]$/.test(label) ? label : `${label}:`
}
