import type { PageConfig } from './readConfig.ts'

/**
 * Caches a function per page, so that the rules of a page share its result. Only the last page is cached, because pages are checked one
 * after the other.
 */
export function perPage<Value>(work: (config: PageConfig) => Value): (config: PageConfig) => Value {
  let last: { config: PageConfig; made: Value } | undefined
  return (config) => {
    if (last?.config !== config) last = { config, made: work(config) }
    return last.made
  }
}
