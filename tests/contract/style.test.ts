import { expect, test } from 'vitest'
import exceptions from './style/exceptions.json'
import { allProse } from './style/proseOf.ts'
import refused from './style/refused.json'

type Exception = { file: string; phrase: string; why: string }

const allowed = exceptions as Exception[]
const prose = allProse()

/** What the list refuses: kind, place, phrase, what to write, and the exception that allows it. */
const found = refused.flatMap(({ turn, write }) => {
  const pattern = new RegExp(turn, 'gi')
  return prose.flatMap(({ kind, file, line, text }) =>
    [...text.matchAll(pattern)].map(({ 0: phrase, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + phrase.length + 40)
      const exception = allowed.find((one) => one.file === file && around.includes(one.phrase))
      return { kind, exception, slip: `${file}:${line} "${around.replaceAll(/\s+/g, ' ').trim()}" → ${write}` }
    }),
  )
})

const slips = (kind: 'comment' | 'text') => found.filter((one) => one.kind === kind && !one.exception).map(({ slip }) => slip)

test('no message, label or document has a turn of the refused list', () => {
  expect(prose.length).toBeGreaterThan(10_000)
  expect(slips('text')).toEqual([])
})

test('no comment has a turn of the refused list', () => {
  expect(slips('comment')).toEqual([])
})

test('every exception is used and has a reason', () => {
  const used = new Set(found.map(({ exception }) => exception))
  expect(allowed.filter((one) => !used.has(one) || one.why.length < 10)).toEqual([])
})
