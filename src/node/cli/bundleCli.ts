import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { makeReadyCode } from '#src/node/render/code/makeReadyCode.ts'
import { readyName } from '#src/node/render/code/readyCode.ts'
import { checkoutCode } from '#src/node/sections/checkoutPackages.ts'
import { bundleEditor } from './bundleEditor.ts'
import { nodeBundle } from './nodeBundle.ts'
import { noteSources } from './noteSources.ts'

/** What is started by itself: commands, threads and processes. */
const ENTRIES = ['cli/cli.ts', 'cli/runCommand.ts', 'config/cache/factsWorker.ts', 'render/renderWorker.ts', 'render/code/codeProcess.ts']

/**
 * Bundles the command line as `.build/node/cli/cli.mjs`, with a list of its sources. `run.mjs` starts it instead of the sources while none
 * of them has changed: commands then start in a third of the time. The bundle is as deep below the project as its source, so relative paths
 * work in both.
 */
async function bundleCli(): Promise<void> {
  const outDir = join(PROJECT_ROOT, '.build/node/cli')
  const sources = new Set(['package-lock.json'])
  await nodeBundle(
    ENTRIES.map((file) => join(PROJECT_ROOT, 'src/node', file)),
    outDir,
    [noteSources(sources)],
  )
  const stamps = [...sources].sort().map((file) => {
    const { mtimeMs, size } = statSync(join(PROJECT_ROOT, file))
    return [file, mtimeMs, size]
  })
  mkdirSync(outDir, { recursive: true })
  writeFileSync(join(outDir, 'sources.json'), `${JSON.stringify(stamps)}\n`)
}

// The bundle is optional: without it the sources are started, which takes a second longer.
await bundleCli().catch((error: unknown) => console.warn(`The command line was not bundled: ${errorReason(error)}`))

// So is the bundle of the editor: without it the editor opens from its sources.
await bundleEditor().catch((error: unknown) => console.warn(`The editor was not bundled: ${errorReason(error)}`))

// Prepared site code is optional, too: without it the first build takes some seconds longer.
await checkoutCode()
  .then((together) => makeReadyCode(readyName(), together))
  .catch((error: unknown) => console.warn(`The code of sites was not prebuilt: ${errorReason(error)}`))

// Scripts of servers begin with `exec`, which cmd.exe does not have: there, this file runs the rest of the line.
if (process.platform === 'win32') writeFileSync(join(PROJECT_ROOT, 'node_modules/.bin/exec.cmd'), '@%*\r\n')
