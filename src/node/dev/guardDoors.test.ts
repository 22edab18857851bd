import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KEY_HEADER, guardDoors } from './guardDoors.ts'

const home = mkdtempSync(join(tmpdir(), 'doors-'))
const folder = join(home, 'project')
mkdirSync(folder)
for (const file of [join(folder, 'page.json'), join(home, 'secret.txt')]) writeFileSync(file, '')
symlinkSync(join(home, 'secret.txt'), join(folder, 'link.json'))

const OWN = { host: 'localhost:5173', 'sec-fetch-site': 'same-origin' }
const OPEN = `/__open-in-editor?file=${encodeURIComponent(join(folder, 'page.json'))}:3:1`

/** The outcome of a request: it passes, or is refused with a status. There is no handler after the guard here. */
function outcome(url: string, headers: Record<string, string>, method = 'GET'): number | 'passes' {
  let result: number | 'passes' = 0
  const response = {
    writeHead(status: number) {
      result = status
      return { end: () => {} }
    },
  }
  guardDoors('the key', [folder])({ url, method, headers }, response as unknown as ServerResponse, () => (result = 'passes'))
  return result
}

test('a page of the preview, and the preview itself, may have a file of the project opened', () => {
  expect(outcome(OPEN, OWN)).toBe('passes')
  expect(outcome(OPEN, { host: 'localhost:5173', [KEY_HEADER]: 'the key' })).toBe('passes')
})

test.each([
  ['a page of another host', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ['a page of another server on this machine', { ...OWN, 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ['a link from elsewhere', { ...OWN, 'sec-fetch-site': 'none' }],
  ['a name that leads to this machine', { ...OWN, host: 'evil.example' }],
  ['a form of a page in a frame', { ...OWN, origin: 'null' }],
  ['who does not say where it comes from', { host: 'localhost:5173' }],
  ['who has another key', { host: 'localhost:5173', [KEY_HEADER]: 'a key' }],
])('%s may not', (_who, headers) => {
  expect(outcome(OPEN, headers)).toBe(403)
  expect(outcome(OPEN.replace('open', 'OPEN'), headers)).toBe(403)
  expect(outcome('/__anything-else', headers)).toBe(403)
})

test.each([join(home, 'secret.txt'), join(folder, 'link.json'), join(folder, '../secret.txt'), join(folder, 'gone.json'), ''])(
  'what is no file of the project is not opened: %s',
  (file) => {
    expect(outcome(`/__open-in-editor?file=${encodeURIComponent(file)}`, OWN)).toBe(403)
    expect(outcome(`/__Open-In-Editor/?file=${encodeURIComponent(file)}:1`, OWN)).toBe(403)
  },
)

test('pages, scripts and the other addresses of the preview are not asked for anything', () => {
  for (const path of ['/', '/visit', '/src/client.tsx', '/_dev/problems', '/@vite/client', '/a/__b'])
    expect(outcome(path, { host: 'localhost:5173' })).toBe('passes')
})
