import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRightAt, nextChangeFile, nextChangeOf, readNextChange, writeNextChange } from './nextChange.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'next-change-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const next = nextChangeOf({ last: Date.parse('2026-11-01'), later: [{ at: '2026-12-01T00:00:00.000Z', files: ['pages/a.json'] }] })

test('a scheduler reads the moment and the files', () => {
  const dir = folder()
  writeNextChange(dir, next)
  expect(JSON.parse(readFileSync(nextChangeFile(dir), 'utf8'))).toEqual({
    since: '2026-11-01T00:00:00.000Z',
    at: '2026-12-01T00:00:00.000Z',
    files: ['pages/a.json'],
  })
  expect(readNextChange(dir)).toEqual(next)
})

test.each(['', '[]', '{}', '{ "since": null, "at": "soon", "files": [] }'])('a file that holds %j is as good as none', (text) => {
  const dir = folder()
  expect(readNextChange(dir)).toBeNull()
  writeFileSync(nextChangeFile(dir), text)
  expect(readNextChange(dir)).toBeNull()
})

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-30T23:59:59Z', true],
  ['2026-12-01', false],
])('a build is right from its last change to the next one: at %s %s', (moment, isRight) => {
  expect(isRightAt(next, Date.parse(moment))).toBe(isRight)
})

test('a site without times is right for ever', () => {
  expect(isRightAt(nextChangeOf({ last: null, later: [] }), 0)).toBe(true)
})

test('a folder in its place gives way', () => {
  const dir = folder()
  mkdirSync(join(nextChangeFile(dir), 'more'), { recursive: true })
  writeNextChange(dir, next)
  expect(readNextChange(dir)).toEqual(next)
})
