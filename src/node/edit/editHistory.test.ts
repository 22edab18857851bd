import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { besideConfig } from './besideConfig.ts'
import type { EditOperation } from './editOperation.ts'
import { type EditHistory, editHistory } from './editHistory.ts'

const PAGE = 'pages/index.json'
let dir = ''
let history: EditHistory
beforeEach(() => {
  // An unusual layout, because everything outside the edits must keep its bytes.
  const text = readFileSync(join('tests/fixtures/bakery', PAGE), 'utf8')
    .replaceAll('\n', '\r\n')
    .replaceAll('  ', '\t')
    .replace('Good', 'G\\u006fod')
  dir = editedBakery({ [PAGE]: `\uFEFF${text}` })
  history = editHistory(dir)
})
const bytes = () => walk(dir).files.map((file) => [file, readFileSync(join(dir, file)).toString('base64')])
const lead = (value: string): EditOperation => ({ op: 'set', path: ['sections', 0, 'lead'], value })

/** Reproducible pseudorandom numbers. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

test('G53 a hundred edits by chance and a hundred steps back leave the same bytes, across restarts', () => {
  const before = bytes()
  const pick = chance(7)
  let written = 0
  while (written < 100) {
    const { sections } = JSON.parse(readFileSync(join(dir, PAGE), 'utf8').replace(/^\uFEFF/, '')) as { sections: object[] }
    const at = pick(sections.length)
    const last = sections.length - 1
    const choices: EditOperation[][] = [
      [lead(`Our doughs rest, as we say, ${written} hours – «always».`)],
      [{ op: 'move', path: ['sections', at], to: pick(sections.length) }],
      [{ op: 'insert', path: ['sections', at], value: { type: 'richText', title: `Part ${written}`, body: 'A text.\n\nAnd another.' } }],
      last > 1 ? [{ op: 'remove', path: ['sections', last] }] : [],
      [{ op: 'set', path: ['order'], value: written }],
    ]
    const operations = choices[pick(choices.length)]!
    const hash = bytes()
    const { status } = history.apply({ file: PAGE, operations }, 'an edit')
    if (status === 'written' && JSON.stringify(bytes()) !== JSON.stringify(hash)) written += 1
    else expect(bytes()).toEqual(hash)
  }
  const after = bytes()
  expect(after).not.toEqual(before)
  history = editHistory(dir)
  for (let count = 0; count < 100; count++) expect(history.undo()?.status).toBe('written')
  expect(bytes()).toEqual(before)
  expect(history.undo()).toBeUndefined()
  for (let count = 0; count < 100; count++) expect(history.redo()?.status).toBe('written')
  expect(bytes()).toEqual(after)
})

test('a step names what it takes back, and a new edit ends what could be done again', () => {
  history.apply({ file: PAGE, operations: [lead('One.')] }, 'first')
  history.apply({ file: PAGE, operations: [lead('Two.')] }, 'second')
  expect(history.next()).toEqual({ undo: 'second', redo: null })
  history.undo()
  expect(history.next()).toEqual({ undo: 'first', redo: 'second' })
  history.apply({ file: PAGE, operations: [lead('Three.')] }, 'third')
  expect(history.next()).toEqual({ undo: 'third', redo: null })
})

test('G52 a file that another program has changed is not taken back, and its edits are forgotten', () => {
  history.apply({ file: PAGE, operations: [lead('One.')] }, 'first')
  const other = readFileSync(join(dir, PAGE), 'utf8').replace('One.', 'Theirs.')
  writeFileSync(join(dir, PAGE), other)
  expect(history.undo()).toMatchObject({ status: 'conflict', file: PAGE, message: expect.stringContaining(PAGE) })
  expect(readFileSync(join(dir, PAGE), 'utf8')).toBe(other)
  expect(history.next()).toEqual({ undo: null, redo: null })
})

test('edits of one name that follow soon are one step, if they may be', () => {
  let now = 0
  const typed = editHistory(dir, () => now)
  const before = bytes()
  for (const words of ['O.', 'On.', 'One.']) {
    typed.apply({ file: PAGE, operations: [lead(words)] }, 'change', true)
    now += 1000
  }
  const written = bytes()
  now += 60_000
  typed.apply({ file: PAGE, operations: [lead('Two.')] }, 'change', true)
  typed.undo()
  expect(bytes()).toEqual(written)
  typed.undo()
  expect(bytes()).toEqual(before)
  expect(typed.next()).toEqual({ undo: null, redo: 'change' })
})

test('a log whose last line was cut off is still read', () => {
  history.apply({ file: PAGE, operations: [lead('One.')] }, 'first')
  appendFileSync(besideConfig(dir).log, '{"did":"ed')
  expect(history.next().undo).toBe('first')
  history.apply({ file: PAGE, operations: [lead('Two.')] }, 'second')
  expect(history.next().undo).toBe('second')
})
