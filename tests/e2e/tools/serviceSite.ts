import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { JobScanner } from '#schemas/sections/jobScanner.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { builtSite } from '#tests/support/builtSite.ts'

/** Where the tool of this site asks for its analyses. */
export const SERVICE = 'https://orders.brot-und-blume.example/api/user/analysis'

/**
 * Builds the bakery with a page `/scan` whose tool asks a service, unless that was done before. Gives its folder and the hosts of its
 * policy.
 */
export async function serviceSite() {
  const home = resolve('.build/e2e/tools')
  const configDir = join(home, 'config')
  rmSync(configDir, { recursive: true, force: true })
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  const rules = JSON.parse(readFileSync(join(configDir, 'pages/house-rules.json'), 'utf8')) as object
  const [example] = JobScanner.meta()!.examples as [object]
  const section = { ...example, backend: { service: 'user', path: '/analysis' } }
  writeFileSync(
    join(configDir, 'pages/scan.json'),
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
  return { dist: await builtSite(configDir, home), csp: siteHosts(loadSite(configDir).site!) }
}
