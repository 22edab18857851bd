import { expect, test } from 'vitest'
import type { SitePage } from '#src/site/site.ts'
import { minutesToRead } from './minutesToRead.ts'

function minutesOf(...texts: string[]): number {
  const sections = texts.map((body) => ({ type: 'richText', body })) as unknown as SitePage['sections']
  return minutesToRead({ sections, sources: sections.map(() => ({ file: 'collections/news/day.json', keyPath: [] })) })
}

test('the reading time is that of the words, at least a minute', () => {
  expect(minutesOf('<p>Short news.</p>')).toBe(1)
  expect(minutesOf('<p>one two</p>'.repeat(330))).toBe(3)
  expect(minutesOf('<p>one two</p>'.repeat(110), '<p>one two</p>'.repeat(110))).toBe(2)
})

test('characters count in scripts without spaces', () => {
  expect(minutesOf(`<p>${'川'.repeat(1500)}</p>`)).toBe(3)
})

test('choices, addresses and what the collection adds are not read', () => {
  const header = { type: 'articleHeader', note: 'several words '.repeat(400) }
  const photo = { type: 'media', src: '/assets/a.jpg', alt: 'several words '.repeat(400) }
  const sources = ['collections/news/index.json', 'collections/news/day.json'].map((file) => ({ file, keyPath: [] }))
  expect(minutesToRead({ sections: [header, photo] as unknown as SitePage['sections'], sources })).toBe(1)
})
