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

test('F02 a form and its translation are one form, with the words of the site', () => {
  const page = orderPage(orderForm({ title: 'Order ahead' }))
  const { sections } = JSON.parse(page) as { sections: { type: string }[] }
  const site = bakerySite({
    'site.json': ['"language": "en-GB",', '"language": "en-GB",\n  "languages": [{ "tag": "de" }],'],
    'pages/order.json': page,
    'pages/order.de.json': JSON.stringify({ sections: sections.map(({ type }) => (type === 'form' ? { title: 'Vorbestellen' } : {})) }),
  })
  expect(site.pages.filter(({ uses }) => uses.forms.some(({ name }) => name === 'preorder')).map(({ path }) => path)).toEqual([
    '/de/order',
    '/order',
  ])
  expect([...receivedForms(site).values()].map(({ title }) => title)).toEqual(['Order ahead'])
})
