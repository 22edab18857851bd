import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'

test('H12 an address of the site with a path is refused where it is written: a site stands at the root of its host', () => {
  const dir = editedBakery({ 'site.json': ['"https://www.brot-und-blume.example"', '"https://brot-und-blume.example/site"'] })
  const { site, problems } = loadSite(dir)
  expect(site).toBeNull()
  expect(problems).toMatchObject([{ severity: 'error', line: 4, path: 'url' }])
  expect(problems[0]!.message).toContain('/site')
})
