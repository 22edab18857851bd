import { isRecordingSectionReads, noteSectionReads, recordSectionReads } from './sectionReads.ts'

/** Makes a function of a config work once for each config: rules share what it gives. */
export function perConfig<Config extends object, Value>(work: (config: Config) => Value): (config: Config) => Value {
  const known = new WeakMap<Config, { made: Value; read?: ReadonlySet<string> }>()
  return (config) => {
    const isRecording = isRecordingSectionReads()
    const found = known.get(config)
    if (found && (found.read || !isRecording)) {
      // Whoever takes it over depends on what it was made from.
      if (found.read) noteSectionReads(found.read)
      return found.made
    }
    const fresh = isRecording ? recordSectionReads(() => work(config)) : { made: work(config) }
    known.set(config, fresh)
    return fresh.made
  }
}
