import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeadersRule } from '#src/node/hosting/HeadersRule.ts'
import { type HostingTable, hostingTable } from '#src/node/hosting/hostingTable.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { type SiteRecord, readRecord, writeRecord } from '#src/node/render/incremental/siteRecord.ts'
import { stubbedBuild } from '#tests/support/stubbedBuild.ts'

/** A built site with the table by which every host serves it. */
export interface HostedSite {
  home: string
  dist: string
  table: HostingTable
  remove(): void
}

const REDIRECTS = [
  { from: '/bread', to: '/breads', status: 301 },
  { from: '/menu', to: '/visit?from=menu#order', status: 308 },
  { from: '/shop', to: 'https://shop.brot-und-blume.example/$now?a=1&b="2"', status: 302 },
  { from: '/old/', to: '/visit', status: 301 },
]

/** Headers of the files of an invented package. */
const FILE_RULES: HeadersRule[] = [
  { paths: '/static/tides/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  {
    paths: '/static/tides/:version/worker.js',
    headers: {
      'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
]

/** Builds the bakery with redirects of each kind, HSTS and an address for reports, below a path if it is given. */
export async function hostedSite(base = ''): Promise<HostedSite> {
  const home = mkdtempSync(join(tmpdir(), 'hosted-'))
  const config = join(home, 'config')
  cpSync('tests/fixtures/bakery', config, { recursive: true })
  writeFileSync(join(config, 'redirects.json'), JSON.stringify({ redirects: REDIRECTS }))
  const settings = JSON.parse(readFileSync(join(config, 'site.json'), 'utf8')) as Record<string, unknown>
  const security = { hsts: { days: 365, includeSubDomains: true }, reportTo: 'https://reports.brot-und-blume.example/csp?id=7' }
  const allowedRedirectHosts = ['shop.brot-und-blume.example']
  writeFileSync(
    join(config, 'site.json'),
    JSON.stringify({ ...settings, url: `${settings['url'] as string}${base}`, security, allowedRedirectHosts }),
  )
  const breads = join(config, 'collections/breads/index.json')
  const collection = JSON.parse(readFileSync(breads, 'utf8')) as object
  writeFileSync(breads, JSON.stringify({ ...collection, feeds: { title: 'Breads', description: 'What comes out of the oven.' } }))
  await stubbedBuild(config, home)
  const dist = join(home, 'dist')
  // The bakery has no package; this is what one publishes.
  const tides = join(dist, 'static/tides/1a2b3c4d')
  mkdirSync(tides, { recursive: true })
  for (const file of ['worker.js', 'heights.js']) writeFileSync(join(tides, file), 'export {}\n')
  const workDir = join(home, '.build')
  const record = readRecord(workDir) as SiteRecord
  writeRecord(workDir, { ...record, served: { ...record.served, fileRules: [...(record.served.fileRules ?? []), ...FILE_RULES] } })
  const { served, pageStyles } = readPublished(workDir, dist, { mayBeCopy: false })!
  return { home, dist, table: hostingTable(served, pageStyles), remove: () => rmSync(home, { recursive: true, force: true }) }
}
