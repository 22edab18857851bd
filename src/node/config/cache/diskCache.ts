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

/** From this many pages on, keeping pays: fewer are read in less time than it takes to start a program. */
const MANY_PAGES = 300

/** The share of what is known that may be new before all of it is written again: less is written by itself in next to no time. */
const MOST_SINCE = 0.01

/**
 * The memory of a config folder as the last run has left it, in the project's working folder, with a way to leave it for the next one. What
 * was kept by other code, or is damaged, counts as nothing: the files may be removed at any time, and of two runs that keep theirs at a
 * time the later one stays.
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
