import { describe, expect, test } from 'vitest'
import { searchEntryUrl } from '#src/site/search/searchFormat.ts'
import { createSiteSearch } from '#src/site/search/siteSearch.ts'
import { pageTerms } from './pageTerms.ts'
import { searchIndex } from './searchIndex.ts'

/** A page by its path and title; the text of each part by its heading. */
type Written = { path: string; title: string; lead?: string; words?: string[]; parts?: Record<string, string> }

function filesOf(pages: Written[], language = 'en') {
  return searchIndex(
    language,
    pages.map(({ path, title, lead = '', words = [], parts = {} }) => {
      const anchor = (label: string) => label.toLowerCase().replaceAll(' ', '-')
      const sections = Object.entries(parts).map(([label, text]): [string, string, string] => [anchor(label), label.trim(), text])
      const said = { heading: title, sections: [['', '', lead] as [string, string, string], ...sections], lists: [] }
      return { text: [path, title, lead, said.sections], terms: pageTerms({ path, language, name: title, description: lead, words }, said) }
    }),
  )
}

function searchOf(pages: Written[], language = 'en') {
  const files = filesOf(pages, language)
  const loaded: string[] = []
  const search = createSiteSearch(language, (url) => {
    loaded.push(url)
    return files.has(url) ? Promise.resolve(JSON.parse(files.get(url)!)) : Promise.reject(new Error(`no ${url}`))
  })
  return {
    files,
    loaded,
    paths: async (query: string, isTyping = false) => (await search.find(query, isTyping, 5)).hits.map(({ href }) => href),
    answer: (query: string) => search.find(query, false, 5),
  }
}

const breads: Written[] = [
  {
    path: '/breads/rye',
    title: 'Rye loaf',
    lead: 'Dark and sour.',
    words: ['Black bread'],
    parts: { 'How it keeps': 'In a linen bag for a week.' },
  },
  {
    path: '/breads/spelt',
    title: 'Spelt crown',
    lead: 'Baked on Saturdays, next to the rye.',
    parts: { 'Flour we use': 'From the mill in the valley.' },
  },
  {
    path: '/visit',
    title: 'Visit us',
    lead: 'Open from seven.',
    parts: { 'Winter storage': 'We keep the garden chairs.', 'The mill': 'Storage in winter is free.' },
  },
]

test('a part without a heading is no result of its own, because its link would have no text', async () => {
  const { answer } = searchOf([{ path: '/cakes', title: 'Cakes', lead: 'Baked on demand.', parts: { ' ': 'Plum tart in September.' } }])
  const [hit] = (await answer('plum')).hits
  expect(hit).toMatchObject({ href: '/cakes', sections: [] })
  expect(hit!.text.map(({ text }) => text).join('')).toContain('Plum tart')
})

describe('English', () => {
  const { paths, answer } = searchOf(breads)

  test('a title is better than a text, and words of the text are found', async () => {
    expect(await paths('rye')).toEqual(['/breads/rye', '/breads/spelt'])
    expect(await paths('linen bags')).toEqual(['/breads/rye'])
  })

  test('other names of a page are found', async () => {
    expect(await paths('black bread')).toEqual(['/breads/rye'])
  })

  test('mistakes are forgiven: one in short words, two in long ones, none in very short ones', async () => {
    expect(await paths('splet')).toEqual(['/breads/spelt'])
    expect(await paths('satrudeys')).toEqual(['/breads/spelt'])
    expect(await paths('ryx')).toEqual([])
    expect(await paths('ilnen')).toEqual(['/breads/rye'])
  })

  test('an unfinished word is found while it is typed', async () => {
    expect(await paths('sat', true)).toEqual(['/breads/spelt'])
    expect(await paths('spelt cr', true)).toEqual(['/breads/spelt'])
  })

  test('a page with all words is better than one with some, and every page with one counts', async () => {
    expect((await paths('mill flour'))[0]).toBe('/breads/spelt')
    expect((await answer('mill flour')).total).toBe(2)
  })

  test('an answer names the parts of the page with the words, the best first, and marks them', async () => {
    const [hit] = (await answer('winter storage')).hits
    expect(hit!.sections.map(({ href }) => href)).toEqual(['/visit#winter-storage', '/visit#the-mill'])
    expect(hit!.sections[0]!.heading).toEqual([
      { text: 'Winter', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'storage', isMatch: true },
    ])
  })

  test('nothing is found for nothing', async () => {
    expect(await answer('')).toEqual({ hits: [], total: 0 })
    expect(await answer('the of')).toEqual({ hits: [], total: 0 })
    expect(await answer('zzzzzz <b> "\\')).toEqual({ hits: [], total: 0 })
  })
})

describe('German', () => {
  const { paths } = searchOf(
    [
      { path: '/strand', title: 'Badestrand', lead: 'Sand und Sonne am Strand.' },
      { path: '/hunde', title: 'Hunde', lead: 'Der Hundestrand liegt im Osten.' },
      { path: '/korb', title: 'Brotkorb', lead: 'Brot und ein Korb.' },
      { path: '/rad', title: 'Fahrradverleih', lead: 'Räder für Kinder, auch ein Fahrrad mit Korb.' },
    ],
    'de',
  )

  test('the parts of compounds are found', async () => {
    expect((await paths('Strand')).toSorted()).toEqual(['/hunde', '/strand'])
    expect((await paths('Fahrrad'))[0]).toBe('/rad')
  })

  test('a compound that no page contains is found by its parts', async () => {
    expect((await paths('Kinderfahrrad'))[0]).toBe('/rad')
  })

  test('umlauts may be written with e or without marks', async () => {
    expect(await paths('Raeder')).toEqual(await paths('Räder'))
    expect(await paths('Raeder')).toEqual(['/rad'])
  })
})

describe('files', () => {
  const word = (number: number) => `w${number.toString(36).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)}x`
  const many = Array.from({ length: 600 }, (_, page): Written => ({
    path: `/pages/${String(page).padStart(3, '0')}`,
    title: `Page ${page}`,
    lead: Array.from({ length: 30 }, (_, index) => word(page * 30 + index)).join(' '),
  }))

  test('the same pages give the same files', () => {
    expect(filesOf(breads)).toEqual(filesOf(structuredClone(breads)))
  })

  test('a large index is split, and a query loads a small part of it, also with a mistake', async () => {
    const { files, loaded, paths } = searchOf(many)
    expect(files.size).toBeGreaterThan(600)
    const sought = word(12_345)
    expect((await paths(sought))[0]).toBe('/pages/411')
    expect(await paths(`${sought}q`)).toContain('/pages/411')
    const size = loaded.map((url) => files.get(url)!.length).reduce((sum, bytes) => sum + bytes, 0)
    expect(size).toBeLessThan([...files.values()].join('').length / 4)
  })

  test('an edit changes the entry, the text of its page and the files of the words', () => {
    const before = filesOf(many)
    const after = filesOf(many.map((page, index) => (index === 300 ? { ...page, lead: `${page.lead} zebra` } : page)))
    const changed = [...after.keys()].filter((url) => before.get(url) !== after.get(url))
    expect(changed).toHaveLength(3)
    expect(changed).toContain(searchEntryUrl('en'))
  })

  test('after a failure, everything is loaded again: a new build has other files', async () => {
    let files = filesOf(breads)
    const load = (url: string) => (files.has(url) ? Promise.resolve(JSON.parse(files.get(url)!)) : Promise.reject(new Error('gone')))
    const search = createSiteSearch('en', load)
    await search.begin()
    files = filesOf(breads.map((page) => ({ ...page, lead: `New. ${page.lead}` })))
    await expect(search.find('rye', false, 5)).rejects.toThrow('gone')
    expect((await search.find('rye', false, 5)).total).toBe(2)
  })

  test('a site without pages has an empty index', async () => {
    expect(await searchOf([]).answer('bread')).toEqual({ hits: [], total: 0 })
  })
})
