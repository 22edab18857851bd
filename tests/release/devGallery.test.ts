import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Section, shownSchemas } from '#src/contract/sections.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview } from '#tests/e2e/devPreview.ts'

const dev = devPreview()
const types = shownSchemas().map((schema) => ({
  type: schema.shape.type.value as string,
  examples: schema.meta()?.['examples'] as object[],
  fields: Object.keys(schema.shape).filter((name) => name !== 'type'),
}))

/** What axe finds at both widths. What frames hold are documents of their own. */
async function violations(page: Page): Promise<string[]> {
  const findings: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    findings.push(...(await axeFindings(page, { without: 'iframe' })).map((found) => `${width} px: ${found}`))
  }
  return findings
}

describe('the gallery', { timeout: 300_000 }, () => {
  test('has a page for every section type, with its examples, their JSON and all of its fields', async () => {
    const index = await (await fetch(`${dev.url()}/_gallery`)).text()
    for (const { type, examples, fields } of types) {
      expect(index).toContain(`href="/_gallery/${type}"`)
      const response = await fetch(`${dev.url()}/_gallery/${type}`)
      expect(response.status, type).toBe(200)
      const html = await response.text()
      for (const name of fields) expect(html, `${type} ${name}`).toContain(`<p class="g-name"><code>${name}</code>`)
      for (const number of examples.keys()) {
        expect(html).toContain(`src="/_gallery/${type}/${number + 1}"`)
        const frame = await fetch(`${dev.url()}/_gallery/${type}/${number + 1}`)
        expect(frame.status, `${type} ${number + 1}`).toBe(200)
        const shown = await frame.text()
        expect(shown, `${type} ${number + 1}`).toMatch(
          new RegExp(`<section[^>]*data-type="${type}"[^>]*>.*?<(?:h[1-6]|p|a|li|td|dt|button|input)\\b`, 's'),
        )
        expect(shown).not.toContain('class="section-error"')
      }
    }
    expect((await fetch(`${dev.url()}/_gallery/heroo`)).status).toBe(404)
    expect((await fetch(`${dev.url()}/_gallery/hero/99`)).status).toBe(404)
  })

  test('has a filter, JSON to copy that is valid, and links that lead back', async () => {
    const { page, context, faults } = await dev.open('/_gallery')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: dev.url() })
    await page.getByLabel('Find a type').fill('HERO')
    await page
      .getByRole('status')
      .filter({ hasText: `of ${types.length} types` })
      .waitFor()
    expect(await page.locator('.g-cards li:visible').count()).toBeLessThan(types.length)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: /^hero/ }).click()
    await page.waitForURL('**/_gallery/hero')
    await page.getByRole('button', { name: 'Copy JSON of example 1' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object
    expect(copied).toEqual(types[0]!.examples[0])
    expect(Section.safeParse(copied).success).toBe(true)
    await page.getByRole('navigation', { name: 'Gallery' }).getByRole('link').click()
    await page.waitForURL('**/_gallery')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'hero' }).waitFor()
    expect(faults).toEqual([])
  })

  test.for(['form', 'pricingPlans'])('%s: nothing is wrong for axe, and the frame is as high as what it shows', async (type) => {
    const { page, faults } = await dev.open(`/_gallery/${type}`)
    const frame = page.locator('iframe').first()
    await frame.scrollIntoViewIfNeeded()
    await frame.contentFrame().locator('html[data-live]').waitFor()
    await page.waitForFunction(() => {
      const shown = document.querySelector('iframe')!
      return Math.abs(shown.contentDocument!.body.getBoundingClientRect().height - shown.getBoundingClientRect().height) < 4
    })
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
