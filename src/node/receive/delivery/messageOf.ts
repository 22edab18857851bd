import type { ReceivedForm } from '#src/node/receive/receivedForms.ts'
import { wordsOf } from '#src/node/receive/wordsOf.ts'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import type { Field } from '#src/site/forms/formTypes.ts'
import { messageText } from '#src/site/forms/messageText.ts'
import { type TypedValue, typedValues } from '#src/site/forms/typedValues.ts'

/** A message for its recipients. `name` and `email` are those of the sender, as typed. */
export type Message = {
  subject: string
  text: string
  values: Record<string, TypedValue>
  email: string | undefined
  name?: string | undefined
}

/**
 * A message with the labels of its form. The form may have changed since then, or been deleted: all values are included, under the names of
 * their fields if a label is unknown.
 */
export function messageOf({ form: name, values }: Submission, form: ReceivedForm | undefined): Message {
  const fields = form?.fields ?? []
  const others = Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
  const all = [
    ...fields,
    ...others.map((name): Field => ({ kind: 'text', name, label: name, required: false, maxLength: 0, autocomplete: 'off' })),
  ]
  return {
    subject: form?.delivery.subject ?? name,
    text: messageText(all, values),
    values: typedValues(all, values),
    email: form && (wordsOf(form, values).email || undefined),
    name: form && (wordsOf(form, values).name || undefined),
  }
}
