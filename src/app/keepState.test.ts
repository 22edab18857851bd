// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepEarlyActions } from './earlyActions.ts'
import { type KeptState, keepState } from './keepState.ts'

const MARKUP = `<details><summary>More</summary></details><input name="name"><input name="mail"><a href="/a">A</a>`
let state: KeptState

beforeEach(() => {
  document.body.innerHTML = `<header><a href="/a">A</a></header><section data-section="3" data-live>${MARKUP}</section>`
  state = keepState(document, keepEarlyActions(document))
})

const find = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector)!
const mail = () => find<HTMLInputElement>('[name="mail"]')

/** Renders the section anew, as React does where somebody else has changed it. */
function renderAnew() {
  find('section').innerHTML = ''
  find('section').innerHTML = MARKUP
  state.restore()
}

test('R6.4 a field of a part that is rendered anew keeps its text, the focus and the caret', () => {
  mail().focus()
  mail().value = 'a@b'
  mail().dispatchEvent(new Event('input', { bubbles: true }))
  mail().setSelectionRange(1, 2)
  renderAnew()
  expect(document.activeElement).toBe(mail())
  expect([mail().value, mail().selectionStart, mail().selectionEnd]).toEqual(['a@b', 1, 2])
})

test('R6.4 a link keeps the focus, and is not taken for the same one elsewhere', () => {
  find('section a').focus()
  renderAnew()
  expect(document.activeElement).toBe(find('section a'))
})

test('R6.4 a fold that was opened is open again, one that was closed stays closed', async () => {
  const fold = () => find<HTMLDetailsElement>('details')
  const toggled = () => new Promise((resolve) => fold().addEventListener('toggle', resolve, { once: true }))
  fold().open = true
  await toggled()
  renderAnew()
  expect(fold().open).toBe(true)
  await toggled()
  fold().open = false
  await toggled()
  renderAnew()
  expect(fold().open).toBe(false)
})

test.each(['elsewhere', 'nowhere'])('R6.4 a focus that has gone %s by then is left there', (where) => {
  mail().focus()
  document.dispatchEvent(new Event('pointerdown'))
  if (where === 'elsewhere') find('header a').focus()
  else mail().blur()
  const before = document.activeElement
  renderAnew()
  expect(document.activeElement).toBe(before)
})
