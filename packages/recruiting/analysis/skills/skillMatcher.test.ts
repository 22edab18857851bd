import { describe, expect, test } from 'vitest'
import { skillsLabelled } from '#packages/recruiting/bench/skillsLabelled.ts'
import { compared, precision, recall, summed } from '#packages/recruiting/bench/precisionRecall.ts'
import { skillList } from './skillList.ts'
import { skillMatcher } from './skillMatcher.ts'

const find = skillMatcher(skillList())
const names = (text: string) => find(text).map(({ skill }) => skill.name)

describe('R5.1 skills', () => {
  test('labelled sentences are read with a precision and recall of at least 0.95', () => {
    const counts = summed(skillsLabelled.map(({ text, names: truth }) => compared(names(text), truth)))
    expect(precision(counts)).toBeGreaterThanOrEqual(0.95)
    expect(recall(counts)).toBeGreaterThanOrEqual(0.95)
  })

  test.each([
    ['C++, C#, .NET, Node.js, R, Go', ['C++', 'C#', '.NET', 'Node.js', 'R', 'Go']],
    ['R&D and go-to-market work', []],
    ['JavaScript', ['JavaScript']],
    ['We react fast and excel at service', []],
    ['React Native and Spring Boot', ['React Native', 'Spring Boot']],
    // H12.1: a legal form is not a skill.
    ['Bâti-Vilaine SAS, Redon', []],
    ['Conducteur de travaux, Groupe Fourvière SAS', []],
    ['Advanced SAS, Excel', ['SAS', 'Microsoft Excel']],
    ['Tools: SAS, SPSS', ['SAS', 'SPSS']],
    ['Base SAS', ['SAS']],
    ['Wrote reports in SAS', ['SAS']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('a match tells how it was found and where', () => {
    const [alias, near] = find('Skills\nJS\nKubernets')
    expect(alias).toMatchObject({ way: 'alias', text: 'JS', line: 1, start: 7, end: 9, skill: { name: 'JavaScript' } })
    expect(near).toMatchObject({ way: 'near', text: 'Kubernets', line: 2, skill: { name: 'Kubernetes' } })
  })

  test('words of fewer than six letters must be right', () => {
    expect(names('Pyton, Scalla, Rubi')).toEqual([])
  })

  test('a phrase ends at the end of a sentence', () => {
    expect(names('I like React. Native plants too.')).toEqual(['React'])
  })

  test('B20 NUL, emoji, right-to-left text and 100,000 letters without a blank end quietly', () => {
    expect(names('\u0000 😀 SQL \u202Eعربي')).toEqual(['SQL'])
    expect(names('a'.repeat(100_000))).toEqual([])
  })
})
