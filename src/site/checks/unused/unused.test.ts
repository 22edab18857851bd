import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

test('an asset that nothing names is reported, the licence of a font is not', () => {
  expect(foundIn({ 'assets/oven.svg': SVG, 'assets/fonts/LICENSE': 'Open Font License' })).toEqual([
    'E_UNUSED_ASSET assets/oven.svg: no field or text refers to this file, yet it would be published. Remove the file, or refer to it where it is needed.',
  ])
})

test.each([
  ['a link to it', { 'pages/index.json': ['"href": "/visit"', '"href": "/assets/oven.svg"'] }],
  ['a picture of a text', { 'pages/house-rules.md': ['They wait', '![The oven](/assets/oven.svg) They wait'] }],
  [
    'a page that is a draft',
    {
      'pages/flour.json': bakeryPage('Flour', {
        draft: true,
        sections: [{ type: 'callToAction', title: 'Oven', actions: [{ label: 'See the oven', href: '/assets/oven.svg' }] }],
      }),
    },
  ],
] as [string, Parameters<typeof foundIn>[0]][])('an asset is used by %s', (_by, edits) => {
  expect(foundIn({ 'assets/oven.svg': SVG, ...edits })).toEqual([])
})

test('C25 of a misspelt asset only the name is reported, not the file that was meant', () => {
  expect(foundIn({ 'site.json': ['"/assets/favicon.svg"', '"/assets/favicn.svg"'] })).toEqual([
    expect.stringMatching(/^E_NO_ASSET site\.json favicon: .* Did you mean "\/assets\/favicon\.svg"\?$/),
  ])
})

test('a fragment that no page shows is reported, one of a draft is not', () => {
  const sections = '{ "sections": [{ "type": "richText", "title": "Holidays", "body": "Closed." }] }'
  expect(foundIn({ 'fragments/holiday.json': sections })).toEqual([
    'E_UNUSED_FRAGMENT fragments/holiday.json: no page uses the fragment "holiday". Use it on a page, or remove the file.',
  ])
  expect(
    foundIn({
      'fragments/holiday.json': sections,
      'pages/news.json': bakeryPage('News', { draft: true, sections: [{ type: 'fragment', fragment: 'holiday' }] }),
    }),
  ).toEqual([])
})

test('a Markdown file that no section shows is reported, a note elsewhere is not', () => {
  expect(
    foundIn({ 'pages/visit.md': '## Way', 'collections/breads/visit.md': '## Way', 'README.md': '# Notes' }).map(
      (line) => line.split(':')[0],
    ),
  ).toEqual(['E_UNUSED_TEXT collections/breads/visit.md', 'E_UNUSED_TEXT pages/visit.md'])
})
