import { expect, test } from 'vitest'
import { hasPersistedState } from './hasPersistedState.ts'
import { BACKUP_KEY, PERSIST_KEY, ROOT_KEY } from './persistence/keys.ts'
import { memoryStorage } from './fixtures/memoryStorage.ts'

const windowWith = (entries: Record<string, string>) => ({ localStorage: memoryStorage(entries) as unknown as Storage })

test('R5.10 there is something to rehydrate when the root key is there', () => {
  expect(hasPersistedState(windowWith({ [ROOT_KEY]: '{}' }))).toBe(true)
  expect(hasPersistedState(windowWith({ [BACKUP_KEY]: 'oops', other: '1' }))).toBe(false)
})

test('S01 blocked storage counts as nothing stored', () => {
  const blocked = Object.defineProperty({}, 'localStorage', {
    get() {
      throw new DOMException('Denied.', 'SecurityError')
    },
  })
  expect(hasPersistedState(blocked as Window)).toBe(false)
})

test('R5 the root key is persist:root, as redux-persist builds it', () => {
  expect(ROOT_KEY).toBe('persist:root')
  expect(`persist:${PERSIST_KEY}`).toBe(ROOT_KEY)
})
