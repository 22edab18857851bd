import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { BASE, SERVICES } from '#tests/e2e/plentySite.ts'
import { usePlenty } from '#tests/e2e/usePlenty.ts'
import { eventually, live } from '#tests/e2e/visit.ts'

const { open } = usePlenty('strict')
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

/** The hydrated form; the backend gives the specified answers. */
async function ordering(answer: (route: Route) => unknown) {
  let current = answer
  const visitor = await open('/visit#order', { refused: true, answers: { [BACKEND]: (route) => current(route) } })
  const { page, outside } = visitor
  await formLive(page)
  return {
    ...visitor,
    orders: () => outside.to(BACKEND).filter(({ method }) => method === 'POST'),
    answerFromNowOn: (next: typeof answer) => (current = next),
  }
}

async function formLive(page: Page) {
  await live(page)
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)
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
const draft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), `draft:order${BASE.strict}`)

test('N05 F23 B20 after a refusal what was typed is kept, over a reload too; the next try is posted, thanked with the focus there, and forgotten', async () => {
  const { page, orders, answerFromNowOn } = await ordering(answered(422))
  await fillIn(page)
  expect(await draft(page)).toContain('Eva')
  // B20: text above the limit cannot be typed or sent.
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
  await form(page).getByLabel('Wishes').fill(TYPED.wishes)
  await send(page).click()
  await eventually(async () => (await alert(page).textContent())?.trim()).toBe(FAILURE)
  expect(await typed(page)).toEqual(TYPED)
  expect(await draft(page)).toContain('Eva')
  await page.reload({ waitUntil: 'load' })
  await formLive(page)
  await eventually(() => typed(page)).toEqual(TYPED)
  answerFromNowOn(answered(201))
  await send(page).click()
  await thanks(page).waitFor()
  expect(orders().map(({ url, body }) => [url, JSON.parse(body) as unknown])).toEqual([1, 2].map(() => [SERVICES.orders, TYPED]))
  expect(await thanks(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await draft(page)).toBe(null)
})

test('N05 F25 F26 a backend that never answers is waited for 15 seconds, then the order waits; it can be changed, and goes on with Back', async () => {
  const { page, orders, answerFromNowOn } = await ordering(() => {})
  await page.clock.install()
  await fillIn(page)
  await send(page).click()
  await eventually(() => orders().length).toBe(1)
  await page.clock.runFor(15_100)
  await waiting(page).waitFor()
  await waiting(page).getByRole('button', { name: 'Change it' }).click()
  await form(page).waitFor()
  expect(await typed(page)).toEqual(TYPED)

  let current: Route | undefined
  answerFromNowOn((route) => (current = route))
  await send(page).click()
  await eventually(() => current !== undefined).toBe(true)
  await page.locator('footer a[href$="/breads"]').click()
  await eventually(() => page.locator('main h1').textContent()).toBe('Our breads')
  await answered(500)(current!)
  answerFromNowOn(answered(200))
  await page.goBack()
  await thanks(page).waitFor()
  expect(orders().map(({ body }) => JSON.parse(body) as unknown)).toEqual([TYPED, TYPED, TYPED])
})

test('what fills in the trap is thanked and not posted; people neither see nor reach it', async () => {
  const { page, orders, faults } = await ordering(answered(200))
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
  expect(faults).toEqual([])
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
