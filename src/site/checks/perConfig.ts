import { isRecordingSectionReads, noteSectionReads, recordSectionReads } from './sectionReads.ts'

/** Caches a function per config, so that rules share its result. */
export function perConfig<Config extends object, Value>(work: (config: Config) => Value): (config: Config) => Value {
  const known = new WeakMap<Config, { made: Value; read?: ReadonlySet<string> }>()
  return (config) => {
    const isRecording = isRecordingSectionReads()
    const found = known.get(config)
    if (found && (found.read || !isRecording)) {
      // A caller that uses the cached result depends on the same reads.
      if (found.read) noteSectionReads(found.read)
      return found.made
    }
    const fresh = isRecording ? recordSectionReads(() => work(config)) : { made: work(config) }
    known.set(config, fresh)
    return fresh.made
  }
}
