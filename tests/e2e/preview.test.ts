import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCli } from '#tests/support/cli.ts'
import { copySite, readmeEntry } from '#tests/support/siteCopy.ts'
import { whollyLive } from './everyPage.ts'
import { useBrowser } from './visit.ts'

const site = copySite()
const entry = readmeEntry()
const { visit } = useBrowser()
let preview: ChildProcess
let url: string

beforeAll(async () => {
  preview = startCli(['dev', '--config', site.configDir], { PORT: '0' })
  for await (const line of createInterface({ input: preview.stdout! })) {
    url = /^Preview (\S+)/.exec(line)?.[1] ?? ''
    if (url) break
  }
}, 60_000)
afterAll(async () => {
  const ended = once(preview, 'close')
  preview.kill()
  await ended
  site.remove()
})

async function open(path: string) {
  const visitor = await visit('/robots.txt', { reducedMotion: 'reduce' })
  await visitor.page.goto(url + path)
  await visitor.page.waitForSelector('html[data-live]')
  return visitor
}
const overlay = (page: Page) => page.locator('vite-error-overlay .message')

describe('the preview', () => {
  test('R2.5 shows a new id without a restart, page and menu entry', async () => {
    expect((await fetch(url + entry.path)).status).toBe(404)
    const { page } = await open('/about-us')
    site.write(entry.file, entry.content)
    // The open page reloads by itself.
    await page.locator(`.mega-menu a[href="${entry.path}"]`).waitFor({ state: 'attached' })
    const response = await fetch(url + entry.path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1>Hiring for healthcare</h1>')
  })

  test('G13 keeps the last good page while config is broken, says where the mistake is, and recovers', async () => {
    const file = 'pages/about-us.json'
    const good = site.read(file)
    const title = (JSON.parse(good) as { title: string }).title
    const { page } = await open('/about-us')
    const broken = good.replace('"description"', '"descripton"')
    site.write(file, broken)
    await overlay(page).waitFor()
    const line = broken.split('\n').findIndex((text) => text.includes('"descripton"')) + 1
    expect(await overlay(page).textContent()).toMatch(new RegExp(`pages/about-us\\.json:${line}:3 error .*descripton`))
    expect(await page.title()).toContain(title)
    // A page that is opened meanwhile is the last good one, with the same message.
    const later = await open('/about-us')
    expect(await later.page.title()).toContain(title)
    await overlay(later.page).waitFor()
    site.write(file, good.replace(title, 'A better title for the page about us'))
    await page.waitForFunction(() => document.title.startsWith('A better title'))
    expect(await overlay(page).count()).toBe(0)
    site.write(file, good)
    await page.waitForFunction(() => !document.title.startsWith('A better title'))
  })

  test('C20 C21 shows markup in texts as text and breaks out of nothing', async () => {
    const hostile = '</title></script><!--<script>window.broken = 1</script><img src=x onerror="window.broken = 2">\u2028'
    const entryOf = JSON.parse(entry.content) as Record<string, unknown>
    const name = `Shown ${hostile.slice(0, 20)}`
    const faq = { type: 'faq', title: 'Questions', items: [{ question: hostile, answer: hostile }, { question: 'Is it shown?', answer: 'It is.' }] }
    const content = JSON.stringify({ ...entryOf, name, title: `A title ${hostile}`.slice(0, 70), description: `A description of markup ${hostile}`, summary: hostile, sections: [{ type: 'hero', variant: 'plain', title: hostile, lead: hostile }, faq] })
    const shown = async () => {
      // Written again until it is seen: a watcher is deaf in its first moments.
      site.write('collections/solutions/hostile.json', content)
      return (await fetch(`${url}/solutions/hostile`)).status
    }
    await expect.poll(shown, { timeout: 20_000, interval: 500 }).toBe(200)
    const { page } = await open('/solutions/hostile')
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(await page.locator('h1').textContent()).toContain('<script>window.broken = 1</script>')
    expect(await page.locator('main details .answer').first().textContent()).toContain('<img src=x')
    expect(await page.locator('main img, main script').count()).toBe(0)
    // In a script element even a line separator would end a line of old browsers’ code.
    expect(await (await fetch(`${url}/solutions/hostile`)).text()).not.toMatch(/<script[^>]*json[^>]*>[^<]*\u2028/)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] }
    expect(graph['@graph'].find((thing) => thing['@type'] === 'FAQPage')?.mainEntity?.[0]?.name).toBe(hostile)
  })

  test('B03 React finds no difference between document and application, in its strict development build', { timeout: 400_000 }, async () => {
    // Together they hold every type of section that the site uses.
    const paths = ['/', '/products', '/products/qscreen', '/pricing/qscreen', '/integration', '/contact-us', '/pricing/permission/apply', '/glossary/recruitment-platform', '/glossary/recruitment-platform/time-to-hire', '/comparison/zoho-recruit-alternative', '/explore/ats-crm-platform', '/terms-conditions', '/get-started', '/no-such-page']
    const findings: string[] = []
    for (const path of paths) {
      const { page, faults, context } = await open(path)
      await whollyLive(page)
      findings.push(...faults.filter((fault) => !(path === '/no-such-page' && /status of 404/.test(fault))).map((fault) => `${path}: ${fault.slice(0, 600)}`))
      await context.close()
    }
    expect(findings).toEqual([])
  })
})
