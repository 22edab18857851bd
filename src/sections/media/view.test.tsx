// @vitest-environment jsdom
import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { serveView } from '#tests/support/hydrateView.tsx'
import MediaSchema from './schema.ts'
import Media from './view.tsx'

const props = MediaSchema.parse({
  type: 'media',
  shows: {
    kind: 'comparison',
    before: { src: '/assets/rust.svg', alt: 'A rusty frame', width: 1200, height: 630 },
    after: { src: '/assets/paint.svg', alt: 'The painted frame', width: 1200, height: 630 },
  },
})

test('two pictures are compared by a slider, which appears without a change of their markup', async () => {
  await Promise.all(Media.partsOf(props).map((part) => part.preload()))
  const view = serveView(<Media {...props} />)
  onTestFinished(view.remove)
  const pictures = () => [...view.host.querySelectorAll('img')].map(({ alt }) => alt)
  expect(pictures()).toEqual(['A rusty frame', 'The painted frame'])
  expect(view.host.querySelector('input')).toBeNull()
  view.hydrate()
  expect(view.mismatches).toEqual([])
  expect(pictures()).toEqual(['A rusty frame', 'The painted frame'])
  const slider = view.host.querySelector('input')!
  expect([slider.type, slider.value, slider.getAttribute('aria-label')]).toEqual(['range', '50', 'Share of the first picture'])
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '80')
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(slider.parentElement!.style.getPropertyValue('--share')).toBe('80%')
})
