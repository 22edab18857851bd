import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { OVEN_BUDGET } from './plentySite.ts'
import { follow } from './inPage.ts'
import { usePlenty } from './usePlenty.ts'
import { eventually, live } from './visit.ts'

const { open, folders } = usePlenty('strict')
const OVEN = OVEN_BUDGET.path

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

test('G20 a site that keeps its budgets is published, and the build shows who ships what', () => {
  const { dist, home } = folders()
  const report = readFileSync(join(home, '.build/weights.html'), 'utf8')
  for (const shown of [OVEN, 'gallery', '<svg', 'within: 1']) expect(report).toContain(shown)
  expect(existsSync(join(dist, 'weights.html'))).toBe(false)
})

describe('a page with photographs', () => {
  test('H20 gets forms that fit its width, the first at once and the others as they come near', async () => {
    const opened = await open(OVEN, { width: 390 })
    const [first, ...others] = await pictures(opened.page)
    expect(first).toMatchObject({ fetchPriority: 'high', loading: 'auto', shape: true })
    expect(first!.file).toMatch(/\/static\/pictures\/peel-[\da-f]{10}-480\.avif$/)
    expect(others.length).toBeGreaterThan(3)
    for (const other of others) expect(other).toMatchObject({ fetchPriority: 'auto', loading: 'lazy' })
    for (const image of await opened.page.locator('main img:visible').all()) await image.scrollIntoViewIfNeeded()
    const fetched = async () => (await pictures(opened.page)).flatMap(({ file }) => (file === '' ? [] : [file]))
    await eventually(async () => (await fetched()).length).toBeGreaterThanOrEqual(5)
    for (const file of await fetched()) expect(file).toMatch(/\.avif$/)
    const { file } = (await pictures(opened.page)).find(({ file: found }) => found.includes('tray-') && found.endsWith('-240.avif'))!
    const answer = await fetch(new URL(file, opened.site))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(readFileSync(join(folders().configDir, 'assets/tray.jpg')).length / 5)
    expect(opened.faults).toEqual([])
  })

  test('H20 keeps the place of each picture free', async () => {
    const withoutPictures = (opened: Page) => opened.route(/\.(?:avif|webp|jpg)$/, () => {})
    const { page: waiting, site } = await open('/robots.txt', { refused: true, before: withoutPictures })
    await waiting.goto(site + OVEN, { waitUntil: 'domcontentloaded' })
    const heights = (opened: Page) =>
      opened
        .locator('main section')
        .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().height)))
    const { page: loaded } = await open(OVEN, { refused: true })
    expect(await heights(waiting)).toEqual(await heights(loaded))
  })

  test('H20 has them after a click as well', async () => {
    const { page: opened, faults } = await open('/house-rules', { refused: true })
    await live(opened)
    await follow(opened, OVEN)
    await eventually(async () => (await pictures(opened))[0]?.file).toMatch(/\/peel-[\da-f]{10}-\d+\.avif$/)
    expect(faults).toEqual([])
  })
})
