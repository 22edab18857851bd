import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { compareFolders } from '#src/node/diff/compareFolders.ts'
import { copySite } from '#tests/support/siteCopy.ts'
import { changedPages } from './changedPages.ts'

const BAKERY = 'tests/fixtures/bakery'
const CROWN = 'collections/breads/spelt-crown.json'

/** What looks otherwise in the bakery after an edit of one of its files. */
function after(file: string, change: (text: string) => string) {
  const site = copySite(BAKERY)
  try {
    site.write(file, change(site.read(file)))
    const { changes, sites } = compareFolders(
      { ref: 'before', configDir: BAKERY },
      { ref: 'after', configDir: site.configDir },
      'before',
      Date.now(),
    )
    return changedPages(sites.before!, sites.after!, changes).map(({ did, before, after }) => [did, before, after])
  } finally {
    site.remove()
  }
}

test('a page is among them with those that list it, and what no visitor sees on a page is not', () => {
  const [crown] = loadSite(BAKERY).site!.pages.filter(({ file }) => file === CROWN)
  const found = after(CROWN, (text) => text.replace(JSON.stringify(crown!.meta.summary), '"Another summary of the crown"'))
  expect(found).toEqual(['/', '/breads', '/breads/rye-loaf'].map((path) => ['changed', path, path]))
  expect(after('pages/visit.json', (text) => text.replace(/"title": "[^"]*"/, '"title": "Hours, orders and the way here to us"'))).toEqual([
    ['changed', '/visit', '/visit'],
  ])
  expect(after('pages/visit.json', (text) => `${text}\n`)).toEqual([])
})
