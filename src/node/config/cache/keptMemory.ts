import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sweepBegun } from '#src/node/files/begun.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { codeVersion } from './codeVersion.ts'
import { type ConfigMemory, configMemory } from './configMemory.ts'
import { keptFiles } from './keptFiles.ts'
import { type Kept, type KeptSince, type Whole, remembered, rememberedSince, sizeOf, toKeep, toKeepSince, wholeOf } from './keptForms.ts'

/** From this many pages on, keeping pays: fewer are read in less time than it takes to start a program. */
const MANY_PAGES = 300

/** The share of what is known that may be new before all of it is written again: less is written by itself in next to no time. */
const MOST_SINCE = 0.01

/**
 * The memory of a config folder as the last run has left it, in the project's working folder, with a way to leave it for the next one. What
 * was kept by other code, or is damaged, counts as nothing: the files may be removed at any time, and of two runs that keep theirs at a
 * time the later one stays.
 */
export function keptMemory(configDir: string): { memory: ConfigMemory; keep(): void } {
  const files = keptFiles(configDir)
  const version = codeVersion()
  const read = readSealed<Kept>(files.whole, version)
  const first = typeof read === 'string' ? configMemory() : remembered(read.value)
  let whole: Whole | undefined = typeof read === 'string' ? undefined : wholeOf(first, read.sum)
  const added = whole && readSealed<KeptSince>(files.since, version)
  const memory = whole && typeof added === 'object' && added.value.of === whole.sum ? rememberedSince(added.value, first) : first
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
      sweepBegun(dirname(files.whole))
      const since = whole && toKeepSince(memory, whole)
      if (since && sizeOf(since) < memory.facts.size * MOST_SINCE) writeSealed(files.since, version, since)
      else {
        whole = wholeOf(memory, writeSealed(files.whole, version, toKeep(memory)))
        rmSync(files.since, { force: true })
      }
      memory.changes = 0
      rest = memory.findings?.rest
    },
  }
}
