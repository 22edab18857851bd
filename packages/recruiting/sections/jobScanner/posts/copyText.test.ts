// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copyText.ts'

const give = (clipboard: unknown) => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
const command = vi.fn<(name: string) => boolean>(() => true)
document.execCommand = command
afterEach(() => {
  document.body.replaceChildren()
  command.mockClear()
})

function box(text: string): HTMLTextAreaElement {
  const element = document.createElement('textarea')
  element.value = text
  document.body.append(element)
  return element
}

test('a text goes to the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  give({ writeText })
  expect(await copyText('Bread', null)).toBe(true)
  expect(writeText).toHaveBeenCalledWith('Bread')
  expect(command).not.toHaveBeenCalled()
})

test.each([
  ['there is none', undefined],
  ['it is refused', { writeText: () => Promise.reject(new Error('denied')) }],
])('where %s, what shows the text is selected and copied', async (_, clipboard) => {
  give(clipboard)
  const field = box('Bread')
  expect(await copyText('Bread', field)).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(5)
  expect(command).toHaveBeenCalledWith('copy')
})

test('where that fails too it is said, and the text stays selected', async () => {
  give(undefined)
  command.mockReturnValueOnce(false)
  const shown = document.createElement('p')
  shown.textContent = 'Bread and rolls'
  document.body.append(shown)
  expect(await copyText('Bread and rolls', shown)).toBe(false)
  expect(String(window.getSelection())).toBe('Bread and rolls')
})
