import { load } from '#src/services/chunks/load.ts'
import type { AnalysisEngine } from '#src/tools/engine/AnalysisEngine.ts'

let local: Promise<AnalysisEngine> | undefined

/**
 * The engine that analyses: in this browser, or by the service at `address`, with this browser as the fallback that `onFallback` hears of.
 * Its code comes with the first call; fails with a ChunkLoadError when it does not arrive.
 */
export async function toolEngine(address: string | undefined, onFallback: () => void): Promise<AnalysisEngine> {
  local ??= load('analysis', async () => {
    const [{ createLocalEngine }, { spawnWorker }] = await Promise.all([import('#src/tools/engine/createLocalEngine.ts'), import('#src/tools/engine/spawnWorker.ts')])
    return createLocalEngine(spawnWorker)
  }).catch((error: unknown) => {
    local = undefined
    throw error
  })
  if (address === undefined) return local
  const [{ createBackendEngine }, here] = await Promise.all([load('backend', () => import('#src/tools/engine/createBackendEngine.ts')), local])
  return createBackendEngine(address, here, onFallback)
}
