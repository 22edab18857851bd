import type { ViteDevServer } from 'vite'
import { loadKept } from '#src/node/config/loadKept.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import type { ServerEntry } from '#src/node/render/pageWriter.ts'
import { ownSections } from '#src/node/sections/ownSections.ts'
import { answer } from './answer.ts'
import { loadPreview } from './preview.ts'
import { stateDigest } from './stateDigest.ts'

/** The code that the preview works with, but for its server and its watcher. */
export type DevCode = typeof own & { entry: ServerEntry }

const own = { loadPreview, loadKept, refreshSchemas, stateDigest, answer, ownSections }

/** The table: where Vite finds the same. */
const files: Record<keyof typeof own, string> = {
  loadPreview: '/src/node/dev/preview.ts',
  loadKept: '/src/node/config/loadKept.ts',
  refreshSchemas: '/src/node/editorSchemas/refreshSchemas.ts',
  stateDigest: '/src/node/dev/stateDigest.ts',
  answer: '/src/node/dev/answer.ts',
  ownSections: '/src/node/sections/ownSections.ts',
}

/**
 * Loads the code. What renders pages always comes through Vite. The rest is what this process has loaded, which is a second sooner at the
 * start; once any of it `isEdited` it comes through Vite too. Vite then runs again what has changed since the last call and whatever
 * imports it, and nothing else: so an edit of a schema, a check or a component shows without a restart, and what other modules remember
 * stays. Fails when the code as it is cannot be run.
 */
export async function loadDevCode(vite: ViteDevServer, isEdited: boolean): Promise<DevCode> {
  const found: Record<string, unknown> = {}
  if (isEdited) for (const [name, file] of Object.entries(files)) found[name] = (await vite.ssrLoadModule(file))[name]
  const entry = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
  await entry.prepare()
  return { ...own, ...found, entry }
}
