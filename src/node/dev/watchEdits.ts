import { dirname, join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveFolder.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { ownFiles } from '#src/node/sections/ownSections.ts'
import { packagesOf } from '#src/node/sections/packagesOf.ts'
import { watchFolder } from './watchFolder.ts'

/**
 * The saved edits: files relative to the config folder, where the empty name is the folder itself, added or deleted; the assets among them,
 * as `/assets/…`; and whether a style sheet of the frame, any code, or the preview’s own code was edited.
 */
export type SavedEdits = {
  files: string[]
  assets: string[]
  hasStyle: boolean
  hasCode: boolean
  hasOwnCode: boolean
  /** Whether schemas of the company’s own section types were edited, or their folders or packages were added or deleted. */
  hasSections: boolean
}

/** How long further events of the same save may follow an event, in milliseconds. */
const GATHER_MS = 5

/** Styles of the frame of all pages, outside of the modules. */
const STYLE = /[\\/]src[\\/](?:ui|shell)[\\/].*\.(?:css|js)$/

/** The code that the preview itself runs: schemas, words of packages, checks, and all Node code except the scripts for the browser. */
const OWN_CODE =
  /^[\\/](?:(?:schemas|src[\\/](?:contract|site|prose|theme|node(?![\\/]dev[\\/]client))|packages[\\/][\w-]+[\\/](?:schemas|words))[\\/].*|(?:src|packages[\\/][\w-]+)[\\/](?:sections[\\/](?:schemas|\w+[\\/]schema)|words))(?<!\.test)\.ts$/

/** The code that renders pages: everything except code that runs only in Node, in the editor or in tests. */
const RENDERING =
  /^[\\/](?:schemas|packages[\\/](?![\w-]+[\\/](?:tests|bench|corpus)[\\/])|src[\\/](?!node[\\/]|prose[\\/]|editor[\\/])).*(?<!\.test)\.tsx?$/

/** Test files of packages. */
const TESTING = /[\\/]packages[\\/][\w-]+[\\/](?:tests|bench|corpus)(?:[\\/]|$)/

/** The folder of the company’s own section types. */
function sectionsOf(configDir: string): string {
  return join(dirname(configDir), 'sections')
}

/**
 * Whether Vite watches a file or folder: build output, caches and tests are numerous and never relevant. Config is watched by folder; the
 * company’s own section types, with their imports from elsewhere, are watched like other code.
 */
export function isWatched(configDir: string, path: string): boolean {
  const isIn = (folder: string, file: string) => file === folder || file.startsWith(folder + sep)
  const root = join(PROJECT_ROOT, '.')
  if (path.startsWith(root) && TESTING.test(path)) return false
  const ofBuilder = ['src', 'schemas', 'packages', 'index.html'].map((name) => join(root, name))
  const ours = [sectionsOf(configDir), ...ownFiles().all, ...ofBuilder]
  const file = join(path, '.').replace(/[\\/]$/, '')
  return ours.some((place) => isIn(place, file) || isIn(file, place))
}

/** The watcher of edits. Vite reports edited code with `noteCode` after invalidating it. */
export type WatchedEdits = { noteCode(file: string): void; close(): void }

function isCode(file: string, form: RegExp): boolean {
  return file.startsWith(PROJECT_ROOT) && form.test(sep + relative(PROJECT_ROOT, file))
}

/**
 * Calls `renew` with the saved edits, one call at a time. During a call it can wait for `more`: files edited within the next `settleMs`
 * milliseconds are added to its edits. `isReady` says whether the page renderer was prebuilt, without Vite.
 */
export function watchEdits(
  vite: ViteDevServer,
  configDir: string,
  settleMs: number,
  renew: (edits: SavedEdits, more: () => Promise<void>) => Promise<void>,
  isReady = () => false,
): WatchedEdits {
  let files = new Set<string>()
  let hasStyle = false
  let hasCode = false
  let hasOwnCode = false
  let hasSections = false
  let gathering: ReturnType<typeof setTimeout> | undefined
  let last = Promise.resolve()

  function take(): SavedEdits {
    const taken = [...files]
    const assets = taken.filter((file) => file.startsWith('assets/')).map((file) => `/${file}`)
    const edits = { files: taken, assets, hasStyle, hasCode, hasOwnCode, hasSections }
    files = new Set()
    hasStyle = false
    hasCode = false
    hasOwnCode = false
    hasSections = false
    return edits
  }

  /** Adds the next edits of files to `edits`. Code and styles get a call of their own. */
  async function addLater(edits: SavedEdits): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    const later = take()
    hasCode ||= later.hasCode
    hasOwnCode ||= later.hasOwnCode
    hasSections ||= later.hasSections
    hasStyle ||= later.hasStyle
    if (hasCode || hasStyle) soon()
    edits.files.push(...later.files)
    edits.assets.push(...later.assets)
  }

  function soon() {
    clearTimeout(gathering)
    gathering = setTimeout(() => {
      last = last.then(() => {
        const edits = take()
        return edits.files.length > 0 || edits.hasStyle || edits.hasCode ? renew(edits, () => addLater(edits)) : undefined
      })
    }, GATHER_MS)
  }

  function noteCode(file: string) {
    hasCode = true
    hasOwnCode ||= isCode(file, OWN_CODE)
    soon()
  }

  const sections = sectionsOf(configDir)
  const isSchemaOfOwn = (file: string) => (file.startsWith(sections + sep) && /\.[jt]s$/.test(file)) || ownFiles().schemas.has(file)

  /** The packages of section types that the site names, and their faults, as a string. */
  const packagesNow = () => {
    const { packages, faults } = packagesOf(configDir)
    return JSON.stringify([packages.map(({ folder }) => folder), faults])
  }
  let packages = packagesNow()

  function note(event: string, file: string) {
    const below = relative(configDir, file).replaceAll(sep, '/')
    const isConfig = !below.startsWith('..')
    // The schemas that the preview writes for editors are not an edit.
    if (isConfig && !below.startsWith(`${LIVE_FOLDER}/`)) files.add(below)
    if (STYLE.test(file)) hasStyle = true
    if (isSchemaOfOwn(file) || (!isConfig && event !== 'change' && file.startsWith(sections + sep))) {
      hasSections = true
      noteCode(file)
    }
    if (below === 'site.json') {
      const now = packagesNow()
      if (now !== packages) {
        packages = now
        hasSections = true
        noteCode(file)
      }
    }
    // Vite reports the modules that it has loaded itself, after invalidating them.
    const isKnown = (vite.environments['ssr']!.moduleGraph.getModulesByFile(file.replaceAll(sep, '/'))?.size ?? 0) > 0
    if (!isConfig && !isKnown && (isCode(file, OWN_CODE) || (isReady() && isCode(file, RENDERING)))) noteCode(file)
    if (files.size > 0 || hasStyle) soon()
  }

  const config = watchFolder(configDir, (file) => note('change', file))
  vite.watcher.add([sections, ...ownFiles().all])
  vite.watcher.on('all', note)
  return {
    noteCode,
    close: () => {
      config.close()
      clearTimeout(gathering)
    },
  }
}
