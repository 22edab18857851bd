import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { head } from '#src/site/head/head.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { fontCss } from '#src/site/theme/fontCss.ts'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { variableSheet } from '#src/theme/themeVariables.ts'
import { HARBOUR, harbour } from '#tests/support/harbour.ts'

const [first, second] = [HARBOUR, 'tests/fixtures/bakery'].map((configDir) => loadSite(configDir).site!)

/**
 * Colours that stand where a company has none: masks, black and white to measure contrast by, a stand-in for browsers that cannot mix, and
 * what errors, warnings and success look like until a theme says so.
 */
const COLOURS_OF_NOBODY = ['#000', '#000000', '#ffffff', '#dbe4ee', '#1d7a5f', '#b3261e', '#8a5300', '#22663a']

test('what visitors get takes every colour from the theme: src, schemas and packages hold none but those of nobody', () => {
  const sources = ['src', 'schemas', 'packages'].flatMap((folder) => findFiles(folder).map((file) => join(folder, file)))
  const found = sources
    // Code that only Node runs shows itself to developers alone, as do the examples of rules.
    .filter(
      (file) =>
        !/\.test\.tsx?$|^src\/node\/|^src\/site\/checks\/|^src\/site\/checks\/|^src\/editor\/|^schemas\/json\/|\/data\/|^packages\/[\w-]+\/(?:tests|bench|corpus)\//.test(
          file,
        ),
    )
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([color]) => `${file}: ${color}`))
  expect(found.filter((line) => !COLOURS_OF_NOBODY.some((color) => line.toLowerCase().endsWith(`: ${color}`)))).toEqual([])
})

test('another folder makes the whole site of another company, with no word of the first', () => {
  const site = second!
  const pages = [...site.pages, site.notFound]
  const { variables } = siteTheme(site.theme)
  const made =
    JSON.stringify([makeShellData(site, '/icons.svg', 'test'), pages.map((page) => [makePageData(site, page, 'test'), head(site, page)])]) +
    fontCss(site.theme, []) +
    variableSheet(variables.light.keys(), variables)
  expect(made).toContain('Brot & Blume')
  expect(made.toLowerCase()).not.toMatch(/hiring|recruit|candidate/)
  const hosts = [harbour.url, ...Object.values(harbour.backends), harbour.booking.url].map((address) => new URL(address).host)
  const colors = Object.values(first!.theme.colors).map((color) => color.toLowerCase())
  const foreign = colors.filter((color) => !Object.values(site.theme.colors).some((own) => own.toLowerCase() === color))
  expect(foreign.length).toBeGreaterThan(10)
  for (const word of [harbour.name.toLowerCase(), 'berth', ...hosts, ...foreign]) expect(made.toLowerCase(), word).not.toContain(word)
})
