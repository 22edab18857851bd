import { noteSectionReads, recordSectionReads } from './sectionReads.ts'

/** Makes a function of a config work once for each config: rules share what it gives. */
export function perConfig<Config extends object, Value>(work: (config: Config) => Value): (config: Config) => Value {
  const known = new WeakMap<Config, { made: Value; read: ReadonlySet<string> }>()
  return (config) => {
    const found = known.get(config)
    // Whoever takes it over depends on what it was made from.
    if (found) noteSectionReads(found.read)
    const { made, read } = found ?? recordSectionReads(() => work(config))
    if (!found) known.set(config, { made, read })
    return made
  }
}
