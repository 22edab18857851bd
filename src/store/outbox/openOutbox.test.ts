// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearOutbox } from './clearOutbox.ts'
import { openOutbox } from './openOutbox.ts'

const message = (key: string, text = 'Hello') => ({ key, at: 0, page: '/contact', values: { text }, trap: '', elapsed: 9000 })
const named = (site: string) => {
  document.head.innerHTML = `<meta property="og:site_name" content="${site}">`
}

beforeEach(() => {
  localStorage.clear()
  named('Bikes')
})

test('F26 messages wait in their order, each once, until they are removed', () => {
  const outbox = openOutbox('contact', window)
  expect([outbox.keep(message('one')), outbox.keep(message('two')), outbox.keep(message('one', 'Again'))]).toEqual([true, true, true])
  expect(openOutbox('contact', window).list()).toEqual([message('two'), message('one', 'Again')])
  outbox.remove('two')
  outbox.remove('one')
  expect([outbox.list(), localStorage.length]).toEqual([[], 0])
})

test('S15 another form, and another site on the same host, has an outbox of its own', () => {
  openOutbox('contact', window).keep(message('one'))
  expect(openOutbox('order', window).list()).toEqual([])
  named('Boats')
  expect(openOutbox('contact', window).list()).toEqual([])
})

test.each(['not json', 'null', '{}', '7', '[null, 7, {}]', '[{"key":1}]', JSON.stringify([{ ...message('one'), at: 9e99 }])])(
  'S04 what is damaged counts as nothing: %s',
  (stored) => {
    const outbox = openOutbox('contact', window)
    localStorage.setItem(outbox.name, stored)
    expect(outbox.list()).toEqual([])
    expect(outbox.keep(message('one'))).toBe(true)
    expect(outbox.list()).toEqual([message('one')])
  },
)

test('F26 more than there is room for is not kept, and what is there stays', () => {
  const outbox = openOutbox('contact', window)
  expect(outbox.keep(message('long', 'x'.repeat(200_000)))).toBe(false)
  for (const key of ['1', '2', '3', '4', '5']) expect(outbox.keep(message(key))).toBe(true)
  expect(outbox.keep(message('6'))).toBe(false)
  expect(outbox.list()).toHaveLength(5)
})

test('S01 where storage is blocked or full nothing is kept, and nothing throws', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(openOutbox('contact', window).keep(message('one'))).toBe(false)
  full.mockRestore()
  const blocked = {
    document,
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const outbox = openOutbox('contact', blocked)
  expect([outbox.keep(message('one')), outbox.list()]).toEqual([false, []])
  outbox.remove('one')
})

test('S14 deleting my data takes the messages of every form of this site, and nothing else', () => {
  openOutbox('contact', window).keep(message('one'))
  openOutbox('order', window).keep(message('two'))
  named('Boats')
  openOutbox('contact', window).keep(message('three'))
  localStorage.setItem('other', '1')
  named('Bikes')
  clearOutbox(window)
  expect(Object.keys(localStorage).toSorted()).toEqual(['other', 'outbox:Boats /:contact'])
})
