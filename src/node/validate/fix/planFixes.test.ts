import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Fix } from '#src/site/fix.ts'
import { textAfter } from '#src/node/edit/change.ts'
import { planFixes } from './planFixes.ts'

function folder(texts: Record<string, string | Buffer>): string {
  const dir = mkdtempSync(join(tmpdir(), 'fixes-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(dir, file), text)
  return dir
}

const set = (file: string, key: string, value: string): Fix => ({ do: 'set', label: `${key} to ${value}`, file, keyPath: [key], value })

test('fixes of one file become one change, with their places', () => {
  const dir = folder({ 'a.json': '{\n  "a": "x",\n  "b": "y"\n}\n' })
  const { changes, planned } = planFixes(dir, [set('a.json', 'b', 'q'), set('a.json', 'a', 'p')])
  expect(changes.map(textAfter)).toEqual(['{\n  "a": "p",\n  "b": "q"\n}\n'])
  expect(planned.map(({ line, column }) => [line, column])).toEqual([
    [3, 8],
    [2, 8],
  ])
})

test('of two that touch each other the first is planned', () => {
  const dir = folder({ 'a.json': '{"a": "x", "b": "y"}' })
  const { changes, planned } = planFixes(dir, [
    { do: 'remove', label: '', file: 'a.json', keyPath: ['a'] },
    set('a.json', 'a', 'p'),
    set('a.json', 'b', 'q'),
  ])
  expect(changes.map(textAfter)).toEqual(['{"b": "q"}'])
  expect(planned).toHaveLength(2)
})

test('files that are not there, not ours, links or no UTF-8 are left alone', () => {
  const dir = folder({ 'a.json': '{"a": "x"}', 'latin.json': Buffer.from('{"a": "\xe9"}', 'latin1') })
  symlinkSync(join(dir, 'a.json'), join(dir, 'link.json'))
  const fixes = ['b.json', '../a.json', '/etc/passwd', 'link.json', 'latin.json'].map((file) => set(file, 'a', 'b'))
  expect(planFixes(dir, fixes)).toEqual({ changes: [], planned: [] })
})
