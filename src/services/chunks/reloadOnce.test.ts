import { expect, test, vi } from 'vitest'
import { reloadOnce } from './reloadOnce.ts'

function fakeWindow(state: unknown = null) {
  const history = { state, replaceState: (next: unknown) => void (history.state = next) }
  const location = { reload: vi.fn() }
  return { history, location } as unknown as Pick<Window, 'history' | 'location'> & { location: { reload: ReturnType<typeof vi.fn> } }
}

test('N01 the first failure of a build reloads the document and keeps the state of the history entry', () => {
  const window = fakeWindow({ key: 'abc' })
  expect(reloadOnce('build-1', window)).toBe(true)
  expect(window.location.reload).toHaveBeenCalledOnce()
  expect(window.history.state).toMatchObject({ key: 'abc' })
})

test('N02 the second failure of the same build does not reload, without any storage', () => {
  const window = fakeWindow()
  reloadOnce('build-1', window)
  expect(reloadOnce('build-1', window)).toBe(false)
  expect(window.location.reload).toHaveBeenCalledOnce()
})

test('N02 another build may reload again', () => {
  const window = fakeWindow()
  reloadOnce('build-1', window)
  expect(reloadOnce('build-2', window)).toBe(true)
})
