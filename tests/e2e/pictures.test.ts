import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptFigures } from '#src/node/render/budgets/keptFigures.ts'
import { serve } from '#src/node/serve/serve.ts'
import { runCli } from '#tests/support/cli.ts'
import { photographOf } from '#tests/support/photographOf.ts'
import { follow } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()
const home = resolve('.build/e2e/pictures')
const configDir = join(home, 'config')
const dist = join(home, 'dist')
const OVEN = '/oven'
const photo = (name: string) => ({ src: `/assets/${name}.jpg`, alt: `A loaf on a ${name}` })
const page = {
  name: 'The oven',
  title: 'The oven and what comes out of it',
  description: 'How we heat the oven, what goes into it first, and who stands before it at three in the morning, in a few photographs.',
  summary: 'Photographs of the oven.',
  updated: '2026-11-02',
  menus: [{ menu: 'footer', column: 'shop' }],
  sections: [
    { type: 'hero', variant: 'split', title: 'The oven', lead: 'It is never cold.', picture: { kind: 'image', ...photo('peel') } },
    { type: 'gallery', title: 'Out of the oven', items: [photo('shelf'), photo('tray')] },
    { type: 'team', title: 'Before the oven', people: [{ name: 'Kim Sample', role: 'Baker', portrait: '/assets/tray.jpg' }] },
    { type: 'richText', title: 'How it is heated', body: 'With beech wood.\n\n![Logs of beech](/assets/shelf.jpg)\n\nAnd with patience.' },
  ],
}
const writeSettings = (budgets: object[]) => {
  const file = join(configDir, 'site.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), budgets }, null, 2))
}
const build = () => runCli(['build', '--config', configDir, '--out', dist])

let bytes: Record<string, Buffer>
let outputs: Record<'damaged' | 'heavy' | 'good', Awaited<ReturnType<typeof build>>>
let wasPublished: boolean
let server: Awaited<ReturnType<typeof serve>> | undefined

beforeAll(async () => {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  const names = ['peel', 'shelf', 'tray']
  const files = names.map(async (name, seed) => [name, await (await photographOf(1000, 700, seed + 1)).jpeg().toBuffer()] as const)
  bytes = Object.fromEntries(await Promise.all(files))
  for (const name of names) writeFileSync(join(configDir, `assets/${name}.jpg`), bytes[name]!)
  writeFileSync(join(configDir, 'pages/oven.json'), JSON.stringify(page, null, 2))
  writeFileSync(join(configDir, 'assets/tray.jpg'), bytes['tray']!.subarray(0, 20_000))
  const damaged = await build()
  writeFileSync(join(configDir, 'assets/tray.jpg'), bytes['tray']!)
  writeSettings([{ path: OVEN, pictures: 20, sections: 9 }])
  const heavy = await build()
  wasPublished = existsSync(dist)
  writeSettings([{ path: OVEN, pictures: 2000, sections: 9 }])
  outputs = { damaged, heavy, good: await build() }
  server = await serve({ dist, port: 0 })
})
afterAll(() => server?.close())

const pictures = (opened: Page) =>
  opened
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc, loading, fetchPriority, width, height, alt }) => ({
        file: currentSrc.replace(location.origin, ''),
        loading,
        fetchPriority,
        alt,
        shape: width > 0 && height > 0,
      })),
    )

describe('the build', () => {
  test('H20 names a damaged photograph once, without a stack trace', () => {
    expect(outputs.damaged.code).toBe(1)
    expect(outputs.damaged.output.match(/E_ASSET/g)).toHaveLength(1)
    expect(outputs.damaged.output).toMatch(/assets\/tray\.jpg.* error E_ASSET: a damaged picture, which cannot be decoded: /)
    expect(outputs.damaged.output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m)
  })

  test('G20 refuses a page over its budget, and says which section adds how much', () => {
    expect(outputs.heavy.code).toBe(1)
    expect(outputs.heavy.output).toMatch(
      /section `\w+` adds \d+ kB to \/oven, which has \d+ kB of pictures: \d+ kB more than the 20 kB of budgets\.0\.pictures in site\.json/,
    )
    expect(wasPublished).toBe(false)
  })

  test('G20 publishes a site that keeps its budgets, and shows who ships what', () => {
    expect(outputs.good.code, outputs.good.output).toBe(0)
    const report = readFileSync(join(home, '.build/weights.html'), 'utf8')
    for (const shown of [OVEN, 'gallery', '<svg', 'within: 1']) expect(report).toContain(shown)
    expect(existsSync(join(dist, 'weights.html'))).toBe(false)
    // The review of the editor tells the same of this config.
    const sections = { pages: OVEN, what: 'Sections', allowed: '9', heaviest: { path: OVEN, amount: '4' }, over: 0, of: 1 }
    expect(keptFigures.read(join(home, '.build'), configDir, Date.now())).toContainEqual(sections)
  })

  test('H20 encodes nothing again', () => {
    expect(outputs.good.output).toMatch(/3 pictures resized \(0 new files, \d+ reused\)/)
  })
})

describe('a page with photographs', () => {
  test('H20 gets forms that fit its width, the first at once and the others as they come near', async () => {
    const opened = await visit(OVEN, { site: server!.url, width: 390 })
    const [first, ...others] = await pictures(opened.page)
    expect(first).toMatchObject({ fetchPriority: 'high', loading: 'auto', shape: true })
    expect(first!.file).toMatch(/^\/static\/pictures\/peel-[\da-f]{10}-480\.avif$/)
    expect(others.length).toBeGreaterThan(3)
    for (const other of others) expect(other).toMatchObject({ fetchPriority: 'auto', loading: 'lazy' })
    for (const image of await opened.page.locator('main img:visible').all()) await image.scrollIntoViewIfNeeded()
    const fetched = async () => (await pictures(opened.page)).flatMap(({ file }) => (file === '' ? [] : [file]))
    await eventually(async () => (await fetched()).length).toBeGreaterThanOrEqual(5)
    for (const file of await fetched()) expect(file).toMatch(/\.avif$/)
    const { file } = (await pictures(opened.page)).find(({ file: found }) => found.includes('tray-') && found.endsWith('-240.avif'))!
    const answer = await fetch(server!.url + file)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(bytes['tray']!.length / 5)
    expect(opened.faults).toEqual([])
  })

  test('H20 keeps the place of each picture free', async () => {
    const withoutPictures = (opened: Page) => opened.route(/\.(?:avif|webp|jpg)$/, () => {})
    const { page: waiting } = await visit('/house-rules', { site: server!.url, before: withoutPictures })
    await waiting.goto(server!.url + OVEN, { waitUntil: 'domcontentloaded' })
    const heights = (opened: Page) =>
      opened
        .locator('main section')
        .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().height)))
    const { page: loaded } = await visit(OVEN, { site: server!.url })
    expect(await heights(waiting)).toEqual(await heights(loaded))
  })

  test('H20 has them after a click as well', async () => {
    const { page: opened, faults } = await visit('/house-rules', { site: server!.url })
    await live(opened)
    await follow(opened, OVEN)
    await eventually(async () => (await pictures(opened))[0]?.file).toMatch(/\/peel-[\da-f]{10}-\d+\.avif$/)
    expect(faults).toEqual([])
  })
})
