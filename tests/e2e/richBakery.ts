import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import JobScanner from '#packages/recruiting/sections/jobScanner/schema.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { withBuildLock } from '#src/node/files/lock.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { builtSite } from '#tests/support/builtSite.ts'

/** Where the tool of this site asks for its analyses. */
export const SERVICE = 'https://orders.brot-und-blume.example/api/user/analysis'

/** What stands above the header of this site. */
export const ANNOUNCEMENT = 'The oven is cold from Monday to Wednesday.'

/**
 * Builds the bakery with an announcement and a page `/scan` whose tool asks a service, unless that was done before. One site serves several
 * test files, as a build takes longer than most of them. Gives its folder and the hosts of its policy.
 */
export async function richBakery() {
  const home = resolve('.build/e2e/bakery')
  const configDir = join(home, 'config')
  // Test files run side by side; the later ones find the site built.
  return withBuildLock(join(home, 'turn'), async () => {
    writeRichBakery(configDir)
    return { dist: await builtSite(configDir, home), csp: siteHosts(loadSite(configDir).site!) }
  })
}

/** Writes the config of this site into a folder, in place of what is there. */
export function writeRichBakery(configDir: string): void {
  rmSync(configDir, { recursive: true, force: true })
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  const read = (file: string) => JSON.parse(readFileSync(join(configDir, file), 'utf8')) as object
  const write = (file: string, content: object) => writeFileSync(join(configDir, file), JSON.stringify(content, null, 2))
  write('header.json', { ...read('header.json'), announcement: { text: ANNOUNCEMENT, link: { label: 'Why it rests', href: '/visit' } } })
  write('site.json', { ...read('site.json'), sectionPackages: ['page-builder-recruiting'] })
  const [example] = JobScanner.meta()!.examples as [object]
  write('pages/scan.json', {
    ...read('pages/house-rules.json'),
    name: 'Scan',
    title: 'Scan an advert before you print it',
    description: 'Paste the advert of a job in the bakery and see which words of it put people off, and what it forgets to say to them.',
    sections: [{ ...example, backend: { service: 'user', path: '/analysis' } }],
  })
}
