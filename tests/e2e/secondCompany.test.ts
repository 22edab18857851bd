import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import { HARBOUR, harbour as ours } from '#tests/support/harbour.ts'
import { BASE } from './plentySite.ts'
import { everyPath, lookAtEvery, sitemapPaths, whollyLive } from './everyPage.ts'
import { usePlenty } from './usePlenty.ts'
import { live } from './visit.ts'

const read = <Value>(dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Value
const BAKERY = 'tests/fixtures/bakery'
const theirs = read<Pick<typeof ours, 'name' | 'url' | 'organization'>>(BAKERY, 'site.json')

const { open, url, folders } = usePlenty('strict')

/** The text files of the built site, with their content. */
function texts(): [file: string, text: string][] {
  const { dist } = folders()
  const isText = (file: string) => ['.html', '.js', '.json', '.css', '.svg', '.xml', '.txt'].includes(extname(file))
  return walk(dist)
    .files.filter(isText)
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')])
}

describe('another company’s config gives another company’s site', () => {
  test('with no word, host or colour of the first one, scripts included', () => {
    const colors = (dir: string) =>
      Object.values(read<{ colors: Record<string, string> }>(dir, 'theme.json').colors).map((color) => color.toLowerCase())
    const foreign = colors(HARBOUR).filter((color) => !colors(BAKERY).includes(color) && color !== '#ffffff')
    expect(foreign.length).toBeGreaterThan(10)
    const hosts = [ours.url, ...Object.values(ours.backends)].map((address) => new URL(address).host)
    const words = [ours.name.toLowerCase(), 'berth book', ours.booking.url, ...hosts, ...foreign]
    const findings = texts().flatMap(([file, text]) => {
      const lower = text.toLowerCase()
      return words.filter((word) => lower.includes(word)).map((word) => `${file} holds ${word}`)
    })
    expect(findings).toEqual([])
  })

  test('with its own words, hosts and colours', async () => {
    const home = await (await fetch(url())).text()
    expect(home).toContain(theirs.url)
    expect(home).toContain(theirs.organization.email)
    expect(home).toContain(`--mui-palette-brand-primary:${read<{ colors: { primary: string } }>(BAKERY, 'theme.json').colors.primary}`)
    expect((await sitemapPaths(url())).length).toBeGreaterThan(4)
  })

  test('whose pages come to life without a fault, and lead from one to the next without loading a document', async () => {
    const visit = (path: string) => open(path, { refused: true })
    // Its pages in other languages: languages.test.ts.
    const paths = (await everyPath(url())).filter((path) => !/^\/(?:ar|de)(?:\/|$)/.test(path))
    const findings = await lookAtEvery(paths, { visit, siteUrl: url() }, {}, async ({ page, faults }, path) => {
      await whollyLive(page)
      const title = await page.title()
      return [
        ...faults.filter((fault) => path !== '/no-such-page' || !/status of 404/.test(fault)),
        ...(title.includes(theirs.name) ? [] : [`the title is ${title}`]),
        ...((await page.locator('h1').count()) === 1 ? [] : ['another number of main headings']),
      ]
    })
    expect(findings).toEqual([])

    const { page } = await visit('/')
    await whollyLive(page)
    await page.evaluate(() => Object.assign(window, { still: true }))
    const first = '/breads'
    const home = await page.title()
    await page.locator(`a[href$="${first}"]:visible`).first().click()
    await page.waitForURL(url() + first)
    await page.waitForFunction((title) => document.title !== title, home)
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
  })
})

describe('a site below a path', () => {
  /** The addresses in a document or style sheet: of links, files, forms and pictures. */
  const addressesIn = (text: string) => [
    ...[...text.matchAll(/ (?:href|src|action|poster)="([^"]*)"/g)].map(([, address]) => address!),
    ...[...text.matchAll(/ (?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set]) => set!.split(', ').map((one) => one.split(' ')[0]!)),
    ...[...text.matchAll(/(?:url|u\\72l)\((?!data:)["']?([^)"']*)/g)].map(([, address]) => address!),
  ]

  test('names no address outside of it, and serves each of them', async () => {
    const found = new Set(
      texts()
        .filter(([file]) => /\.(?:html|css)$/.test(file))
        .flatMap(([, text]) => addressesIn(text))
        .map((address) => address.replaceAll('&amp;', '&').replace(/[?#].*/, ''))
        .filter((address) => address.startsWith('/') || address.startsWith(theirs.url)),
    )
    const paths = [...found].map((address) => address.replace(theirs.url, ''))
    expect(paths.length).toBeGreaterThan(80)
    expect(paths.filter((path) => !path.startsWith(`${BASE.strict}/`))).toEqual([])
    const { origin } = new URL(url())
    const answers = await Promise.all(
      paths.map(async (path) => [path, (await fetch(origin + path, { redirect: 'manual' })).status] as const),
    )
    // The addresses of the not-found pages answer like missing ones; the receiver of forms answers for itself.
    expect(
      answers.filter(([path, status]) => status !== 200 && !path.endsWith('/404') && !path.startsWith(`${BASE.strict}/_forms/`)),
    ).toEqual([])
  })

  test('keeps apart from other sites of its host what it stores, and leads home from anywhere', async () => {
    const { page, site } = await open('/breads', { refused: true })
    await live(page)
    await page.locator('.site-header .brand').click()
    await page.waitForURL(`${site}/`)
    await page.goBack()
    await page.waitForURL(`${site}/breads`)
    await page.reload()
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys.length).toBeGreaterThan(1)
    expect(keys.filter((key) => !key.includes(BASE.strict))).toEqual([])
  })
})
