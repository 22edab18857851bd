// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from './pageSession.ts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('agreement', 'yes')
  sessionStorage.setItem('searchParams', '?plan=1')
})
afterEach(() => vi.restoreAllMocks())

test('R2.2 clear removes the saved search parameters and the agreement, and nothing else', () => {
  sessionStorage.setItem('other', 'stays')
  keepSession('clear', '?plan=2')
  expect({ ...sessionStorage }).toEqual({ other: 'stays' })
})

test('R2.2 keep saves the search parameters and leaves the agreement', () => {
  keepSession('keep', '?plan=2')
  expect({ ...sessionStorage }).toEqual({ agreement: 'yes', searchParams: '?plan=2' })
})

test('R2.2 keep without search parameters, as after a reload without the query, leaves the saved ones', () => {
  keepSession('keep', '')
  expect(sessionStorage.getItem('searchParams')).toBe('?plan=1')
})

test.each(['clear', 'keep'] as const)('R2.2 %s does nothing where storage is blocked', (rule) => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => keepSession(rule, '?plan=2')).not.toThrow()
})
