import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sweepTempFiles } from '#src/node/files/tempFile.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { codeVersion } from './codeVersion.ts'
import { type ConfigCache, configCache } from './configCache.ts'
import { keptFiles } from './keptFiles.ts'
import {
  type Kept,
  type KeptSince,
  type Whole,
  unpackCache,
  unpackCacheSince,
  sizeOf,
  packCache,
  packCacheSince,
  packedWhole,
} from './packedCache.ts'

/** Number of pages from which caching on disk is faster: reading fewer takes less time than starting a program. */
const MANY_PAGES = 300

/** Share of new results from which everything is written again; a smaller share is written separately, which is fast. */
const MOST_SINCE = 0.01

/**
 * The cache of a config folder from the last run, in the working folder of the project, with a function that saves it. Results of other
 * code, and damaged files, are ignored: the files can be deleted at any time, and of two runs that save at the same time the later one
 * wins.
 */
export function diskCache(configDir: string): { memory: ConfigCache; keep(): void } {
  const files = keptFiles(configDir)
  const version = codeVersion()
  const read = readSealed<Kept>(files.whole, version)
  const first = typeof read === 'string' ? configCache() : unpackCache(read.value)
  let whole: Whole | undefined = typeof read === 'string' ? undefined : packedWhole(first, read.sum)
  const added = whole && readSealed<KeptSince>(files.since, version)
  const memory = whole && typeof added === 'object' && added.value.of === whole.sum ? unpackCacheSince(added.value, first) : first
  let rest = memory.findings?.rest
  return {
    memory,
    keep() {
      if (memory.facts.size < MANY_PAGES) {
        for (const file of Object.values(files)) rmSync(file, { force: true })
        return
      }
      if (memory.changes === 0 && memory.findings?.rest === rest) return
      mkdirSync(dirname(files.whole), { recursive: true })
      sweepTempFiles(dirname(files.whole))
      const since = whole && packCacheSince(memory, whole)
      if (since && sizeOf(since) < memory.facts.size * MOST_SINCE) writeSealed(files.since, version, since)
      else {
        whole = packedWhole(memory, writeSealed(files.whole, version, packCache(memory)))
        rmSync(files.since, { force: true })
      }
      memory.changes = 0
      rest = memory.findings?.rest
    },
  }
}
