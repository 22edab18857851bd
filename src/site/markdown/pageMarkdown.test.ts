import { expect, test } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import { pageMarkdown } from './pageMarkdown.ts'

const words = SiteSettings.shape.words.parse({})
const page = {
  path: '/visit',
  breadcrumb: [
    { label: 'Home', href: '/' },
    { label: 'Visit', href: '/visit' },
  ],
  sections: [
    { type: 'hero', title: 'Visit' },
    { type: 'richText', title: 'By bus' },
  ],
} as unknown as PageData
const head = { title: 'A "visit"', canonical: 'https://b.example/visit', language: 'en', updated: '2026-11-02' }
const written = (write: (section: object) => string[], data = page) =>
  pageMarkdown(data, head, {
    url: 'https://b.example',
    words,
    backends: {},
    writerFor: ({ type }) => ({ write, opensPage: type === 'hero' }),
  })

test('a page begins with its head, then comes its trail, then its sections', () => {
  expect(written((section) => [(section as { title: string }).title])).toBe(
    '---\ntitle: "A \\"visit\\""\ncanonical: "https://b.example/visit"\nlanguage: "en"\nupdated: "2026-11-02"\n---\n\n' +
      '[Home](https://b.example/) / Visit\n\nVisit\n\nBy bus\n',
  )
})

test('the notice on an untranslated page comes first', () => {
  const untranslated = { ...page, untranslated: { notice: 'Not in German yet.', tag: 'en', dir: 'ltr' as const } }
  expect(written(() => [], untranslated)).toMatch(/---\n\nNot in German yet\.\n\n\[Home\]/)
})

test('a writer that fails is told with its section', () => {
  const fails = () => {
    throw new Error('no flour')
  }
  expect(() => written(fails)).toThrow('no flour')
})
