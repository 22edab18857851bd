import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow } from '#tests/e2e/inPage.ts'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'
import { harbour, harbourFile } from '#tests/support/harbour.ts'

const { visit } = useBrowser()
const APPLY = '/pricing/permission/apply'
/** The subject of the e-mails from the form of a page. */
const subjectOf = (file: string) =>
  harbourFile<{ sections: { delivery?: { subject: string } }[] }>(`pages/${file}.json`).sections.flatMap(
    ({ delivery }) => delivery ?? [],
  )[0]!.subject
const FORMS = [
  {
    path: '/contact-us',
    name: 'contact',
    subject: subjectOf('contact-us'),
    values: { topic: 'press', name: 'Åsa & Eva', email: 'eva@mail.example', message: 'First line\nsecond line? 100 % "sure" = yes' },
  },
  {
    path: '/get-started',
    name: 'get-started',
    subject: subjectOf('get-started'),
    values: { product: 'berth-book', organization: 'Rock & Reef', email: 'eva@mail.example', 'first-quay': 'North quay' },
  },
  {
    path: APPLY,
    name: 'permission-application',
    subject: subjectOf('pricing/permission/apply'),
    values: {
      plan: 'harbour-desk',
      organization: 'School',
      'organization-type': 'school',
      register: 'school.example',
      contact: 'Eva',
      email: 'eva@mail.example',
      volume: '12',
      purpose: 'Teach two crews',
      agreement: 'true',
    },
  },
] as const

const form = (page: Page) => page.locator('main form')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const submit = (page: Page) => form(page).locator('[type="submit"]')
const formLive = (page: Page) => page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)

/** Records `mailto:` addresses instead of opening a program. */
const noteMails = (page: Page) =>
  page.addInitScript(() => {
    const mails: string[] = []
    Object.assign(window, { mails })
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]') : null
        if (!link) return
        event.preventDefault()
        mails.push(link.href)
      },
      true,
    )
  })
const mails = (page: Page) => page.evaluate(() => (window as unknown as { mails: string[] }).mails)

async function openForm(path: string) {
  const visitor = await visit(path, { before: noteMails })
  await live(visitor.page)
  await form(visitor.page).scrollIntoViewIfNeeded()
  await formLive(visitor.page)
  return visitor
}
async function reloaded(page: Page, address = page.url()) {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'load' })
  await live(page)
  await form(page).scrollIntoViewIfNeeded()
  await formLive(page)
}
async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const target = control(page, name)
    const kind = await target.evaluate((element) => (element instanceof HTMLSelectElement ? 'choice' : (element as HTMLInputElement).type))
    if (kind === 'choice') await target.selectOption(value)
    else if (kind === 'checkbox') await target.check()
    else await target.fill(value)
  }
}
const typed = (page: Page, names: string[]) =>
  page.evaluate((wanted) => {
    const sheet = document.querySelector('main form')!
    return Object.fromEntries(
      wanted.map((name) => {
        const element = sheet.querySelector<HTMLInputElement>(`[name="${name}"]`)!
        return [name, element.type === 'checkbox' ? String(element.checked) : element.value]
      }),
    )
  }, names)
const withoutAgreement = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'agreement'))

test('a form lists its mistakes with the focus there, leads to each field and describes it', async () => {
  const [{ path, values }] = FORMS
  const { page } = await openForm(path)
  await submit(page).click()
  const summary = form(page).locator('.summary')
  await form(page).locator('.summary:focus').waitFor()
  const required = await form(page)
    .locator('[required]')
    .evaluateAll((fields) => fields.map(({ id }) => id))
  expect(required.length).toBeGreaterThan(2)
  expect(await summary.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    required.map((id) => `#${id}`),
  )
  for (const id of required) {
    const field = page.locator(`#${id}`)
    expect(await field.getAttribute('aria-invalid'), id).toBe('true')
    const described = (await field.getAttribute('aria-describedby'))!.split(' ')
    expect(described).toContain(`${id}_error`)
    for (const part of described) expect((await page.locator(`#${part}`).textContent())?.trim(), part).toBeTruthy()
    await summary.locator(`a[href="#${id}"]`).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id)
  }
  expect(new URL(page.url()).hash).toBe('')
  const [first, text] = Object.entries(values)[0]!
  await fillIn(page, { [first]: text })
  await eventually(() => control(page, first).getAttribute('aria-invalid')).toBe(null)
  await fillIn(page, { email: 'not an address' })
  expect(await control(page, 'email').getAttribute('aria-invalid')).toBe('true')
  await fillIn(page, { email: 'visitor@bikes.example' })
  await eventually(() => control(page, 'email').getAttribute('aria-invalid')).toBe(null)
  expect(await mails(page)).toEqual([])
})

test.each(FORMS)(
  'F21 the form of $path keeps what was typed, and by e-mail prepares one mail with all of it and claims nothing',
  async ({ path, subject, values }) => {
    const { page, faults } = await openForm(path)
    const kept = withoutAgreement(values)
    await fillIn(page, values)
    await follow(page, '/about-us')
    await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
    await page.locator('[data-type="form"]').waitFor({ state: 'detached' })
    await page.goBack()
    await form(page).waitFor()
    await eventually(() => typed(page, Object.keys(kept))).toEqual(kept)
    await reloaded(page)
    await eventually(() => typed(page, Object.keys(kept))).toEqual(kept)
    // The form of the contact page uses the receiver: forms.test.ts.
    if (path === '/contact-us') return

    await fillIn(page, values)
    await submit(page).click()
    const sent = page.locator('main .sent')
    await sent.waitFor()
    const written = await mails(page)
    expect(written).toHaveLength(1)
    const mail = new URL(written[0]!)
    expect(mail.pathname).toBe(harbour.organization.email)
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
    // `mailto:` links are not form-encoded: a plus is a plus.
    expect(written[0]).not.toContain('+')
    const body = decodeURIComponent(/&body=(.*)$/.exec(written[0]!)![1]!)
    expect(mail.searchParams.get('subject')).toBe(subject)
    for (const value of Object.values(kept).filter((value) => !/^[a-z-]+$/.test(value)))
      expect(body).toContain(value.replace(/\n/g, '\r\n'))
    expect(await sent.locator('pre').textContent()).toBe(body.replace(/\r\n/g, '\n'))
    expect(await sent.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await sent.locator('a').getAttribute('href')).toBe(written[0])
    expect(await sent.innerText()).toContain('Nothing is sent until you send it')
    expect(faults).toEqual([])
  },
)

describe('R2.2 the apply page', () => {
  const saved = (page: Page) => page.evaluate(() => ['searchParams', 'agreement'].map((key) => sessionStorage.getItem(key)))
  const choice = (page: Page) => control(page, 'plan').inputValue()
  const agreed = (page: Page) => control(page, 'agreement').isChecked()

  test('takes the plan from the address and keeps it, with the agreement, across a reload without it, and one that was changed by hand', async () => {
    const { page } = await openForm(`${APPLY}?plan=berth-book`)
    const address = page.url().replace(/\?.*/, '')
    await eventually(() => choice(page)).toBe('berth-book')
    await control(page, 'agreement').check()
    expect(await saved(page)).toEqual(['?plan=berth-book', 'true'])
    await reloaded(page, address)
    await eventually(() => choice(page)).toBe('berth-book')
    await eventually(() => agreed(page)).toBe(true)
    await control(page, 'agreement').uncheck()
    expect(await saved(page)).toEqual(['?plan=berth-book', null])
    await control(page, 'plan').selectOption('harbour-desk')
    await reloaded(page, address)
    await eventually(() => choice(page)).toBe('harbour-desk')
    // The form follows the link that leads to it.
    await follow(page, '/pricing/permission')
    await form(page).waitFor({ state: 'detached' })
    await follow(page, `${APPLY}?plan=pilot-call`)
    await form(page).waitFor()
    await eventually(() => choice(page)).toBe('pilot-call')
  })

  test('has forgotten plan and agreement after another page, but not what was typed', async () => {
    const { page } = await openForm(`${APPLY}?plan=berth-book`)
    const address = page.url().replace(/\?.*/, '')
    for (const leave of [() => follow(page, '/about-us'), () => page.goto(new URL('/about-us', address).href, { waitUntil: 'load' })]) {
      await control(page, 'contact').fill('Eva')
      await control(page, 'agreement').check()
      await leave()
      await eventually(() => saved(page)).toEqual([null, null])
      await reloaded(page, address)
      expect(await saved(page)).toEqual([null, null])
      expect(await choice(page)).toBe('')
      expect(await agreed(page)).toBe(false)
      expect(await control(page, 'contact').inputValue()).toBe('Eva')
    }
  })
})
