import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listFiles } from '#src/node/config/read/listFiles.ts'
import { trialFolder } from './trialFolder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trial-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'config/pages/a'), { recursive: true })
  mkdirSync(join(root, 'work'))
  writeFileSync(join(root, 'config/pages/a/x.json'), 'one')
})
const at = (file: string) => join(root, 'config', file)
const copy = () => trialFolder(join(root, 'config'), join(root, 'work'))

test('a copy holds the same files; one that is replaced there leaves the real one as it is, and removing the copy, too', () => {
  const { dir, remove } = copy()
  const path = join(dir, 'pages/a/x.json')
  expect(readFileSync(path, 'utf8')).toBe('one')
  writeFileSync(`${path}.new`, 'two')
  renameSync(`${path}.new`, path)
  expect([readFileSync(path, 'utf8'), readFileSync(at('pages/a/x.json'), 'utf8')]).toEqual(['two', 'one'])
  remove()
  expect(readdirSync(join(root, 'work'))).toEqual([])
  expect(readFileSync(at('pages/a/x.json'), 'utf8')).toBe('one')
})

test.each<[string, () => void]>([
  ['changes', () => writeFileSync(at('pages/a/x.json'), 'one and more')],
  ['is replaced', () => (writeFileSync(at('y'), 'two'), renameSync(at('y'), at('pages/a/x.json')))],
  ['comes', () => writeFileSync(at('pages/new.json'), '')],
  ['goes', () => rmSync(at('pages/a/x.json'))],
])('a copy is stale once a file of the folder %s', (_how, change) => {
  const { isStale } = copy()
  expect(isStale()).toBe(false)
  change()
  expect(isStale()).toBe(true)
})

test('a link out of the folder, or to nowhere, is one in the copy; one to a file inside becomes that file', () => {
  writeFileSync(join(root, 'outside.json'), 'secret')
  symlinkSync('../../outside.json', at('pages/outside.json'))
  symlinkSync('gone.json', at('pages/dangling.json'))
  symlinkSync('a/x.json', at('pages/inner.json'))
  const { dir } = copy()
  const listed = listFiles(dir)
  expect('failure' in listed ? listed : [...listed.outside]).toEqual(['pages/outside.json'])
  expect(readFileSync(join(dir, 'pages/inner.json'), 'utf8')).toBe('one')
  expect(() => readFileSync(join(dir, 'pages/dangling.json'))).toThrow('ENOENT')
})
