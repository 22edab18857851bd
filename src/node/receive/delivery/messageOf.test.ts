import { expect, test } from 'vitest'
import { receivedForms } from '#src/node/receive/receivedForms.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { ORDER, orderForm, orderPage } from '#tests/support/orderForm.ts'
import { messageOf } from './messageOf.ts'

const submission = { id: '1', form: 'order', at: 0, page: '/order', values: ORDER.values }
const formOf = (more: Record<string, unknown> = {}) =>
  receivedForms(bakerySite({ 'pages/order.json': orderPage(orderForm(more)) })).get('preorder')

test('F07 a message is in the words of its form', () => {
  expect(messageOf(submission, formOf())).toEqual({
    subject: 'An order',
    text: 'Your name: Ada\nE-mail: ada@visitor.example\nLoaves: 2\nWhich bread? Rye & spelt\n\nWishes:\nPlease slice it.\nThank you\n[x] Terms read',
    values: { ...ORDER.values, loaves: 2, terms: true },
    email: 'ada@visitor.example',
    name: 'Ada',
  })
})

test('F19 a message whose form has changed since, or is gone, holds all that was sent', () => {
  const fields = [{ kind: 'email', name: 'email', label: 'Address' }]
  const { text, values } = messageOf(submission, formOf({ fields }))
  expect(text).toContain('Address: ada@visitor.example\nname: Ada\nloaves: 2')
  expect(values).toEqual(ORDER.values)
  expect(messageOf(submission, undefined)).toMatchObject({ subject: 'order', values: ORDER.values, email: undefined })
})
