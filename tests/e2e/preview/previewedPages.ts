import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type DevPreview, PATIENCE } from '#tests/e2e/devPreview.ts'
import { ask } from '#tests/support/ask.ts'
import { readmeEntry } from '#tests/support/siteCopy.ts'

const entry = readmeEntry()
const COMPARISON = {
  ...shortEntry('A chalk slate', (term) => ({ type: 'hero', variant: 'plain', title: term, lead: 'Kept in a cupboard.' })),
  file: 'collections/comparison/chalk-slate.json',
  path: '/comparison/chalk-slate',
}
const TERM = {
  ...shortEntry('Zero draft', (term) => ({
    type: 'glossaryEntry',
    term,
    definition: 'What is written before the first draft.',
    body: 'Nobody reads it.',
  })),
  file: 'collections/glossary-harbour/zero-draft.json',
  path: '/glossary/harbour/zero-draft',
}
const overlay = (page: Page) => page.locator('config-problems dialog[open]')

/** A minimal entry. */
function shortEntry(name: string, section: (name: string) => object) {
  const page = {
    name,
    title: `${name}, explained for a test`,
    description: `What is meant by ${name.toLowerCase()}, in one sentence that is as long as a description has to be.`,
    summary: `${name} in short.`,
    updated: '2026-11-20',
    sections: [section(name)],
  }
  return { name, content: JSON.stringify(page) }
}

/** The preview of pages that are added, removed and broken. */
export function previewedPages(dev: DevPreview): void {
  const { site, open } = dev

  describe('the preview', () => {
    test('R2.5 shows new ids without a restart: page, entry of menu and sidebar, line of the footer, and place in the index', async () => {
      expect((await fetch(dev.url() + entry.path)).status).toBe(404)
      const { page, faults } = await open('/about-us')
      try {
        for (const { file, content } of [entry, COMPARISON, TERM]) site.write(file, content)
        // The open page updates automatically.
        await page.locator(`.mega-menu a[href="${entry.path}"]`).waitFor({ state: 'attached' })
        const item = page.locator('.mega-panel .menu-group', { hasText: 'Trade on the quay' }).locator(`a[href="${entry.path}"]`)
        expect(await item.textContent()).toContain(entry.name)
        const line = page.locator(`.site-footer a[href="${COMPARISON.path}"]`)
        await line.waitFor({ state: 'attached' })
        expect(await line.textContent()).toBe(COMPARISON.name)
        const response = await fetch(dev.url() + entry.path)
        expect(response.status).toBe(200)
        expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${entry.heading}</h1>`))
        await dev.go(page, entry.path)
        const { title, description } = JSON.parse(entry.content) as { title: string; description: string }
        expect(await page.title()).toContain(title)
        expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(description)
        expect(await page.locator('.breadcrumb [aria-current="page"]').textContent()).toBe(entry.name)
        expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(`"name":"${entry.name}"`)
        await dev.go(page, '/glossary/harbour')
        expect(await page.locator(`.group:has(h3:text-is("Z"), h2:text-is("Z")) a[href="${TERM.path}"]`).textContent()).toBe(TERM.name)
        // Its neighbours link to it.
        const others = readdirSync(join(site.configDir, 'collections/glossary-harbour')).filter((file) => !TERM.file.endsWith(file))
        const texts = others.map(async (file) => (await fetch(`${dev.url()}/glossary/harbour/${file.replace('.json', '')}`)).text())
        expect((await Promise.all(texts)).filter((text) => text.includes(`href="${TERM.path}"`)).length).toBeGreaterThan(0)
        await dev.go(page, '/about-us')
        await page.setViewportSize({ width: 390, height: 900 })
        await page.locator('.menu-button').click()
        await page.getByRole('dialog').locator(`a[href="${entry.path}"]`).waitFor()
        await page.keyboard.press('Escape')
        await page.setViewportSize({ width: 1440, height: 900 })
        expect(faults).toEqual([])
      } finally {
        for (const { file } of [entry, COMPARISON, TERM]) rmSync(join(site.configDir, file))
      }
      await page.locator(`.mega-menu a[href="${entry.path}"]`).waitFor({ state: 'detached' })
    })

    test('G13 keeps the last good page while config is broken, says where the mistake is, and recovers', async () => {
      const file = 'pages/about-us.json'
      const { title } = JSON.parse(site.read(file)) as { title: string }
      const { page } = await open('/about-us')
      await dev.edited(
        file,
        (text) => text.replace('"description"', '"descripton"'),
        async (broken) => {
          await overlay(page).waitFor()
          const line = broken.split('\n').findIndex((text) => text.includes('"descripton"')) + 1
          expect(await overlay(page).textContent()).toMatch(new RegExp(`error.*pages/about-us\\.json:${line}:3.*descripton`))
          expect(dev.output()).toMatch(new RegExp(`pages/about-us\\.json:${line}:3 error .*descripton.*\n(?:.*\n)*.*> ${line} \\|`))
          expect(await page.title()).toContain(title)
          // A page opened meanwhile shows its last valid version, with the same message.
          const later = await open('/about-us')
          expect(await later.page.title()).toContain(title)
          await overlay(later.page).waitFor()
          expect(await overlay(later.page).textContent()).toContain(`pages/about-us.json:${line}:3`)
        },
      )
      await overlay(page).waitFor({ state: 'detached' })
      await dev.edited(
        file,
        (text) => text.replace(title, 'A better title for the page about us'),
        () => page.waitForFunction(() => document.title.startsWith('A better title')).then(() => {}),
      )
      await page.waitForFunction(() => !document.title.startsWith('A better title'))
    })

    test('leads from a page to the editor with that page, also after the reader has gone on', async () => {
      const { page } = await open('/')
      await page.getByRole('link', { name: 'About us' }).last().click()
      await page.waitForURL('**/about-us')
      await page.getByRole('link', { name: 'Edit this page' }).click()
      await page.waitForURL('**/_edit?path=%2Fabout-us')
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '1. Hero' }).waitFor()
      // The page in the editor does not offer it again.
      const canvas = page.frameLocator('iframe[title="The page"]')
      await canvas.locator('html[data-live] main h1').waitFor()
      expect(await canvas.locator('edit-page').count()).toBe(0)
      expect((await ask(dev.url(), '/_dev/edit/site', { host: 'evil.example' })).status).toBe(403)
      expect((await ask(dev.url(), '/_edit', { 'sec-fetch-dest': 'iframe' })).status).toBe(403)
    })

    test('C20 C21 shows markup in texts as text and breaks out of nothing', async () => {
      const hostile = '</title></script><!--<script>window.broken = 1</script><img src=x onerror="window.broken = 2">\u2028'
      const entryOf = JSON.parse(entry.content) as Record<string, unknown>
      const name = `Shown ${hostile.slice(0, 20)}`
      const faq = {
        type: 'faq',
        title: 'Questions',
        items: [
          { question: hostile, answer: hostile },
          { question: 'Is it shown?', answer: 'It is.' },
        ],
      }
      const content = JSON.stringify({
        ...entryOf,
        name,
        title: `A title ${hostile}`.slice(0, 70),
        description: `A description of markup ${hostile}`,
        summary: hostile,
        sections: [{ type: 'hero', variant: 'plain', title: hostile, lead: hostile }, faq],
      })
      const shown = async () => {
        // Written repeatedly until it is noticed: a watcher misses the first changes after its start.
        site.write('collections/solutions/hostile.json', content)
        return (await fetch(`${dev.url()}/solutions/hostile`)).status
      }
      await expect.poll(shown, { timeout: PATIENCE, interval: 500 }).toBe(200)
      const { page } = await open('/solutions/hostile')
      expect(await page.evaluate(() => 'broken' in window)).toBe(false)
      expect(await page.locator('main h1').textContent()).toContain('<script>window.broken = 1</script>')
      expect(await page.locator('main details .answer').first().textContent()).toContain('<img src=x')
      expect(await page.locator('main img, main script').count()).toBe(0)
      // In a script element even a line separator would end a line of code in old browsers.
      expect(await (await fetch(`${dev.url()}/solutions/hostile`)).text()).not.toMatch(/<script[^>]*json[^>]*>[^<]*\u2028/)
      const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
        '@graph': { '@type': string; mainEntity?: { name: string }[] }[]
      }
      expect(graph['@graph'].find((thing) => thing['@type'] === 'FAQPage')?.mainEntity?.[0]?.name).toBe(hostile)
    })
  })
}
