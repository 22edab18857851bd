import { expect, test } from 'vitest'
import type { EditorWorkList } from '#src/node/dev/editor/wire.ts'
import { filteredWork } from './workFilter.ts'

type Item = EditorWorkList['files'][number]

const none = { texts: 0, words: 0 }
const some = { texts: 1, words: 3 }
const item = (name: string, own: Partial<Item>) =>
  ({
    name,
    file: `${name}.json`,
    path: `/${name}`,
    address: `/de/${name}`,
    language: 'de',
    state: 'open',
    missing: none,
    stale: none,
    ...own,
  }) as Item
const files = [
  item('visit', { missing: some }),
  item('bread', { stale: some }),
  item('team', { state: 'complete' }),
  item('legal', { state: 'separate' }),
  item('visit', { language: 'ar', missing: some }),
]

test.each([
  [{ state: 'open', words: '' }, ['visit', 'bread']],
  [{ state: 'missing', words: '' }, ['visit']],
  [{ state: 'stale', words: '' }, ['bread']],
  [{ state: 'complete', words: '' }, ['team', 'legal']],
  [{ state: 'all', words: 'DE/B' }, ['bread']],
] as const)('%j leaves %j', (filter, names) => {
  expect(filteredWork(files, { language: 'de', ...filter }).map(({ name }) => name)).toEqual(names)
})
