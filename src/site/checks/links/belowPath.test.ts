import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'
import { FIRST_LINK, HOME } from '#src/site/checks/examplePieces.ts'

const SITE = 'https://www.brot-und-blume.example/laden'

/** The problems of a link on a site below a path. */
const problemsOf = (href: string) =>
  foundIn({
    'site.json': ['"url": "https://www.brot-und-blume.example"', `"url": "${SITE}"`],
    [HOME]: [FIRST_LINK, `"href": "${href}"`],
  }).filter((found) => !found.includes('E_UNUSED') && found.includes(HOME))

test('a full address below the path of the site is an address of the site', () => {
  expect(problemsOf(`${SITE}/visit`)).toEqual([expect.stringMatching(/^E_OWN_ADDRESS .* Change it to \/visit\.$/)])
})

test('a full address elsewhere on the host is one of another site', () => {
  expect(problemsOf('https://www.brot-und-blume.example/visit')).toEqual([])
  expect(problemsOf('https://www.brot-und-blume.example/ladenzeile')).toEqual([])
})
