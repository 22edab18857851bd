import { dirname, join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveFolder.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { ownFiles } from '#src/node/sections/ownSections.ts'
import { packagesOf } from '#src/node/sections/packagesOf.ts'
import { watchFolder } from './watchFolder.ts'

/**
 * What has been edited: files of the config folder, below it, where the empty name is the folder itself, which has come or gone; assets
 * among them, as `/assets/…`; whether a style sheet of the frame has, any code, and code that the preview itself runs.
 */
export type SavedEdits = {
  files: string[]
  assets: string[]
  hasStyle: boolean
  hasCode: boolean
  hasOwnCode: boolean
  /** Whether schemas of the company’s own section types have been edited, or folders or packages of them have come or gone. */
  hasSections: boolean
}

/** How long after an event others of the same save may come, in milliseconds. */
const GATHER_MS = 5

/** What the frame of all pages is made of, outside of the modules. */
const STYLE = /[\\/]src[\\/](?:ui|shell)[\\/].*\.(?:css|js)$/

/** The code that the preview itself runs: schemas, words of packages, checks, everything of Node but the scripts for the browser. */
const OWN_CODE =
  /^[\\/](?:(?:schemas|src[\\/](?:contract|site|prose|theme|node(?![\\/]dev[\\/]client))|packages[\\/][\w-]+[\\/](?:schemas|words))[\\/].*|(?:src|packages[\\/][\w-]+)[\\/](?:sections[\\/](?:schemas|\w+[\\/]schema)|words))(?<!\.test)\.ts$/

/** The code that renders pages: all but what only runs in Node, in the editor or in tests. */
const RENDERING =
  /^[\\/](?:schemas|packages[\\/](?![\w-]+[\\/](?:tests|bench|corpus)[\\/])|src[\\/](?!node[\\/]|prose[\\/]|editor[\\/])).*(?<!\.test)\.tsx?$/

/** What packages have for tests. */
const TESTING = /[\\/]packages[\\/][\w-]+[\\/](?:tests|bench|corpus)(?:[\\/]|$)/

/** Where the company’s own section types are. */
function sectionsOf(configDir: string): string {
  return join(dirname(configDir), 'sections')
}

/**
 * Whether Vite is to watch a file or folder: what is built, kept or tested is much, and never matters. Config is watched by folders, the
 * company’s own section types, with what they import from elsewhere, as all code.
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

/** Edits as they come. That code has been edited is known once Vite has taken note of it. */
export type WatchedEdits = { noteCode(file: string): void; close(): void }

function isCode(file: string, form: RegExp): boolean {
  return file.startsWith(PROJECT_ROOT) && form.test(sep + relative(PROJECT_ROOT, file))
}

/**
 * Calls `renew` with what has been edited, one call after the other. While it works it may wait for `more`: files that are edited within
 * the next `settleMs` milliseconds are added to its edits. `isReady` says whether what renders pages was made before, without Vite.
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

  /** Adds to `edits` what comes within the next moment. Code and styles have a turn of their own. */
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

  /** The packages of section types that the site names, and what is wrong with them, as a text. */
  const packagesNow = () => {
    const { packages, faults } = packagesOf(configDir)
    return JSON.stringify([packages.map(({ folder }) => folder), faults])
  }
  let packages = packagesNow()

  function note(event: string, file: string) {
    const below = relative(configDir, file).replaceAll(sep, '/')
    const isConfig = !below.startsWith('..')
    // What the preview itself writes for editors is no edit.
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
    // What Vite has loaded it says itself, once it has taken note.
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
