import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const hero = { type: 'hero', variant: 'plain', title: 'Flour', lead: 'A page of the shop.' }
const text = (body: string, title?: string) => ({ type: 'richText', ...(title ? { title } : {}), body })
const withSections = (...sections: object[]) => foundIn({ 'pages/flour.json': bakeryPage('Flour', { noindex: true, sections }) })

test('C36 a text right after the main heading begins with level 2', () => {
  expect(withSections(hero, text('## Rye\n\n### Dark\n\n## Spelt'))).toEqual([])
  expect(withSections(hero, text('### Rye'))).toEqual([
    'E_HEADING_LEVEL pages/flour.json sections.1: its first heading has level 3, but the previous one on /flour has level 1. Start with ##, or give the section a title.',
  ])
})

test('C36 a titled section may go on with level 3, and so may a text after it', () => {
  expect(withSections(hero, text('### Rye', 'Flours'))).toEqual([])
  expect(withSections(hero, text('Plain words.', 'Flours'), text('### Rye'))).toEqual([])
})

test('C36 a section without a title that makes headings of its own levels them itself', () => {
  const row = {
    title: 'Grinding',
    text: 'Slowly, between stones.',
    picture: {
      kind: 'flow',
      alt: 'From grain to flour',
      stations: [
        { icon: 'wheat', label: 'Grain' },
        { icon: 'circle', label: 'Flour' },
      ],
    },
  }
  expect(withSections(hero, { type: 'featureRows', rows: [row] }, text('### After it'))).toEqual([])
})

test('C36 a heading above the main heading is reported once, sections without headings may stand there', () => {
  const strip = {
    type: 'proofStrip',
    items: [
      { icon: 'wheat', text: 'One mill' },
      { icon: 'clock', text: 'Fresh' },
    ],
  }
  expect(withSections(strip, hero)).toEqual([])
  const found = withSections(text('Words.', 'Before'), text('Words.', 'Also before'), hero)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^E_LATE_H1 pages\/flour\.json sections\.0: /)
})

test('C36 a heading of a Markdown file that skips a level is reported with the file of the page when the skip lies between sections', () => {
  expect(
    foundIn({
      'pages/house-rules.json': ['{\n      "type": "tableOfContents"\n    },', ''],
      'pages/house-rules.md': '### Orders\n\nKept until noon.\n',
    }),
  ).toEqual([expect.stringMatching(/^E_HEADING_LEVEL pages\/house-rules\.json sections\.1: /)])
})

test('C36 a section that all entries of a collection show is reported once', () => {
  const found = foundIn({
    'collections/breads/index.json': [
      '"after": [',
      '"before": [{ "type": "richText", "title": "Before", "body": "Words." }],\n  "after": [',
    ],
  })
  expect(found).toEqual([expect.stringMatching(/^E_LATE_H1 collections\/breads\/index\.json before\.0: .*\(affects 2 pages\)/)])
})
