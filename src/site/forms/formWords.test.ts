import { expect, test } from 'vitest'
import { formWords } from '#tests/support/formWords.ts'
import { orderForm } from '#tests/support/orderForm.ts'
import Form from '#src/sections/form/schema.ts'
import { showsSiteWords, shownFormWords, withFormWords } from './formWords.ts'

const form = (more: Record<string, unknown> = {}) => Form.parse(orderForm({ failure: undefined, success: undefined, ...more }))
const mailto = { kind: 'mailto', to: 'shop@brot-und-blume.example', subject: 'An order' }

test('a form has the texts of the site, and its own where it writes one, also a single one of a group', () => {
  const made = withFormWords(form({ success: { text: 'Your bread is ready.' }, messages: { empty: 'Say something.' } }), formWords)
  expect(made.success).toEqual({ title: formWords.success.title, text: 'Your bread is ready.' })
  expect(made.messages).toEqual({ ...formWords.messages, empty: 'Say something.' })
  expect(made.waiting).toEqual(formWords.waiting)
})

test('its page has the texts that it can show, and no others', () => {
  const named = (of: object) => Object.keys(of).sort()
  const posted = shownFormWords(form({ fields: [{ kind: 'email', name: 'email', label: 'E-mail' }] }), formWords)
  expect(named(posted)).toEqual(['errorSummary', 'failure', 'held', 'messages', 'submitLabel', 'success', 'waiting'])
  expect(named(posted.messages)).toEqual(['empty', 'notEmail'])
  expect(named(shownFormWords(form({ delivery: mailto }), formWords))).toEqual(['errorSummary', 'messages', 'opened', 'submitLabel'])
})

test('it needs the texts of the site unless it overrides all that it can show', () => {
  const own = { delivery: mailto, submitLabel: 'Order', errorSummary: 'Check', opened: { title: 'Ready', text: 'Send it.' } }
  const fields = [{ kind: 'text', name: 'name', label: 'Name' }]
  const messages = { empty: 'Fill it in.', tooLong: 'At most {max}.' }
  expect(showsSiteWords(form())).toBe(true)
  expect(showsSiteWords(form({ ...own, fields, messages: { empty: 'Fill it in.' } }))).toBe(true)
  expect(showsSiteWords(form({ ...own, fields, messages }))).toBe(false)
})
