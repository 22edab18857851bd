import type { ConfigMemory } from '#src/node/config/configMemory.ts'
import { keptMemory } from '#src/node/config/keptMemory.ts'
import { listFiles } from '#src/node/config/listFiles.ts'
import { type Loaded, loadListed, loadSite } from '#src/node/config/loadSite.ts'
import { sharedConfig } from '#src/node/config/sharedConfig.ts'
import { encodingFault, mayBeFaulty } from '#src/node/files/encodingFault.ts'
import { type FileHashes, fileHashes } from '#src/node/files/fileHashes.ts'
import { contentHash } from '#src/node/files/hashes.ts'

/** A text that a file of the config would have, by its path below the folder. */
export type Draft = { file: string; text: string }

/** What is remembered of each folder, at first what the last run has left: what a draft changes is one file of many. */
const memories = new Map<string, ConfigMemory>()

/** Loads a config folder as it would be with other texts in some of its JSON files, without writing them. The files must be there. */
export function loadDraft(configDir: string, drafts: readonly Draft[]): Loaded {
  const memory = memories.get(configDir) ?? keptMemory(configDir).memory
  memories.set(configDir, memory)
  const listed = listFiles(configDir)
  if ('failure' in listed) return loadSite(configDir)
  const hashes = withDrafts(fileHashes(configDir, memory.stamps), new Map(drafts.map(({ file, text }) => [file, text])))
  return loadListed(configDir, listed, { memory }, { hashes, shared: sharedConfig(configDir, listed, hashes, memory.shared) })
}

/** Hashes and texts of files, as though some had other texts already. */
function withDrafts(files: FileHashes, drafts: ReadonlyMap<string, string>): FileHashes {
  const draft = (text: string) =>
    mayBeFaulty(text)
      ? { text, fault: undefined, ...encodingFault(Buffer.from(text)), hash: contentHash(text) }
      : { text, hash: contentHash(text), fault: undefined }
  return {
    ...files,
    of(file) {
      const text = drafts.get(file)
      return text === undefined ? files.of(file) : contentHash(text)
    },
    read(file, most) {
      const text = drafts.get(file)
      if (text === undefined) return files.read(file, most)
      return Buffer.byteLength(text) > most ? undefined : draft(text)
    },
  }
}
