import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '#tests/support/cli.ts'
import { COUNTER, DOSES, HOURS, LOAF, SHOPFRONT, writeOwnSection, writeOwnWords } from '#tests/support/ownSection.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview } from '#tests/e2e/devPreview.ts'

/** Shows both section types on the page for visitors. */
function prepare(site: SiteCopy): void {
  writeOwnSection(site.configDir, 'counter', COUNTER)
  writeOwnSection(site.configDir, 'loafOfTheDay', LOAF)
  writeOwnSection(site.configDir, 'shopfront', SHOPFRONT)
  writeOwnSection(site.configDir, 'doseTable', DOSES)
  writeOwnSection(site.configDir, 'hours', HOURS)
  writeOwnWords(site.configDir, HOURS.words)
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  const loaf = { type: 'loafOfTheDay', title: 'Today', loaf: 'Rye loaf', grams: 1000, body: 'Rye, **water**, salt.' }
  page.sections.splice(1, 0, loaf, { type: 'counter', title: 'Count' })
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
  const doses = { type: 'doseTable', title: 'Limits', limits: 'Two a day' }
  const window = {
    ...page,
    name: 'Window',
    title: 'What is in the window',
    description: 'What lies in the window of the shop this week, and how much of it we hand out to each of our guests at most.',
    noindex: true,
    menus: [],
    sections: [{ type: 'shopfront', title: 'Come in' }, doses, { type: 'hours', title: 'Hours', until: '18:00' }],
  }
  site.write('pages/window.json', JSON.stringify(window, null, 2))
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

  test('open the page where they say so, and mean nothing by the names of their fields', async () => {
    const { page } = await dev.open('/window')
    expect(await page.locator('main h1').allTextContents()).toEqual(['Come in'])
    expect(await page.locator('main h2').allTextContents()).toEqual(['Open today', 'Limits', 'Hours'])
    const data = await (await fetch(`${dev.url()}/static/data/window.json`)).text()
    expect(data).toContain('Two a day')
    expect(data).not.toContain('toolWords')
  })

  test('that fail are named by the overlay with the reason, and shown again once they work', async () => {
    const { page } = await dev.open('/visit')
    await dev.edited(
      '../sections/counter/view.tsx',
      (code) => code.replace('return <>', "if (title === 'Count') throw new Error('no coins')\n  return <>"),
      () => page.locator('config-problems dialog[open]', { hasText: 'section 3 (counter): no coins' }).waitFor(),
    )
    await page.getByRole('button', { name: 'Pressed: 0' }).waitFor()
    await page.locator('config-problems dialog[open]').waitFor({ state: 'detached' })
  })
})

describe('a section type of the company that fails while pages are rendered', { timeout: 600_000 }, () => {
  const broken = (view: string, line: string) => view.replace('return <>', `${line}\n  return <>`)
  const CASES: [string, typeof COUNTER, string, RegExp][] = [
    [
      'counter',
      COUNTER,
      "localStorage.getItem('day')",
      /: section 3 \(counter\): .*localStorage exists only in the browser; use it in an effect/,
    ],
    ['loafOfTheDay', LOAF, "if (grams === 1000) throw new Error('too heavy')", /: section 2 \(loafOfTheDay\): too heavy/],
  ]

  test('stops the build with page, section and reason, and the published site stays', async () => {
    const site = copySite('tests/fixtures/bakery')
    onTestFinished(site.remove)
    prepare(site)
    const build = () => runCli(['build', '--config', site.configDir, '--out', site.dist])
    expect(await build()).toMatchObject({ code: 0 })
    const published = readFileSync(join(site.dist, 'window/index.html'), 'utf8')
    expect(published.match(/<h1[ >]/g)).toHaveLength(1)
    expect(published).toContain('Open until 18:00')
    expect(readFileSync(join(site.dist, 'static/data/window.json'), 'utf8')).not.toContain('toolWords')
    for (const [type, files, line, said] of CASES) {
      writeOwnSection(site.configDir, type, { ...files, view: broken(files.view, line) })
      const { code, output } = await build()
      expect(code).toBe(1)
      expect(output).toMatch(new RegExp(`pages/visit\\.json:\\d+:\\d+: the page /visit could not be rendered${said.source}`))
      writeOwnSection(site.configDir, type, files)
    }
    expect(readFileSync(join(site.dist, 'window/index.html'), 'utf8')).toBe(published)
  })
})
