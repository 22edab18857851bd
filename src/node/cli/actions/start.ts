import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildPlaces } from '#src/node/render/buildSite.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { loadKept } from '#src/node/config/loadKept.ts'
import { isRightAt, readNextChange } from '#src/node/render/nextChange.ts'
import { mountReceiver } from '#src/node/receive/mountReceiver.ts'
import { readPublished } from '#src/node/render/kept/readPublished.ts'
import { serve } from '#src/node/serve/serve.ts'
import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { build } from './build.ts'

const DEFAULT_PORT = 4173

/** Builds what is missing or stale, then serves it until the process is stopped. Gives the build’s exit code when that fails. */
export async function start(places: BuildPlaces): Promise<number> {
  const { host, port, reach } = listenAddress(process.env, DEFAULT_PORT)
  const closings = closeOnSignal()
  if (isStale(places)) {
    const code = await build(places)
    if (code !== 0) return code
  }
  const { site } = await loadKept(places.configDir, { at: places.at })
  const receiver = await mountReceiver(site, places.configDir, console.log)
  const { dist, workDir } = places
  const server = await serve({ dist, workDir, port, host, handle: receiver.handle, log: console.log }).catch(async (error: unknown) => {
    await receiver.close()
    throw error
  })
  // Open answers may still hand over messages.
  closings.push(server.close, receiver.close)
  console.log(`Serving ${server.url}${reach}`)
  return 0
}

function isStale({ configDir, dist, workDir, at = Date.now() }: BuildPlaces): boolean {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(stampFile(workDir))) return true
  if (!existsSync(configDir)) return true
  // How it is to be served stands in what the build has noted.
  if (!readPublished(workDir, dist, { mayBeCopy: true })) return true
  const built = readNextChange(workDir)
  return !built || !isRightAt(built, at) || readFileSync(stampFile(workDir), 'utf8') !== fingerprint(configDir, built.since)
}
