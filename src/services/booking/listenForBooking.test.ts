// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { listenForBooking } from './listenForBooking.ts'

document.body.innerHTML = '<a id="demo" data-booking="" href="#demo"><b>Book</b></a><a id="other" href="#other">Other</a>'
const open = vi.fn()
const prepare = vi.fn()
listenForBooking(document, { open, close: vi.fn() }, prepare)

function click(selector: string, init: MouseEventInit = {}) {
  open.mockClear()
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)!.dispatchEvent(event)
  return event
}

test('R6.3 a click on a booking link opens the window in its place', () => {
  const { defaultPrevented } = click('#demo b')
  expect(defaultPrevented).toBe(true)
  expect(open).toHaveBeenCalledWith(document.querySelector('#demo'))
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'R6.3 a click with %j is left to the browser',
  (init) => {
    const { defaultPrevented } = click('#demo', init)
    expect(defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
  },
)

test('other links are left alone', () => {
  expect(click('#other').defaultPrevented).toBe(false)
  expect(open).not.toHaveBeenCalled()
})

test('the code is prepared for whoever comes near a booking link', () => {
  prepare.mockClear()
  document.querySelector('#other')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(prepare).not.toHaveBeenCalled()
  document.querySelector('#demo')!.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(prepare).toHaveBeenCalledOnce()
})
