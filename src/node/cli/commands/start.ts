import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildPlaces } from '#src/node/render/buildSite.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { isRightAt, readNextChange } from '#src/node/render/nextChange.ts'
import { readPublished } from '#src/node/render/kept/readPublished.ts'
import { serve } from '#src/node/serve/serve.ts'
import { ServeError } from '#src/node/serve/serveError.ts'
import { build } from './build.ts'

const DEFAULT_PORT = 4173

/** Builds what is missing or stale, then serves it until the process is stopped. Gives the build’s exit code when that fails. */
export async function start(places: BuildPlaces): Promise<number> {
  const port = readPort(process.env.PORT)
  if (isStale(places)) {
    const code = await build(places)
    if (code !== 0) return code
  }
  const server = await serve({ dist: places.dist, workDir: places.workDir, port, log: console.log })
  console.log(`Serving ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
  return 0
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new ServeError(`PORT is "${value}"; it must be a number from 0 to 65535.`)
  return port
}

function isStale({ configDir, dist, workDir, at = Date.now() }: BuildPlaces): boolean {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(stampFile(workDir))) return true
  if (!existsSync(configDir)) return true
  // How it is to be served stands in what the build has noted.
  if (!readPublished(workDir, dist, { mayBeCopy: true })) return true
  const built = readNextChange(workDir)
  return !built || !isRightAt(built, at) || readFileSync(stampFile(workDir), 'utf8') !== fingerprint(configDir, built.since)
}
