import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sweepBegun } from '#src/node/files/begun.ts'
import type { FileStamp } from '#src/node/files/fileHashes.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { codeVersion } from './codeVersion.ts'
import { type ConfigMemory, configMemory } from './configMemory.ts'
import { keptFile } from './keptFile.ts'
import { type PackedFacts, packFacts, unpackFacts } from './packedFacts.ts'
import type { PageFacts } from './pageFacts.ts'
import type { SiteFindings } from './siteFindings.ts'

/**
 * What is kept on disk of a config folder between two runs: what was found out about its pages, what the system says of its files, and what
 * the rules of the whole site found when they were run over the first `of` pages; `read` is left out for a rule that looked at all of them.
 */
export type Kept = {
  facts: PackedFacts
  stamps: [file: string, stamp: FileStamp][]
  findings?: { of: number; rest: string; byRule: { problems: SiteFindings['byRule'][number]['problems']; read?: string[] }[] } | undefined
}

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
  const memory = typeof before === 'string' ? configMemory() : remembered(before.value)
  return {
    memory,
    keep() {
      if (memory.facts.size < MANY_PAGES) return rmSync(file, { force: true })
      if (memory.changes < memory.facts.size * WORTH_KEEPING) return
      mkdirSync(dirname(file), { recursive: true })
      sweepBegun(dirname(file))
      writeSealed(file, version, toKeep(memory))
      memory.changes = 0
    },
  }
}

/** What of a memory is kept, as JSON can hold it. */
export function toKeep({ facts, stamps, findings }: ConfigMemory): Kept {
  const isKept = ({ hash }: PageFacts) => hash !== undefined
  const whole = findings?.facts.every(isKept) ? findings : undefined
  const pages = [...new Set([...(whole?.facts ?? []), ...facts.values()])].filter(isKept)
  return {
    facts: packFacts(pages),
    stamps: [...stamps],
    findings: whole && {
      of: whole.facts.length,
      rest: whole.rest,
      byRule: whole.byRule.map(({ problems, read }) => ({ problems, ...(read.size < whole.facts.length && { read: [...read] }) })),
    },
  }
}

/** The memory of another run that starts with what was kept. */
export function remembered({ facts: packed, stamps, findings }: Kept): ConfigMemory {
  const facts = unpackFacts(packed)
  const seen = facts.slice(0, findings?.of)
  const all = new Set(seen.map(({ file }) => file))
  return configMemory({
    facts: new Map(facts.map((page) => [page.file, page])),
    stamps: new Map(stamps),
    findings: findings && {
      facts: seen,
      rest: findings.rest,
      byRule: findings.byRule.map(({ problems, read }) => ({ problems, read: read ? new Set(read) : all })),
    },
  })
}
