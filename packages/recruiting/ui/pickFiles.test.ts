import { describe, expect, test } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import { pickFiles } from './pickFiles.ts'

const words = RecruitingWords.parse({
  oneFile: 'One file only.',
  tooManyFiles: 'Up to {limit} files, not {names}.',
  notTaken: 'Up to {limit}.',
})
const terms = {
  limits: { bytes: 3 },
  words,
  language: 'en',
  say: ({ actual, limit }: { actual?: number; limit?: number }) => `${actual} of ${limit}`,
}
const file = (name: string, text = 'abc') => new File([text], name)
const ready = { id: 1, name: 'r.txt', state: 'ready', document: { id: 1, name: 'r.txt', text: '' } } as const
const refused = { id: 2, name: 'x.txt', state: 'refused', message: '' } as const

describe('picked files', () => {
  test('are read', () => {
    const picked = file('a.txt')
    expect(pickFiles([picked], { most: 1, files: [] }, terms)).toEqual({
      files: [{ name: 'a.txt', state: 'reading', file: picked }],
      remark: '',
    })
  })

  test('B19 that are too large are refused before they are read', () => {
    expect(pickFiles([file('a.txt', 'abcd')], { most: 1, files: [] }, terms).files).toEqual([
      { name: 'a.txt', state: 'refused', message: '4 of 3' },
    ])
  })

  test('of which one is taken: the first, whatever is there', () => {
    const { files, remark } = pickFiles([file('a.txt'), file('b.txt')], { most: 1, files: [ready] }, terms)
    expect([files.map(({ name }) => name), remark]).toEqual([['a.txt'], 'One file only.'])
  })

  test('H12.7 are taken as far as there is room beside those that can be used, and the others are named', () => {
    const picked = ['a', 'b', 'c'].map((name) => file(name))
    const { files, remark } = pickFiles(picked, { most: 3, files: [ready, refused] }, terms)
    expect(files.map(({ name, state }) => [name, state])).toEqual([
      ['a', 'reading'],
      ['b', 'reading'],
      ['c', 'refused'],
    ])
    expect(files[2]).toMatchObject({ message: 'Up to 3.', isSurplus: true })
    expect(remark).toBe('Up to 3 files, not c.')
    const full = pickFiles(picked, { most: 2, files: [ready, { ...ready, id: 3 }] }, terms)
    expect(full.files.every(({ state }) => state === 'refused')).toBe(true)
    expect(full.remark).toBe('Up to 2 files, not a, b, and c.')
  })
})
