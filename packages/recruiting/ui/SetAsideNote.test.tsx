// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import RecruitingWords from '#packages/recruiting/words.ts'
import { silentServices } from '#src/services/silentServices.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { openToolStore } from '#packages/recruiting/results/fixtures/inStore.ts'
import { type MemoryStorage, memoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { ServicesContext } from '#src/ui/ServicesContext.ts'
import { SetAsideNote } from './SetAsideNote.tsx'
import { ToolWordsContext } from './ToolContext.ts'

async function noteFor(raw: string | null, change: (storage: MemoryStorage) => void = () => {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const storage = memoryStorage()
  storage.quota = 5_200_000
  if (raw !== null) storage.setItem(ROOT_KEY, raw)
  const opened = openToolStore({ storage })
  await opened.ready
  change(storage)
  const report = vi.fn()
  const place = document.createElement('div')
  await act(async () =>
    createRoot(place).render(
      <ServicesContext value={{ ...silentServices, errors: { report } }}>
        <StoreProvider opened={opened}>
          <ToolWordsContext value={RecruitingWords.parse({})}>
            <SetAsideNote />
          </ToolWordsContext>
        </StoreProvider>
      </ServicesContext>,
    ),
  )
  opened.close()
  return { text: place.textContent, report }
}

test('S04 T08 stored data that cannot be read is offered, and reported without a word of it', async () => {
  const { text, report } = await noteFor('{"candidate":"canary of a resume')
  expect(text).toContain('could not be read')
  expect(report).toHaveBeenCalledOnce()
  expect(String(report.mock.calls[0]![0])).not.toContain('canary')
})

test('S21 the raw data is offered where there was no room to copy it aside', async () => {
  const { text } = await noteFor('x'.repeat(4_500_000))
  const words = RecruitingWords.parse({})
  expect(text).toBe(`${words.restoredPartly} ${words.downloadRaw}`)
})

test('S21 raw data that is gone meanwhile is not offered', async () => {
  const { text } = await noteFor('{"candidate":"canary of a resume', (storage) => storage.removeItem(BACKUP_KEY))
  expect(text.trim()).toBe(RecruitingWords.parse({}).unreadable)
})

test('a first visit has nothing to tell', async () => {
  const { text, report } = await noteFor(null)
  expect(text).toBe('')
  expect(report).not.toHaveBeenCalled()
})
