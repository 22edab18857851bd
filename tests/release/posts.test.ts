import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { sticksOut } from '#tests/e2e/sticksOut.ts'
import { eventually, useBrowser, type VisitOptions } from '#tests/e2e/visit.ts'
import { openTool, toolOf, useTool } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit, siteUrl } = useBrowser()
const scanner = toolOf('jobScanner')

const ADVERT = `Deckhand
Location: Halden, Norway
Salary: £15 an hour, full-time

You sail with six people along the coast, look after ropes and paint, and help passengers on board. We teach you the rest on our oldest ship.

Requirements
- Two summers at sea
- First aid

How to apply: see www.harbour.example/jobs. We reply within a week.`

/** The scanner with the posts of an advert drafted. */
async function openDrafts(options?: VisitOptions) {
  const tool = await openTool(visit, scanner, options)
  await tool.box().fill(ADVERT)
  await tool.analyse()
  const { page } = tool
  await page.getByRole('button', { name: 'Draft the posts' }).click()
  const posts = page.locator('.job-posts')
  const box = (network: string) => posts.getByLabel(`Post for ${network}`)
  await box('LinkedIn').waitFor()
  return { ...tool, posts, box }
}

/** Adds an account by hand; its fields are open. */
async function addAccount(page: Page, network: string, name: string, address: string) {
  await page.locator(`#account_${network}_name`).fill(name)
  await page.locator(`#account_${network}_address`).fill(address)
  await page.keyboard.press('Enter')
}

const stored = (page: Page) =>
  page.evaluate((key) => {
    const root = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>
    return { posts: JSON.parse(root['smmPosts'] ?? '{}') as unknown, pages: JSON.parse(root['fbPages'] ?? '{}') as unknown }
  }, ROOT_KEY)

test('R5.7 a scanned advert becomes a post for each network, of its own words, within the limits', async () => {
  const { page, posts, box, faults } = await openDrafts()
  expect(await posts.locator('h2').evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(await box('LinkedIn').inputValue()).toContain('We are looking for: Deckhand\nPlace: Halden, Norway\nPay: £15 an hour')
  expect(await box('LinkedIn').inputValue()).toContain('https://www.harbour.example/jobs')
  expect(await box('Instagram').inputValue()).toContain('#Deckhand #Halden')
  await posts.getByText('not clickable on Instagram').waitFor()

  await box('Instagram').fill('#a #b #c #d #e #f')
  await posts.getByText('Too many hashtags: Instagram allows 5 per post.').waitFor()
  expect(await box('Instagram').getAttribute('aria-invalid')).toBe('true')
  await box('LinkedIn').fill('b'.repeat(3001))
  await posts.getByText('Too long: LinkedIn allows 3,000 characters.').waitFor()
  await posts.getByText('3,001 of 3,000 characters').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(faults).toEqual([])
})

test('R5.7 R5.8 R5.10 posts are kept for accounts entered by hand, edited, and deleted by the ids of their network', async () => {
  const { page, posts, faults } = await openDrafts()
  await posts.getByText('To save a post, first add its account').waitFor()
  await posts.locator('summary').click()
  await addAccount(page, 'facebook', 'Robin', 'https://www.instagram.com/robin')
  await posts.getByText('This is not a valid address on Facebook.').waitFor()
  await addAccount(page, 'facebook', 'Robin', 'https://www.facebook.com/robin.example')
  await posts.getByText('Robin added.').waitFor()
  await addAccount(page, 'facebook_page', 'The ship', 'facebook.com/pages/The-ship/771')
  await posts.getByText('The ship added.').waitFor()
  await posts.getByLabel('Account on Facebook').selectOption('The ship')
  await posts.getByRole('button', { name: 'Save the post for Facebook' }).click()
  await posts.getByText('Saved for The ship.').waitFor()
  const card = posts.locator('.kept-post')
  await card.waitFor()
  // The same again is the same post.
  await posts.getByRole('button', { name: 'Save the post for Facebook' }).click()
  expect(await card.locator('h4').innerText()).toContain('Facebook: The ship')
  await eventually(() => stored(page)).toMatchObject({
    posts: { facebook: { 'robin.example': [{ post_id: expect.stringMatching(/^771_/) }] } },
    pages: { 'robin.example': [{ id: '771', name: 'The ship' }] },
  })

  await card.getByRole('button', { name: 'Edit' }).click()
  const edited = card.getByLabel('Post for Facebook')
  await eventually(() => edited.evaluate((field) => field === document.activeElement)).toBe(true)
  await edited.fill('Come aboard')
  await card.getByRole('button', { name: 'Save changes' }).click()
  await card.getByText('Come aboard').waitFor()
  await eventually(async () => JSON.stringify((await stored(page)).posts)).toContain('Come aboard')
  expect(await axeFindings(page)).toEqual([])

  // What is kept is there at once, without drafting anything.
  await page.reload()
  await useTool(page, scanner)
  await card.getByText('Come aboard').waitFor()
  expect(await posts.getByLabel('Post for LinkedIn').count()).toBe(0)
  await card.getByRole('button', { name: 'Delete' }).click()
  await posts.getByText('Post deleted here.').waitFor()
  expect(await card.count()).toBe(0)
  expect(await posts.getByRole('heading', { name: 'Saved posts' }).evaluate((heading) => heading === document.activeElement)).toBe(true)
  await eventually(() => stored(page)).toMatchObject({ posts: { facebook: {} } })
  expect(faults).toEqual([])
})

test('R5.7 a post is copied, or copied beside the share window of its network, and nothing is sent from the page', async () => {
  const asked: string[] = []
  const { page, posts, box, faults } = await openDrafts({
    permissions: ['clipboard-write'],
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()))
      await page.addInitScript(() => {
        navigator.clipboard.writeText = (text) => {
          Object.assign(window, { copied: text })
          return Promise.resolve()
        }
      })
    },
  })
  const copied = () => page.evaluate(() => (window as { copied?: string }).copied)
  await posts.getByRole('button', { name: 'Copy for Instagram' }).click()
  await posts.getByRole('status').getByText('Post for Instagram copied.').waitFor()
  expect(await copied()).toBe(await box('Instagram').inputValue())
  await posts.getByText('Instagram has no share window on the web.').waitFor()

  const share = posts.getByRole('link', { name: 'Copy and open LinkedIn (opens in a new tab)' })
  expect(await share.getAttribute('href')).toBe(
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent('https://www.harbour.example/jobs')}`,
  )
  expect(await share.getAttribute('rel')).toContain('noopener')
  // The window of the network is no part of this test.
  await share.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await share.click()
  await eventually(copied).toBe(await box('LinkedIn').inputValue())

  await posts.getByLabel('Address of the advert').fill('nowhere')
  await posts.getByText('This is not a web address.').waitFor()
  expect(await posts.getByRole('link', { name: /share|open/i }).count()).toBe(0)
  expect(asked.filter((url) => !url.startsWith(siteUrl) && !/^(?:blob|data):/.test(url))).toEqual([])
  expect(faults).toEqual([])
})

test('R5.7 where the browser gives no clipboard, the post is selected', async () => {
  const { posts, box } = await openDrafts({
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      }),
  })
  await posts.getByRole('button', { name: 'Copy for Facebook' }).click()
  await posts.getByText('The browser did not allow copying.').waitFor()
  const selected = await box('Facebook').evaluate((field: HTMLTextAreaElement) => [
    field.selectionStart,
    field.selectionEnd,
    field.value.length,
  ])
  expect(selected).toEqual([0, selected[2], selected[2]])
})

test('R5.7 the posts fit a phone, and can be kept by keyboard alone', async () => {
  const { page, posts } = await openDrafts({ width: 390, height: 844 })
  await posts.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('#account_linkedin_name').focus()
  await page.keyboard.type('Robin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('@robin-example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await posts.getByText('Robin added.').waitFor()
  await posts.getByRole('button', { name: 'Save the post for LinkedIn' }).focus()
  await page.keyboard.press('Enter')
  await posts.locator('.kept-post').waitFor()
  expect(await sticksOut(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})

test('R5.2 R5.10 what is kept for recruiters is shown where it is written, also after a reload', async () => {
  const selector = await openTool(visit, toolOf('talentSelector'))
  await selector.trySample()
  const first = selector.page.locator('.first-place')
  await first.locator('summary').click()
  const said = await first.innerText()
  expect(said).toMatch(/\d+ of 100/)
  expect(await first.locator('li').count()).toBeGreaterThan(0)
  await selector.page.reload()
  await useTool(selector.page, toolOf('talentSelector'))
  await first.locator('summary').click()
  expect(await first.innerText()).toBe(said)

  const profile = await openTool(visit, toolOf('profileOptimizer'))
  await profile.trySample()
  const card = profile.page.locator('.profile-card')
  const shown = await card.innerText()
  expect(shown).toContain(await profile.page.locator('#profile_headline').inputValue())
  await profile.page.reload()
  await useTool(profile.page, toolOf('profileOptimizer'))
  await card.waitFor()
  expect(await card.innerText()).toBe(shown)
})
