import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { configCache } from '#src/node/config/cache/configCache.ts'
import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import { head } from '#src/site/head/head.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { type Edit, applyBakeryEdits } from '#tests/support/editedBakery.ts'
import { bounds } from '#tests/support/fuzz.ts'

const root = mkdtempSync(join(tmpdir(), 'incremental-languages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What people do to a site of several languages. */
const edits: Record<string, Edit>[] = [
  { 'pages/visit.json': ['Opening hours and orders', 'Hours and orders of the shop'] },
  { 'pages/visit.json': ['"id": "order"', '"id": "ask"'] },
  { 'pages/visit.de.json': ['"path": "/de/besuch"', '"path": "/de/laden"'] },
  { 'pages/visit.de.json': ['"Besuch"', '7'] },
  { 'pages/visit.de.json': null },
  { 'pages/house-rules.de.json': JSON.stringify({ name: 'Hausordnung', title: 'Hausordnung im Laden' }) },
  { 'pages/hours.de.json': '{}' },
  { 'pages/ar/visit.json': null },
  { 'collections/breads/index.de.json': ['/de/brote/{id}', '/de/laibe/{id}'] },
  { 'collections/breads/index.de.json': null },
  { 'collections/breads/rye-loaf.json': ['"Rye loaf"', '"Dark loaf"'] },
  { 'fragments/order.de.json': ['Brot bestellen', 'Laib bestellen'] },
  { 'fragments/order.json': ['Order a loaf', 'Order bread'] },
  { 'header.de.json': null },
  { 'footer.ar.json': ['المتجر', 'الدكان'] },
  { 'site.de.json': ['Startseite', 'Anfang'] },
  { 'site.json': [',\n      "notice": "Diese Seite gibt es bisher nur auf Englisch."', ''] },
  { 'site.json': ['"tag": "ar"', '"tag": "fa"'] },
]

test('H14 after any edits of a site of several languages, what is loaded with a memory equals what is loaded without', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(edits, { maxLength: 4 }), { minLength: 2, maxLength: 4 }), (states) => {
      const dir = mkdtempSync(join(root, 'series-'))
      const memory = configCache()
      for (const state of states) {
        for (const part of ['bakery', 'bakery-languages']) cpSync(resolve('tests/fixtures', part), dir, { recursive: true })
        for (const edit of state) if (fits(edit)) applyBakeryEdits(dir, edit)
        expect(shown(loadSite(dir, { memory }))).toEqual(shown(loadSite(dir)))
        rmSync(dir, { recursive: true })
      }

      /** Whether the text that an edit replaces is still there. */
      function fits(edit: Record<string, Edit>): boolean {
        const probe = mkdtempSync(join(root, 'probe-'))
        try {
          cpSync(dir, probe, { recursive: true })
          applyBakeryEdits(probe, edit)
          return true
        } catch {
          return false
        } finally {
          rmSync(probe, { recursive: true })
        }
      }
    }),
    bounds(40),
  )
})

/** Everything that a loading says, with the data and the head of every page. */
function shown({ problems, checked, changes, site }: Loaded): object {
  const pages = site && [...site.pages, site.notFound].map((page) => [makePageData(site, page, 'build'), head(site, page)])
  return { problems, checked, changes, pages, shell: site && makeShellData(site, '', '') }
}
