import { expect, test } from 'vitest'
import type { Answer } from './JobMatch.ts'
import { matchScore } from './matchScore.ts'
import { overruledAnswers } from './overruling.ts'

const answer = (skill: string, line: number, state: Answer['state']): Answer => ({
  requirement: { text: skill, line, skill, kind: 'tool', alternatives: [], asked: skill },
  state,
  way: null,
  found: '',
  evidence: null,
})
const must = [answer('SAP', 2, 'missing'), answer('Excel', 3, 'covered'), answer('SAP', 9, 'missing')]
const totalWith = (overruled: Parameters<typeof overruledAnswers>[1]) =>
  matchScore({ must: overruledAnswers(must, overruled), nice: [], likeness: 0 }, { must: 1, nice: 0, likeness: 0 }).score.total

test('R5.5 a decision holds for its requirement only, and the score follows', () => {
  expect(totalWith({})).toBe(33)
  expect(totalWith({ '2:SAP': 'covered' })).toBe(67)
  expect(totalWith({ '2:SAP': 'partial' })).toBe(50)
  expect(totalWith({ '2:SAP': 'unclear', '9:SAP': 'unclear' })).toBe(100)
  expect(totalWith({ '7:Word': 'missing' })).toBe(33)
})
