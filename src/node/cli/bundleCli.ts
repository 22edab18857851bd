import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { errorReason } from '#src/node/files/systemError.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { makeReadyCode } from '#src/node/render/kept/makeReadyCode.ts'
import { readyName } from '#src/node/render/kept/readyCode.ts'
import { checkoutCode } from '#src/node/sections/checkoutPackages.ts'
import { nodeBundle } from './nodeBundle.ts'

/** What is started by itself: commands, threads and processes. */
const ENTRIES = [
  'cli/cli.ts',
  'cli/runCommand.ts',
  'config/cache/factsWorker.ts',
  'config/cache/readAhead.mjs',
  'files/shareWorker.ts',
  'render/renderWorker.ts',
  'render/kept/codeProcess.ts',
]

/**
 * Writes the command line as a bundle, `.build/node/cli/cli.mjs`, with a list of the sources it was made from. `run.mjs` starts it in place
 * of the sources as long as none of them has changed: commands then begin in a third of the time. The bundle lies as deep below the
 * project as its source, so that paths from there hold in both.
 */
async function bundleCli(): Promise<void> {
  const outDir = join(PROJECT_ROOT, '.build/node/cli')
  const sources = new Set<string>([join(PROJECT_ROOT, 'package-lock.json')])
  const noteSources: Plugin = {
    name: 'note-sources',
    moduleParsed: ({ id }) => void (id.startsWith(PROJECT_ROOT) && !id.includes('node_modules') && sources.add(id)),
  }
  await nodeBundle(
    ENTRIES.map((file) => join(PROJECT_ROOT, 'src/node', file)),
    outDir,
    [noteSources],
  )
  const stamps = [...sources].sort().map((file) => {
    const { mtimeMs, size } = statSync(file)
    return [relative(PROJECT_ROOT, file), mtimeMs, size]
  })
  mkdirSync(outDir, { recursive: true })
  writeFileSync(join(outDir, 'sources.json'), `${JSON.stringify(stamps)}\n`)
}

// Nothing needs the bundle: without it the sources are started, which takes a second longer.
await bundleCli().catch((error: unknown) => console.warn(`The command line was not bundled: ${errorReason(error)}`))

// Nor that the code of sites lies ready: without it the first build makes it, which takes some seconds longer.
await checkoutCode()
  .then((together) => makeReadyCode(readyName(), together))
  .catch((error: unknown) => console.warn(`The code of sites was not made ready: ${errorReason(error)}`))

// The scripts that serve begin with `exec`, which cmd.exe does not know: there, it runs what follows.
if (process.platform === 'win32') writeFileSync(join(PROJECT_ROOT, 'node_modules/.bin/exec.cmd'), '@%*\r\n')
