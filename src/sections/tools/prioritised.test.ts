import { expect, test } from 'vitest'
import type { Finding } from '#src/store/records.ts'
import { isToMend, worstFirst } from './prioritised.ts'

const finding = (id: string, state: Finding['state']): Finding => ({ id, label: id, state, detail: '' })
const part = (id: string, score: number, outOf: number) => ({ id, label: id, score, outOf })

test('what gains most comes first, then what is missing, then what is good, then remarks', () => {
  const findings = [
    finding('remark', 'note'),
    finding('good', 'good'),
    finding('worded', 'improve'),
    finding('absent', 'missing'),
    finding('small', 'missing'),
    finding('large', 'improve'),
  ]
  const scores = [part('good', 9, 9), part('small', 0, 1), part('large', 2, 6)]
  expect(worstFirst(findings, scores).map(({ id }) => id)).toEqual(['large', 'small', 'absent', 'worded', 'good', 'remark'])
  expect(worstFirst(findings, scores).filter(isToMend)).toHaveLength(4)
})
