import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { loadKept } from '#src/node/config/loadKept.ts'
import { readyServer } from '#src/node/render/code/readyCode.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import type { ServerEntry } from '#src/node/render/pageWriter.ts'
import { apartSections, ownResults, ownSections } from '#src/node/sections/ownSections.ts'
import { answer } from './answer.ts'
import { loadPreview } from './preview.ts'
import { stateDigest } from './stateDigest.ts'

/**
 * The code that the preview runs, except for its server and its watcher. `isReady`: the page renderer was prebuilt, so Vite does not know
 * its modules.
 */
export type DevCode = typeof own & { entry: ServerEntry; isReady: boolean }

const own = { loadPreview, loadKept, refreshSchemas, stateDigest, answer, ownSections, ownResults }

/** The table: the modules from which Vite loads the same functions. */
const files: Record<keyof typeof own, string> = {
  loadPreview: '/src/node/dev/preview.ts',
  loadKept: '/src/node/config/loadKept.ts',
  refreshSchemas: '/src/node/editorSchemas/refreshSchemas.ts',
  stateDigest: '/src/node/dev/stateDigest.ts',
  answer: '/src/node/dev/answer.ts',
  ownSections: '/src/node/sections/ownSections.ts',
  ownResults: '/src/node/sections/ownSections.ts',
}

/**
 * The initial code: what this process has loaded, and the prebuilt page renderer, which loads about two seconds faster than through Vite.
 * Vite loads the renderer if there is no prebuilt one, such as after an edit of the code or with sections of the company’s own. Throws if
 * the code cannot be run.
 */
export async function firstDevCode(vite: ViteDevServer): Promise<DevCode> {
  const file = apartSections().sections.length > 0 ? undefined : readyServer()
  if (file === undefined) return loadDevCode(vite, false)
  const entry = (await import(pathToFileURL(file).href)) as ServerEntry
  await entry.prepare()
  return { ...own, entry, isReady: true }
}

/**
 * Reloads the code after an edit. The page renderer is then loaded through Vite; everything else stays as this process has loaded it, until
 * `isEdited`. Vite reruns only the modules that have changed since the last call and those that import them, so an edit of a schema, a
 * check or a component shows without a restart, and other modules keep their state. Throws if the code cannot be run.
 */
export async function loadDevCode(vite: ViteDevServer, isEdited: boolean): Promise<DevCode> {
  const found: Record<string, unknown> = {}
  if (isEdited) for (const [name, file] of Object.entries(files)) found[name] = (await vite.ssrLoadModule(file))[name]
  const entry = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
  await entry.prepare()
  return { ...own, ...found, entry, isReady: false }
}
