import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { copySite } from '#tests/support/siteCopy.ts'
import { editorTimes } from './editorTimes.ts'

function bakery() {
  const site = copySite('tests/fixtures/bakery')
  onTestFinished(() => site.remove())
  const edit = (file: string, from: string, to: string) => site.write(file, site.read(file).replace(from, to))
  return { ...site, edit }
}

const at = Date.parse('2026-11-22')

test('pages, sections and drafts are told by name, with their places and what happens when, the next moment first', () => {
  const { configDir, edit } = bakery()
  edit('collections/breads/spelt-crown.json', '{', '{ "publishAt": "2026-12-01T09:00:00+01:00",')
  edit('pages/visit.json', '"sections": [\n    {', '"sections": [\n    {\n      "expireAt": "2026-11-30",')
  edit('pages/index.json', '{', '{ "draft": true,')
  const { now, moments, drafts } = editorTimes({ configDir, at })
  expect(now).toBe(at)
  expect(
    moments.map(({ did, at, thing: { what, path, file, keyPath } }) => [did, new Date(at).toISOString(), what, path, file, keyPath]),
  ).toEqual([
    ['disappears', '2026-11-30T00:00:00.000Z', 'section', '/visit', 'pages/visit.json', ['sections', 0]],
    ['appears', '2026-12-01T08:00:00.000Z', 'page', '/breads/spelt-crown', 'collections/breads/spelt-crown.json', []],
  ])
  expect(moments.every(({ thing }) => thing.name.length > 2 && !thing.name.includes('.json'))).toBe(true)
  expect(drafts.map(({ path }) => path)).toEqual(['/'])
})

test('what cannot be read is left out, and so is what is no moment', () => {
  const { configDir, edit, write } = bakery()
  edit('pages/visit.json', '{', '{ "publishAt": "2026-13-01",')
  write('pages/index.json', '{ "publishAt": "2026-12-01"')
  expect(editorTimes({ configDir, at }).moments).toEqual([])
  rmSync(configDir, { recursive: true })
})
