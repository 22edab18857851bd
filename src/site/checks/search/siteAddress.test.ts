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

test('a site below a path is not possible, and nothing is fixed in silence', () => {
  const dir = editedBakery(at('https://www.brot-und-blume.example/museum'))
  expect(loadSite(dir).problems).toMatchObject([
    {
      code: 'E_SITE_ADDRESS',
      message: expect.stringContaining('contains a path'),
      hint: 'Publish the site at a host such as https://museum.brot-und-blume.example, and use that address.',
      fix: undefined,
    },
  ])
})

test('a host in letters of another script is written as browsers write it', () => {
  expect(foundIn(at('https://www.bäckerei-müller.de'))).toEqual([
    expect.stringMatching(/is not spelled as browsers and search engines spell this host\. Write https:\/\/www\.xn--[a-z0-9-]+\.de\.$/),
  ])
})

test('a host with a port is an address', () => {
  expect(foundIn(at('https://www.brot-und-blume.example:8443'))).toEqual([])
})
