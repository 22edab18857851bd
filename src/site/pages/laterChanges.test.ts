import { expect, test } from 'vitest'
import { lastChange, laterChanges } from './laterChanges.ts'

const all = [
  { file: 'pages/b.json', publishAt: '2026-12-01' },
  { file: 'pages/a.json', publishAt: '2026-11-01', expireAt: '2026-12-01T01:00:00+01:00' },
  { file: 'footer.json', expireAt: '2026-12-24' },
]

test('later moments come in order, each with every file that says so', () => {
  expect(laterChanges(all, Date.parse('2026-11-15'))).toEqual([
    { at: '2026-12-01T00:00:00.000Z', files: ['pages/a.json', 'pages/b.json'] },
    { at: '2026-12-24T00:00:00.000Z', files: ['footer.json'] },
  ])
})

test('a moment at which only opening hours change says so', () => {
  const hours = { file: 'site.json', expireAt: '2026-12-24', isHours: true as const }
  const christmas = { at: '2026-12-24T00:00:00.000Z', files: ['site.json'], onlyHours: true }
  expect(laterChanges([hours], 0)).toEqual([christmas])
  expect(laterChanges([...all, hours], Date.parse('2026-12-02'))).toEqual([{ at: christmas.at, files: ['footer.json', 'site.json'] }])
})

test('the moment itself is not later, it is the last change', () => {
  const at = Date.parse('2026-12-01')
  expect(laterChanges(all, at)).toMatchObject([{ files: ['footer.json'] }])
  expect(lastChange(all, at)).toBe(at)
})

test('before all of them there was no change, and without times there is none', () => {
  expect(lastChange(all, Date.parse('2026-01-01'))).toBeNull()
  expect(laterChanges([{ file: 'pages/a.json' }], 0)).toEqual([])
})
