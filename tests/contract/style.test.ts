import { expect, test } from 'vitest'
import exceptions from './style/exceptions.json'
import { allProse } from './style/proseOf.ts'
import refused from './style/refused.json'

type Exception = { file: string; phrase: string; why: string }

const allowed = exceptions as Exception[]
const prose = allProse()
const usedExceptions = new Set<Exception>()

/** What the list refuses in these pieces: place, phrase, and what to write. */
function slips(kind: 'comment' | 'text'): string[] {
  return refused.flatMap(({ turn, write }) => {
    const pattern = new RegExp(turn, 'gi')
    return prose
      .filter((piece) => piece.kind === kind)
      .flatMap(({ file, line, text }) =>
        [...text.matchAll(pattern)].flatMap(({ 0: phrase, index }) => {
          const around = text.slice(Math.max(0, index - 40), index + phrase.length + 40)
          const exception = allowed.find((one) => one.file === file && around.includes(one.phrase))
          if (exception) usedExceptions.add(exception)
          return exception ? [] : [`${file}:${line} "${around.replaceAll(/\s+/g, ' ').trim()}" → ${write}`]
        }),
      )
  })
}

test('no message, label or document has a turn of the refused list', () => {
  expect(prose.length).toBeGreaterThan(10_000)
  expect(slips('text')).toEqual([])
})

test('no comment has a turn of the refused list', () => {
  expect(slips('comment')).toEqual([])
})

test('every exception is used and has a reason', () => {
  slips('text')
  slips('comment')
  expect(allowed.filter((one) => !usedExceptions.has(one) || one.why.length < 10)).toEqual([])
})
