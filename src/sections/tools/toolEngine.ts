import type { AnalysisEngine } from '#src/tools/engine/AnalysisEngine.ts'
import { createBackendEngine } from '#src/tools/engine/createBackendEngine.ts'
import { createLocalEngine } from '#src/tools/engine/createLocalEngine.ts'
import { spawnWorker } from '#src/tools/engine/spawnWorker.ts'

let local: AnalysisEngine | undefined

/**
 * The engine that analyses: in this browser, or by the service at `address`, with this browser as the fallback that `onFallback` hears of.
 * What analyses is fetched by the worker of the first run. A worker that did not arrive is asked for again by the next run; a lazy import
 * would not be: browsers keep its failure until the page is loaded anew.
 */
export function toolEngine(address: string | undefined, onFallback: () => void): AnalysisEngine {
  local ??= createLocalEngine(spawnWorker)
  return address === undefined ? local : createBackendEngine(address, local, onFallback)
}
