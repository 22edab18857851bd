import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { movePage } from '#src/node/cli/actions/move.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { planNew } from '#src/node/edit/planNew.ts'
import { planRemove } from '#src/node/edit/planRemove.ts'
import { writeDairy } from '#tests/support/dairy.ts'

/** The dairy, whose config links to /über-uns as /%C3%BCber-uns, as /über-uns and with a separate diaeresis. */
function dairy(): string {
  const root = mkdtempSync(join(tmpdir(), 'dairy-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const dir = join(root, 'config')
  writeDairy(dir)
  return dir
}

const errors = (dir: string) => loadSite(dir).problems.filter(({ severity }) => severity === 'error')
const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8')

test('config may link to a page in any spelling', () => {
  const { site, problems } = loadSite(dairy())
  expect(problems).toEqual([])
  expect(site!.pages.map(({ path }) => path)).toContain('/ar/أجبان/جبن-الجبل')
})

test('mv finds the page and its links in any spelling, and writes the new address as it is given', async () => {
  const dir = dairy()
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  expect(await movePage({ configDir: dir, words: ['/%C3%BCber-uns', '/u\u0308ber-den-hof'] })).toBe(0)
  expect(errors(dir)).toEqual([])
  expect(read(dir, 'header.json')).toContain('"/über-den-hof#%C3%B6ffnungszeiten"')
  expect(read(dir, 'pages/index.json')).toContain('(/über-den-hof#%C3%B6ffnungszeiten), [über den Hof](/über-den-hof)')
  expect(read(dir, 'pages/ar/زيارة.json')).toContain('"translates": "/über-den-hof"')
  expect(read(dir, 'redirects.json')).toMatch(/"from": "\/über-uns",\s+"to": "\/über-den-hof"/)
  expect(read(dir, 'redirects.json')).toMatch(/"from": "\/ueber-uns",\s+"to": "\/über-den-hof"/)
})

test('rm lists the links to a page in every spelling', () => {
  const plan = planRemove(configBefore(dairy()), '/u\u0308ber-uns', 'undecided')
  expect('linked' in (plan as object) && (plan as { linked: { file: string }[] }).linked.map(({ file }) => file)).toEqual([
    'footer.json',
    'header.json',
    'header.json',
    'pages/ar/زيارة.json',
    'pages/index.json',
    'pages/index.json',
    'pages/index.json',
  ])
})

test.each([
  ['letters', 'Did you mean "/über-größe"?'],
  ['ascii', 'Did you mean "/ueber-groesse"?'],
])('new proposes an address in %s', (addresses, hint) => {
  const config = configBefore(dairy())
  const spelled = { ...config, spelling: { ...config.spelling, keepsLetters: addresses === 'letters' } }
  const plan = planNew(spelled, { family: 'page', id: '/Über Größe', today: '2026-11-29', draft: true })
  expect('failure' in plan && plan.failure).toContain(hint)
})

test('new takes an id with letters, in composed form', () => {
  const plan = planNew(configBefore(dairy()), { family: 'käse', id: 'blauka\u0308se', today: '2026-11-29', draft: true })
  expect('changes' in plan && plan.changes.map(({ to }) => to)).toEqual(['collections/käse/blaukäse.json'])
})
