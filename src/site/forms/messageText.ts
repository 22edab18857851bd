import type { Field, Values } from './formTypes.ts'

/** The values as readable text: one line per field, long texts below their label. Empty fields are left out. */
export function messageText(fields: Field[], values: Values): string {
  return fields
    .flatMap((field) => {
      const value = values[field.name] ?? ''
      if (!value) return []
      if (field.kind === 'agreement') return [`[x] ${field.label}`]
      const label = asked(field.label)
      if (field.kind === 'choice') return [`${label} ${field.options.find((option) => option.value === value)?.label ?? value}`]
      return [field.kind === 'long' ? `\n${label}\n${value}` : `${label} ${value}`]
    })
    .join('\n')
    .trim()
}

/** A label before its answer: with a colon, unless it ends like a question. */
function asked(label: string): string {
  return /[?!.:]$/.test(label) ? label : `${label}:`
}
