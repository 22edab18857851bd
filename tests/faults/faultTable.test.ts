import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { citedIds } from './citedIds.ts'
import { faultTable } from './faultTable.ts'
import { notApplicable } from './notApplicable.ts'
import { testTitles } from './testTitles.ts'

const nothing = { passed: 0, failed: [], skipped: 0, written: 0 }
const sections = [{ title: 'Z Zeal', rows: ['Z01', 'Z02', 'Z03', 'Z04'].map((id) => ({ id, promise: `What ${id} says` })) }]

test('X02 the table says how each row stands, and fails for one that fails or has no test', () => {
  const proofs: Record<string, typeof nothing> = { Z01: { ...nothing, passed: 2 }, Z02: { ...nothing, skipped: 1 } }
  const proofOf = (id: string) => proofs[id] ?? nothing
  expect(faultTable({ sections, proofOf, whyNot: { Z03: 'there is no zeal', Z04: 'nor this' } })).toEqual({
    isWhole: true,
    text: [
      'Z Zeal',
      '  Z01  pass (2 tests)  What Z01 says',
      '  Z02  skipped (1 test)  What Z02 says',
      '  Z03  not applicable  What Z03 says',
      '      why: there is no zeal',
      '  Z04  not applicable  What Z04 says',
      '      why: nor this',
      '',
      '1 pass, 1 skipped, 2 not applicable',
    ].join('\n'),
  })
  expect(faultTable({ sections, proofOf, whyNot: { Z03: 'x' } })).toMatchObject({ isWhole: false })
  const failed = { ...nothing, failed: ['Z01 breaks (a.test.ts)'] as never[] }
  expect(faultTable({ sections, proofOf: () => failed, whyNot: {} })).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('failed: Z01 breaks (a.test.ts)') as string,
  })
})

test('X02 titles name rows anywhere, and times and colours are none', () => {
  expect(citedIds('R3.2 B08 N07 at T12:00 #C12 and B08, P1')).toEqual(['B08', 'N07'])
})

test('X02 every row of the catalogue is in a title of a test, or is excused with a reason; none is both', () => {
  const rows = catalogue().flatMap(({ rows }) => rows)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ promise }) => promise.length < 20)).toEqual([])
  const cited = new Set(testTitles().flatMap(({ title }) => citedIds(title)))
  expect(rows.filter(({ id }) => !cited.has(id) && !Object.hasOwn(notApplicable, id)).map(({ id }) => id)).toEqual([])
  const known = new Set(rows.map(({ id }) => id))
  expect(Object.keys(notApplicable).filter((id) => !known.has(id) || cited.has(id))).toEqual([])
})

test('X02 the catalogue is what docs/requirements.md says, but for what the site is', () => {
  const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*((?!R)[A-Z]\d+)\*\*/gm)].map(([, id]) => id)
  expect(catalogue().flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids)
})
