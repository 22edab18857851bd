import { readFileSync, readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PERSIST_TIMEOUT_MS } from '#src/site/constants.ts'
import { SAMPLE_STATE } from '#packages/recruiting/results/fixtures/sampleState.ts'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { STATE_VERSION } from '#src/store/persistence/migrations.ts'
import { INITIAL_STATE } from '#packages/recruiting/results/fixtures/inStore.ts'
import { eventually } from '#tests/e2e/visit.ts'
import { add, names, press, status, storedNames } from './results.ts'
import { useStorePage } from './useStorePage.ts'

const { profile, open, put, read } = useStorePage()

const fixtures = new URL('../../../packages/recruiting/results/fixtures/', import.meta.url)
const fixture = (version: number) => readFileSync(new URL(`v${version}.json`, fixtures), 'utf8').trim()
const OURS_RAW = fixture(STATE_VERSION)
const OURS = JSON.parse(OURS_RAW) as Record<string, string>
/** Stored data in the format of this build, marked as its own, with some top-level texts changed. */
const stored = (texts: Record<string, string | undefined> = {}) => JSON.stringify({ ...OURS, _owner: undefined, ...texts })
const SAMPLE_NAMES = SAMPLE_STATE.topResumes.map(({ name }) => name)
const { candidate, recruiter, jobDescription, ailinkedin, resumejdsyncer, dataScout } = SAMPLE_STATE
const ANALYSES = { candidate, recruiter, jobDescription, ailinkedin, resumejdsyncer, dataScout }
const analyses = async (page: Page) => JSON.parse(await page.locator('pre').innerText()) as Partial<typeof SAMPLE_STATE>

describe('what one tab keeps', () => {
  test('R5.9 the six analyses are updated with a result, survive a reload, and are reset for good', async () => {
    const page = await open(await profile())
    await press(page, 'Analyse')
    await eventually(() => analyses(page)).toEqual(ANALYSES)
    await page.reload()
    await eventually(() => analyses(page)).toEqual(ANALYSES)
    await press(page, 'Reset')
    const empty = Object.fromEntries(Object.keys(ANALYSES).map((name) => [name, INITIAL_STATE[name as keyof typeof ANALYSES]]))
    await eventually(() => analyses(page)).toEqual(empty)
    await page.reload()
    await eventually(() => analyses(page)).toEqual(empty)
    expect(await status(page)).toBe('kept, set aside: nothing')
  })

  test('S11 a tab that is closed right after a result has stored it', async () => {
    const context = await profile()
    const page = await open(context)
    await add(page, 'Ada')
    await page.close({ runBeforeUnload: false })
    expect(storedNames((await read(context)).root)).toEqual(['Ada'])
  })

  test('S11 a tab that leaves in the very task of the result has stored it', async () => {
    const context = await profile()
    const page = await open(context)
    await page.getByLabel('Name').fill('Ada')
    await page.evaluate(() => {
      document.querySelector('form')!.requestSubmit()
      location.href = '/nothing'
    })
    await page.waitForURL('**/nothing')
    expect(storedNames((await read(context)).root)).toEqual(['Ada'])
  })

  test('S11 a tab whose process dies right after a result has stored it', async () => {
    const context = await profile()
    const page = await open(context)
    await add(page, 'Ada')
    const crashed = page.waitForEvent('crash')
    void page.goto('chrome://crash').catch(() => {})
    await crashed
    expect(storedNames((await read(context)).root)).toEqual(['Ada'])
  })
})

describe('storage that refuses', () => {
  test('S01 without storage results live in memory, and the page says so', async () => {
    const refuse = () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    const faults: string[] = []
    const page = await open(await profile(), {
      before: async (opened) => {
        opened.on('pageerror', (error) => faults.push(String(error)))
        await opened.addInitScript(refuse)
      },
    })
    await add(page, 'Ada')
    expect(await status(page)).toBe('memory-only: blocked, set aside: nothing')
    await press(page, 'Remove the first')
    await eventually(() => names(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('S02 with a full storage the result stays in memory, the stored value stays whole, and both are kept once there is room', async () => {
    const context = await profile()
    const page = await open(context)
    await add(page, 'Ada')
    const before = (await read(context)).root
    await page.evaluate(() => {
      // Halves the text until not a single character more can be stored.
      for (let size = 8_000_000, index = 0; size >= 1; index += 1) {
        try {
          localStorage.setItem(`filling-${index}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    })
    const long = 'Grace'.repeat(100)
    await add(page, long)
    await eventually(() => status(page)).toBe('memory-only: full, set aside: nothing')
    expect(await names(page)).toEqual(['Ada', long])
    expect((await read(context)).root).toBe(before)

    // Another tab frees space, and this one is notified.
    const other = await context.newPage()
    await other.goto(page.url().replace(/\/$/, '/nothing'))
    await other.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) localStorage.removeItem(key)
    })
    await eventually(() => status(page)).toBe('kept, set aside: nothing')
    expect(storedNames((await read(context)).root)).toEqual(['Ada', long])
  })

  test('S13 storage that does not answer is given up after five seconds, never written over, and joined when it answers late', async () => {
    const context = await profile()
    await put(context, { [ROOT_KEY]: stored() })
    const raw = (await read(context)).root
    const page = await open(context, {
      search: '?slow',
      // Locked from the start: on a busy machine seconds pass before the page is checked.
      async before(opened) {
        await opened.clock.install({ time: Date.now() })
        await opened.clock.pauseAt(Date.now() + 1000)
      },
    })
    await page.clock.runFor(PERSIST_TIMEOUT_MS - 1000)
    expect(await page.locator('#root').innerText()).toBe('Results')
    await page.clock.runFor(1500)
    await add(page, 'Ada')
    expect(await status(page)).toBe('timed-out, set aside: nothing')
    await page.clock.runFor(60_000)
    expect((await read(context)).root).toBe(raw)

    await page.evaluate(() => dispatchEvent(new Event('storage-answers')))
    await eventually(() => names(page)).toEqual([...SAMPLE_NAMES, 'Ada'])
    await eventually(() => status(page)).toBe('kept, set aside: nothing')
    expect(storedNames((await read(context)).root)).toEqual([...SAMPLE_NAMES, 'Ada'])
  })
})

describe('a stored value that cannot be read', () => {
  const damaged = { 'half a value': OURS_RAW.slice(0, 200), 'megabytes of junk': `{"junk":"${'x'.repeat(4_200_000)}"}` }

  test.each(Object.entries(damaged))('S04 S06 %s is set aside whole, and the page works', async (_what, raw) => {
    const context = await profile()
    await put(context, { [ROOT_KEY]: raw })
    const page = await open(context)
    // There is no space for a second copy of the longest value: it is kept, and nothing is written.
    const isHuge = raw.length > 4_000_000
    await eventually(() => status(page)).toBe(isHuge ? 'memory-only: no-backup, set aside: everything' : 'kept, set aside: everything')
    await add(page, 'Ada')
    const { root, backup } = await read(context)
    expect(isHuge ? root : backup).toBe(raw)
    if (!isHuge) expect(storedNames(root)).toEqual(['Ada'])
    await page.reload()
    await eventually(() => names(page)).toEqual(isHuge ? [] : ['Ada'])
  })

  test('S04 one slice that cannot be read is set aside, the others are kept', async () => {
    const context = await profile()
    const raw = stored({ candidate: '{"Total":"many"' })
    await put(context, { [ROOT_KEY]: raw })
    const page = await open(context)
    await eventually(() => status(page)).toBe('kept, set aside: some')
    expect(await names(page)).toEqual(SAMPLE_NAMES)
    expect(await analyses(page)).toEqual({ ...ANALYSES, candidate: INITIAL_STATE.candidate })
    expect((await read(context)).backup).toBe(raw)
  })

  test('S06 a polluted value pollutes nothing', async () => {
    const context = await profile()
    await put(context, { [ROOT_KEY]: stored().replace('{', '{"__proto__":"{\\"polluted\\":true}",') })
    const page = await open(context)
    await eventually(() => names(page)).toEqual(SAMPLE_NAMES)
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })
})

describe('versions', () => {
  const shipped = readdirSync(fixtures).flatMap((name) => /^v(\d+)\.json$/.exec(name)?.[1] ?? [])

  test.each(shipped)('S07 what version %s stored is shown, and kept with new results', async (version) => {
    const context = await profile()
    const raw = JSON.stringify({ ...(JSON.parse(fixture(Number(version))) as object), _owner: undefined })
    await put(context, { [ROOT_KEY]: raw })
    const page = await open(context)
    await eventually(() => names(page)).toEqual(SAMPLE_NAMES)
    await add(page, 'Ada')
    expect(storedNames((await read(context)).root)).toEqual([...SAMPLE_NAMES, 'Ada'])
  })

  test('S07 without a version it is read as the first', async () => {
    const context = await profile()
    await put(context, { [ROOT_KEY]: stored({ _persist: undefined }) })
    const page = await open(context)
    await eventually(() => names(page)).toEqual(SAMPLE_NAMES)
    expect(await status(page)).toBe('kept, set aside: nothing')
  })

  test('S07 what a newer version stored is shown and never overwritten', async () => {
    const context = await profile()
    const raw = stored({ _persist: JSON.stringify({ version: STATE_VERSION + 1, rehydrated: true }) })
    await put(context, { [ROOT_KEY]: raw })
    const page = await open(context)
    await eventually(() => names(page)).toEqual(SAMPLE_NAMES)
    expect(await status(page)).toBe('read-only: newer-version, set aside: nothing')
    await add(page, 'Ada')
    await page.close({ runBeforeUnload: true })
    expect((await read(context)).root).toBe(raw)
  })
})

describe('two tabs of one profile', () => {
  test('S09 different results of both are kept, and shown in both', async () => {
    const context = await profile()
    const [one, two] = [await open(context), await open(context)]
    await add(one, 'Ada')
    await add(two, 'Grace')
    for (const page of [one, two]) await eventually(async () => (await names(page)).sort()).toEqual(['Ada', 'Grace'])
    await eventually(async () => storedNames((await read(context)).root).sort()).toEqual(['Ada', 'Grace'])
  })

  test('S09 results made at the same moment are both kept', async () => {
    const context = await profile()
    const pages = await Promise.all(['Ada', 'Grace', 'Edsger'].map(() => open(context)))
    await Promise.all(pages.map((page, index) => page.getByLabel('Name').fill(['Ada', 'Grace', 'Edsger'][index]!)))
    await Promise.all(pages.map((page) => page.evaluate(() => document.querySelector('form')!.requestSubmit())))
    for (const page of pages) await eventually(async () => (await names(page)).sort()).toEqual(['Ada', 'Edsger', 'Grace'])
    await eventually(async () => storedNames((await read(context)).root).sort()).toEqual(['Ada', 'Edsger', 'Grace'])
  })

  test('S10 what one tab clears is gone from the other, and the next result does not bring it back', async () => {
    const context = await profile()
    const [one, two] = [await open(context), await open(context)]
    await add(one, 'Ada')
    await eventually(() => names(two)).toEqual(['Ada'])
    await press(one, 'Clear')
    await eventually(() => names(two)).toEqual([])
    await add(two, 'Grace')
    await eventually(() => names(one)).toEqual(['Grace'])
    expect(storedNames((await read(context)).root)).toEqual(['Grace'])
  })
})

describe('deleting', () => {
  test('S14 S10 Delete my data empties memory, storage and backup, in every tab and for good', async () => {
    const context = await profile()
    await put(context, { [ROOT_KEY]: stored({ candidate: '{oops' }) })
    const [one, two] = [await open(context), await open(context)]
    await eventually(() => names(two)).toEqual(SAMPLE_NAMES)
    await press(one, 'Delete my data')
    for (const page of [one, two]) await eventually(() => names(page)).toEqual([])
    expect(await read(context)).toEqual({ root: null, backup: null })
    await one.reload()
    await one.getByRole('status').waitFor()
    expect(await names(one)).toEqual([])
    await add(two, 'Ada')
    expect(storedNames((await read(context)).root)).toEqual(['Ada'])
  })

  test('S14 site data deleted behind the back of an open page stays deleted', async () => {
    const context = await profile()
    const page = await open(context)
    await add(page, 'Ada')
    const other = await context.newPage()
    await other.goto(page.url().replace(/\/$/, '/nothing'))
    await other.evaluate(() => localStorage.clear())
    await eventually(() => names(page)).toEqual([])
    await add(page, 'Grace')
    expect(storedNames((await read(context)).root)).toEqual(['Grace'])
  })
})

test('S15 a value of another application under the same key is left alone', async () => {
  const context = await profile()
  const raw = stored({ _owner: JSON.stringify('another /') })
  await put(context, { [ROOT_KEY]: raw, [BACKUP_KEY]: 'theirs' })
  const page = await open(context)
  await eventually(() => status(page)).toBe('memory-only: foreign, set aside: nothing')
  await add(page, 'Ada')
  expect(await names(page)).toEqual(['Ada'])
  await page.close({ runBeforeUnload: true })
  expect(await read(context)).toEqual({ root: raw, backup: 'theirs' })
})
