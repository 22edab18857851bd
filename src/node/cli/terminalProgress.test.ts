import { expect, test } from 'vitest'
import { terminalProgress } from './terminalProgress.ts'

/** Progress with a clock that is set by hand, and everything that was written. */
function shown(isTTY: boolean) {
  const clock = { now: 0 }
  let text = ''
  const progress = terminalProgress({ isTTY, write: (part) => (text += part) }, () => clock.now)
  // What a terminal would show: the last line, as it was last written.
  return { clock, progress, all: () => text, line: () => text.split('\r\u001B[K').at(-1)! }
}

test('a terminal shows one line with rate and remaining time, which goes at the end', () => {
  const { clock, progress, line, all } = shown(true)
  progress.step('pages')
  clock.now = 10_000
  progress.pages(1000, 3000)
  expect(line()).toBe('Rendering pages: 1,000 of 3,000, 100 a second, 20 s left')
  progress.end()
  expect(line()).toBe('')
  expect(all()).not.toContain('\n')
})

test('the line is not written for every page, but always for the last one', () => {
  const { clock, progress, line } = shown(true)
  progress.step('pages')
  clock.now = 5000
  progress.pages(10, 1000)
  clock.now = 5001
  progress.pages(11, 1000)
  expect(line()).toContain(' 10 of')
  progress.pages(1000, 1000)
  expect(line()).toContain(' 1,000 of')
})

test('elsewhere each step is a line, and pages are not counted', () => {
  const { progress, all } = shown(false)
  progress.step('config')
  progress.step('pages')
  progress.pages(5, 10)
  progress.end()
  expect(all()).toBe('Reading and checking config\nRendering pages\n')
})
