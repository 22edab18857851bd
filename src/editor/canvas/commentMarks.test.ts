// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { commentMarks } from './commentMarks.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the numbers at sections stay the same buttons until a number changes', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const picked: string[] = []
  let root: ShadowRoot | undefined
  const attach = vi.spyOn(HTMLElement.prototype, 'attachShadow')
  const marks = commentMarks(window, (region) => picked.push(region))
  root = attach.mock.results[0]!.value as ShadowRoot
  const button = () => root!.querySelector('button')!
  marks.show({ '0': 1 })
  const first = button()
  marks.show({ '0': 1 })
  expect(button()).toBe(first)
  first.click()
  expect(picked).toEqual(['0'])
  marks.show({ '0': 2 })
  expect(button().textContent).toBe('2')
  marks.leave()
})
