import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FileStamp } from '#src/node/files/fileHashes.ts'
import { codeVersion } from './codeVersion.ts'
import { type ConfigMemory, configMemory } from './configMemory.ts'
import { keptFile } from './keptFile.ts'
import type { PageFacts } from './pageFacts.ts'

/** What is kept on disk of a config folder between two runs: one line that says what the rest is and how it must read, then the rest. */
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
  const before = readKept(file, version)
  const memory = configMemory(
    before && { facts: new Map(before.facts.map((facts) => [facts.file, facts])), stamps: new Map(before.stamps) },
  )
  return {
    memory,
    keep() {
      if (memory.facts.size < MANY_PAGES) return rmSync(file, { force: true })
      if (memory.changes < memory.facts.size * WORTH_KEEPING) return
      const facts = [...memory.facts.values()].filter(({ hash }) => hash !== undefined)
      const body = JSON.stringify({ facts, stamps: [...memory.stamps] } satisfies Kept)
      mkdirSync(dirname(file), { recursive: true })
      // Written aside and moved into place, so that nobody ever reads half of it.
      const begun = `${file}.${process.pid}`
      writeFileSync(begun, `${version} ${checksum(body)}\n${body}`)
      renameSync(begun, file)
      memory.changes = 0
    },
  }
}

/** Tells a damaged text from a whole one. */
function checksum(text: string): string {
  return hash('sha1', text, 'base64url')
}

function readKept(file: string, version: string): Kept | undefined {
  try {
    const written = readFileSync(file, 'utf8')
    const end = written.indexOf('\n')
    const body = written.slice(end + 1)
    return written.slice(0, end) === `${version} ${checksum(body)}` ? (JSON.parse(body) as Kept) : undefined
  } catch {
    // Not there, or not readable: then everything is read anew.
    return undefined
  }
}
