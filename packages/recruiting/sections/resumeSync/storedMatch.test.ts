import { expect, test } from 'vitest'
import { storedMatch } from './storedMatch.ts'

const requirement = { text: 'SAP', line: 3, skill: 'SAP', kind: 'tool', alternatives: [] }
const earlier = {
  must: [{ requirement, state: 'covered', way: 'exact', found: 'SAP', evidence: { text: 'SAP', line: 9 } }],
  nice: [],
  years: null,
  degree: null,
  shares: { must: 1, nice: null, likeness: 0.4 },
  score: { total: 94, parts: [] },
}

test('R5.5 R5.10 a match that an earlier version stored is still shown, and one with decisions too', () => {
  expect(storedMatch(earlier)).toEqual(earlier)
  expect(storedMatch({ ...earlier, overruled: { '3:SAP': 'missing' } })?.overruled).toEqual({ '3:SAP': 'missing' })
})

test.each([undefined, null, {}, { ...earlier, must: 'all' }, { ...earlier, nice: [{}] }, { ...earlier, shares: undefined }])(
  'S04 something else in its place is no match: %j',
  (value) => {
    expect(storedMatch(value)).toBeNull()
  },
)
