import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const at = (url: string): Parameters<typeof foundIn>[0] => ({
  'site.json': ['"url": "https://www.brot-und-blume.example"', `"url": "${url}"`],
})

test.each(['https://www.brot-und-blume.example?a=b', 'https://www.Brot-und-Blume.example', 'https://www.brot-und-blume.example:443'])(
  'the address %s would make canonical addresses wrong',
  (url) => {
    expect(foundIn(at(url))).toEqual([
      expect.stringMatching(/^E_SITE_ADDRESS site\.json url: .* Write https:\/\/www\.brot-und-blume\.example\.$/),
    ])
  },
)

test.each(['https://www.brot-und-blume.example/museum', 'https://example.org/a-b/c_d.e'])('a site can be below a path: %s', (url) => {
  expect(foundIn(at(url)).filter((found) => found.startsWith('E_SITE_ADDRESS'))).toEqual([])
})

test.each([
  ['https://www.brot-und-blume.example/museum?a=b', 'is more than the address of a site', 'https://www.brot-und-blume.example/museum'],
  ['https://www.brot-und-blume.example/a/../museum', 'is not spelled as browsers', 'https://www.brot-und-blume.example/museum'],
  ['https://www.Brot-und-Blume.example/Museum', 'is not spelled as browsers', 'https://www.brot-und-blume.example/Museum'],
])('the address %s is corrected, and its path stays', (url, message, right) => {
  const dir = editedBakery(at(url))
  const [problem] = loadSite(dir).problems
  expect(problem).toMatchObject({ code: 'E_SITE_ADDRESS', message: expect.stringContaining(message), fix: { value: right } })
})

test.each([
  ['https://www.brot-und-blume.example/musée', 'has a path that not every host can serve'],
  ['https://www.brot-und-blume.example/a%20b', 'has a path that not every host can serve'],
  ['https://www.brot-und-blume.example/_site', 'has a path that not every host can serve'],
  ['https://www.brot-und-blume.example/a//b', 'has a path that not every host can serve'],
  ['https://www.brot-und-blume.example/shop/index.php', 'is the address of a page'],
])('the address %s is for people to correct', (url, message) => {
  expect(loadSite(editedBakery(at(url))).problems).toMatchObject([
    { code: 'E_SITE_ADDRESS', message: expect.stringContaining(message), fix: undefined },
  ])
})

test('a host in letters of another script is written as browsers write it', () => {
  expect(foundIn(at('https://www.bäckerei-müller.de'))).toEqual([
    expect.stringMatching(/is not spelled as browsers and search engines spell this address\. Write https:\/\/www\.xn--[a-z0-9-]+\.de\.$/),
  ])
})

test('a host with a port is an address', () => {
  expect(foundIn(at('https://www.brot-und-blume.example:8443'))).toEqual([])
})
