// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keyTarget } from './keyTarget.ts'

let menu: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<nav><ul>
    <li class="mega-item"><div class="mega-entry"><a id="bikes" href="/bikes"></a><button id="bikes-toggle"></button></div>
      <div class="mega-panel"><a id="touring" href="/touring"></a><a id="racing" href="/racing"></a></div></li>
    <li class="mega-item"><div class="mega-entry"><a id="repair" href="/repair"></a></div></li>
    <li class="mega-item"><div class="mega-entry"><button id="shop"></button></div>
      <div class="mega-panel"><a id="hours" href="/hours"></a></div></li>
  </ul></nav>`
  menu = document.querySelector('nav')!
})

test.each([
  ['ArrowRight', 'bikes', 'bikes-toggle'],
  ['ArrowRight', 'bikes-toggle', 'repair'],
  ['ArrowLeft', 'shop', 'repair'],
  ['ArrowRight', 'shop', null],
  ['ArrowLeft', 'bikes', null],
  ['ArrowDown', 'bikes', 'touring'],
  ['ArrowDown', 'shop', 'hours'],
  ['ArrowDown', 'repair', null],
  ['ArrowDown', 'touring', 'racing'],
  ['ArrowDown', 'racing', null],
  ['ArrowUp', 'racing', 'touring'],
  ['ArrowUp', 'touring', 'bikes-toggle'],
  ['ArrowUp', 'shop', null],
  ['ArrowRight', 'touring', null],
  ['Home', 'shop', 'bikes'],
  ['End', 'bikes', 'shop'],
  ['End', 'shop', 'shop'],
  ['Home', 'racing', 'touring'],
  ['End', 'touring', 'racing'],
  ['Enter', 'shop', null],
])('R3.2 %s on %s leads to %s', (key, from, to) => {
  expect(keyTarget(key, document.getElementById(from)!, menu)?.id ?? null).toBe(to)
})

test.each([
  ['ArrowLeft', 'bikes', 'bikes-toggle'],
  ['ArrowRight', 'repair', 'bikes-toggle'],
  ['ArrowDown', 'bikes', 'touring'],
])('R8.7 in a line from right to left %s on %s leads to %s', (key, from, to) => {
  menu.dir = 'rtl'
  expect(keyTarget(key, document.getElementById(from)!, menu)?.id).toBe(to)
})
