// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { serveView } from '#tests/support/hydrateView.tsx'
import { Price } from './Price.tsx'

const shown = (amount: number, currency: string) => {
  const view = serveView(<Price price={{ once: amount }} currency={currency} />)
  view.remove()
  return view.host.textContent.trim().replace('\u00a0', ' ')
}

test.each([
  [49.5, 'EUR', '€49.50'],
  [49, 'EUR', '€49'],
  [1200, 'GBP', '£1,200'],
  [1.25, 'KWD', 'KWD 1.250'],
  [500, 'JPY', '¥500'],
])('%d %s is shown as %s', (amount, currency, words) => {
  expect(shown(amount, currency)).toBe(words)
})
