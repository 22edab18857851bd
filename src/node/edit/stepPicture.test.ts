import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { type EditHistory, editHistory } from './editHistory.ts'

const FILE = 'assets/oven.svg'
const PAGE = 'pages/index.json'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
let dir = ''
let history: EditHistory
beforeEach(() => {
  dir = editedBakery({})
  history = editHistory(dir)
})
const path = () => join(dir, FILE)
const write = (text: string) => writeFileSync(path(), text)
const bringIn = (isNew = true) =>
  history.bringIn(() => {
    if (isNew) write(DRAWING)
    return { path: `/${FILE}`, isNew }
  })

test('G53 a picture goes and comes with its step, across restarts, and in its turn among edits', () => {
  bringIn()
  history.apply({ file: PAGE, operations: [{ op: 'set', path: ['order'], value: 4 }] }, 'an edit')
  expect(history.undo()).toMatchObject({ status: 'written', label: 'an edit' })
  for (let turn = 0; turn < 3; turn++) {
    history = editHistory(dir)
    expect(history.undo()).toMatchObject({ status: 'written', file: FILE })
    expect(existsSync(path())).toBe(false)
    history = editHistory(dir)
    expect(history.redo()).toMatchObject({ status: 'written', file: FILE })
    expect(readFileSync(path(), 'utf8')).toBe(DRAWING)
  }
  expect(history.next()).toEqual({ undo: `upload ${FILE}`, redo: 'an edit' })
})

test('G53 a picture that was there before is no step', () => {
  write(DRAWING)
  bringIn(false)
  expect(history.next()).toEqual({ undo: null, redo: null })
})

test.each([
  ['as it is written', `/${FILE}`],
  ['with signs escaped', `\\u002fassets\\/oven.svg`],
])('G53 a picture that something names stays, and what was done before can be taken back: %s', (_how, name) => {
  history.apply({ file: PAGE, operations: [{ op: 'set', path: ['order'], value: 4 }] }, 'an edit')
  bringIn()
  const draft = join(dir, 'pages/later.json')
  writeFileSync(draft, `{ "draft": true, "socialImage": "${name}" }`)
  expect(history.undo()).toMatchObject({ status: 'conflict', message: `${FILE} was not removed, because pages/later.json uses it.` })
  expect(existsSync(path())).toBe(true)
  rmSync(draft)
  expect(history.undo()).toMatchObject({ status: 'written', label: 'an edit' })
})

test('G53 a picture that another program has changed is neither removed nor overwritten', () => {
  bringIn()
  write('other bytes')
  expect(history.undo()).toMatchObject({ status: 'conflict', message: expect.stringContaining('Another program') })
  expect(readFileSync(path(), 'utf8')).toBe('other bytes')

  rmSync(path())
  bringIn()
  history.undo()
  write('other bytes')
  expect(history.redo()).toMatchObject({ status: 'conflict', message: expect.stringContaining('Another program') })
  expect(readFileSync(path(), 'utf8')).toBe('other bytes')
})

test('G53 a process that was ended in the middle of a step leaves one that can be taken', () => {
  bringIn()
  history.undo()
  // The file is restored, but this is not in the log.
  write(DRAWING)
  expect(history.redo()).toMatchObject({ status: 'written' })
  rmSync(path())
  expect(history.undo()).toMatchObject({ status: 'written' })
  expect(history.next()).toEqual({ undo: null, redo: `upload ${FILE}` })
})
