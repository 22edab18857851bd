import { listFiles, sortedOut } from '#src/node/config/read/listFiles.ts'
import { type Loaded, loadListed, loadSite } from '#src/node/config/loadSite.ts'
import { sharedConfig } from '#src/node/config/assemble/sharedConfig.ts'
import { fileHashes } from '#src/node/files/fileHashes.ts'
import { hashesWith } from '#src/node/files/hashesWith.ts'
import { draftMemory } from './draftMemory.ts'

/** The text of a config file in a draft, by its path relative to the folder; null if the file is deleted. */
export type Draft = { file: string; text: string | null }

/** Loads a config folder as it would be with changed, new or deleted files, without writing anything. */
export function loadDraft(configDir: string, drafts: readonly Draft[]): Loaded {
  return draftLoader(configDir)(drafts)
}

/** The same for several drafts of the current folder, whose files are read once for all of them. */
export function draftLoader(configDir: string): (drafts: readonly Draft[]) => Loaded {
  const memory = draftMemory(configDir)
  const found = listFiles(configDir)
  if ('failure' in found) return () => loadSite(configDir)
  const files = fileHashes(configDir, memory.stamps)
  const known = new Set(found.all)
  return (drafts) => {
    const texts = new Map(drafts.map(({ file, text }) => [file, text]))
    const stayed = found.all.filter((file) => texts.get(file) !== null)
    const come = [...texts].flatMap(([file, text]) => (text === null || known.has(file) ? [] : [file]))
    const isSame = stayed.length === found.all.length && come.length === 0
    const listed = isSame ? found : sortedOut([...stayed, ...come].sort(), found.outside)
    const hashes = drafts.length === 0 ? files : hashesWith(files, texts)
    return loadListed(configDir, listed, { memory }, { hashes, shared: sharedConfig(configDir, listed, hashes, memory.shared) })
  }
}
