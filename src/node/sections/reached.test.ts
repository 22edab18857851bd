import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAsReached, reachedBy, versionOf } from './reached.ts'

const FILES = {
  'sections/hours/view.tsx': 'export default 1',
  'lib/days/index.ts': 'export {}',
  'lib/hours.css': "@import './base.css'; p { background: url(dots.svg) }",
  'lib/base.css': 'p {}',
  'lib/dots.svg': '<svg/>',
  'node_modules/@x/y/lib/main.js': 'export {}',
  'node_modules/@x/y/package.json': '{ "version": "1.0.0" }',
}
const TAKEN = ['sections/hours/view.tsx', 'lib/days/index.ts', 'lib/hours.css?inline', 'node_modules/@x/y/lib/main.js']

/** A company with these files; writes one of them, or what has changed. */
function company(): { home: string; write(file: string, text: string): void } {
  const home = mkdtempSync(join(tmpdir(), 'reached-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  return { home, write }
}

const idsIn = (home: string) => ['\0virtual:thing', ...TAKEN.map((file) => join(home, file))]

test('code is the same while nothing of it has changed, in whatever folder it lies', () => {
  const [one, other] = [company(), company()]
  const [first, second] = [one, other].map(({ home }) => reachedBy(idsIn(home)))
  expect(isAsReached(first!)).toBe(true)
  expect(Object.keys(first!.files)).toHaveLength(Object.keys(FILES).length)
  expect(versionOf(first!, one.home)).toBe(versionOf(second!, other.home))
})

test.each(Object.keys(FILES))('it is another once %s is another', (file) => {
  const { home, write } = company()
  const reached = reachedBy(idsIn(home))
  const before = versionOf(reached, home)
  write(file, 'something else')
  expect(isAsReached(reached)).toBe(false)
  expect(versionOf(reached, home)).not.toBe(before)
})

test.each(['lib/days.ts', 'lib/days/index.mjs', 'sections/hours/schema.ts'])('%s may be found in place of another one', (file) => {
  const { home, write } = company()
  const reached = reachedBy(idsIn(home))
  write(file, '')
  expect(isAsReached(reached)).toBe(false)
})

test('a file that is gone is missed', () => {
  const { home } = company()
  const reached = reachedBy(idsIn(home))
  rmSync(join(home, 'lib/base.css'))
  expect(isAsReached(reached)).toBe(false)
})
