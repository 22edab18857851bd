import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fieldId } from '#src/editor/fieldId.ts'
import { ask } from '#tests/support/ask.ts'
import { harbourFile } from '#tests/support/harbour.ts'
import { GIT_IDENTITY, git } from '#tests/support/reviewRepository.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview, eventually } from '#tests/e2e/devPreview.ts'

const FILE = 'pages/pricing/berth-book.json'
const PATH = '/pricing/berth-book'
const TERM = 'collections/glossary-harbour/bollard.json'
const { name: term } = harbourFile<{ name: string }>(TERM)
const DRAFT = 'collections/glossary-harbour/wake.json'
const { name: draft } = harbourFile<{ name: string }>(DRAFT)
const AHEAD = '2027-03-01T09:00:00Z'

const editor = devPreview({
  command: 'edit',
  environment: { ...GIT_IDENTITY, GITHUB_TOKEN: '' },
  prepare({ configDir, read, write }) {
    const project = dirname(configDir)
    write(TERM, read(TERM).replace('"name"', `"expireAt": "${AHEAD}",\n  "name"`))
    write(DRAFT, read(DRAFT).replace('"name"', '"draft": true,\n  "name"'))
    writeFileSync(join(project, '.gitignore'), '.build\nremote.git\n')
    git(project, 'init', '--quiet', '--initial-branch=main')
    git(project, 'add', '.')
    git(project, 'commit', '--quiet', '-m', 'First')
    mkdirSync(join(project, 'remote.git'))
    git(join(project, 'remote.git'), 'init', '--quiet', '--bare', '--initial-branch=main')
    git(project, 'remote', 'add', 'origin', join(project, 'remote.git'))
    git(project, 'push', '--quiet', 'origin', 'main')
  },
})

const project = () => dirname(editor.site.configDir)
async function openEditor(path: string, width = 1440) {
  const { page, faults } = await editor.open(path, { width })
  await page.goto(`${editor.url()}/_edit?path=${path}`)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '1. Hero' }).waitFor()
  return { page, faults }
}

async function review(page: Page) {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('heading', { name: 'Publish', exact: true }).waitFor()
}

const picture = (page: Page, side: string, width: number) => page.frameLocator(`iframe[title="${side}, ${width} pixels wide"]`)

describe('reviewing and publishing in the editor', { timeout: 300_000 }, () => {
  test('C54 a marketer changes a price, looks at it before and after, and publishes it as a branch that holds nothing else', async () => {
    const { page, faults } = await openEditor(PATH)
    const price = JSON.parse(editor.site.read(FILE)) as { sections: { plans?: { price: { monthly: number } }[] }[] }
    const section = price.sections.findIndex(({ plans }) => plans)
    const was = price.sections[section]!.plans![0]!.price.monthly
    await page.getByRole('button', { name: `${section + 1}. Pricing plans` }).click()
    const input = page.locator(`#${fieldId(['sections', section, 'plans', 0, 'price', 'monthly'])}`)
    await input.waitFor({ state: 'attached' })
    await input.evaluate((field) => {
      for (let around = field.closest('details'); around; around = around.parentElement!.closest('details')) around.open = true
    })
    await input.fill(String(was + 7))
    await eventually(() => editor.site.read(FILE)).toContain(`"monthly": ${was + 7}`)

    await review(page)
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('group', { name: PATH }).count()).toBe(1)
    expect(await dialog.textContent()).toContain(PATH)
    expect(await dialog.textContent()).toContain('Passes: The site is valid')
    for (const width of [1440, 390]) {
      const plan = (side: string) => picture(page, side, width).locator(`main [data-section="${section}"]`)
      await eventually(() => plan('Before').textContent()).toContain(String(was))
      await eventually(() => plan('After').textContent()).toContain(String(was + 7))
      await eventually(() => plan('After').evaluate(({ style }) => style.outlineStyle)).toBe('solid')
      expect(await plan('After').evaluate(({ ownerDocument }) => ownerDocument.defaultView!.innerWidth)).toBe(width)
    }
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])

    await dialog.getByLabel('Summary for your colleagues').fill('A new price')
    const branch = await dialog.getByLabel('Branch for approval').inputValue()
    await dialog.getByRole('button', { name: 'Send for approval' }).click()
    await eventually(() => dialog.getByRole('status').allTextContents()).toContainEqual(
      expect.stringContaining('1 change sent for approval'),
    )
    const remote = join(project(), 'remote.git')
    expect(git(remote, 'diff', '--stat', 'main', branch)).toMatch(/^ ?config\/pages\/pricing\/berth-book\.json \| 2 \+-\n 1 file changed/)
    expect(git(remote, 'log', '-1', '--format=%s', branch)).toBe('A new price')
    expect(git(remote, 'log', '-1', '--format=%b', branch)).toContain(PATH)
    expect(git(project(), 'symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect(faults).toEqual([])
  })

  test('what was changed after it was looked at is not published', async () => {
    const { page } = await openEditor(PATH)
    await editor.edited(
      FILE,
      (text) => text.replace('Skippers', 'All skippers'),
      async () => {
        await review(page)
        editor.site.write(FILE, editor.site.read(FILE).replace('All skippers', 'No skippers'))
        await page.getByRole('button', { name: 'Send for approval' }).click()
        await page.getByText('the site has changed since you opened this review').waitFor()
      },
    )
  })

  test('the calendar says what disappears when, the site is shown as it is then, and the page opens to be edited', async () => {
    const { page, faults } = await openEditor('/')
    await page.getByRole('button', { name: 'Times', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '1 March 2027: 1 change' }).click()
    const item = dialog.getByRole('listitem').filter({ hasText: `${term} disappears` })
    await item.getByRole('button', { name: /^Preview that date/ }).click()
    const then = page.frameLocator('iframe[title^="The page on"]')
    await then.locator('main h1').waitFor()
    // From that moment on it is gone, and before it was there.
    await eventually(() => then.locator('main h1').textContent()).not.toContain(term)
    await dialog.getByLabel('Moment', { exact: true }).fill('2027-02-01T12:00')
    await eventually(() => then.locator('main h1').textContent()).toContain(term)
    // Links stay at the moment.
    await then.getByRole('banner').getByRole('link').first().click()
    await eventually(() => dialog.getByRole('status').textContent()).toMatch(/^\/ on /)
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    // A draft can be looked at, too, and stays one.
    await dialog.getByRole('button', { name: `Preview: ${draft}` }).click()
    await eventually(() => page.frameLocator('iframe[title^="The page as if"]').locator('main h1').textContent()).toContain(draft)
    expect(editor.site.read(DRAFT)).toContain('"draft": true')
    await item.getByRole('button', { name: /^Edit/ }).click()
    await page
      .getByRole('form', { name: 'Fields' })
      .getByRole('heading', { name: /^About the page/ })
      .waitFor()
    // Of pages that are not there at a moment the preview says so, as a server would.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })

  test.each([1440, 820])('axe finds nothing in the review, at %i pixels', async (width) => {
    const { page } = await openEditor('/', width)
    await review(page)
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  })

  test('G54 pages of other addresses cannot publish, and get no state of the site', async () => {
    const type = { 'content-type': 'application/json' }
    const strangers: Record<string, string>[] = [{ host: 'evil.example' }, { origin: 'https://evil.example' }, {}]
    for (const headers of strangers)
      expect((await ask(editor.url(), '/_dev/edit/publish', { ...type, ...headers }, 'POST')).status).toBe(403)
    for (const path of ['/_dev/edit/review', '/_dev/edit/times', '/_view/before/', '/_view/2026-12-01/'])
      expect((await ask(editor.url(), path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask(editor.url(), '/_view/before/assets/%2e%2e%2f%2e%2e%2fpackage.json', {})).status).not.toBe(200)
  })
})
