import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sweepBegun } from '#src/node/files/begun.ts'
import type { FileStamp } from '#src/node/files/fileHashes.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { codeVersion } from './codeVersion.ts'
import { type ConfigMemory, configMemory } from './configMemory.ts'
import { keptFile } from './keptFile.ts'
import type { PageFacts } from './pageFacts.ts'

/** What is kept on disk of a config folder between two runs: what was found out about its pages, and what the system says of its files. */
type Kept = { facts: PageFacts[]; stamps: [file: string, stamp: FileStamp][] }

/** From this many pages on, keeping pays: fewer are read in less time than it takes to start a program. */
const MANY_PAGES = 300

/** The share of what is known that must be new: less is found out again in less time than it takes to write everything. */
const WORTH_KEEPING = 0.01

/**
 * The memory of a config folder as the last run has left it, in the project's working folder, with a way to leave it for the next one. What
 * was kept by other code, or is damaged, counts as nothing: the file may be removed at any time, and of two runs that keep theirs at a time
 * the later one stays.
 */
export function keptMemory(configDir: string): { memory: ConfigMemory; keep(): void } {
  const file = keptFile(configDir)
  const version = codeVersion()
  const before = readSealed<Kept>(file, version)
  const memory = configMemory(
    typeof before === 'string'
      ? undefined
      : { facts: new Map(before.value.facts.map((facts) => [facts.file, facts])), stamps: new Map(before.value.stamps) },
  )
  return {
    memory,
    keep() {
      if (memory.facts.size < MANY_PAGES) return rmSync(file, { force: true })
      if (memory.changes < memory.facts.size * WORTH_KEEPING) return
      const facts = [...memory.facts.values()].filter(({ hash }) => hash !== undefined)
      mkdirSync(dirname(file), { recursive: true })
      sweepBegun(dirname(file))
      writeSealed(file, version, { facts, stamps: [...memory.stamps] } satisfies Kept)
      memory.changes = 0
    },
  }
}
