import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { devCard, devCardPath } from './devCard.ts'

const preview = () => {
  const configDir = editedBakery({
    'site.json': ['  "socialImage": "/assets/social.png",\n', ''],
    'assets/visit.png': readFileSync('tests/fixtures/bakery/assets/social.png'),
    'pages/visit.json': ['"icon"', '"socialImage": "/assets/visit.png",\n  "icon"'],
  })
  return { configDir, site: loadSite(configDir).site! }
}

test('the preview draws the card of a page at the address that its head names', async () => {
  const { site, configDir } = preview()
  for (const page of site.pages.filter(({ path }) => path !== '/visit')) {
    const card = await devCard(site, configDir, devCardPath(site, page)!)
    expect(pictureHeader(card!), page.path).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
})

test('a page with its own picture, and an address of no page, have none', async () => {
  const { site, configDir } = preview()
  expect(
    devCardPath(
      site,
      site.pages.find(({ path }) => path === '/visit')!,
    ),
  ).toBeUndefined()
  for (const address of ['/static/social/visit.png', '/static/social/nothing.png', '/static/social/', '/visit'])
    expect(await devCard(site, configDir, address), address).toBeUndefined()
})
