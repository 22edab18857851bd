import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { git } from '#tests/support/reviewRepository.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { editorPage } from '#src/node/dev/editor/editorPage.ts'
import { pageList } from './pageList.ts'

const at = Date.parse('2026-11-22T12:00:00Z')
const PAGE = {
  title: 'What is baked in winter',
  description: 'Loaves and cakes that the bakery makes in winter only, and the days on which they are baked for everybody.',
  summary: 'Loaves and cakes of the winter.',
  updated: '2026-11-22',
  sections: [{ type: 'hero', title: 'Winter', lead: 'Loaves and cakes.' }],
}

async function listed(configDir: string) {
  const { site, problems } = loadDraft(configDir, [])
  const list = await pageList({ configDir, at }, { site: site!, problems })
  return { ...list, of: (path: string) => list.pages.find((page) => page.path === path) }
}

test('every written page is listed with its state and its languages, also drafts, coming and expired ones', async () => {
  const configDir = bakeryInLanguages()
  const write = (file: string, value: object) => writeFileSync(join(configDir, file), JSON.stringify(value))
  write('pages/draft.json', { name: 'A draft', draft: true, ...PAGE })
  write('pages/winter.json', { name: 'Winter', publishAt: '2026-12-01', expireAt: '2027-02-01', ...PAGE })
  write('collections/breads/old.json', { name: 'Old loaf', expireAt: '2026-01-01', ...PAGE })
  const { of, languages } = await listed(configDir)
  expect(of('/visit')).toMatchObject({ name: 'Visit us', state: 'live', collection: null, language: null })
  expect(of('/draft')).toMatchObject({ name: 'A draft', state: 'draft', file: 'pages/draft.json' })
  expect(of('/winter')).toMatchObject({ state: 'coming', from: '2026-12-01', until: '2027-02-01' })
  expect(of('/breads/old')).toMatchObject({ state: 'gone', collection: 'breads' })
  expect(languages.map(({ tag }) => tag)).toEqual(['de', 'ar'])
  expect(of('/visit')!.translations[0]).toMatchObject({ language: 'de', state: 'done', stale: 0 })
  expect(of('/draft')!.translations.map(({ state }) => state)).toEqual(['missing', 'missing'])
})

test('texts whose source has changed are counted, and changes are told with who made them last', async () => {
  const configDir = bakeryInLanguages()
  git(configDir, 'init', '--quiet')
  git(configDir, 'add', '.')
  git(configDir, 'commit', '--quiet', '--message', 'Begin')
  const before = await listed(configDir)
  expect(before.hasGit).toBe(true)
  expect(before.of('/visit')).toMatchObject({ isChanged: false, changed: { by: 'Test' } })
  writeFileSync(join(configDir, 'pages/draft.json'), JSON.stringify({ name: 'A draft', draft: true, ...PAGE }))
  const after = await listed(configDir)
  expect(after.of('/draft')).toMatchObject({ isChanged: true, changed: { by: null } })
  expect(after.of('/visit')).toMatchObject({ isChanged: false })
})

test('a page with errors is listed and opened with its sections, and one that is no JSON tells what to do', async () => {
  const configDir = bakeryInLanguages()
  const { site } = loadDraft(configDir, [])
  const listedNow = async (text: string) => {
    writeFileSync(join(configDir, 'pages/broken.json'), text)
    const { problems } = loadDraft(configDir, [])
    const { pages } = await pageList({ configDir, at }, { site: site!, problems })
    return { row: pages.find(({ path }) => path === '/broken'), page: editorPage(configDir, site!, problems, '/broken') }
  }
  const faulty = await listedNow('{ "name": "Broken", "sections": [{ "type": "hero", "title": "" }] }')
  expect(faulty.row).toMatchObject({ name: 'Broken', state: 'broken' })
  expect(faulty.row!.errors).toBeGreaterThan(0)
  expect(faulty.page).toMatchObject({ path: '/broken', name: 'Broken', sections: [{ type: 'hero', file: 'pages/broken.json' }] })
  expect(faulty.page.broken).toContain('Errors keep this page from the site')
  const noJson = await listedNow('{ "name": ')
  expect(noJson.page).toMatchObject({ path: '/broken', files: [] })
  expect(noJson.page.broken).toContain('is not valid JSON')
})
