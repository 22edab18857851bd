// Starts the command line: from its bundle while that is as new as its sources, else from the sources themselves. See bundleCli.ts.
import { readFileSync, statSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)

/** Whether there is a bundle and no source has changed since it was made. */
function isFresh() {
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

if (isFresh()) {
  await import(new URL('.build/node/cli/cli.mjs', root).href)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./cli.ts')
}
