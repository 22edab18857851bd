import type { PageConfig } from './readConfig.ts'

/**
 * Makes a function of what can be read of a page work once for it: the rules of a page share what it gives. Only the last page is
 * remembered, for pages are checked one after the other.
 */
export function perPage<Value>(work: (config: PageConfig) => Value): (config: PageConfig) => Value {
  let last: { config: PageConfig; made: Value } | undefined
  return (config) => {
    if (last?.config !== config) last = { config, made: work(config) }
    return last.made
  }
}
