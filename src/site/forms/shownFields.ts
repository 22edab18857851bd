import type { Field, Values } from './formTypes.ts'

/** The fields that are shown with these values: those without a condition, and those whose condition is met by a field that is shown. */
export function shownFields(fields: readonly Field[], values: Values): Field[] {
  const shown: Field[] = []
  for (const field of fields) {
    const when = 'when' in field ? field.when : undefined
    if (!when || (shown.some(({ name }) => name === when.field) && meets(values[when.field] ?? '', when.is))) shown.push(field)
  }
  return shown
}

/** Whether an answer meets a condition; without a list, any answer does. */
function meets(value: string, is: readonly string[] | undefined): boolean {
  return is ? value.split(',').some((chosen) => is.includes(chosen)) : value !== ''
}
