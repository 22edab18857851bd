import { type AnalysisEngine, EngineError } from './AnalysisEngine.ts'

/** Operations that read files: their input is the visitor’s file, which is never sent anywhere. */
const ALWAYS_LOCAL = new Set<string>(['readFiles', 'readText'])

/**
 * Runs analyses by a service: POST of `{ input }` as JSON to `<address>/<operation>`, which answers `{ output }`. What the service cannot
 * do (no connection, an error, another answer) is done by `local`, and `onFallback` is told; cancelling and running out of time are not
 * repeated. Files are always read by `local`.
 */
export function createBackendEngine(
  address: string,
  local: AnalysisEngine,
  onFallback: () => void,
  send: typeof fetch = (...args) => fetch(...args),
): AnalysisEngine {
  return {
    async run(name, input, options) {
      if (ALWAYS_LOCAL.has(name)) return local.run(name, input, options)
      const late = AbortSignal.timeout(options.milliseconds)
      try {
        const response = await send(`${address}/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ input }),
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal: options.signal ? AbortSignal.any([options.signal, late]) : late,
        })
        const answer = response.ok ? ((await response.json()) as { output?: unknown } | null) : null
        if (answer?.output === undefined) throw new EngineError('unreachable')
        return answer.output as never
      } catch {
        if (options.signal?.aborted) throw new EngineError('cancelled')
        if (late.aborted) throw new EngineError('tooSlow')
        onFallback()
        return local.run(name, input, options)
      }
    },
    close: () => local.close(),
  }
}
