// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The module as a newly loaded document has it. */
const loadedAnew = () => {
  vi.resetModules()
  return import('./scrollRestoration.ts')
}

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(() => vi.restoreAllMocks())

test('R2.3 a history entry without a key gets one, and keeps what it holds', async () => {
  const { ensureEntryKey } = await loadedAnew()
  window.history.replaceState({ reloadedForBuild: 'b1' }, '')
  ensureEntryKey()
  expect(window.history.state).toEqual({ reloadedForBuild: 'b1', key: expect.stringMatching(/^[a-z0-9]{3,8}$/) })
})

test('R2.3 a key that the router has given stays', async () => {
  const { ensureEntryKey } = await loadedAnew()
  window.history.replaceState({ key: 'k1', idx: 3 }, '')
  ensureEntryKey()
  expect(window.history.state).toEqual({ key: 'k1', idx: 3 })
})

test('R2.3 each history entry has a position of its own, and one that was never left has none', async () => {
  const { positionOf, rememberPosition } = await loadedAnew()
  rememberPosition('k1', 120)
  rememberPosition('k2', 0)
  rememberPosition('k1', 480)
  expect(['k1', 'k2', 'k3'].map(positionOf)).toEqual([480, 0, undefined])
})

test('R2.3 positions survive a reload', async () => {
  const before = await loadedAnew()
  before.rememberPosition('k1', 480)
  before.savePositions()
  const after = await loadedAnew()
  expect(after.positionOf('k1')).toBeUndefined()
  after.restorePositions()
  expect(after.positionOf('k1')).toBe(480)
})

test('R2.3 only the last hundred entries are saved', async () => {
  const before = await loadedAnew()
  for (let entry = 0; entry < 150; entry++) before.rememberPosition(`k${entry}`, entry)
  before.savePositions()
  const after = await loadedAnew()
  after.restorePositions()
  expect(['k49', 'k50', 'k149'].map(after.positionOf)).toEqual([undefined, 50, 149])
})

test.each(['{', 'null', '{"k1":480}', '[["k1"]]', '[["k1","480"]]', '[null]'])(
  'R2.3 saved positions that read %s are ignored',
  async (saved) => {
    sessionStorage.setItem('scrollPositions', saved)
    const { positionOf, restorePositions } = await loadedAnew()
    expect(restorePositions).not.toThrow()
    expect(positionOf('k1')).toBeUndefined()
  },
)

test('R2.3 blocked storage costs nothing but the positions', async () => {
  const { restorePositions, savePositions } = await loadedAnew()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(savePositions).not.toThrow()
  expect(restorePositions).not.toThrow()
})
