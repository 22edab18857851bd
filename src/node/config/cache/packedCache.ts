import type { FileStamp } from '#src/node/files/fileHashes.ts'
import { type ConfigCache, configCache } from './configCache.ts'
import { type PackedFacts, packFacts, unpackFacts } from './packedFacts.ts'
import type { PageFacts } from '#src/node/config/assemble/pageFacts.ts'
import type { SiteFindings } from '#src/node/config/assemble/siteFindings.ts'

type KeptStamps = [file: string, stamp: FileStamp][]

/**
 * Findings of the rules of the whole site, run over `pages`: the number of leading cached pages, or the files of others. `read` is left out
 * for a rule that read all of them.
 */
type KeptFindings = {
  pages: number | string[]
  rest: string
  byRule: { problems: SiteFindings['byRule'][number]['problems']; read?: string[] }[]
}

/** Cached data of a config folder on disk: facts of its pages, file stats, and findings of the rules of the whole site. */
export type Kept = { facts: PackedFacts; stamps: KeptStamps; findings?: KeptFindings | undefined }

/** New results since everything was saved with the checksum `of`; `gone` are deleted pages. */
export type KeptSince = Kept & { of: string; gone: string[] }

/** The complete saved data, with its checksum. Later saves contain the differences from it. */
export type Whole = { sum: string; facts: ReadonlyMap<string, PageFacts>; stamps: ReadonlyMap<string, FileStamp> }

/** The current cache, saved with a checksum. */
export function packedWhole(memory: ConfigCache, sum: string): Whole {
  return { sum, facts: new Map(pagesToKeep(memory).map((page) => [page.file, page])), stamps: memory.stamps }
}

/** The saved parts of a cache, as JSON. */
export function packCache(memory: ConfigCache): Kept {
  const seen = findingsToKeep(memory)
  const findings = seen && keptFindings(seen, seen.facts.length)
  return { facts: packFacts(pagesToKeep(memory)), stamps: [...memory.stamps], findings }
}

/** Differences of a cache from its complete saved data. */
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

/** Number of pages and files in the later save: the larger one counts. */
export function sizeOf({ facts, gone, stamps }: KeptSince): number {
  return Math.max(facts.pages.length + gone.length, stamps.length)
}

/** A cache restored from saved data. */
export function unpackCache({ facts, stamps, findings }: Kept): ConfigCache {
  const pages = unpackFacts(facts)
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return configCache({ facts: byFile, stamps: new Map(stamps), findings: findings && findingsOf(findings, [...byFile.keys()], byFile) })
}

/** A cache restored from the complete saved data, and from the later save. */
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

/** The cached pages: those seen by the rules of the whole site come first, in the state in which these saw them. */
function pagesToKeep(memory: ConfigCache): PageFacts[] {
  return [...new Set([...(findingsToKeep(memory)?.facts ?? []), ...memory.facts.values()])].filter(isKept)
}

/** Findings of the rules of the whole site, unless they depend on pages that are not cached or have changed. */
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
