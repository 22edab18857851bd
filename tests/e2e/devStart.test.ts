import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { devPreview } from './devPreview.ts'

const HOME = 'pages/index.json'
let good = ''
const dev = devPreview({
  from: 'tests/fixtures/bakery',
  prepare(site) {
    good = site.read(HOME)
    site.write(HOME, good.slice(0, -3))
  },
})

test(
  'G13 a preview that starts with a broken config says so on every page, and recovers without a restart',
  { timeout: 240_000 },
  async () => {
    const { page } = await dev.open('/visit')
    const dialog = page.locator('config-problems dialog[open]')
    await dialog.waitFor()
    expect(await dialog.textContent()).toMatch(/E_JSON.*pages\/index\.json:\d+:\d+/)
    expect(await page.locator('pre').first().textContent()).toContain('E_JSON')
    dev.site.write(HOME, good)
    // The packages have not been optimized for the browser yet.
    await page.waitForSelector('html[data-live]', { timeout: 180_000 })
    expect(await page.locator('main h1').count()).toBe(1)
    expect(await dialog.count()).toBe(0)
  },
)

test('nothing of the preview is in a built site', () => {
  const dist = inject('siteDist')
  const marks = [
    '/_dev/',
    '/_gallery',
    'config-problems',
    'site:renew',
    'site:changed',
    'site:open',
    'data-dev-outline',
    'data-digest',
    'build/dev/',
    'edit-page',
    '/_view/',
  ]
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:html|js|css|json)$/.test(file))
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8')
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
  })
  expect(found).toEqual([])
})
