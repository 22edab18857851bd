import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

declare module 'vitest' {
  // Declared here so that `inject('siteUrl')` is typed.
  export interface ProvidedContext {
    siteUrl: string
    siteDist: string
  }
}

/** Builds the site of Quayfold when it is stale, serves it for the whole run and tells the tests its address and its folder. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const configDir = resolve(HARBOUR)
  const dist = await builtSite(configDir, resolve('.build/e2e'))
  const server = await serve({ dist, port: 0 })
  provide('siteUrl', server.url)
  provide('siteDist', dist)
  return () => server.close()
}
