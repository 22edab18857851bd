import { expect, test } from 'vitest'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { openTool, toolOf, tools, words } from './toolPages.ts'

const { visit, siteUrl } = useBrowser()
/** Files that only an analysis needs. */
const ENGINE = /\/(?:worker|operations|pdf[.\w]*|readFile|readPdf|readDocx|extract\w*|check[A-Z]\w*|scanJob|skill\w+|assess\w+)-[^/]*\.js$/

test('R5 the code that analyses comes when a tool is used, and not before', async () => {
  const asked: string[] = []
  const { page, box, trySample } = await openTool(visit, toolOf('resumeChecker'), {
    before: async (page) => void page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  })
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => ENGINE.test(path))).toEqual([])
  // Typed text is likely to be analyzed.
  await box().fill('Robin Example')
  await eventually(() => asked.filter((path) => ENGINE.test(path)).length).toBeGreaterThan(4)
  await trySample()
  expect(asked.filter((path) => path.includes('pdf'))).toEqual([])
})

test('B01 without JavaScript each tool says that it needs it, and whom to write to', async () => {
  const { page } = await visit('/robots.txt', { javaScriptEnabled: false })
  for (const { path } of tools) {
    await page.goto(siteUrl + path)
    const note = page.locator('.needs-script')
    expect(await note.innerText(), path).toContain(words.needsScript)
    expect(await note.getByRole('link', { name: words.contact }).getAttribute('href')).toMatch(/^mailto:.+@/)
    expect(await page.locator('form.sheet :is(button, input, textarea):enabled').count(), path).toBe(0)
  }
})

test('R5 each tool is above the fold: whole of its first control at 1440 by 900, its beginning at 390 by 844', async () => {
  const { page } = await visit('/robots.txt')
  for (const { path } of tools) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(siteUrl + path)
    const control = page.locator('form.sheet :is(.drop, textarea)').first()
    expect(await control.evaluate((element) => element.getBoundingClientRect().bottom), path).toBeLessThan(900)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await control.evaluate((element) => element.getBoundingClientRect().top), path).toBeLessThan(844)
  }
})
