import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { walk } from '#src/node/files/walk.ts'
import { runCli } from '#tests/support/cli.ts'
import { copySite, readmeEntry } from '#tests/support/siteCopy.ts'
import { sitemapPaths, whollyLive } from './everyPage.ts'
import { useBrowser } from './visit.ts'

const site = copySite()
const entry = readmeEntry()
const comparison = { file: 'collections/comparison/chalk-slate.json', path: '/comparison/chalk-slate', name: 'A chalk slate' }
const term = { file: 'collections/glossary-harbour/zero-draft.json', path: '/glossary/harbour/zero-draft', name: 'Zero draft' }

const { visit, siteUrl } = useBrowser()
const build = () => runCli(['build', '--config', site.configDir, '--out', site.dist])
let server: Awaited<ReturnType<typeof serve>> | undefined

/** An entry that says as little as it may. */
function shortEntry(name: string, section: object): string {
  return JSON.stringify({
    name,
    title: `${name}, explained for a test`,
    description: `What is meant by ${name.toLowerCase()}, in one sentence that is as long as a description has to be.`,
    summary: `${name} in short.`,
    updated: '2026-11-20',
    sections: [section],
  })
}

beforeAll(async () => {
  site.write(entry.file, entry.content)
  site.write(
    comparison.file,
    shortEntry(comparison.name, { type: 'hero', variant: 'plain', title: comparison.name, lead: 'Kept in a cupboard.' }),
  )
  site.write(
    term.file,
    shortEntry(term.name, {
      type: 'glossaryEntry',
      term: term.name,
      definition: 'What is written before the first draft.',
      body: 'Nobody reads it.',
    }),
  )
  const { code, output } = await build()
  if (code !== 0) throw new Error(output)
  server = await serve({ dist: site.dist, port: 0, redirects: [] })
}, 120_000)
afterAll(async () => {
  await server?.close()
  site.remove()
})

function open(path: string, width = 1440) {
  return visit(path, { site: server!.url, width, reducedMotion: 'reduce' })
}

describe('R2.5 one new file in a collection', () => {
  test('adds exactly its own page to the sitemap', async () => {
    const [was, is] = [await sitemapPaths(siteUrl), await sitemapPaths(server!.url)]
    expect(is.filter((path) => !was.includes(path)).toSorted()).toEqual([comparison.path, term.path, entry.path].toSorted())
    expect(was.filter((path) => !is.includes(path))).toEqual([])
  })

  test('makes its page, with title, heading, trail and data for search engines', async () => {
    const { page, faults } = await open(entry.path)
    const { name, title, description } = JSON.parse(entry.content) as { name: string; title: string; description: string }
    expect(await page.title()).toContain(title)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(description)
    expect(await page.locator('h1').textContent()).toBe(entry.heading)
    expect(await page.locator('.breadcrumb [aria-current="page"]').textContent()).toBe(name)
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(`"name":"${name}"`)
    await whollyLive(page)
    expect(faults).toEqual([])
  })

  test('makes its menu entry, in the header and in the sidebar of every page', async () => {
    const { page } = await open('/about-us')
    await whollyLive(page)
    await page.getByRole('button', { name: 'Solutions' }).click()
    const group = page.locator('.mega-panel[data-open] .menu-group', { hasText: 'Trade on the quay' })
    const item = group.locator(`a[href="${entry.path}"]`)
    expect(await item.textContent()).toContain(entry.name)
    await item.click()
    await page.waitForURL(server!.url + entry.path)
    await page.getByRole('heading', { level: 1, name: entry.heading }).waitFor()
    const narrow = await open('/about-us', 390)
    await whollyLive(narrow.page)
    await narrow.page.locator('.menu-button').click()
    await narrow.page.getByRole('dialog').locator(`a[href="${entry.path}"]`).waitFor()
  })

  test('makes its line in the footer column of its collection', async () => {
    const { page } = await open('/about-us')
    expect(await page.locator(`.site-footer a[href="${comparison.path}"]`).textContent()).toBe(comparison.name)
  })

  test('makes its place in the index, and links from its neighbours', async () => {
    const { page } = await open('/glossary/harbour')
    expect(await page.locator(`.group:has(h3:text-is("Z"), h2:text-is("Z")) a[href="${term.path}"]`).textContent()).toBe(term.name)
    const others = (await sitemapPaths(siteUrl)).filter((path) => path.startsWith('/glossary/harbour/'))
    const linking = others.filter((path) => readFileSync(join(site.dist, path, 'index.html'), 'utf8').includes(`href="${term.path}"`))
    expect(linking.length).toBeGreaterThan(0)
  })

  test('without the file there is nothing of it', async () => {
    expect((await fetch(siteUrl + entry.path)).status).toBe(404)
    expect(await (await fetch(siteUrl)).text()).not.toContain(entry.path)
  })
})

test('a build of bad config exits with 1, names every mistake with its place and leaves the published site as it is', async () => {
  const contents = () => new Map(walk(site.dist).files.map((file) => [file, readFileSync(join(site.dist, file), 'base64')]))
  const before = contents()
  expect(before.size).toBeGreaterThan(300)
  const wasTerm = site.read(term.file)
  site.write('footer.json', `${site.read('footer.json').trimEnd().slice(0, -1)},}`)
  site.write('theme.json', site.read('theme.json').replace(/("primary": )"#\w+"/, '$1"bleu"'))
  site.write(term.file, wasTerm.replace('"title"', '"titel"'))
  site.write('pages/extra.json', '')
  const { code, output } = await build()
  expect(code).toBe(1)
  for (const place of [
    /footer\.json:\d+:\d+ error /,
    /theme\.json:\d+:\d+ error \S+ colors\.primary: /,
    /zero-draft\.json:1:\d+ error .*titel/,
    /pages\/extra\.json:1:1 error /,
  ])
    expect(output).toMatch(place)
  expect(output).not.toMatch(/^\s+at /m)
  expect(contents()).toEqual(before)
  expect(existsSync(join(site.dist, '..', '.build', 'staging'))).toBe(false)
})
