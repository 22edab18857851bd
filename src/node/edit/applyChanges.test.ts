import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import { applyChanges } from './applyChanges.ts'
import type { Change } from './change.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, 'config/pages/a'), { recursive: true })
  writeFileSync(join(dir, 'config/pages/a/x.json'), 'one\r\ntwo\n', { mode: 0o600 })
})
const at = (file: string) => join(dir, 'config', file)
const create = (to: string): Change => ({ from: null, to, before: '', edits: [{ offset: 0, length: 0, content: 'new' }] })
const move = (to: string): Change => ({
  from: 'pages/a/x.json',
  to,
  before: 'one\r\ntwo\n',
  edits: [{ offset: 0, length: 3, content: '1' }],
})

test('a file moves with its edits and its mode, folders come and go, and undo brings all back', () => {
  const applied = applyChanges(at(''), [move('pages/b/c/y.json'), create('redirects.json')])
  expect(readFileSync(at('pages/b/c/y.json'), 'utf8')).toBe('1\r\ntwo\n')
  expect(statSync(at('pages/b/c/y.json')).mode & 0o777).toBe(0o600)
  expect(existsSync(at('pages/a'))).toBe(false)
  expect(existsSync(at('pages'))).toBe(true)
  if (!('undo' in applied)) throw new Error(applied.failure)
  applied.undo()
  expect(walk(dir).files).toEqual(['config/pages/a/x.json'])
  expect(existsSync(at('pages/b'))).toBe(false)
  expect(readFileSync(at('pages/a/x.json'), 'utf8')).toBe('one\r\ntwo\n')
})

test.each<[string, () => Change[], RegExp]>([
  ['a way out of the folder', () => [create('pages/../../out.json')], /^Cannot write to /],
  ['a folder that is a link', () => (symlinkSync(dir, at('pages/link')), [create('pages/link/y.json')]), /pages\/link is a symbolic link/],
  [
    'a file that is a link',
    () => (symlinkSync(at('pages/a/x.json'), at('pages/y.json')), [create('pages/y.json')]),
    /pages\/y\.json is a symbolic link/,
  ],
  ['a file in place of a folder', () => [create('pages/a/x.json/y.json')], /is not a folder/],
  ['a file that is there', () => (writeFileSync(at('pages/y.json'), ''), [move('pages/y.json')]), /already exists/],
  [
    'a file that has changed meanwhile',
    () => (writeFileSync(at('pages/a/x.json'), 'else'), [move('pages/y.json')]),
    /has changed in the meantime/,
  ],
  [
    'a file that is not UTF-8',
    () => (writeFileSync(at('pages/a/x.json'), Buffer.from([0xff])), [{ ...move('pages/y.json'), before: '\ufffd' }]),
    /not encoded in UTF-8/,
  ],
])('nothing is written for %s', (_, changes, failure) => {
  const asked = changes()
  const before = walk(dir)
  expect(applyChanges(at(''), [create('first.json'), ...asked])).toEqual({ failure: expect.stringMatching(failure) })
  expect(walk(dir)).toEqual(before)
})

test('when writing fails halfway, what was written is taken back', () => {
  // The second file cannot be created, because its parent is the first file.
  const applied = applyChanges(at(''), [create('pages/n'), create('pages/n/y.json')])
  expect(applied).toEqual({ failure: expect.stringContaining('Nothing was changed') })
  expect(walk(dir).files).toEqual(['config/pages/a/x.json'])
})
