import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, live } from '#tests/e2e/visit.ts'
import { beforeRelease } from '#tests/support/sampled.ts'
import { INGEST, accepted } from './ingest.ts'
import { blocked } from './outside.ts'
import { SERVICES } from './servicesSite.ts'
import { TAG_MANAGER, tagManager } from './tagManager.ts'
import { useServices } from './useServices.ts'

const { open } = useServices('advanced')
const { host: BACKEND } = new URL(SERVICES.orders)

const answered = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: '{}' })
const form = (page: Page) => page.locator('main form')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' })
const alert = (page: Page) => form(page).locator('.submit [role="alert"]')
const waiting = (page: Page) => page.getByRole('group', { name: 'Not sent yet' })
const thanks = (page: Page) => page.getByRole('group', { name: 'Thank you' })
const FAILURE = 'Your message could not be sent. Your text is still here; please try again.'
const TYPED = { name: 'Eva Åsa', email: 'eva@mail.example', bread: 'rye-loaf', wishes: 'No seeds,\n<b>please</b> & "thinly" cut 🥖' }

/** The form, live; the backend answers as told. */
async function ordering(answer: (route: Route) => unknown) {
  let current = answer
  const visitor = await open('/visit#order', {
    answers: { [TAG_MANAGER]: tagManager, [INGEST]: accepted, [BACKEND]: (route) => current(route) },
  })
  const { page, outside } = visitor
  await live(page)
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
  return {
    ...visitor,
    orders: () => outside.to(BACKEND).filter(({ method }) => method === 'POST'),
    answerFromNowOn: (next: typeof answer) => (current = next),
  }
}

async function fillIn(page: Page) {
  await form(page).getByLabel('Your name').fill(TYPED.name)
  await form(page).getByLabel('E-mail').fill(TYPED.email)
  await form(page).getByLabel('Bread').selectOption(TYPED.bread)
  await form(page).getByLabel('Wishes').fill(TYPED.wishes)
}
const typed = async (page: Page) => ({
  name: await form(page).getByLabel('Your name').inputValue(),
  email: await form(page).getByLabel('E-mail').inputValue(),
  bread: await form(page).getByLabel('Bread').inputValue(),
  wishes: await form(page).getByLabel('Wishes').inputValue(),
})
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft:order'))

test('a form with a backend posts what was typed, says thanks with the focus there, and forgets the draft', async () => {
  const { page, orders, faults } = await ordering(answered(201))
  await fillIn(page)
  expect(await draft(page)).toContain('Eva')
  await send(page).click()
  await thanks(page).waitFor()
  expect(orders().map(({ url, body }) => [url, JSON.parse(body) as unknown])).toEqual([[SERVICES.orders, TYPED]])
  expect(await thanks(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await draft(page)).toBe(null)
  expect(faults).toEqual([])
})

const FAILURES = [
  ['a lost connection', blocked],
  ['500', answered(500)],
] as const

beforeRelease.for(FAILURES)(
  'N05 F25 after %s the order waits in words, and goes under the same key when somebody says so',
  async ([, answer]) => {
    const { page, orders, answerFromNowOn } = await ordering(answer)
    await fillIn(page)
    await send(page).click()
    await waiting(page).waitFor()
    expect(await waiting(page).innerText()).toContain('Our server is not responding')
    expect(await draft(page)).toContain('Eva')
    answerFromNowOn(answered(200))
    await waiting(page).getByRole('button', { name: 'Send now' }).click()
    await thanks(page).waitFor()
    expect(orders().map(({ body }) => JSON.parse(body) as unknown)).toEqual([TYPED, TYPED])
    expect(await draft(page)).toBe(null)
  },
)

test('N05 F23 after a refusal what was typed is kept and said to be, and another try goes through', async () => {
  const { page, orders, answerFromNowOn } = await ordering(answered(422))
  await fillIn(page)
  await send(page).click()
  await eventually(async () => (await alert(page).textContent())?.trim()).toBe(FAILURE)
  expect(await typed(page)).toEqual(TYPED)
  expect(await draft(page)).toContain('Eva')
  await send(page).click()
  await eventually(() => orders().length).toBe(2)
  await eventually(async () => (await alert(page).textContent())?.trim()).toBe(FAILURE)
  await page.reload({ waitUntil: 'load' })
  await live(page)
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
  await eventually(() => typed(page)).toEqual(TYPED)
  answerFromNowOn(answered(200))
  await send(page).click()
  await thanks(page).waitFor()
  expect(orders()).toHaveLength(3)
  expect(JSON.parse(orders()[2]!.body)).toEqual(TYPED)
})

beforeRelease('B20 sent twice at once it is posted once, and the button says that it is under way', async () => {
  let waiting: Route | undefined
  const { page, orders } = await ordering((route) => (waiting = route))
  await fillIn(page)
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await eventually(() => waiting !== undefined).toBe(true)
  expect(await send(page).getAttribute('aria-disabled')).toBe('true')
  expect(await form(page).getAttribute('aria-busy')).toBe('true')
  await send(page).click({ force: true })
  await form(page).getByLabel('Your name').press('Enter')
  await answered(200)(waiting!)
  await thanks(page).waitFor()
  expect(orders()).toHaveLength(1)
})

test('N05 F25 a backend that never answers is waited for 15 seconds, then the order waits', async () => {
  const { page, orders } = await ordering(() => {})
  await page.clock.install()
  await fillIn(page)
  await send(page).click()
  await eventually(() => orders().length).toBe(1)
  await page.clock.runFor(15_100)
  await waiting(page).waitFor()
  await waiting(page).getByRole('button', { name: 'Change it' }).click()
  await form(page).waitFor()
  expect(await typed(page)).toEqual(TYPED)
})

test('what fills in the trap is thanked and not posted; people neither see nor reach it', async () => {
  const { page, orders } = await ordering(answered(200))
  const trap = form(page).locator('.trap input')
  expect(
    await trap.evaluate((element) => [(element as HTMLInputElement).tabIndex, element.closest('[aria-hidden="true"]') !== null]),
  ).toEqual([-1, true])
  expect(
    await form(page)
      .locator('.trap')
      .evaluate((element) => element.getBoundingClientRect().width),
  ).toBeLessThanOrEqual(1)
  await fillIn(page)
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example'
  })
  await send(page).click()
  await thanks(page).waitFor()
  expect(orders()).toEqual([])
})

beforeRelease('B20 more than the limit cannot be typed or sent', async () => {
  const { page, orders } = await ordering(answered(200))
  await fillIn(page)
  await form(page).getByLabel('Wishes').focus()
  await page.keyboard.insertText('x'.repeat(5000))
  expect((await form(page).getByLabel('Wishes').inputValue()).length).toBe(400)
  await form(page)
    .getByLabel('Wishes')
    .evaluate((element: HTMLTextAreaElement) => {
      element.value = 'y'.repeat(1_000_000)
    })
  await send(page).click()
  await form(page).locator('.summary:focus').waitFor()
  expect(orders()).toEqual([])
})

beforeRelease('F26 Back while it is under way goes on with it', async () => {
  let waiting: Route | undefined
  const { page, orders, answerFromNowOn } = await ordering((route) => (waiting = route))
  await fillIn(page)
  await send(page).click()
  await eventually(() => waiting !== undefined).toBe(true)
  await page.locator('footer a[href="/breads"]').click()
  await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
  await answered(500)(waiting!)
  answerFromNowOn(answered(200))
  await page.goBack()
  await thanks(page).waitFor()
  expect(orders().map(({ body }) => JSON.parse(body) as unknown)).toEqual([TYPED, TYPED])
})

test('without scripts a form with a backend sends nothing and says what to do', async () => {
  const { page, outside, site } = await open('/visit', { javaScriptEnabled: false })
  await form(page).getByLabel('Your name').fill(TYPED.name)
  await form(page).getByLabel('E-mail').fill(TYPED.email)
  await page.getByRole('button', { name: 'Send' }).click()
  expect(page.url()).toBe(`${site}/visit`)
  expect(outside.sent).toEqual([])
  expect(await page.locator('.needs-script').textContent()).toContain('needs JavaScript')
})
