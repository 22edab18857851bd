import { parentPort, workerData } from 'node:worker_threads'
import { type FileStamp, fileHashes } from '#src/node/files/fileHashes.ts'
import { hashesWith } from '#src/node/files/hashesWith.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { type RenderedSectionsEntry, renderedSectionsWriter } from './renderedSectionsFile.ts'
import { makePageFacts } from '#src/node/config/assemble/makePageFacts.ts'
import type { PageFacts } from '#src/node/config/assemble/pageFacts.ts'
import { spooled } from './spooled.ts'
import { sharedConfig } from '#src/node/config/assemble/sharedConfig.ts'

/** The texts of files that count instead of those on disk. */
export type FactsTexts = readonly (readonly [file: string, text: string])[]

/**
 * Start data of a thread; `spool` is the file for the contents of the pages that it reads, `texts` are those of files that several pages
 * show.
 */
export type FactsInput = { configDir: string; listed: ListedFiles; at: number; spool: string | undefined; texts: FactsTexts }

/** The pages to read, and their texts if these are not on disk. */
export type FactsBatch = { files: readonly string[]; texts: FactsTexts }

/** Its response to a batch, as JSON, which is read twice as fast as a structured clone. */
export type FactsAnswer = { facts: PageFacts[]; stamps: [file: string, stamp: FileStamp][]; spooled: RenderedSectionsEntry[] }

const { configDir, listed, at, spool, texts: sharedTexts } = workerData as FactsInput
await takeOwnSections(configDir)
const texts = new Map(sharedTexts)
const hashes = hashesWith(fileHashes(configDir), texts)
const shared = sharedConfig(configDir, listed, hashes)
const writer = spool === undefined ? undefined : renderedSectionsWriter(spool)
parentPort!.on('message', ({ files, texts: own }: FactsBatch) => {
  for (const [file, text] of own) texts.set(file, text)
  const answer: FactsAnswer = { facts: [], stamps: [], spooled: [] }
  for (const file of files) {
    const page = makePageFacts(file, shared, at)
    answer.facts.push(page.facts)
    const stamp = hashes.stamps.get(file)
    if (stamp) answer.stamps.push([file, stamp])
    if (writer) answer.spooled.push(...spooled(page, writer))
  }
  parentPort!.postMessage(JSON.stringify(answer))
})
