import { expect, test } from 'vitest'
import { textKey } from './textKey.ts'

test('R5.4 the same texts have the same key, and others have another', () => {
  expect(textKey('advert', 'resume')).toBe(textKey('advert', 'resume'))
  const others = [['advert', 'resume '], ['advertr', 'esume'], ['resume', 'advert'], ['advertresume'], ['advert', 'resume', ''], []]
  const keys = others.map((texts) => textKey(...texts))
  expect(new Set([textKey('advert', 'resume'), ...keys]).size).toBe(others.length + 1)
})

test('R5.4 of many resumes that differ by a letter no two have the same key', () => {
  const base = 'Ward nurse with ten years of nights. '.repeat(40)
  const texts = Array.from(
    { length: 2000 },
    (_none, index) => `${base.slice(0, index % base.length)}${index}${base.slice(index % base.length)}`,
  )
  expect(new Set(texts.map((text) => textKey('advert', text))).size).toBe(texts.length)
})
