import type { ReceivedForm } from '#src/node/receive/receivedForms.ts'
import type { Values } from '#src/site/forms/formTypes.ts'

/** A visitor’s input: name, e-mail address, and all text. */
export type Words = { name: string; email: string; text: string }

/** The input of a message, by the kinds of its fields. */
export function wordsOf({ fields }: Pick<ReceivedForm, 'fields'>, values: Values): Words {
  const of = (kinds: readonly string[]) => fields.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => values[name] ?? '')
  const name = fields.find(({ kind, name }) => kind === 'text' && /name/i.test(name))?.name
  return {
    name: (name === undefined ? of(['text'])[0] : values[name]) ?? '',
    email: of(['email'])[0] ?? '',
    text: of(['text', 'long'])
      .filter((value) => value !== '')
      .join('\n'),
  }
}
