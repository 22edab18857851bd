import type { Field, Values } from '#src/site/forms/formTypes.ts'

/** Fields of a form, of most kinds. */
export const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Your name', required: true, maxLength: 120, autocomplete: 'name' },
  { kind: 'number', name: 'bikes', label: 'Bikes', required: false, min: 0, max: 100 },
  {
    kind: 'choice',
    name: 'topic',
    label: 'Topic',
    required: false,
    options: [
      { value: 'repair', label: 'A repair' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    kind: 'choices',
    name: 'work',
    label: 'Work',
    required: false,
    options: [
      { value: 'brakes', label: 'Brakes' },
      { value: 'lights', label: 'Lights' },
    ],
  },
  { kind: 'date', name: 'day', label: 'Day', required: false },
  { kind: 'phone', name: 'phone', label: 'Phone', required: false },
  { kind: 'long', name: 'message', label: 'Message', required: false, maxLength: 2000 },
  { kind: 'agreement', name: 'terms', label: 'Terms read', required: true, text: '<p>Yes</p>' },
]

/** The values typed into them. */
export const values: Values = {
  name: 'Ada',
  bikes: '2',
  topic: 'repair',
  work: 'brakes,lights',
  day: '2026-05-04',
  phone: '+41 44 668 18 00',
  message: 'Hello\nthere & all',
  terms: 'true',
}
