#!/usr/bin/env node
// Starts the command line: from its bundle while that is up to date, otherwise from the sources. See bundleCli.ts.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

// Much code runs ten thousand times, and then never again: optimizing it early, with everything it calls, costs more than it
// saves.
setFlagsFromString('--interrupt-budget=400000')
setFlagsFromString('--max-inlined-bytecode-size-cumulative=100')

const root = new URL('../../../', import.meta.url)

/** Whether there is a bundle and no source has changed since. In a package none ever has: npm packs no lock file. */
function isFresh() {
  if (!existsSync(new URL('package-lock.json', root))) return true
  try {
    const stamps = JSON.parse(readFileSync(new URL('.build/node/cli/sources.json', root), 'utf8'))
    return stamps.every(([file, mtimeMs, size]) => {
      const now = statSync(new URL(file, root))
      return now.mtimeMs === mtimeMs && now.size === size
    })
  } catch {
    return false
  }
}

/** The required version of Node, if this one is older; `engines` in package.json only makes npm warn. */
function neededNode() {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const needed = engines.node.replace('>=', '')
  const [[major, minor], [least, leastMinor]] = [process.versions.node, needed].map((version) => version.split('.').map(Number))
  return major < least || (major === least && minor < leastMinor) ? needed : undefined
}

const needed = neededNode()
if (needed !== undefined) {
  console.error(`This needs Node ${needed} or newer; it was started with Node ${process.versions.node}.`)
  process.exitCode = 2
} else if (isFresh()) {
  await import(new URL('.build/node/cli/cli.mjs', root).href)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./cli.ts').catch(cannotRun)
}

/** Reports a syntax error in a source, in the compiler’s words; other errors are thrown. */
function cannotRun(error) {
  const [, line] = String(error?.message).split('\n')
  if (error?.name !== 'TransformError' || line === undefined) throw error
  console.error(`The command cannot be loaded: ${line}`)
  process.exitCode = 2
}
