import { parentPort, workerData } from 'node:worker_threads'
import { type FileStamp, fileHashes } from '#src/node/files/fileHashes.ts'
import type { ListedFiles } from '#src/node/config/read/listFiles.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { type RenderedSectionsEntry, renderedSectionsWriter } from './renderedSectionsFile.ts'
import { makePageFacts } from '#src/node/config/assemble/makePageFacts.ts'
import type { PageFacts } from '#src/node/config/assemble/pageFacts.ts'
import { spooled } from './spooled.ts'
import { sharedConfig } from '#src/node/config/assemble/sharedConfig.ts'

/** Start data of a thread; `spool` is the file for the contents of the pages that it reads. */
export type FactsInput = { configDir: string; listed: ListedFiles; at: number; spool: string | undefined }

/** Its response to a list of files, as JSON, which is read twice as fast as a structured clone. */
export type FactsAnswer = { facts: PageFacts[]; stamps: [file: string, stamp: FileStamp][]; spooled: RenderedSectionsEntry[] }

const { configDir, listed, at, spool } = workerData as FactsInput
await takeOwnSections(configDir)
const hashes = fileHashes(configDir)
const shared = sharedConfig(configDir, listed, hashes)
const writer = spool === undefined ? undefined : renderedSectionsWriter(spool)
parentPort!.on('message', (files: string[]) => {
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
