// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Schema from '#packages/recruiting/sections/jobScanner/schema.ts'
import RecruitingWords from '#packages/recruiting/words.ts'
import JobScanner from '#packages/recruiting/sections/jobScanner/view.tsx'
import { forgetHeld } from './heldInput.ts'
import recruiting, { type RootState } from '#packages/recruiting/results.ts'
import { registerResults, sharedStore } from '#src/store/sharedStore.ts'
import { createDesk } from '#packages/recruiting/analysis/engine/createDesk.ts'
import type { WorkerAnswer, WorkerRequest } from '#packages/recruiting/analysis/engine/messages.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { type HydratedView, press, serveView, testShell, type } from '#tests/support/hydrateView.tsx'

const [example] = Schema.meta()!.examples as [object]
const words = RecruitingWords.parse({})
let view: HydratedView
let workers: { isEnded: boolean; tasks: string[] }[]
let isHanging: boolean

/** A worker that runs inside the test, unless it hangs. */
class PlayedWorker extends EventTarget {
  isEnded = false
  tasks: string[] = []
  #desk = createDesk()
  constructor() {
    super()
    workers.push(this)
  }
  postMessage({ id, task }: WorkerRequest) {
    this.tasks.push(task.kind)
    if (isHanging) return
    const answer = (data: WorkerAnswer) => this.isEnded || this.dispatchEvent(new MessageEvent('message', { data }))
    void this.#desk(task, () => {}).then(
      (output) => answer({ id, kind: 'done', output: structuredClone(output) }),
      (error: unknown) => answer({ id, kind: 'failed', error: String(error) }),
    )
  }
  terminate() {
    this.isEnded = true
  }
}

// The code that the tool loads with its first result.
beforeAll(() => import('#packages/recruiting/sections/jobScanner/ScannedJob.tsx'))
beforeEach(async () => {
  workers = []
  isHanging = false
  vi.stubGlobal('Worker', PlayedWorker)
  Element.prototype.scrollIntoView = () => {}
  localStorage.clear()
  await open()
})
async function open() {
  registerResults([recruiting])
  view = serveView(
    <SiteContext value={{ ...testShell, footer: { support: { email: 'help@bikes.example' } } } as ShellData}>
      <JobScanner {...Schema.parse({ type: 'jobScanner', ...example })} toolWords={words} />
    </SiteContext>,
  )
  await act(async () => {
    view.hydrate()
    await sharedStore().ready
  })
}
afterEach(async () => {
  await act(() => sharedStore().clearAll())
  view.remove()
  forgetHeld()
  vi.unstubAllGlobals()
})

const box = () => view.host.querySelector('textarea')!
const report = () => view.host.querySelector<HTMLElement>('.report')
const button = (label: string) => [...view.host.querySelectorAll('button')].find(({ textContent }) => textContent === label)!
const submit = () =>
  act(async () => void view.host.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
const shown = (find: () => unknown) => vi.waitFor(() => act(async () => expect(find()).toBeTruthy()), { timeout: 30_000 })

describe('a tool', () => {
  test('H12.5 the result of an advert follows what is typed after it', async () => {
    type(box(), 'Baker wanted. We want a rockstar.')
    await submit()
    await shown(report)
    type(box(), 'Baker wanted. We want somebody who bakes.')
    await shown(() => (sharedStore().store.getState() as RootState).jobDescription.Text === 'Baker wanted. We want somebody who bakes.')
  })

  test('R5 keeps its result and gives it the focus; what was read of it stays in the worker', async () => {
    type(box(), 'Baker wanted. We want a rockstar.')
    await submit()
    await shown(report)
    expect(document.activeElement?.textContent).toBe(words.result)
    expect((sharedStore().store.getState() as RootState).jobDescription.Text).toBe('Baker wanted. We want a rockstar.')
    expect(report()!.textContent).not.toContain(words.ofSample)
    expect(view.mismatches).toEqual([])
    expect(workers.map(({ tasks }) => tasks)).toEqual([['prepare', 'read', 'analyse', 'release']])
  })

  test('R5 says of a result that it is one of sample data', async () => {
    press(button(words.useSample))
    await submit()
    await shown(report)
    expect(report()!.textContent).toContain(words.ofSample)
  })

  test('B20 refuses what is empty, in words that take the focus', async () => {
    await submit()
    await shown(() => view.host.querySelector('.refusal'))
    expect(document.activeElement?.textContent).toBe(words.empty)
    expect(report()).toBeNull()
  })

  test('B20 is cancelled at once, and works again', async () => {
    isHanging = true
    type(box(), 'Baker wanted')
    await submit()
    expect(view.host.querySelector('form')!.getAttribute('aria-busy')).toBe('true')
    await act(async () => press(button(words.cancel)))
    expect(document.activeElement?.textContent).toBe(words.cancelled)
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
    isHanging = false
    await submit()
    await shown(report)
    expect(workers).toHaveLength(2)
  })

  test('ends what runs when its page is left', async () => {
    isHanging = true
    type(box(), 'Baker wanted')
    await submit()
    act(() => view.remove())
    expect(workers[0]!.isEnded).toBe(true)
  })

  test('H12.8 has the text again when its page is opened once more, and says that the analysis was ended', async () => {
    isHanging = true
    type(box(), 'Baker wanted')
    await submit()
    act(() => view.remove())
    await open()
    expect(box().value).toBe('Baker wanted')
    expect(view.host.querySelector('.was-ended')!.textContent).toContain(words.endedByLeaving)
    isHanging = false
    await submit()
    await shown(report)
    expect(view.host.querySelector('.was-ended')).toBeNull()
  })

  test('H12.8 forgets the text with everything else', async () => {
    type(box(), 'Baker wanted')
    act(() => view.remove())
    forgetHeld()
    await open()
    expect(box().value).toBe('')
  })
})
