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
  expect(foundIn(at('https://www.brot-und-blume.example:8443'))).toEqual([])
})
