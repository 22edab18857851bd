import { listFiles } from '#src/node/config/read/listFiles.ts'
import { warmAhead } from '#src/node/config/cache/warmCache.ts'
import { type Change, textAfter } from './change.ts'
import { draftMemory } from './draftMemory.ts'

/** Reads and checks the pages that changes result in, in threads if they are many, so that trying the changes finds them ready. */
export async function warmChanges(configDir: string, changes: readonly Change[]): Promise<void> {
  // Added, deleted and moved files change what other pages can name.
  if (changes.some(({ from, to }) => from !== to)) return
  const listed = listFiles(configDir)
  if ('failure' in listed) return
  const texts = new Map(changes.map((change) => [change.to!, textAfter(change)]))
  await warmAhead(configDir, listed, texts, draftMemory(configDir), Date.now())
}
