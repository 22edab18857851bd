import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { head } from '#src/site/head/head.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { themeCss } from '#src/site/theme/themeCss.ts'

const { site: main } = loadSite(resolve('config'))
const { site: bakery, problems } = loadSite(resolve('tests/fixtures/bakery'))

/** Words that belong to the company of `config/`: its name, its hosts, its products. */
function words(): string[] {
  const { name, url, backends, booking } = main!.settings
  const hosts = [url, ...Object.values(backends), booking!.url]
    .map((address) => new URL(address).host)
    .filter((host) => host !== 'calendly.com')
  return [name.toLowerCase(), 'qscreen', ...hosts]
}

/** Its colours, apart from plain white. */
function colors(): string[] {
  return [...new Set(Object.values(main!.theme.colors).map((color) => color.toLowerCase()))].filter((color) => color !== '#ffffff')
}

const sources = [...['src', 'schemas'].flatMap((folder) => findFiles(folder).map((file) => join(folder, file))), 'index.html']

test('src, schemas and index.html hold no word of the company', () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return words().flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : []))
  })
  expect(found).toEqual([])
})

test('src, schemas and index.html hold none of its colours; tests may use any', () => {
  const found = sources
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase()
      return colors().flatMap((color) => (text.includes(color) ? [`${file}: ${color}`] : []))
    })
  expect(found).toEqual([])
})

test('another folder makes the whole site of another company, with no word of the first', () => {
  expect(problems).toEqual([])
  const site = bakery!
  const pages = [...site.pages, site.notFound]
  const made =
    JSON.stringify([makeShellData(site, '/icons.svg', 'test'), pages.map((page) => [makePageData(site, page, 'test'), head(site, page)])]) +
    themeCss(site.theme, [])
  expect(made).toContain('Brot & Blume')
  expect(made.toLowerCase()).not.toMatch(/hiring|recruit|candidate/)
  for (const word of [...words(), ...colors()]) expect(made.toLowerCase(), word).not.toContain(word)
})
