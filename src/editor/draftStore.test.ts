// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { draftStore } from './draftStore.ts'

const FILE = 'pages/index.json'
const draft = (value: string) => ({ value, base: 'base', hash: 'h' })
beforeEach(() => localStorage.clear())

test('G51 a draft outlives its tab, and is another tab’s to go on with', () => {
  draftStore(localStorage, 'one').set(FILE, ['sections', 1], draft('mine'))
  expect(draftStore(localStorage, 'one').get(FILE, ['sections', 1])).toMatchObject(draft('mine'))
  const other = draftStore(localStorage, 'two')
  expect(other.get(FILE, ['sections', 1])).toMatchObject(draft('mine'))
  expect(other.get(FILE, ['sections', 2])).toBeNull()
  other.set(FILE, ['sections', 1], draft('ours'))
  other.remove(FILE, ['sections', 1])
  expect(localStorage).toHaveLength(0)
})

test('G52 two tabs with drafts of one place keep both', () => {
  let time = 0
  const [one, two] = ['one', 'two'].map((tab) => draftStore(localStorage, tab, () => time++))
  one!.set(FILE, [], draft('first'))
  two!.set(FILE, [], draft('second'))
  expect(one!.get(FILE, [])).toMatchObject(draft('first'))
  two!.remove(FILE, [])
  expect(two!.get(FILE, [])).toMatchObject(draft('first'))
  // What is gone on with in the other tab stays there.
  one!.set(FILE, [], draft('first, and more'))
  two!.remove(FILE, [])
  expect(draftStore(localStorage, 'one').get(FILE, [])).toMatchObject(draft('first, and more'))
})

test('G51 drafts of a file that has moved are those of the file where it lies now, in every tab', () => {
  let time = 0
  const [one, two] = ['one', 'two'].map((tab) => draftStore(localStorage, tab, () => time++))
  const [from, to] = ['pages/a.json', 'pages/b.json']
  one!.set(from!, ['sections', 0], draft('first'))
  two!.set(from!, [], draft('second'))
  one!.rename(from!, to!)
  expect(one!.get(to!, ['sections', 0])).toMatchObject(draft('first'))
  expect(two!.get(to!, [])).toMatchObject(draft('second'))
  // The other tab hears of it later, and has gone on meanwhile.
  two!.set(to!, [], draft('second, and more'))
  two!.rename(from!, to!)
  expect(two!.get(to!, [])).toMatchObject(draft('second, and more'))
  expect(one!.get(from!, ['sections', 0])).toBeNull()
  expect(two!.get(from!, [])).toBeNull()
  expect(localStorage).toHaveLength(2)
})

const full = Object.assign(Object.create(Storage.prototype) as Storage, {
  getItem: () => null,
  removeItem: () => undefined,
  key: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  },
})
const closed = new Proxy({} as Storage, {
  get: () => {
    throw new DOMException('shut', 'SecurityError')
  },
})
test.each([
  ['full', full],
  ['shut', null],
  ['shut while it is used', closed],
])('G51 a storage that is %s keeps drafts for as long as the tab is open, and says so', (_, storage) => {
  const store = draftStore(storage, 'one')
  expect(store.isFleeting()).toBe(false)
  store.set(FILE, ['sections', 0], draft('mine'))
  expect(store.isFleeting()).toBe(true)
  expect(store.get(FILE, ['sections', 0])).toMatchObject(draft('mine'))
  store.follow(FILE, 'h', 'h2', () => ['sections', 1])
  expect(store.get(FILE, ['sections', 1])).toMatchObject({ value: 'mine', hash: 'h2' })
  store.remove(FILE, ['sections', 1])
  expect(store.get(FILE, ['sections', 1])).toBeNull()
  expect(store.isFleeting()).toBe(false)
})

test('what others keep in the storage is left alone', () => {
  localStorage.setItem('["x"', 'not ours')
  localStorage.setItem('["page-builder-draft","a"]', '{')
  const store = draftStore(localStorage, 'one')
  expect(store.get(FILE, [])).toBeNull()
  store.follow(FILE, 'a', 'b', (path) => path)
  expect(localStorage).toHaveLength(2)
})
