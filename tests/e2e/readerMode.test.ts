import { expect, test } from 'vitest'
import { harbourFile } from '#tests/support/harbour.ts'
import { readerMode } from '#tests/support/readerMode.ts'
import { SITE, useDocuments } from './documents.ts'

const { pages } = useDocuments()
const read = (wanted: (path: string) => boolean) =>
  pages()
    .filter(({ path }) => wanted(path))
    .map(({ path, html }) => ({ path, ...readerMode(html, SITE + path) }))

/** Pages with at least this part of their content are whole for a reader: what a page says in passing may go. */
const WHOLE = 0.95

test('reader modes keep what glossary terms consist of', () => {
  const terms = read((path) => /^\/glossary\/[^/]+\/[^/]+$/.test(path))
  expect(terms.length).toBeGreaterThan(8)
  expect(terms.flatMap(({ path, missing }) => missing.map((block) => `${path}: ${block}`))).toEqual([])
  const { sections } = harbourFile<{ sections: { formula?: object; mistakes?: string[]; sources?: object[] }[] }>(
    'collections/glossary-harbour/draught.json',
  )
  const [entry] = sections
  expect([entry!.formula, entry!.mistakes, entry!.sources].every(Boolean), 'the fixture has all parts').toBe(true)
})

test('reader modes keep guides, comparisons and legal texts of several sections', () => {
  const texts = read((path) => /^\/(explore|comparison|terms-conditions|about-us$)/.test(path))
  expect(texts.length).toBeGreaterThan(3)
  const terms = harbourFile<{ sections: { type: string; beside?: true }[] }>('pages/terms-conditions.json').sections
  const beside = terms.filter((section) => section.beside).map(({ type }) => type)
  expect(beside, 'the fixture has an opening and a text, each with something beside it').toEqual(['callout', 'richText', 'dataTable'])
  expect(
    texts
      .filter(({ blocks, missing }) => missing.length > (1 - WHOLE) * blocks.length)
      .map(({ path, missing }) => `${path}: ${missing.join(' | ')}`),
  ).toEqual([])
})
