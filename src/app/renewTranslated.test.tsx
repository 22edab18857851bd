// @vitest-environment jsdom
import { act } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renewTranslated } from './renewTranslated.ts'

let root: Root
const place = () => document.getElementById('place')!
const settled = () => new Promise((resolve) => setTimeout(resolve))

function Hits({ count }: { count: number }) {
  return (
    <p>
      {count} of {100} hits
      {count === 0 && <b> Nothing found</b>}
    </p>
  )
}

const show = (count: number) => act(() => root.render(<Hits count={count} />))

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="place"></div>'
  root = createRoot(place())
  renewTranslated(place())
  show(40)
  await settled()
})
afterEach(() => act(() => root.unmount()))

/** Puts `font` in the place of each text, in one step or in two. */
async function translate(steps: 'at once' | 'one after the other') {
  const texts = Array.from(place().querySelector('p')!.childNodes).filter((node) => node instanceof Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    if (steps === 'at once') text.replaceWith(font)
    else {
      text.before(font)
      text.remove()
    }
  }
  await settled()
}

test.each(['at once', 'one after the other'] as const)('a count that changes is seen on a page that was translated %s', async (steps) => {
  await translate(steps)
  expect(place().textContent).toBe('40 OF 100 HITS')
  show(0)
  await settled()
  expect(place().textContent).toBe('0 of 100 hits Nothing found')
  await translate(steps)
  show(7)
  await settled()
  expect(place().textContent).toBe('7 of 100 hits')
})

test('a text that stays as it is stays translated', async () => {
  await translate('at once')
  show(40)
  await settled()
  expect(place().textContent).toBe('40 OF 100 HITS')
})
