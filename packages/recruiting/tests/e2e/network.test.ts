import { describe, expect, test } from 'vitest'
import type { Route } from 'playwright-core'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { SERVICES } from '#tests/e2e/plentySite.ts'
import { usePlenty } from '#tests/e2e/usePlenty.ts'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { openTool, said, toolOf, tools, useTool, words } from './toolPages.ts'

const { visit, siteUrl } = useBrowser()
const CANARY = 'canary7f3a'
const RESUME = `Robin ${CANARY}\nBaker\nrobin@mail.example\n\nSummary\n${CANARY} bakes.\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n- Baked 200 loaves a day\n\nSkills\nBaking`

test('R5 the policy of each tool lets its page speak with this host alone', async () => {
  for (const { path } of tools) {
    const policy = (await fetch(siteUrl + path)).headers.get('content-security-policy')
    const parts = policy?.split(';').map((part) => part.trim())
    expect(
      parts?.find((part) => part.startsWith('connect-src')),
      path,
    ).toBe("connect-src 'self'")
  }
})

// The life of a result is followed in lifeOfResult.ts, where no tool may ask another host either.
describe('a whole visit', () => {
  const tool = toolOf('resumeSync')

  test('R5 sends nothing, asks no other host, and could not', async () => {
    const asked: { url: string; text: string }[] = []
    const { page, faults, analyse, report, clearData } = await openTool(visit, tool, {
      before: async (page) =>
        void page.on('request', (request) =>
          asked.push({
            url: request.url(),
            text: [request.method(), request.url(), request.postData() ?? '', ...Object.values(request.headers())].join(' '),
          }),
        ),
    })
    for (const box of await page.locator('form.sheet textarea').all()) await box.fill(RESUME)
    await analyse()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(CANARY)
    await clearData()
    await report.waitFor({ state: 'detached' })
    // S10: the same is true for a new result.
    const boxes = page.locator('form.sheet textarea')
    await eventually(() => boxes.evaluateAll((all) => all.map((box) => (box as HTMLTextAreaElement).value).join(''))).toBe('')
    const stored = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [ROOT_KEY, BACKUP_KEY])
    await eventually(stored).toEqual([null, null])
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(({ url }) => !url.startsWith(`${siteUrl}/`) && !/^(?:data|blob):/.test(url))).toEqual([])
    expect(asked.filter(({ text }) => !text.startsWith('GET ') || text.toLowerCase().includes(CANARY))).toEqual([])
    expect(faults).toEqual([])
    expect(
      await page.evaluate(() =>
        fetch('https://elsewhere.example/', { method: 'POST', body: 'text' }).then(
          () => 'sent',
          () => 'stopped',
        ),
      ),
    ).toBe('stopped')
    expect(faults.join()).toContain('Content Security Policy')
  })
})

describe('with a service that analyses', () => {
  const tool = { ...toolOf('jobScanner'), path: '/scan' }
  const { open, url } = usePlenty('strict')

  async function scanWith(answer: (route: Route) => unknown) {
    const visitor = await open(tool.path, {
      refused: true,
      answers: {
        [new URL(SERVICES.analysis).host]: (route) =>
          route.request().method() === 'OPTIONS' ? route.fulfill({ status: 204, headers: signedIn() }) : answer(route),
      },
    })
    const used = await useTool(visitor.page, tool)
    expect(await visitor.page.locator('.privacy').innerText()).toBe(said(words.usesService, { host: new URL(SERVICES.analysis).host }))
    await used.box().fill('A baker is wanted, a real ninja.')
    await used.analyse()
    return { ...visitor, ...used, sent: () => visitor.outside.sent.filter(({ method }) => method === 'POST') }
  }

  /** What a service must say to be told who is signed in there: by name whom it answers. */
  const signedIn = () => ({ ...CORS, 'access-control-allow-origin': new URL(url()).origin, 'access-control-allow-credentials': 'true' })

  test('R5 the text goes there, and its answer is the result', async () => {
    const output = {
      checks: [{ id: 'jobTitle', group: 'Basic', state: 'good', facts: {}, evidence: [] }],
      marks: [],
      score: { total: 42, parts: [] },
    }
    const { sent, report } = await scanWith((route) =>
      route.fulfill({ status: 200, contentType: 'application/json', headers: CORS, body: JSON.stringify({ output }) }),
    )
    expect(sent().map(({ url }) => url)).toEqual([`${SERVICES.analysis}/scanJob`])
    expect(sent()[0]!.body).toContain('ninja')
    expect(await report.locator('.dial').innerText()).toContain('42')
    expect(await report.innerText()).not.toContain(words.fellBack)
  })

  test('R5 R5.8 a service that fails is replaced by this browser, which says so; accounts are fetched from it when somebody asks', async () => {
    const account = { id: 'corner-bakery', name: 'Corner Bakery', link: 'https://www.instagram.com/corner-bakery' }
    const output = { linkedin: null, linkedinOrgs: [], facebook: null, fbPages: [], instagram: account }
    const headers = signedIn()
    const { page, sent, report, faults } = await scanWith((route) =>
      route.request().url().endsWith('/accounts')
        ? route.fulfill({ status: 200, contentType: 'application/json', headers, body: JSON.stringify({ output }) })
        : route.fulfill({ status: 503, headers, body: 'no' }),
    )
    expect(sent()).toHaveLength(1)
    expect(await report.locator('.remark').first().innerText()).toBe(words.fellBack)
    expect(await report.innerText()).toContain('ninja')
    await page.getByRole('button', { name: 'Draft the posts' }).click()
    await page.locator('.accounts summary').click()
    faults.length = 0
    await page.getByRole('button', { name: `Import my accounts from ${new URL(SERVICES.analysis).host}` }).click()
    await page.getByText('Accounts imported: 1.').waitFor()
    await page.getByRole('button', { name: 'Save the post for  Instagram' }).waitFor()
    expect(faults).toEqual([])
  })
})

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type', 'access-control-allow-methods': 'POST' }
