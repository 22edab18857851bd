import { bakeryPage } from './bakeryPage.ts'

/** A form for ordering bread from the bakery; fields of `more` replace the default ones. */
export function orderForm(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'form',
    title: 'Order bread',
    name: 'preorder',
    fields: [
      { kind: 'text', name: 'name', label: 'Your name', required: true },
      { kind: 'email', name: 'email', label: 'E-mail', required: true },
      { kind: 'number', name: 'loaves', label: 'Loaves', min: 1, max: 20 },
      {
        kind: 'choice',
        name: 'bread',
        label: 'Which bread?',
        options: [
          { value: 'rye', label: 'Rye & spelt' },
          { value: 'white', label: 'White' },
        ],
      },
      { kind: 'long', name: 'wishes', label: 'Wishes' },
      { kind: 'agreement', name: 'terms', label: 'Terms read', text: 'See the [house rules](/house-rules).', required: true },
    ],
    delivery: { kind: 'receiver', subject: 'An order' },
    success: { title: 'Thank you', text: 'Your bread is ready tomorrow.' },
    failure: 'Your order could not be sent. Please try again.',
    ...more,
  }
}

/** The file content of a page of the bakery with a form. */
export function orderPage(form: Record<string, unknown> = orderForm()): string {
  const hero = { type: 'hero', variant: 'plain', title: 'Order', lead: 'For tomorrow.' }
  return bakeryPage('Order', { sections: [hero, form] })
}

/** A visitor’s values, as a page posts them. */
export const ORDER = {
  values: { name: 'Ada', email: 'ada@visitor.example', loaves: '2', bread: 'rye', wishes: 'Please slice it.\nThank you', terms: 'true' },
  page: '/order',
  trap: '',
  elapsed: 20_000,
}
