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
 * The code that the preview works with, but for its server and its watcher. `isReady`: what renders pages was made before, so that Vite
 * does not know it.
 */
export type DevCode = typeof own & { entry: ServerEntry; isReady: boolean }

const own = { loadPreview, loadKept, refreshSchemas, stateDigest, answer, ownSections, ownResults }

/** The table: where Vite finds the same. */
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
 * The code to begin with: what this process has loaded, and what renders pages as it lies ready, which is some two seconds sooner than
 * through Vite. That is the way where nothing lies ready, as after an edit of the code or with sections of the company’s own. Fails when
 * the code as it is cannot be run.
 */
export async function firstDevCode(vite: ViteDevServer): Promise<DevCode> {
  const file = apartSections().sections.length > 0 ? undefined : readyServer()
  if (file === undefined) return loadDevCode(vite, false)
  const entry = (await import(pathToFileURL(file).href)) as ServerEntry
  await entry.prepare()
  return { ...own, entry, isReady: true }
}

/**
 * Loads the code once some has been edited. What renders pages then comes through Vite; the rest is what this process has loaded until any
 * of that `isEdited`. Vite runs again what has changed since the last call and whatever imports it, and nothing else: so an edit of a
 * schema, a check or a component shows without a restart, and what other modules remember stays. Fails when the code as it is cannot be
 * run.
 */
export async function loadDevCode(vite: ViteDevServer, isEdited: boolean): Promise<DevCode> {
  const found: Record<string, unknown> = {}
  if (isEdited) for (const [name, file] of Object.entries(files)) found[name] = (await vite.ssrLoadModule(file))[name]
  const entry = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
  await entry.prepare()
  return { ...own, ...found, entry, isReady: false }
}
