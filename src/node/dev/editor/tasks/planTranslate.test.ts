import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorPage } from '#src/node/dev/editor/editorPage.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { planTask } from './planTask.ts'

const PAGE = { do: 'translate', file: 'collections/breads/spelt-crown.json', language: 'de' } as const
const ADDRESS = '/de/brote/spelt-crown'
const MADE = 'collections/breads/spelt-crown.de.json'

test('the translation of a page begins as a draft without words, opens in its fields, and can be taken back', () => {
  const dir = bakeryInLanguages()
  const plan = planTask(configBefore(dir), PAGE, '2026-11-22')
  if (!('changes' in plan)) throw new Error(JSON.stringify(plan))
  expect(plan).toMatchObject({ open: ADDRESS, label: 'translate /breads/spelt-crown' })
  const history = editHistory(dir)
  const pages = { before: ADDRESS, after: ADDRESS }
  expect(history.commit(plan.changes, plan.label, { isStrict: plan.isStrict, pages })).toMatchObject({ status: 'written' })
  expect(JSON.parse(readFileSync(join(dir, MADE), 'utf8'))).toEqual({ translated: {}, draft: true })

  const { site, problems } = loadDraft(dir, [])
  const page = editorPage(dir, site!, problems, ADDRESS)
  expect(page).toMatchObject({ path: ADDRESS, language: 'de', view: `draft:${MADE}`, sections: [{ file: MADE }, { file: MADE }, {}] })
  expect(page).not.toHaveProperty('untranslated')
  expect(page.files[0]).toMatchObject({
    file: MADE,
    value: { sections: [{}, {}] },
    translates: { title: 'Spelt crown, the mild one', sections: [{ title: 'Spelt crown' }, {}] },
  })
  expect(planTask(configBefore(dir), PAGE, '2026-11-22')).toEqual({ failure: expect.stringContaining(`Its address is ${ADDRESS}`) })
  expect(history.undo()).toMatchObject({ status: 'written', page: ADDRESS })
  expect(editorPage(dir, loadDraft(dir, []).site!, [], ADDRESS)).toMatchObject({ untranslated: { file: PAGE.file } })
})

test('a section that several pages share and that has no translation is told apart, and is translated by itself', () => {
  const dir = bakeryInLanguages({ 'fragments/order.de.json': null })
  const sectionsOf = () => editorPage(dir, loadDraft(dir, []).site!, [], '/de').sections
  const shared = sectionsOf().filter(({ file }) => file.startsWith('fragments/'))
  expect(shared).toMatchObject([{ file: 'fragments/order.json', isForeign: true }])
  expect(sectionsOf().some(({ file, isForeign }) => file === 'pages/index.de.json' && isForeign)).toBe(false)
  const plan = planTask(configBefore(dir), { do: 'translate', file: 'fragments/order.json', language: 'de' }, '2026-11-22')
  if (!('changes' in plan)) throw new Error(JSON.stringify(plan))
  expect(plan.open).toBeNull()
  editHistory(dir).commit(plan.changes, plan.label, { isStrict: false, pages: { before: '/de', after: '/de' } })
  expect(JSON.parse(readFileSync(join(dir, 'fragments/order.de.json'), 'utf8'))).toEqual({ translated: {} })
  expect(sectionsOf().some(({ isForeign }) => isForeign)).toBe(false)
})

test.each([
  ['a file that is not there', { ...PAGE, file: 'pages/nowhere.json' }],
  ['a language that the site does not have', { ...PAGE, language: 'fr' }],
])('nothing is begun for %s', (_what, task) => {
  expect(planTask(configBefore(bakeryInLanguages()), task, '2026-11-22')).toEqual({ failure: expect.stringContaining('does not exist') })
})
