import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { keptFigures } from '#src/node/render/budgets/keptFigures.ts'
import { OVEN_BUDGET, writeConfig } from '#tests/e2e/plentySite.ts'
import { runCli } from '#tests/support/cli.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

/** A copy of the site that has everything, in a project folder of its own. */
async function plentyCopy(): Promise<SiteCopy> {
  const site = copySite('tests/fixtures/bakery')
  await writeConfig(site.configDir, 'strict')
  return site
}
const build = ({ configDir, dist }: SiteCopy) => runCli(['build', '--config', configDir, '--out', dist])

let site: SiteCopy
beforeAll(async () => {
  site = await plentyCopy()
  return () => site.remove()
})

test('H20 a build names a damaged photograph once, without a stack trace', async () => {
  const photograph = join(site.configDir, 'assets/tray.jpg')
  const whole = readFileSync(photograph)
  writeFileSync(photograph, whole.subarray(0, 20_000))
  onTestFinished(() => writeFileSync(photograph, whole))
  const { code, output } = await build(site)
  expect(code).toBe(1)
  expect(output.match(/E_ASSET/g)).toHaveLength(1)
  expect(output).toMatch(/assets\/tray\.jpg.* error E_ASSET: a damaged picture, which cannot be decoded: /)
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m)
})

test('G20 H20 a build refuses a page over its budget, and says which section adds how much; the next one encodes nothing again', async () => {
  const settings = site.read('site.json')
  site.write('site.json', settings.replace(`"pictures": ${OVEN_BUDGET.pictures}`, '"pictures": 20'))
  const heavy = await build(site)
  expect(heavy.code).toBe(1)
  expect(heavy.output).toMatch(
    /section `\w+` adds \d+ kB to \/oven, which has \d+ kB of pictures in total: \d+ kB more than the 20 kB of budgets\.0\.pictures in site\.json/,
  )
  expect(existsSync(site.dist)).toBe(false)
  site.write('site.json', settings)
  const good = await build(site)
  expect(good.code, good.output).toBe(0)
  expect(good.output).toMatch(/3 pictures resized \(0 new files, \d+ reused\)/)
  // The review of the editor tells the same of this config.
  const sections = {
    pages: OVEN_BUDGET.path,
    what: 'Sections',
    allowed: '9',
    heaviest: { path: OVEN_BUDGET.path, amount: '4' },
    over: 0,
    of: 1,
  }
  expect(keptFigures.read(join(site.configDir, '../.build'), site.configDir, Date.now())).toContainEqual(sections)
})
