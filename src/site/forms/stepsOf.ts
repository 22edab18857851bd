import type { Field, VisibleField } from './formTypes.ts'

/** A step of a form. The first one may have no title. */
export type Step = { title: string | undefined; fields: VisibleField[] }

/** The steps of a form: a field with `step` begins one. A form without such fields has a single step. */
export function stepsOf(fields: readonly Field[]): Step[] {
  const steps: Step[] = []
  for (const field of fields) {
    if (field.kind === 'source') continue
    if (steps.length === 0 || field.step !== undefined) steps.push({ title: field.step, fields: [] })
    steps.at(-1)!.fields.push(field)
  }
  return steps
}
