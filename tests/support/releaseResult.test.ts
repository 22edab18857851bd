import { expect, test } from 'vitest'
import { releaseText } from './releaseResult.ts'

const run = { day: '2026-11-29', commit: '1234abc' }

test('a run in which all passed says its day, its commit and how many tests there were', () => {
  expect(releaseText({ files: 2, passed: 9, failed: [], skipped: 0, errors: 0 }, run)).toBe(`# The last run of the release tests

Written by \`npm run test:release\` at the end of a whole run. Do not edit.

All passed: 2026-11-29, at commit 1234abc.

| files | passed | failed | skipped | other errors |
|---|---|---|---|---|
| 2 | 9 | 0 | 0 | 0 |
`)
})

test('a run in which something failed names it', () => {
  const text = releaseText({ files: 2, passed: 8, failed: ['tests/release/times.test.ts: a page'], skipped: 0, errors: 1 }, run)
  expect(text).toContain('Not all passed: 2026-11-29')
  expect(text).toContain('- tests/release/times.test.ts: a page')
})

test('a run with an error outside its tests has not passed', () => {
  expect(releaseText({ files: 2, passed: 9, failed: [], skipped: 0, errors: 1 }, run)).toContain('Not all passed')
})
