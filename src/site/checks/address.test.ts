import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const at = (url: string): Parameters<typeof foundIn>[0] => ({
  'site.json': ['"url": "https://www.brot-und-blume.example"', `"url": "${url}"`],
})

test.each([
  'https://www.brot-und-blume.example/shop',
  'https://www.brot-und-blume.example?a=b',
  'https://www.Brot-und-Blume.example',
  'https://www.brot-und-blume.example:443',
])('the address %s would make canonical addresses wrong', (url) => {
  expect(foundIn(at(url))).toEqual([
    expect.stringMatching(/^E_SITE_ADDRESS site\.json url: .* Write https:\/\/www\.brot-und-blume\.example\.$/),
  ])
})

test('a host with a port is an address', () => {
  expect(foundIn(at('https://localhost:8443'))).toEqual([])
})

const under = (parent: string): [string, string] => ['"icon"', `"parent": "${parent}",\n  "icon"`]

test('pages that stand below each other are told once, with the whole circle', () => {
  expect(foundIn({ 'pages/visit.json': under('/house-rules'), 'pages/house-rules.json': under('/visit') })).toEqual([
    'E_PARENT_LOOP pages/house-rules.json parent: the page stands below itself: /house-rules → /visit → /house-rules. Name the page above it, or leave parent out.',
  ])
})

test('a page that leads into a circle is not blamed for it', () => {
  expect(foundIn({ 'pages/breads.json': under('/visit'), 'pages/visit.json': under('/visit') })).toEqual([
    expect.stringMatching(/^E_PARENT_LOOP pages\/visit\.json parent: .*: \/visit → \/visit\./),
  ])
})

test('a circle that the path itself closes is found', () => {
  expect(foundIn({ 'pages/breads.json': under('/breads/rye-loaf') })).toEqual([
    expect.stringMatching(/^E_PARENT_LOOP .* \/breads → \/breads\/rye-loaf → \/breads/),
  ])
})
