// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { type EarlyActions, keepEarlyActions } from './earlyActions.ts'
import { redoActions } from './redoActions.ts'

let actions: EarlyActions
/** What code in the section hears once it is there, in order. */
let heard: string[]

beforeEach(() => {
  document.body.innerHTML = `
    <section data-section="0"><button id="still"></button></section>
    <section data-section="1" data-live><form>
      <fieldset disabled><input id="name"><textarea id="text"></textarea><input id="box" type="checkbox"><input id="file" type="file">
      <select id="choice"><option value="a"></option><option value="b"></option></select></fieldset>
      <fieldset disabled><button id="sample" type="button"></button><button id="send"></button></fieldset>
    </form></section>`
  actions = keepEarlyActions(document)
  heard = []
})

const section = () => document.querySelector('[data-live]')!
const find = <Type extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Type
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Wakes the section as its code does, which from then on listens to all that happens in it. */
function resume() {
  for (const type of ['input', 'change', 'click', 'submit'])
    section().addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault()
      const { id, value } = event.target as HTMLInputElement
      heard.push([type, id, value].filter(Boolean).join(' '))
    })
  redoActions(actions.wake(section()))
}

function type(id: string, value: string) {
  find(id).value = value
  find(id).dispatchEvent(new Event('input', { bubbles: true }))
}

test('H14 fields of a section can be used before its code is there, and no longer once it is known not to come', () => {
  expect([...document.querySelectorAll('fieldset')].map(({ disabled }) => disabled)).toEqual([false, false])
  actions.release()
  expect([...document.querySelectorAll('fieldset')].map(({ disabled }) => disabled)).toEqual([true, true])
})

test('R6.4 what was typed last is said once, with the caret where it was', () => {
  type('name', 'R')
  type('name', 'Ro')
  find('name').setSelectionRange(1, 1)
  expect(actions.awaited(section())).toHaveLength(1)
  resume()
  expect(heard).toEqual(['input name Ro'])
  expect([find('name').selectionStart, find('name').value]).toEqual([1, 'Ro'])
  redoActions(actions.wake(section()))
  expect(heard).toHaveLength(1)
})

test('R6.4 a value is a change even for code that has seen it in the field', () => {
  type('text', 'A baker')
  // As React does: it remembers what was set past the browser.
  const text = find<HTMLTextAreaElement>('text')
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
  let seen = text.value
  Object.defineProperty(text, 'value', {
    configurable: true,
    get: () => get!.call(text) as string,
    set(value: string) {
      seen = value
      set!.call(text, value)
    },
  })
  resume()
  expect(text.value).toBe('A baker')
  expect(seen).not.toBe('A baker')
})

test('R2.2 a box that was ticked stays ticked, and its tick is heard of', () => {
  find('box').click()
  expect(find('box').checked).toBe(true)
  resume()
  expect(find('box').checked).toBe(true)
  expect(heard).toEqual(expect.arrayContaining(['click box on', 'input box on', 'change box on']))
})

test('R6.4 a choice is heard of', () => {
  find<HTMLSelectElement>('choice').value = 'b'
  find('choice').dispatchEvent(new Event('change', { bubbles: true }))
  resume()
  expect(heard).toEqual(['input choice b', 'change choice b'])
})

test('R6.4 a press is marked, kept for the code and done after what was typed; twice is once', async () => {
  find('sample').click()
  find('sample').click()
  type('name', 'Robin')
  expect(find('sample').dataset['held']).toBe('')
  resume()
  expect(heard).toEqual(['input name Robin'])
  await settled()
  expect(heard).toEqual(['input name Robin', 'click sample'])
  expect(find('sample').dataset['held']).toBeUndefined()
})

test('R6.4 a form is not sent without its code, and is sent once when it is there', async () => {
  const sent = vi.fn<(event: Event) => void>()
  document.addEventListener('submit', sent)
  find('send').click()
  find('send').click()
  expect(sent.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true)
  resume()
  await settled()
  document.removeEventListener('submit', sent)
  expect(heard).toEqual(['submit'])
})

test('B02 a form whose code does not come is left to the browser', () => {
  const submit = vi.fn<(event: Event) => void>()
  const form = document.querySelector('form')!
  find('send').click()
  form.addEventListener('submit', (event) => {
    submit(event)
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  actions.release(section())
  expect(submit).toHaveBeenCalledOnce()
  expect(actions.awaited(section())).toEqual([])
})

test('sections without behaviour and sections with their code are left alone', () => {
  find('still').click()
  expect(find('still').dataset['held']).toBeUndefined()
  resume()
  find('sample').click()
  expect(find('sample').dataset['held']).toBeUndefined()
  expect(heard).toEqual(['click sample'])
})

test('R6.4 what was done in a section that is rendered anew is done on its new elements', async () => {
  type('text', 'A baker')
  find('box').click()
  find('sample').click()
  const markup = section().innerHTML
  section().innerHTML = ''
  section().innerHTML = markup.replace('<textarea', '<lt-layer></lt-layer><textarea')
  resume()
  await settled()
  expect(heard).toEqual(expect.arrayContaining(['input text A baker', 'change box on', 'click sample']))
  expect([find('text').value, find('box').checked]).toEqual(['A baker', true])
})

test('R6.4 so is it where the section itself is another element by then', () => {
  type('name', 'Robin')
  const again = section().cloneNode(true)
  section().replaceWith(again)
  resume()
  expect(heard).toEqual(['input name Robin'])
})
