// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import { memoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import { SAMPLE_STATE } from '#packages/recruiting/results/fixtures/sampleState.ts'
import { openToolStore } from '#packages/recruiting/results/fixtures/inStore.ts'
import type { OpenedStore } from '#src/store/persistence.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { dataScout } from '#packages/recruiting/results/dataScout.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { press, testShell } from '#tests/support/hydrateView.tsx'
import { KeepSwitch } from './KeepSwitch.tsx'
import { KeptNote } from './KeptNote.tsx'
import { ToolContext, ToolWordsContext } from './ToolContext.ts'
import type { Tool } from './useTool.ts'

const words = RecruitingWords.parse({})
const NOW = Date.UTC(2027, 2, 1, 12)
const storage = memoryStorage()
let opened: OpenedStore
let host: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: NOW })
  storage.clear()
  opened = openToolStore({ storage, days: 30 })
  await opened.ready
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  opened.close()
  host.remove()
  vi.useRealTimers()
})

async function show(language = 'en-GB') {
  await act(async () =>
    createRoot(host).render(
      <SiteContext value={{ ...testShell, language }}>
        <ToolContext value={{ type: 'dataScout', words } as Tool}>
          <ToolWordsContext value={words}>
            <StoreProvider opened={opened}>
              <KeptNote />
              <KeepSwitch />
            </StoreProvider>
          </ToolWordsContext>
        </ToolContext>
      </SiteContext>,
    ),
  )
}
const note = () => host.querySelector('.storage-note')!.textContent
const button = (label: string) => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === label)
const toggle = () => host.querySelector<HTMLInputElement>('.keep-switch input')!
const analyse = (word?: 'asked') =>
  act(async () => {
    if (word) opened.decide('dataScout', word)
    opened.store.dispatch(dataScout.actions.updated(SAMPLE_STATE.dataScout))
    opened.flush()
  })

test.each([
  ['en-GB', 'Saved on this device until 31 March 2027.'],
  ['de', 'Saved on this device until 31. März 2027.'],
])('R5.10 a result says until when it is kept, with the date as %s writes it', async (language, said) => {
  await show(language)
  expect(note()).toBe('')
  await analyse()
  expect(note()).toBe(said)
})

test('R5.10 the switch takes what is kept out of the storage at once, and says so; switched back it is kept anew', async () => {
  await show()
  await analyse()
  await act(async () => toggle().click())
  expect(note()).toBe(words.memoryOnly)
  expect(storage.getItem(ROOT_KEY)).not.toContain('Corner Bakery')
  await act(async () => toggle().click())
  expect(note()).toContain('31 March 2027')
  expect(storage.getItem(ROOT_KEY)).toContain('Corner Bakery')
})

test.each([
  ['keepYes', true],
  ['keepNo', false],
] as const)('R5.10 the question goes with its answer, %s, and the focus goes to what became of it', async (answer, isKept) => {
  await show()
  await analyse('asked')
  expect(host.textContent).toContain(words.keepAsk)
  expect(note()).toBe('')
  expect(storage.length).toBe(0)
  await act(async () => press(button(words[answer])!))
  expect(host.textContent).not.toContain(words.keepAsk)
  expect(document.activeElement?.textContent).toContain(isKept ? '31 March 2027' : words.memoryOnly)
  expect(storage.getItem(ROOT_KEY)?.includes('Corner Bakery')).toBe(isKept)
  expect(toggle().checked).toBe(!isKept)
})
