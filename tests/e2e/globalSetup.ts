import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { editorCode } from '#src/node/dev/editor/editorCode.ts'
import { serve } from '#src/node/serve/serve.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

declare module 'vitest' {
  // Declares the type of `inject('siteUrl')`.
  export interface ProvidedContext {
    siteUrl: string
    siteDist: string
  }
}

/**
 * Prepares the bundle of the editor and builds the site of Quayfold if they are outdated, serves the site during the run, and provides its
 * address and folder to the tests.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!editorCode()) execFileSync(process.execPath, ['--import', 'tsx', 'src/node/cli/bundleCli.ts'], { env: terminalEnv() })
  const configDir = resolve(HARBOUR)
  const dist = await builtSite(configDir, resolve('.build/e2e'))
  const server = await serve({ dist, port: 0 })
  provide('siteUrl', server.url)
  provide('siteDist', dist)
  return () => server.close()
}
