// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { visitorPresence } from './visitorPresence.ts'

/** Whether somebody is there after the events. */
async function isThereAfter(...events: Event[]): Promise<boolean> {
  let isThere = false
  void visitorPresence(window).then(() => (isThere = true))
  for (const event of events) document.body.dispatchEvent(event)
  await Promise.resolve()
  return isThere
}

/** A pointer at a place of the screen; `by` is what the browser says of its way. */
const pointer = (x: number, by = 0) =>
  Object.assign(new Event('pointermove', { bubbles: true }), { movementX: by, movementY: 0, screenX: x, screenY: 5 })

test.each(['pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll', 'dragenter', 'click', 'input'])(
  'R6.4 %s is a sign of a visitor',
  async (type) => expect(await isThereAfter(new Event(type, { bubbles: true }))).toBe(true),
)

test('R6.4 a pointer that moves is a sign of a visitor', async () => {
  expect(await isThereAfter(pointer(4, 1))).toBe(true)
})

test('R6.4 a pointer that moves is a sign also where the browser does not say how far', async () => {
  expect(await isThereAfter(pointer(4), pointer(5))).toBe(true)
})

test('R6.4 a pointer that lies still where the page came under it is none', async () => {
  expect(await isThereAfter(pointer(4), pointer(4))).toBe(false)
})
