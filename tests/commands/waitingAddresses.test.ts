import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { applyChanges } from '#src/node/edit/applyChanges.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { planMove } from '#src/node/edit/planMove.ts'
import { planRemove } from '#src/node/edit/planRemove.ts'
import { slugs } from '#src/node/cli/actions/slugs.ts'
import { compareFolders } from '#src/node/diff/compareFolders.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { applyBakeryEdits } from '#tests/support/editedBakery.ts'
import { printedLines } from '#tests/support/printedLines.ts'

printedLines()

const AT = Date.parse('2026-11-10T12:00:00Z')

/** Where an address leads: the page that is shown there, or that its redirects lead to; undefined when it is nowhere. */
function leadsTo(dir: string, path: string, at = AT): string | undefined {
  const { site } = loadSite(dir, { at })
  let here: string | undefined = path
  for (let hops = 0; here !== undefined && hops < 3; hops += 1) {
    const now: string = here
    if (site!.pages.some((page) => page.path === now)) return now
    here = site!.redirects.find(({ from }) => from === now)?.to
  }
  return undefined
}

/** The bakery in languages at a release: what is published then is recorded. */
async function released(edits: Parameters<typeof bakeryInLanguages>[0] = {}): Promise<string> {
  const dir = bakeryInLanguages(edits)
  await slugs({ configDir: dir, at: AT })
  return dir
}

const pathsOf = (dir: string) => (JSON.parse(readFileSync(join(dir, 'slugs.lock.json'), 'utf8')) as { paths: string[] }).paths
const errorsIn = (dir: string, at = AT) => loadSite(dir, { at }).problems.filter(({ severity }) => severity === 'error')

function apply(dir: string, plan: ReturnType<typeof planMove> | ReturnType<typeof planRemove>): void {
  if (typeof plan === 'string' || !('changes' in plan)) throw new Error(JSON.stringify(plan))
  applyChanges(dir, plan.changes)
}

test('a page that is moved takes the address with it at which it waits for its translation', async () => {
  const dir = await released()
  apply(dir, planMove(configBefore(dir), '/house-rules', '/rules'))
  expect(leadsTo(dir, '/house-rules')).toBe('/rules')
  expect(leadsTo(dir, '/de/house-rules')).toBe('/de/rules')
  expect(errorsIn(dir)).toEqual([])
})

test('moved on, and back again, each address leads there in one hop', async () => {
  const dir = await released()
  apply(dir, planMove(configBefore(dir), '/house-rules', '/rules'))
  apply(dir, planMove(configBefore(dir), '/rules', '/manners'))
  expect([leadsTo(dir, '/de/house-rules'), leadsTo(dir, '/de/rules')]).toEqual(['/de/manners', '/de/manners'])
  expect(errorsIn(dir)).toEqual([])
  apply(dir, planMove(configBefore(dir), '/manners', '/house-rules'))
  expect([leadsTo(dir, '/de/house-rules'), leadsTo(dir, '/de/rules'), leadsTo(dir, '/de/manners')]).toEqual(
    Array.from({ length: 3 }, () => '/de/house-rules'),
  )
  expect(errorsIn(dir)).toEqual([])
})

test('an entry that is moved takes it along below the route of its collection in that language', async () => {
  const dir = await released()
  apply(dir, planMove(configBefore(dir), '/breads/spelt-crown', '/breads/crown'))
  expect(leadsTo(dir, '/de/brote/spelt-crown')).toBe('/de/brote/crown')
  expect(errorsIn(dir)).toEqual([])
})

test('a translation with an address of its own is found at the one where its page waited', async () => {
  const dir = await released()
  applyBakeryEdits(dir, { 'pages/house-rules.de.json': '{ "path": "/de/hausordnung", "name": "Hausordnung" }' })
  expect(leadsTo(dir, '/de/house-rules')).toBe('/de/hausordnung')
  expect(errorsIn(dir)).toEqual([])
  apply(dir, planMove(configBefore(dir), '/house-rules', '/rules'))
  expect([leadsTo(dir, '/de/house-rules'), leadsTo(dir, '/de/rules')]).toEqual(['/de/hausordnung', '/de/hausordnung'])
  expect(errorsIn(dir)).toEqual([])
})

test('a translation that is published on a day takes over the address on that day', async () => {
  const dir = await released({
    'pages/house-rules.de.json': '{ "path": "/de/hausordnung", "name": "Hausordnung", "publishAt": "2027-01-01" }',
  })
  const then = Date.parse('2027-01-02T00:00:00Z')
  expect([leadsTo(dir, '/de/house-rules'), leadsTo(dir, '/de/house-rules', then)]).toEqual(['/de/house-rules', '/de/hausordnung'])
  expect(errorsIn(dir, then)).toEqual([])
})

test('a page that is removed leads on in that language', async () => {
  const dir = await released()
  apply(dir, planRemove(configBefore(dir), '/house-rules', { redirect: '/visit#order' }, true))
  expect(loadSite(dir, { at: AT }).site!.redirects).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ from: '/house-rules', to: '/visit#order', status: 301 }),
      expect.objectContaining({ from: '/de/house-rules', to: '/de/besuch#order', status: 301 }),
    ]),
  )
  expect(errorsIn(dir)).toEqual([])
})

test('of a page that is gone for good every address is recorded as gone', async () => {
  const dir = await released()
  apply(dir, planRemove(configBefore(dir), '/breads/spelt-crown', 'gone'))
  const gone = pathsOf(dir).filter((path) => path.includes('spelt-crown'))
  expect(gone).toHaveLength(2)
  expect(loadSite(dir, { at: AT }).site!.redirects.flatMap(({ from, status }) => (status === 410 ? [from] : []))).toEqual(gone)
  expect(errorsIn(dir)).toEqual([])
})

test('an address that is lost with the words over such pages is told, by validate and by diff', async () => {
  const dir = await released()
  const before = bakeryInLanguages()
  const { languages } = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as { languages: { notice?: string }[] }
  const notice = languages.find((language) => language.notice !== undefined)!.notice!
  applyBakeryEdits(dir, { 'site.json': [`"notice": ${JSON.stringify(notice)}`, '"name": "Deutsch"'] })
  expect(errorsIn(dir).map(({ code, message }) => `${code} ${message.split(' ')[0]}`)).toEqual([
    'E_LOST_PATH /de/brote/spelt-crown',
    'E_LOST_PATH /de/house-rules',
  ])
  const revision = (configDir: string) => ({ ref: 'a', configDir })
  expect(compareFolders(revision(before), revision(dir), 'a', AT).changes.lost.map(({ path }) => path)).toEqual([
    '/de/brote/spelt-crown',
    '/de/house-rules',
  ])
})
