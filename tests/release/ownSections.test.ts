import { describe, expect, test } from 'vitest'
import { COUNTER, LOAF, writeOwnSection } from '#tests/support/ownSection.ts'
import type { SiteCopy } from '#tests/support/siteCopy.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview } from '#tests/e2e/devPreview.ts'

/** Shows both section types on the page for visitors. */
function prepare(site: SiteCopy): void {
  writeOwnSection(site.configDir, 'counter', COUNTER)
  writeOwnSection(site.configDir, 'loafOfTheDay', LOAF)
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  const loaf = { type: 'loafOfTheDay', title: 'Today', loaf: 'Rye loaf', grams: 1000, body: 'Rye, **water**, salt.' }
  page.sections.splice(1, 0, loaf, { type: 'counter', title: 'Count' })
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
}

const dev = devPreview({ from: 'tests/fixtures/bakery', prepare })

describe('section types of the company', { timeout: 300_000 }, () => {
  test('are shown, and one that is live answers', async () => {
    const { page, faults } = await dev.open('/visit')
    await page.getByText('1000 g').waitFor()
    expect(await page.locator('[data-type="loafOfTheDay"] strong').textContent()).toBe('water')
    const button = page.getByRole('button', { name: 'Pressed: 0' })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await page.getByRole('button', { name: 'Pressed: 1' }).waitFor()
    expect(await axeFindings(page, { within: '[data-type="loafOfTheDay"]' })).toEqual([])
    // React, in development, finds the mark of a press that came before its code.
    expect(faults.filter((fault) => !fault.includes('data-held'))).toEqual([])
  })

  test('stand in the gallery with their examples and fields', async () => {
    const index = await (await fetch(`${dev.url()}/_gallery`)).text()
    for (const type of ['counter', 'loafOfTheDay']) expect(index).toContain(`href="/_gallery/${type}"`)
    const html = await (await fetch(`${dev.url()}/_gallery/loafOfTheDay`)).text()
    expect(html).toContain('<p class="g-name"><code>grams</code>')
    const example = await (await fetch(`${dev.url()}/_gallery/loafOfTheDay/1`)).text()
    expect(example).toMatch(/data-type="loafOfTheDay"[^>]*>.*1000 g/s)
  })

  test('show a saved edit of the component at once, and one of the schema as well', async () => {
    const { page } = await dev.open('/visit')
    await dev.edited(
      '../sections/loafOfTheDay/view.tsx',
      (code) => code.replace('} g`', '} grams`'),
      () => page.getByText('1000 grams').waitFor(),
    )
    await page.getByText('1000 g', { exact: true }).waitFor()
    await dev.edited(
      '../sections/loafOfTheDay/schema.ts',
      (code) => code.replace('min(100)', 'min(2000)'),
      () => page.locator('config-problems dialog[open]').waitFor(),
    )
    await page.locator('config-problems dialog[open]').waitFor({ state: 'detached' })
  })
})
