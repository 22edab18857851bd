import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'

test.each(['{ broken', '', undefined])('G04 a page that is edited after it was read is built as it was read: %j', (edited) => {
  const dir = editedBakery({})
  const file = join(dir, 'pages/visit.json')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Come by')
  const loaded = loadSite(dir)
  writeFileSync(file, edited ?? text.replaceAll('Come by', 'Drop in'))
  const page = loaded.site!.pages.find(({ path }) => path === '/visit')!
  expect(JSON.stringify(page.sections)).toContain('Come by')
  const next = loadSite(dir)
  if (edited === undefined) expect(JSON.stringify(next.site!.pages.find(({ path }) => path === '/visit')!.sections)).toContain('Drop in')
  else expect(next.problems.some(({ file: place }) => place.endsWith('pages/visit.json'))).toBe(true)
})
