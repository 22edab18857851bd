import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { walk } from '#src/node/files/walk.ts'
import { HARBOUR, harbour as ours } from '#tests/support/harbour.ts'
import { everyPath, lookAtEvery, sitemapPaths, whollyLive } from './everyPage.ts'
import { richBakery } from './richBakery.ts'
import { useBrowser } from './visit.ts'

const read = <Value>(dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Value
const BAKERY = 'tests/fixtures/bakery'
const theirs = read<Pick<typeof ours, 'name' | 'url' | 'organization'>>(BAKERY, 'site.json')

const { visit } = useBrowser()
let dist: string
let server: Awaited<ReturnType<typeof serve>> | undefined

beforeAll(async () => {
  ;({ dist } = await richBakery())
  server = await serve({ dist, port: 0 })
}, 300_000)
afterAll(() => server?.close())

/** Files of the built site that hold text, each with it. */
function texts(): [file: string, text: string][] {
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
    const hosts = [ours.url, ...Object.values(ours.backends), ours.booking.url].map((address) => new URL(address).host)
    const words = [ours.name.toLowerCase(), 'berth book', ...hosts, ...foreign]
    const findings = texts().flatMap(([file, text]) => {
      const lower = text.toLowerCase()
      return words.filter((word) => lower.includes(word)).map((word) => `${file} holds ${word}`)
    })
    expect(findings).toEqual([])
  })

  test('with its own words, hosts and colours', async () => {
    const home = await (await fetch(server!.url)).text()
    expect(home).toContain(theirs.url)
    expect(home).toContain(theirs.organization.email)
    expect(home).toContain(`--mui-palette-brand-primary:${read<{ colors: { primary: string } }>(BAKERY, 'theme.json').colors.primary}`)
    expect((await sitemapPaths(server!.url)).length).toBeGreaterThan(4)
  })

  test('whose pages come to life without a fault', async () => {
    const site = server!.url
    const findings = await lookAtEvery(await everyPath(site), { visit, siteUrl: site }, { site }, async ({ page, faults }, path) => {
      await whollyLive(page)
      const title = await page.title()
      return [
        ...faults.filter((fault) => path !== '/no-such-page' || !/status of 404/.test(fault)),
        ...(title.includes(theirs.name) ? [] : [`the title is ${title}`]),
        ...((await page.locator('h1').count()) === 1 ? [] : ['another number of main headings']),
      ]
    })
    expect(findings).toEqual([])
  })

  test('in which one page leads to the next without loading a document', async () => {
    const { page } = await visit('/', { site: server!.url })
    await whollyLive(page)
    await page.evaluate(() => Object.assign(window, { still: true }))
    const [first] = (await sitemapPaths(server!.url)).filter((path) => path !== '/')
    const home = await page.title()
    await page.locator(`a[href="${first}"]:visible`).first().click()
    await page.waitForURL(server!.url + first)
    await page.waitForFunction((title) => document.title !== title, home)
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
  })
})
