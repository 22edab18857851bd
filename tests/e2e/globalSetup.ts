import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

declare module 'vitest' {
  // Declares the type of `inject('siteUrl')`.
  export interface ProvidedContext {
    siteUrl: string
    siteDist: string
  }
}

/** Builds the site of Quayfold if it is outdated, serves it during the run, and provides its address and folder to the tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const configDir = resolve(HARBOUR)
  const dist = await builtSite(configDir, resolve('.build/e2e'))
  const server = await serve({ dist, port: 0 })
  provide('siteUrl', server.url)
  provide('siteDist', dist)
  return () => server.close()
}
