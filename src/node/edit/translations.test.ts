import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { textNote } from '#src/node/config/parse/textNote.ts'
import { fixConfig } from '#src/node/validate/fix/fixConfig.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { applyBakeryEdits } from '#tests/support/editedBakery.ts'
import { applyChanges } from './applyChanges.ts'
import type { Plan } from './change.ts'
import { textAfter } from './change.ts'
import { configBefore } from './configBefore.ts'
import { planMove } from './planMove.ts'
import { planRemove } from './planRemove.ts'

function changesOf(plan: Plan) {
  if ('failure' in plan) throw new Error(plan.failure)
  return plan.changes
}

test('moving a page moves its translations, with the links in them, and an address that they say themselves stays', () => {
  const dir = bakeryInLanguages()
  const plan = planMove(configBefore(dir), '/visit', '/come-by')
  applyChanges(dir, changesOf(plan))
  const { site, problems } = loadSite(dir)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(findPage(site!, '/de/besuch')).toMatchObject({ file: 'pages/come-by.de.json', translates: '/come-by' })
  expect(findPage(site!, '/ar/visit')).toMatchObject({ translates: '/come-by' })
  expect((plan as Extract<Plan, { notes: unknown }>).notes).toContain('1 translation moved with it.')
})

test('an address that follows that of the page follows it, and the old one leads there', () => {
  const dir = bakeryInLanguages({ 'pages/visit.de.json': ['"path": "/de/besuch",', ''] })
  applyChanges(dir, changesOf(planMove(configBefore(dir), '/visit', '/come-by')))
  const { site } = loadSite(dir)
  expect(findPage(site!, '/de/come-by')?.translates).toBe('/come-by')
  expect(site!.redirects).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ from: '/visit', to: '/come-by', status: 301 }),
      expect.objectContaining({ from: '/de/visit', to: '/de/come-by', status: 301 }),
    ]),
  )
})

test('links in translations follow a page, also where their items stand in another order', () => {
  const dir = bakeryInLanguages({ 'header.de.json': ['"title": "Besuch"', '"title": "Besuch", "path": "/visit"'] })
  applyChanges(dir, changesOf(planMove(configBefore(dir), '/breads/rye-loaf', '/breads/dark-loaf')))
  expect(readFileSync(join(dir, 'pages/visit.de.json'), 'utf8')).toContain('(/breads/dark-loaf)')
  applyChanges(dir, changesOf(planMove(configBefore(dir), '/visit', '/come-by')))
  expect(readFileSync(join(dir, 'header.de.json'), 'utf8')).toContain('"title": "Besuch", "path": "/come-by"')
})

test('removing a page removes its translations and says so; their visitors go where those of the page go', () => {
  const dir = bakeryInLanguages()
  const plan = planRemove(configBefore(dir), '/breads/rye-loaf', { redirect: '/breads' }, true)
  if (typeof plan === 'string' || 'linked' in plan || 'failure' in plan) throw new Error(JSON.stringify(plan))
  expect(plan.notes).toContain('Its translations are removed, too: /de/brote/roggenbrot.')
  expect(plan.changes.filter(({ to }) => to === null).map(({ from }) => from)).toContain('collections/breads/rye-loaf.de.json')
  const redirects = plan.changes.find(({ to }) => to === 'redirects.json')!
  expect(textAfter(redirects)).toContain('"from": "/de/brote/roggenbrot"')
})

describe('what a command changes in a text leaves its translations up to date', () => {
  const staleIn = (dir: string) => loadSite(dir).problems.filter(({ code }) => code.startsWith('E_TRANSLATION'))

  test('links that follow a page', () => {
    const dir = bakeryInLanguages()
    expect(staleIn(dir)).toEqual([])
    applyChanges(dir, changesOf(planMove(configBefore(dir), '/breads/rye-loaf', '/breads/rye')))
    expect(readFileSync(join(dir, 'pages/visit.json'), 'utf8')).toContain('(/breads/rye)')
    expect(staleIn(dir)).toEqual([])
  })

  test('links that lead to the successor of a page', () => {
    const dir = bakeryInLanguages()
    applyChanges(dir, changesOf(planRemove(configBefore(dir), '/breads/rye-loaf', { redirect: '/breads' }, true) as Plan))
    expect(staleIn(dir)).toEqual([])
  })

  test('links that --fix leads past a redirect', () => {
    const dir = bakeryInLanguages({
      'redirects.json': '{ "redirects": [{ "from": "/rye", "to": "/breads/rye-loaf" }] }',
      'pages/visit.json': ['(/breads/rye-loaf)', '(/rye)'],
    })
    const note = /"sections[^"]*answer": "\w+"/.exec(readFileSync(join(dir, 'pages/visit.de.json'), 'utf8'))
    expect(note).not.toBeNull()
    // Translated before the link was fixed.
    applyBakeryEdits(dir, {
      'pages/visit.de.json': [
        note![0],
        note![0].replace(/"\w+"$/, `"${textNote('The [rye loaf](/rye) holds **no wheat**, but the kitchen does.')}"`),
      ],
    })
    expect(staleIn(dir)).toEqual([])
    fixConfig(dir, { problems: (all) => all, file: () => true, options: {} })
    expect(readFileSync(join(dir, 'pages/visit.json'), 'utf8')).toContain('(/breads/rye-loaf)')
    expect(staleIn(dir)).toEqual([])
  })

  test('notes that --fix writes beside it', () => {
    const dir = bakeryInLanguages({
      'redirects.json': '{ "redirects": [{ "from": "/rye", "to": "/breads/rye-loaf" }] }',
      'pages/visit.json': ['(/breads/rye-loaf)', '(/rye)'],
    })
    const translation = JSON.parse(readFileSync(join(dir, 'pages/visit.de.json'), 'utf8')) as Record<string, unknown>
    delete translation['translated']
    applyBakeryEdits(dir, { 'pages/visit.de.json': JSON.stringify(translation) })
    fixConfig(dir, { problems: (all) => all, file: () => true, options: {} })
    expect(staleIn(dir)).toEqual([])
  })

  test('a translation that was out of date before stays so', () => {
    const dir = bakeryInLanguages({ 'pages/visit.json': ['**no wheat**', '**no wheat at all**'] })
    expect(staleIn(dir)).toHaveLength(1)
    applyChanges(dir, changesOf(planMove(configBefore(dir), '/breads/rye-loaf', '/breads/rye')))
    expect(staleIn(dir)).toHaveLength(1)
  })
})
