/** Makes a function of a config work once for each config: rules share what it gives. */
export function perConfig<Config extends object, Value>(work: (config: Config) => Value): (config: Config) => Value {
  const known = new WeakMap<Config, { value: Value }>()
  return (config) => {
    let found = known.get(config)
    if (!found) known.set(config, (found = { value: work(config) }))
    return found.value
  }
}
