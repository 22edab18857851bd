import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { JobScanner } from '#schemas/sections/jobScanner.ts'
import { stampFile } from '#src/node/render/buildSite.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { runCli } from '#tests/support/cli.ts'

/** Where the tool of this site asks for its analyses. */
export const SERVICE = 'https://orders.brot-und-blume.example/api/user/analysis'

/**
 * Builds the bakery with a page `/scan` whose tool asks a service, unless that was done before. Gives its folder and the hosts of its
 * policy.
 */
export async function serviceSite() {
  const home = resolve('.build/e2e/tools')
  const places = { configDir: join(home, 'config'), dist: join(home, 'dist'), workDir: join(home, '.build') }
  rmSync(places.configDir, { recursive: true, force: true })
  cpSync(resolve('tests/fixtures/bakery'), places.configDir, { recursive: true })
  const rules = JSON.parse(readFileSync(join(places.configDir, 'pages/house-rules.json'), 'utf8')) as object
  const [example] = JobScanner.meta()!.examples as [object]
  const section = { ...example, backend: { service: 'user', path: '/analysis' } }
  writeFileSync(
    join(places.configDir, 'pages/scan.json'),
    JSON.stringify(
      {
        ...rules,
        name: 'Scan',
        title: 'Scan an advert before you print it',
        description:
          'Paste the advert of a job in the bakery and see which words of it put people off, and what it forgets to say to them.',
        sections: [section],
      },
      null,
      2,
    ),
  )
  const stamp = stampFile(places.workDir)
  const isFresh =
    existsSync(join(places.dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(places.configDir)
  if (!isFresh) {
    const { code, output } = await runCli(['build', '--config', places.configDir, '--out', places.dist])
    if (code !== 0) throw new Error(output)
  }
  return { dist: places.dist, csp: siteHosts(loadSite(places.configDir).site!) }
}
