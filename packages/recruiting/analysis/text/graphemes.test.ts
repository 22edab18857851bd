import { afterEach, expect, test, vi } from 'vitest'
import { firstGraphemes } from './firstGraphemes.ts'
import { graphemeCount } from './graphemeCount.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a letter with its accent is one character, and so is a joined emoji', () => {
  expect(graphemeCount('e\u0301👩‍🍳')).toBe(2)
  expect(firstGraphemes('e\u0301👩‍🍳!', 1)).toBe('e\u0301')
})

test('B07 a browser that cannot tell them counts code points and cuts none in half', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(graphemeCount('a🍞b')).toBe(3)
  expect(firstGraphemes('a🍞b', 2)).toBe('a🍞')
})

test('B20 characters are the same wherever a long text is parted to find them', () => {
  for (const one of ['e\u0301', '👩‍🍳', '🇩🇪', '\r\n', '한', 'a'])
    for (const shift of ['', 'x', 'xy', 'xyz']) {
      expect(graphemeCount(shift + one.repeat(700))).toBe(shift.length + 700)
      expect(firstGraphemes(shift + one.repeat(700), shift.length + 699)).toBe(shift + one.repeat(699))
    }
  expect(graphemeCount(`a${'\u0301'.repeat(5000)}b`)).toBe(2)
})
