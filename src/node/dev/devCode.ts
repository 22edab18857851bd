import type { ViteDevServer } from 'vite'
import type { loadSite } from '#src/node/config/loadSite.ts'
import type { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import type { ServerEntry } from '#src/node/render/pageWriter.ts'
import type { answer } from './answer.ts'
import type { loadPreview } from './preview.ts'
import type { stateDigest } from './stateDigest.ts'

/** The code that the preview shows pages with. */
export type DevCode = {
  loadPreview: typeof loadPreview
  loadSite: typeof loadSite
  refreshSchemas: typeof refreshSchemas
  stateDigest: typeof stateDigest
  answer: typeof answer
  entry: ServerEntry
}

/** The table: what is loaded through Vite, by the file that exports it. */
const files = {
  loadPreview: '/src/node/dev/preview.ts',
  loadSite: '/src/node/config/loadSite.ts',
  refreshSchemas: '/src/node/editorSchemas/refreshSchemas.ts',
  stateDigest: '/src/node/dev/stateDigest.ts',
  answer: '/src/node/dev/answer.ts',
} as const

/**
 * Loads the code through Vite, which runs again what has changed since the last call and whatever imports it, and nothing else: so an edit
 * of a schema, a check or a component shows without a restart. Fails when the code as it is cannot be run.
 */
export async function loadDevCode(vite: ViteDevServer): Promise<DevCode> {
  const found: Record<string, unknown> = {}
  for (const [name, file] of Object.entries(files)) found[name] = (await vite.ssrLoadModule(file))[name]
  const entry = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
  await entry.prepare()
  return { ...found, entry } as DevCode
}
