import { expect, test } from 'vitest'
import realWords from '#packages/recruiting/data/realWords.json'
import { ambiguities } from './ambiguity.ts'
import { nearWords } from './nearWords.ts'
import { skillList } from './skillList.ts'
import { skillTokens } from './skillTokens.ts'
import { skillTrie } from './skillTrie.ts'

const list = skillList()

test('R5.1 the list has at least 800 skills of all kinds', () => {
  expect(list.length).toBeGreaterThanOrEqual(800)
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['hard', 'soft', 'tool', 'certificate', 'language']))
})

test('no name belongs to two skills', () => {
  const owners = new Map<string, Set<string>>()
  for (const { name, aliases } of list) {
    for (const form of [name, ...aliases]) {
      const key = skillTokens(form)
        .map(({ key }) => key)
        .join(' ')
      owners.set(key, (owners.get(key) ?? new Set()).add(name))
    }
  }
  expect([...owners.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([])
})

test('every rule for an ambiguous name belongs to a name of the list', () => {
  const forms = new Set(list.flatMap(({ name, aliases }) => [name, ...aliases]))
  expect([...ambiguities.keys()].filter((name) => !forms.has(name))).toEqual([])
})

test('every real word would be read as a slip of a skill if the list did not have it', () => {
  const near = nearWords(skillTrie(list), new Set())
  expect(realWords.filter((word) => near(word).length === 0 && near(word.replace(/s$/, '')).length === 0)).toEqual([])
})
