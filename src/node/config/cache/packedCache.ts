import type { FileStamp } from '#src/node/files/fileHashes.ts'
import { type ConfigCache, configCache } from './configCache.ts'
import { type PackedFacts, packFacts, unpackFacts } from './packedFacts.ts'
import type { PageFacts } from '#src/node/config/assemble/pageFacts.ts'
import type { SiteFindings } from '#src/node/config/assemble/siteFindings.ts'

type KeptStamps = [file: string, stamp: FileStamp][]

/**
 * What the rules of the whole site found when they were run over `pages`, the first so many of those that are kept, or the files of others;
 * `read` is left out for a rule that looked at all of them.
 */
type KeptFindings = {
  pages: number | string[]
  rest: string
  byRule: { problems: SiteFindings['byRule'][number]['problems']; read?: string[] }[]
}

/**
 * What is kept on disk of a config folder between two runs: what was found out about its pages, what the system says of its files, and what
 * the rules of the whole site found.
 */
export type Kept = { facts: PackedFacts; stamps: KeptStamps; findings?: KeptFindings | undefined }

/** What is new since all was kept under the checksum `of`; `gone` are pages that are no longer there. */
export type KeptSince = Kept & { of: string; gone: string[] }

/** What was kept as a whole, with its checksum. What is kept since differs from it. */
export type Whole = { sum: string; facts: ReadonlyMap<string, PageFacts>; stamps: ReadonlyMap<string, FileStamp> }

/** A memory as it is now, kept with a checksum. */
export function packedWhole(memory: ConfigCache, sum: string): Whole {
  return { sum, facts: new Map(pagesToKeep(memory).map((page) => [page.file, page])), stamps: memory.stamps }
}

/** What of a memory is kept, as JSON can hold it. */
export function packCache(memory: ConfigCache): Kept {
  const seen = findingsToKeep(memory)
  const findings = seen && keptFindings(seen, seen.facts.length)
  return { facts: packFacts(pagesToKeep(memory)), stamps: [...memory.stamps], findings }
}

/** What of a memory differs from what was kept as a whole. */
export function packCacheSince(memory: ConfigCache, whole: Whole): KeptSince {
  const before = [...whole.facts.keys()]
  const seen = findingsToKeep(memory)
  const files = seen?.facts.map(({ file }) => file) ?? []
  const isInOrder = files.every((file, index) => file === before[index])
  return {
    of: whole.sum,
    facts: packFacts(pagesToKeep(memory).filter((page) => whole.facts.get(page.file) !== page)),
    gone: before.filter((file) => !memory.facts.has(file)),
    stamps: [...memory.stamps].filter(([file, stamp]) => whole.stamps.get(file) !== stamp),
    findings: seen && keptFindings(seen, isInOrder ? files.length : files),
  }
}

/** How many pages and files what is kept since is about: the larger number counts. */
export function sizeOf({ facts, gone, stamps }: KeptSince): number {
  return Math.max(facts.pages.length + gone.length, stamps.length)
}

/** The memory of another run that starts with what was kept. */
export function unpackCache({ facts, stamps, findings }: Kept): ConfigCache {
  const pages = unpackFacts(facts)
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return configCache({ facts: byFile, stamps: new Map(stamps), findings: findings && findingsOf(findings, [...byFile.keys()], byFile) })
}

/** The memory of another run that starts with what was kept as a whole, and with what was kept since. */
export function unpackCacheSince({ facts: packed, gone, stamps, findings }: KeptSince, whole: ConfigCache): ConfigCache {
  const facts = new Map(whole.facts)
  for (const page of unpackFacts(packed)) facts.set(page.file, page)
  for (const file of gone) facts.delete(file)
  return configCache({
    facts,
    stamps: new Map([...whole.stamps, ...stamps]),
    findings: findings ? findingsOf(findings, [...whole.facts.keys()], facts) : whole.findings,
  })
}

/** The pages of which something is kept: those that the rules of the whole site have seen come first, as they have seen them. */
function pagesToKeep(memory: ConfigCache): PageFacts[] {
  return [...new Set([...(findingsToKeep(memory)?.facts ?? []), ...memory.facts.values()])].filter(isKept)
}

/** What the rules of the whole site found, unless it is about pages of which nothing is kept, or that are others by now. */
function findingsToKeep({ findings, facts }: ConfigCache): SiteFindings | undefined {
  return findings?.facts.every((page) => isKept(page) && facts.get(page.file) === page) ? findings : undefined
}

function isKept({ hash }: PageFacts): boolean {
  return hash !== undefined
}

function keptFindings({ facts, rest, byRule }: SiteFindings, pages: KeptFindings['pages']): KeptFindings {
  return { pages, rest, byRule: byRule.map(({ problems, read }) => ({ problems, ...(read.size < facts.length && { read: [...read] }) })) }
}

function findingsOf({ pages, rest, byRule }: KeptFindings, all: string[], facts: ReadonlyMap<string, PageFacts>): SiteFindings {
  const files = typeof pages === 'number' ? all.slice(0, pages) : pages
  const whole = new Set(files)
  return {
    facts: files.map((file) => facts.get(file)!),
    rest,
    byRule: byRule.map(({ problems, read }) => ({ problems, read: read ? new Set(read) : whole })),
  }
}
