import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { Receiver } from '#src/node/receive/receiver.ts'
import { receiverSite } from '#src/node/receive/receiverSite.ts'
import { startReceiver } from '#src/node/receive/startReceiver.ts'
import { serve } from '#src/node/serve/serve.ts'
import type { Site } from '#src/site/site.ts'
import { HARBOUR, MOMENT } from '#tests/support/harbour.ts'
import { axeFindings } from './axeFindings.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()
const PATH = '/contact-us'
const TYPED = { topic: 'press', name: 'Eva Åsa', email: 'eva@mail.example', message: 'First line\nsecond "line" & <b>more</b> 🥖' }

const folder = mkdtempSync(join(tmpdir(), 'form-journey-'))
let receivers: Receiver[] = []
let server: Awaited<ReturnType<typeof serve>>
let isAway = false

/** The receiver of Quayfold, for visitors who type faster than people. */
async function start(changes: Partial<Site['settings']['forms']> = {}): Promise<Receiver> {
  const { site } = loadSite(HARBOUR, { at: Date.parse(MOMENT) })
  const forms = { ...site!.settings.forms, shortestSeconds: 0, ...changes }
  return startReceiver({
    site: receiverSite({ ...site!, settings: { ...site!.settings, forms } }),
    folder,
    environment: { secrets: {}, proxies: 0 },
    isMounted: true,
    log: () => {},
  })
}
/** Stops the receiver and starts another one instead. */
async function restart(changes: Partial<Site['settings']['forms']> = {}) {
  await receivers.pop()?.close()
  receivers = [await start(changes)]
}

beforeAll(async () => {
  await restart()
  server = await serve({
    dist: inject('siteDist'),
    port: 0,
    handle(request, response) {
      if (!isAway || !request.url?.startsWith('/_forms/')) return receivers[0]!.handle(request, response)
      request.socket.destroy()
      return true
    },
  })
})
afterAll(async () => {
  await server.close()
  await receivers.pop()?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The messages delivered to the file so far. */
function delivered(): unknown[] {
  try {
    const lines = readFileSync(join(folder, 'received', 'file.jsonl'), 'utf8')
      .trim()
      .split('\n')
    return lines.map((line) => (JSON.parse(line) as { values: unknown }).values)
  } catch {
    return []
  }
}
const form = (page: Page) => page.getByRole('form', { name: 'Your message' })
const thanks = (page: Page) => page.getByRole('group', { name: 'Your message has arrived' })

async function writeAndSend(page: Page, message: string) {
  for (const [name, value] of Object.entries({ ...TYPED, message })) {
    const control = form(page).locator(`[name="${name}"]`)
    if (name === 'topic') await control.selectOption(value)
    else await control.fill(value)
  }
  await form(page).getByRole('button', { name: 'Send the message' }).click()
}
/** A Monday after tomorrow, as YYYY-MM-DD. */
function nextMonday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 9 - ((day.getUTCDay() + 1) % 7))
  return day.toISOString().slice(0, 10)
}
/** A visitor on the page with the form of the site with the receiver. */
async function arrive(options: { javaScriptEnabled?: boolean } = {}) {
  const visitor = await visit(PATH, { ...options, site: server.url })
  if (options.javaScriptEnabled !== false) await live(visitor.page)
  return visitor
}

test('F21 a message arrives at its recipient, whole, before the visitor is thanked', async () => {
  const { page, faults } = await arrive()
  await writeAndSend(page, TYPED.message)
  await thanks(page).waitFor()
  await eventually(delivered).toContainEqual(TYPED)
  expect(faults).toEqual([])
})

test('F20 without JavaScript it arrives as well, and the thank-you page follows', async () => {
  const { page } = await arrive({ javaScriptEnabled: false })
  await writeAndSend(page, 'Without scripts')
  await page.waitForURL(`${server.url}/thank-you`)
  await eventually(delivered).toContainEqual({ ...TYPED, message: 'Without scripts' })
})

describe('a form with several choices, a day, a phone number, a condition, steps and sources', () => {
  const visitForm = (page: Page) => page.getByRole('form', { name: 'Your visit' })
  const ask = (page: Page) => visitForm(page).getByRole('button', { name: 'Ask for a visit' }).click()

  test('F20 F21 F29 says what is wrong at the fields, keeps what is typed, and sends what counts', async () => {
    const { page, faults } = await visit('/contact-us?utm_campaign=fair', { site: server.url })
    await live(page)
    await page.getByRole('link', { name: 'choose a day' }).click()
    await live(page)
    await visitForm(page).getByRole('button', { name: 'Continue' }).waitFor()
    const sights = visitForm(page).getByRole('group', { name: 'What do you want to see?' })
    const people = visitForm(page).getByLabel('How many people?')
    const press = (name: string) => visitForm(page).getByRole('button', { name }).click()
    const summary = page.locator('main .summary')
    const mistakes = () => summary.getByRole('link').allTextContents()
    const step = (name: string) => visitForm(page).getByRole('group', { name })
    for (const box of await sights.getByRole('checkbox').all()) await box.check()
    await visitForm(page).getByLabel('Day').fill('2026-11-01')
    await press('Continue')
    await eventually(mistakes).toEqual(['What do you want to see?', 'Day'])
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    await page.reload()
    await live(page)
    await eventually(() => sights.getByRole('checkbox', { checked: true }).count()).toBe(3)
    await sights.getByLabel('The berths').uncheck()
    await visitForm(page).getByLabel('Day').fill(nextMonday())
    await press('Continue')
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Step 2 of 2 Who comes')
    await page.reload()
    await live(page)
    await step('Step 2 of 2 Who comes').waitFor()
    expect(await sights.isVisible()).toBe(false)
    expect(await people.isVisible()).toBe(false)
    await visitForm(page).getByLabel('Who comes?').selectOption('group')
    expect(await people.isVisible()).toBe(true)
    await visitForm(page).getByLabel('Phone number').fill('none')
    await ask(page)
    await eventually(mistakes).toEqual(['How many people?', 'Phone number'])
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    await people.fill('12')
    await visitForm(page).getByLabel('Who comes?').selectOption('alone')
    expect(await people.isVisible()).toBe(false)
    await visitForm(page).getByLabel('Phone number').fill('+41 44 668 18 00')
    await press('Back')
    await step('Step 1 of 2 What and when').waitFor()
    await press('Continue')
    await ask(page)
    await page.getByRole('group', { name: 'We have your wish' }).waitFor()
    await eventually(delivered).toContainEqual({
      sights: ['desk', 'bills'],
      day: nextMonday(),
      guests: 'alone',
      phone: '+41 44 668 18 00',
      campaign: 'fair',
      'first-page': '/contact-us',
    })
    expect(faults).toEqual([])
  })

  test('F21 F23 F27 sends files, and asks for them again if it could not', async () => {
    const { page } = await visit('/quay-visit', { site: server.url })
    await live(page)
    const press = (name: string) => visitForm(page).getByRole('button', { name }).click()
    await visitForm(page).getByLabel('The berths').check()
    await visitForm(page).getByLabel('Day').fill(nextMonday())
    await press('Continue')
    await visitForm(page).getByLabel('Who comes?').selectOption('alone')
    await visitForm(page).getByLabel('Phone number').fill('+41 44 668 18 02')
    const plan = visitForm(page).getByLabel('Plan of your harbour')
    const choose = (...files: [name: string, content: string][]) =>
      plan.setInputFiles(files.map(([name, content]) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })))
    const said = page.locator('#visit_plan_error')
    await visitForm(page).getByText('Up to 2 files: PDF, PNG, each up to 1 MB').waitFor()
    await choose(['large.pdf', 'x'.repeat(1_000_001)])
    await press('Ask for a visit')
    await eventually(() => said.textContent()).toContain('“large.pdf” is larger than 1 MB.')
    await choose(['plan.pdf', '<script>'])
    await press('Ask for a visit')
    await eventually(() => said.textContent()).toContain('“plan.pdf” is not one of these kinds of files: PDF, PNG.')
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
    const files: [string, string][] = [
      ['plan.pdf', '%PDF-1.4 plan'],
      ['../quay.pdf', '%PDF-1.4 quay'],
    ]
    await choose(...files)
    isAway = true
    await press('Ask for a visit')
    await visitForm(page).getByText('Please choose your files again.').waitFor()
    isAway = false
    expect(await plan.inputValue()).toBe('')
    expect(await visitForm(page).getByLabel('Phone number').inputValue()).toBe('+41 44 668 18 02')
    await choose(...files)
    await press('Ask for a visit')
    await page.getByRole('group', { name: 'We have your wish' }).waitFor()
    await eventually(delivered).toContainEqual(expect.objectContaining({ phone: '+41 44 668 18 02', plan: ['plan.pdf', 'quay.pdf'] }))
    const kept = readdirSync(join(folder, 'received/file')).map((id) => readFileSync(join(folder, 'received/file', id, 'quay.pdf'), 'utf8'))
    expect(kept).toEqual(['%PDF-1.4 quay'])
  })

  test('F20 F29 shows its first step at once, and all steps if its code does not arrive', async () => {
    const { page } = await visit('/contact-us', { site: server.url })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${server.url}/quay-visit`)
    const guests = visitForm(page).getByLabel('Who comes?')
    const sent = visitForm(page).getByRole('button', { name: 'Ask for a visit' })
    expect(await guests.isVisible()).toBe(false)
    expect(await sent.isVisible()).toBe(false)
    await visitForm(page).getByRole('button', { name: 'Continue' }).click()
    await guests.waitFor()
    await sent.waitFor()
    await page.unroute('**/*.js')
  })

  test('F20 without JavaScript shows every field, and what does not apply is ignored', async () => {
    const { page } = await visit('/quay-visit', { site: server.url, javaScriptEnabled: false })
    await page.getByLabel('The harbour desk').check()
    await page.getByLabel('The berths').check()
    await page.getByLabel('Day').fill(nextMonday())
    await page.getByLabel('Who comes?').selectOption('alone')
    await page.getByLabel('How many people?').fill('3')
    await page.getByLabel('Phone number').fill('+41 44 668 18 01')
    await ask(page)
    await page.waitForURL(`${server.url}/_forms/visit/thanks`)
    const message = { sights: ['desk', 'berths'], day: nextMonday(), guests: 'alone', phone: '+41 44 668 18 01' }
    await eventually(delivered).toContainEqual(message)
  })
})

test('F26 a message that was written while the receiver was away arrives once, when somebody sends it', async () => {
  const { page } = await arrive()
  isAway = true
  await writeAndSend(page, 'While you were away')
  const waiting = page.getByRole('group', { name: 'Not sent yet' })
  await waiting.waitFor()
  isAway = false
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await thanks(page).waitFor()
  const message = { ...TYPED, message: 'While you were away' }
  await eventually(() => delivered().filter((values) => JSON.stringify(values).includes(message.message))).toEqual([message])
})

test('F28 a message whose puzzle the browser has solved arrives', async () => {
  await restart({ proofOfWork: true })
  const { page } = await arrive()
  await writeAndSend(page, 'With a proof')
  await thanks(page).waitFor()
  await eventually(delivered).toContainEqual({ ...TYPED, message: 'With a proof' })
  await restart()
})

test('F21 a message that looks like spam is held, and nobody says that it was passed on', async () => {
  await restart({ shortestSeconds: 60 })
  const { page } = await arrive()
  await writeAndSend(page, 'Too fast')
  await page.getByRole('group', { name: 'We have your message' }).waitFor()
  expect(await thanks(page).count()).toBe(0)
  expect(JSON.stringify(delivered())).not.toContain('Too fast')
  await restart()
})
