import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { stampFile } from '#src/node/render/buildSite.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { serve } from '#src/node/serve/serve.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { runCli } from '#tests/support/cli.ts'

declare module 'vitest' {
  // Declared here so that `inject('siteUrl')` is typed.
  export interface ProvidedContext {
    siteUrl: string
    siteDist: string
  }
}

/** Builds the real site when it is stale, serves it for the whole run and tells the tests its address and its folder. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const places = { configDir: resolve('config'), dist: resolve('.build/e2e/dist'), workDir: resolve('.build/e2e/.build') }
  const stamp = stampFile(places.workDir)
  const isFresh =
    existsSync(join(places.dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(places.configDir)
  if (!isFresh) {
    const { code, output } = await runCli(['build', '--config', places.configDir, '--out', places.dist])
    if (code !== 0) throw new Error(output)
  }
  const { site } = loadSite(places.configDir)
  const server = await serve({ dist: places.dist, port: 0, redirects: site?.redirects ?? [], csp: site ? siteHosts(site) : {} })
  provide('siteUrl', server.url)
  provide('siteDist', places.dist)
  return () => server.close()
}
