import { expect, test } from 'vitest'
import { chunk, intercept } from '#tests/e2e/survival/network.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { earlierResults, holding, openTool, said, toolOf, words } from './toolPages.ts'

const { visit } = useBrowser()
const checker = toolOf('resumeChecker')
const BUSY_WORKER = { contentType: 'text/javascript', body: 'for (;;) {}' }

test('B20 a text of 1 MB is refused with the limit, and the earlier result stays', async () => {
  const { page, box, submit, refusal, report } = await openTool(visit, checker, {
    permissions: ['clipboard-write'],
    before: holding(earlierResults()),
  })
  const before = await report.innerText()
  await box().fill('')
  await box().focus()
  await page.evaluate(() => navigator.clipboard.writeText('A line of a resume.\n'.repeat(50_000)))
  await page.keyboard.press('Control+V')
  await submit.click()
  await refusal.waitFor()
  expect(await refusal.innerText()).toBe(said(words.tooMuchText, { limit: '60,000' }))
  expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await report.innerText()).toBe(before)
})

test('B20 an empty box, and one of blanks, is refused with the reason', async () => {
  const { box, submit, refusal, report } = await openTool(visit, checker)
  for (const text of ['', ' \n\t ']) {
    await box().fill(text)
    await submit.click()
    await eventually(() => refusal.allInnerTexts()).toEqual([words.empty])
    expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(await report.count()).toBe(0)
})

test('B20 pasted NUL, emoji, right-to-left letters and HTML stay text', async () => {
  const { page, faults, box, analyse, report } = await openTool(visit, checker)
  page.on('dialog', () => faults.push('dialog'))
  const text =
    'Dana \u0000Example 🚀\nשלום עולם\n<img src=x onerror=alert(1)><script>alert(2)</script>\ndana@mail.example\n\nExperience\nBaker, Corner Bakery\n2020 - Present'
  await box().fill(text)
  await analyse()
  const read = (await report.locator('.parser-text pre').textContent()) ?? ''
  for (const part of ['🚀', 'שלום עולם', '<img src=x onerror=alert(1)><script>alert(2)</script>']) expect(read).toContain(part)
  expect(read).not.toContain('\u0000')
  expect(await report.locator('img, script').count()).toBe(0)
  expect(faults).toEqual([])
})

test('B20 pressing the button twice gives one result', async () => {
  const { page, box, report } = await openTool(visit, checker)
  await box().fill('Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread')
  const results = await page.evaluate(async () => {
    let count = 0
    document.addEventListener('focusin', ({ target }) => (count += (target as Element).matches('.result-heading') ? 1 : 0))
    const form = document.querySelector<HTMLFormElement>('form.sheet')!
    form.requestSubmit()
    form.requestSubmit()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    form.requestSubmit()
    return new Promise<number>((resolve) => {
      const look = () => (form.getAttribute('aria-busy') === 'false' && count > 0 ? resolve(count) : requestAnimationFrame(look))
      look()
    })
  })
  expect(results).toBe(1)
  expect(await report.count()).toBe(1)
})

test('B19 B20 while the worker is busy the page answers, and Cancel ends the run; the next one works', async () => {
  const { page, faults, box, submit, analyse, report } = await openTool(visit, checker, { before: holding(earlierResults()) })
  const before = await report.innerText()
  await page.route(chunk('worker'), (route) => route.fulfill(BUSY_WORKER))
  await box().fill('Robin Example\nrobin@mail.example')
  await submit.click()
  const status = page.locator('.run [role="status"]')
  await eventually(() => status.innerText()).toBe(words.working)
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  await box(1).fill('A baker')
  expect(await box(1).inputValue()).toBe('A baker')
  await page.getByRole('button', { name: words.cancel }).click()
  await page.locator('.run :focus', { hasText: words.cancelled }).waitFor()
  expect((await report.innerText()).split('\n').slice(-2)).toEqual(before.split('\n').slice(-2))

  await page.unroute(chunk('worker'))
  await analyse()
  expect(await report.textContent()).toContain('robin@mail.example')
  expect(faults).toEqual([])
})

test('B19 a run that takes too long is stopped and says so, with the focus', async () => {
  const { page, box, submit, refusal } = await openTool(visit, checker, { before: (page) => page.clock.install() })
  await page.route(chunk('worker'), (route) => route.fulfill(BUSY_WORKER))
  // The worker starts when text is typed; the time limit starts with the analysis.
  await Promise.all([page.waitForRequest(chunk('worker')), box().fill('Robin Example')])
  await submit.click()
  await page.getByRole('button', { name: words.cancel }).waitFor()
  await page.clock.fastForward(21_000)
  await refusal.waitFor()
  expect(await refusal.innerText()).toBe(said(words.analysisSlow, { limit: 20 }))
  expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('N05 a tool whose code does not arrive says so with the focus, keeps the input, and works once it does', async () => {
  const { page, box, submit, refusal, analyse } = await openTool(visit, checker)
  const worker = await intercept(page, chunk('worker'), 'reset')
  await box().fill('Robin Example\nrobin@mail.example')
  await submit.click()
  await refusal.waitFor()
  expect(await refusal.innerText()).toBe(words.crashed)
  expect(await refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await box().inputValue()).toContain('Robin')
  worker.answer = 'answer'
  await analyse()
})
