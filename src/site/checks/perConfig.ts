import type { ReadConfig } from './readConfig.ts'

/** Makes a function of a config work once for each config: rules share what it gives. */
export function perConfig<Value>(work: (config: ReadConfig) => Value): (config: ReadConfig) => Value {
  const known = new WeakMap<ReadConfig, { value: Value }>()
  return (config) => {
    let found = known.get(config)
    if (!found) known.set(config, (found = { value: work(config) }))
    return found.value
  }
}
