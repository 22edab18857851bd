import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryStorage } from '#src/store/fixtures/memoryStorage.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { STATE_VERSION } from '#src/store/persistence/migrations.ts'
import { readStored } from '#src/store/persistence/readStored.ts'
import { writeStored } from '#src/store/persistence/writeStored.ts'
import recruiting, { type RootState } from './results.ts'
import { INITIAL_STATE, openToolStore, registered, sampleKeeping } from './results/fixtures/inStore.ts'
import { SAMPLE_STATE } from './results/fixtures/sampleState.ts'

const OWNER = 'bike-shop /'
const NAMES = registered.names as (keyof RootState)[]
/** The data of one store version, with a value in every slice. */
const storedBy = (version: number) => readFileSync(new URL(`results/fixtures/v${version}.json`, import.meta.url), 'utf8').trim()

test('R5 there are eleven slices with the names of the specification', () => {
  expect(NAMES.toSorted()).toEqual([
    'ailinkedin',
    'candidate',
    'dataScout',
    'fbPages',
    'jobDescription',
    'linkedinOrgs',
    'recruiter',
    'resumejdsyncer',
    'smmPosts',
    'socialMediaDetails',
    'topResumes',
  ])
})

test.each(NAMES)('%s: its guard lets its initial and a full state through, and nothing else', (name) => {
  const { isSound } = recruiting.slices[name]
  expect(isSound(INITIAL_STATE[name])).toBe(true)
  expect(isSound(SAMPLE_STATE[name])).toBe(true)
  for (const wrong of [null, undefined, 'text', 7, true, [1], { a: 1 }]) expect(isSound(wrong)).toBe(false)
})

test.each([1, 2])('S07 what version %d stored is read whole, and each slice is written back as it was', (version) => {
  const raw = storedBy(version)
  const reading = readStored(raw, { registered, owner: OWNER })
  if (reading.kind !== 'read') throw new Error(reading.kind)
  expect(reading).toMatchObject({ slices: SAMPLE_STATE, setAside: [], exact: true, others: {} })
  const { _persist, _keeping, ...texts } = JSON.parse(raw) as Record<string, string>
  expect(JSON.parse(writeStored(reading.slices, { registered, owner: OWNER, ...reading }))).toMatchObject(texts)
})

test('S07 the fixture of the version in use is what this code writes, byte for byte', () => {
  const keeping = sampleKeeping(Date.UTC(2100))
  expect(writeStored(SAMPLE_STATE, { registered, owner: OWNER, line: ['a'], keeping })).toBe(storedBy(STATE_VERSION))
})

test('S07 a store opens what version 1 stored, dates it, and writes nothing else anew', async () => {
  const storage = memoryStorage({ [ROOT_KEY]: storedBy(1) })
  const { store, ready, close } = openToolStore({ storage, owner: OWNER })
  expect(await ready).toEqual({ state: 'kept', setAside: 'nothing' })
  expect(store.getState()).toMatchObject(SAMPLE_STATE)
  close()
  const { _persist, _keeping, _line, ...texts } = JSON.parse(storedBy(1)) as Record<string, string>
  expect(JSON.parse(storage.getItem(ROOT_KEY)!)).toMatchObject(texts)
})
