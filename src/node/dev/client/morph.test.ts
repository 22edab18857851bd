// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { morph } from './morph.ts'

/** An element with this content, in the document. */
function shown(html: string): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.replaceChildren(host)
  return host
}

function fitted(host: HTMLElement, html: string): void {
  const next = document.createElement('div')
  next.innerHTML = html
  morph(host, next)
}

test.each([
  ['<p>One</p>', '<p>Two</p>'],
  ['<p>One</p>', ''],
  ['', '<p class="a">One <b>two</b></p><hr>'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>new</li><li>a</li><li>b</li></ul>'],
  ['<ul><li>a</li><li>b</li><li>c</li></ul>', '<ul><li>c</li></ul>'],
  ['<p class="a" title="t">x</p>', '<p class="b" lang="de">x</p>'],
  ['<h2>x</h2><!--$--><p>y</p><!--/$-->', '<p>y</p><!--$--><h2>x</h2>z'],
])('%s becomes %s', (before, after) => {
  const host = shown(before)
  fitted(host, after)
  expect(host.innerHTML).toBe(after)
})

test('what is the same stays the same element, also when something comes before it', () => {
  const host = shown('<ul><li>a</li><li>b</li></ul>')
  const [first, second] = host.querySelectorAll('li')
  fitted(host, '<ul><li>new</li><li>a</li><li>b and more</li></ul>')
  expect([...host.querySelectorAll('li')].slice(1)).toEqual([first, second])
  expect(host.querySelectorAll('li')[1]).toBe(first)
  fitted(host, '<ul><li>a</li><li>b again</li></ul>')
  expect(host.querySelectorAll('li')[0]).toBe(first)
  expect(host.querySelectorAll('li')[1]).toBe(second)
})

test('what is open stays open, what was typed stays typed, and what has the focus keeps it', () => {
  const host = shown('<details><summary>Q</summary>A</details><input value="old"><button>Go</button>')
  const details = host.querySelector('details')!
  const input = host.querySelector('input')!
  details.open = true
  input.value = 'typed'
  input.focus()
  fitted(host, '<p>New</p><details><summary>Q</summary>Another answer</details><input value="fresh"><button>Go on</button>')
  expect(host.querySelector('details')).toBe(details)
  expect(details.open).toBe(true)
  expect(details.textContent).toBe('QAnother answer')
  expect(input.value).toBe('typed')
  expect(document.activeElement).toBe(input)
})
