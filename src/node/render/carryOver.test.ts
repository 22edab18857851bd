import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carryOver } from './carryOver.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'carry-over-'))
  for (const folder of ['dist', 'staging']) mkdirSync(join(root, folder, 'static/js'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const published = (name: string) => join(root, 'dist/static/js', name)
const staged = (name: string) => join(root, 'staging/static/js', name)
const carry = (now?: number) => carryOver(join(root, 'dist'), join(root, 'staging'), undefined, now)

test('N15 G08 code of the last build stays available', () => {
  writeFileSync(published('Tabs-old.js'), 'old')
  carry()
  expect(existsSync(staged('Tabs-old.js'))).toBe(true)
})

test('N15 code older than a week goes, however often the site was built since', () => {
  writeFileSync(published('Tabs-old.js'), 'old')
  const eightDaysAgo = Date.now() / 1000 - 8 * 86_400
  utimesSync(published('Tabs-old.js'), eightDaysAgo, eightDaysAgo)
  carry()
  expect(existsSync(staged('Tabs-old.js'))).toBe(false)
})

test('the first build has nothing to keep', () => {
  rmSync(join(root, 'dist'), { recursive: true })
  expect(() => carry()).not.toThrow()
})
