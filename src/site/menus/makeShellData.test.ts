import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { makeShellData } from './makeShellData.ts'

test('on a dark page the logo for dark ground stands in the header and in the footer, and the other one on paper', () => {
  const site = loadSite(resolve('tests/fixtures/bakery')).site!
  const { logo } = makeShellData(site, '', '', '/light.svg')
  const dark = { ...site.theme, colors: { ...site.theme.colors, surface: '#1c1814' } }
  const onDarkPage = makeShellData({ ...site, theme: dark }, '', '', '/light.svg').logo
  expect([onDarkPage.src, onDarkPage.srcOnDark, onDarkPage.onPaper]).toEqual([logo.srcOnDark, logo.srcOnDark, logo.src])
})
