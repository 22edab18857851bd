import { expect, test } from 'vitest'
import { faultyFiles } from '#packages/recruiting/corpus/resumes/faultyFiles.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { openTool, said, toolOf, words } from '#packages/recruiting/tests/e2e/toolPages.ts'

const { visit } = useBrowser()
const checker = toolOf('resumeChecker')
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

// The others are in tests/e2e/files.test.ts.
const cases: [string, () => Uint8Array | Promise<Uint8Array>, string, string][] = [
  ['is a scan', faultyFiles.scan, 'scan.pdf', words.scan],
  ['has 5,000 pages', () => faultyFiles.manyPages(5000), 'long.pdf', said(words.tooManyPages, { actual: '5,000', limit: 10 })],
  ['unpacks to 60 MB', () => faultyFiles.bomb(60), 'bomb.docx', words.bomb],
  ['is an old Word file', faultyFiles.oldWord, 'old.doc', words.oldWord],
  ['is a program', faultyFiles.program, 'resume.pdf', words.wrongType],
  ['is empty', () => new Uint8Array(), 'nothing.pdf', words.empty],
]

test('B19 a file that cannot be used is named with the reason, in text at its control and with the focus', async () => {
  const { choose, refusal } = await openTool(visit, checker)
  for (const [what, make, name, reason] of cases) {
    await choose(file(name, await make()))
    await refusal.filter({ hasText: name }).waitFor({ timeout: 60_000 })
    expect(await refusal.innerText(), what).toBe(`${said(words.failed, { name })}: ${reason}`)
    await eventually(() => refusal.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test('B19 a file that cannot be used leaves a file that was read before in its place', async () => {
  const { page, choose, refusal, analyse, report } = await openTool(visit, checker)
  await choose(
    file(
      'good.txt',
      new TextEncoder().encode('Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked bread'),
    ),
  )
  const ready = page.getByText(said(words.chosen, { name: 'good.txt' }))
  await ready.waitFor()
  await choose(file('empty.txt', new Uint8Array()))
  await refusal.waitFor()
  expect(await ready.isVisible()).toBe(true)
  await analyse()
  expect(await report.textContent()).toContain('robin@mail.example')
  await page.getByRole('button', { name: said(words.remove, { name: 'good.txt' }) }).click()
  expect(
    await page
      .locator('input[type="file"]')
      .first()
      .evaluate((element) => element === document.activeElement),
  ).toBe(true)
  expect(await ready.count()).toBe(0)
})
