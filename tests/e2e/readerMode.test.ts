import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { harbourFile } from '#tests/support/harbour.ts'
import { type ReaderMode, readAsReaderMode } from '#tests/support/readerMode.ts'
import { useDocuments } from './documents.ts'
import { workersBrowser } from './workersBrowser.ts'

const { pages } = useDocuments()
const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8')

/** The reader mode version of the given pages, in a browser, whose own reader mode works the same way. */
async function read(wanted: (path: string) => boolean): Promise<({ path: string } & ReaderMode)[]> {
  const page = await (await workersBrowser()).newPage()
  await page.evaluate(readability)
  const documents = pages().filter(({ path }) => wanted(path))
  const modes = await page.evaluate(
    `${JSON.stringify(documents.map(({ html }) => html))}.map((html) =>
      (${readAsReaderMode.toString()})(new DOMParser().parseFromString(html, 'text/html'), Readability))`,
  )
  await page.close()
  return (modes as ReaderMode[]).map((mode, index) => ({ path: documents[index]!.path, ...mode }))
}

/** Pages with at least this share of their content are complete for a reader: incidental text may be missing. */
const WHOLE = 0.95

test('reader modes keep what glossary terms consist of', async () => {
  const terms = await read((path) => /^\/glossary\/[^/]+\/[^/]+$/.test(path))
  expect(terms.length).toBeGreaterThan(8)
  expect(terms.flatMap(({ path, missing }) => missing.map((block) => `${path}: ${block}`))).toEqual([])
  const { sections } = harbourFile<{ sections: { formula?: object; mistakes?: string[]; sources?: object[] }[] }>(
    'collections/glossary-harbour/draught.json',
  )
  const [entry] = sections
  expect([entry!.formula, entry!.mistakes, entry!.sources].every(Boolean), 'the fixture has all parts').toBe(true)
})

test('reader modes keep guides, comparisons and legal texts of several sections', async () => {
  const texts = await read((path) => /^\/(explore|comparison|terms-conditions|about-us$)/.test(path))
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
