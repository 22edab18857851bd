import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import type { HostName } from '#src/node/hosting/hosts.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import type { HostedSite } from '#tests/http/hostedSite.ts'
import { stubbedCode } from '#tests/support/stubbedBuild.ts'
import { movedRedirects } from './redirects.ts'

/** The bakery with the redirects of its old sites. */
function movedConfig(home: string): string {
  const configDir = join(home, 'config')
  cpSync('tests/fixtures/bakery', configDir, { recursive: true })
  writeFileSync(join(configDir, 'redirects.json'), JSON.stringify({ redirects: movedRedirects }))
  const settings = JSON.parse(readFileSync(join(configDir, 'site.json'), 'utf8')) as Record<string, unknown>
  const allowedRedirectHosts = ['mill.example', 'search.example', 'people.example', 'docs.example']
  writeFileSync(join(configDir, 'site.json'), JSON.stringify({ ...settings, allowedRedirectHosts }))
  return configDir
}

/** Builds that site, also for hosts. */
export async function movedSite(hosts: readonly HostName[] = []): Promise<HostedSite> {
  const home = mkdtempSync(join(tmpdir(), 'moved-'))
  const configDir = movedConfig(home)
  const [dist, workDir] = [join(home, 'dist'), join(home, '.build')]
  const result = await buildSite({ configDir, dist, workDir, hosts }, () => {}, silentProgress, stubbedCode(home))
  if (result.status !== 'built') throw new Error(JSON.stringify(result))
  const { served, pageStyles } = readPublished(workDir, dist, { mayBeCopy: false })!
  return { home, dist, table: hostingTable(served, pageStyles), remove: () => rmSync(home, { recursive: true, force: true }) }
}
