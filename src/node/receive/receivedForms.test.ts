import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { orderForm, orderPage } from '#tests/support/orderForm.ts'
import { receivedForms } from './receivedForms.ts'

test('F02 a form that stands on several pages by a fragment is one form', () => {
  const hero = { type: 'hero', variant: 'plain', title: 'Order', lead: 'For tomorrow.' }
  const fragment = { sections: [hero, { type: 'fragment', fragment: 'order' }] }
  const site = bakerySite({
    'fragments/order.json': JSON.stringify({ sections: [orderForm()] }),
    'pages/one.json': bakeryPage('One', fragment),
    'pages/two.json': bakeryPage('Two', fragment),
  })
  expect([...receivedForms(site).keys()]).toEqual(['preorder'])
})

test('F02 forms that are sent elsewhere are none of the receiver’s', () => {
  const delivery = { kind: 'mailto', to: 'shop@bakery.example', subject: 'An order' }
  expect(receivedForms(bakerySite({ 'pages/order.json': orderPage(orderForm({ delivery })) })).size).toBe(0)
})
