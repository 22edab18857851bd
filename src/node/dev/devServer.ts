import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { listen } from '#src/node/serve/listen.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import type { Guard } from '#src/node/edit/rights/guard.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { ownResults, ownSections } from '#src/node/sections/ownSections.ts'
import { siteExpressions } from '#src/node/render/siteExpressions.ts'
import { ownExpression, resultsModule } from '#src/node/render/viteOptions.ts'
import { type CodeFault, codeFault } from './codeFault.ts'
import { codeFaultLine } from './codeFaultView.ts'
import type { PreviewContext } from './previewContext.ts'
import { type DevCode, firstDevCode, loadDevCode } from './devCode.ts'
import { type OpenPages, openPages } from './openPages.ts'
import { KEY_HEADER } from './guardDoors.ts'
import { later } from './later.ts'
import { type Preview, loadPreview } from './preview.ts'
import { previewVite } from './previewVite.ts'
import { renderFaults } from './renderFaults.ts'
import type { TeamPreview } from './teamKey.ts'
import { type SavedEdits, type WatchedEdits, watchEdits } from './watchEdits.ts'

/** How long config must stay broken before its problems are reported, in milliseconds: an editor may still be writing. */
const SETTLE_MS = 60

/** Delay after an edit before the schemas for editors are updated, in milliseconds: the screen is updated first. */
const SCHEMAS_MS = 500

/** Time without requests or edits before Vite gets work that can wait, in milliseconds. */
const QUIET_MS = 5000

type DevOptions = {
  configDir: string
  workDir: string
  at?: number | undefined
  port: number
  isEditing?: boolean | undefined
  log(line: string): void
  /** What the person may do; everything if undefined. */
  guard?: Guard | undefined
  /** Set in a team’s editor. */
  team?: TeamPreview | undefined
}

/**
 * Serves the site from its config, rendered on each request. A saved edit of config, a schema, a style sheet or code shows immediately, in
 * place. If config has errors or code cannot be run, the last good state stays and an overlay shows the problems. `at` is the time that
 * decides what is live, in milliseconds since 1970 (default: now). The site can be edited at `/_edit`. Packages prepared for the browser
 * are cached in `workDir`; a preview with `isEditing` has its own cache. Port 0 takes any free port; a port in use throws a `ServeError`
 * that says what to do.
 */
export async function devServer({
  configDir,
  workDir,
  at,
  port,
  isEditing,
  log,
  guard,
  team,
}: DevOptions): Promise<{ url: string; close(): Promise<void> }> {
  await claimPort(port, isEditing ? 'edit' : 'dev')
  let preview: Preview
  let code: DevCode
  let own = ownSections
  let kept = ownResults
  let version = 1
  let isEdited = false
  let url = ''
  let edits: WatchedEdits | undefined
  let fault: CodeFault | undefined
  const editing = editHistory(configDir, Date.now, guard)
  const faults = renderFaults()
  const key = randomUUID()

  const vite = await previewVite({
    configDir,
    workDir,
    port,
    isEditing,
    key,
    team,
    expression: (part) =>
      part === 'own' ? ownExpression(own()) : part === 'results' ? resultsModule(kept()) : siteExpressions(preview.good!.frame.shell)[part],
    answer(server, request) {
      warm.soon()
      return code.answer(desk(server), request)
    },
    onCode: (file) => edits?.noteCode(file),
  })

  function desk(server: ViteDevServer): PreviewContext {
    return {
      configDir,
      preview,
      fault,
      renderFaults: faults,
      entry: code.entry,
      version,
      template: () => readFileSync(join(PROJECT_ROOT, 'index.html'), 'utf8'),
      transform: (pathname, html) => server.transformIndexHtml(pathname, html),
      openInEditor: (place) => openInEditor(url, place, key),
      editing,
      guard,
      team,
      workDir,
      at,
    }
  }

  const schemas = later(SCHEMAS_MS, () => {
    const stale = preview.good && !preview.isBroken ? code.refreshSchemas(configDir, preview.good.site) : undefined
    if (stale !== undefined) log(stale)
  })

  /**
   * Lets Vite load the prebuilt code once the server is idle, so that the first edit of it shows as quickly as later ones. The code of
   * an installed package is never edited.
   */
  const warm = later(QUIET_MS, () => {
    // Errors in code are reported when it is edited.
    if (code.isReady && !packedHashes()) void loadDevCode(vite, false).catch(() => {})
  })

  /** Updates the preview after edits. If this fails, the preview stays unchanged; the next edit tries again. */
  async function renew({ files, hasStyle, hasCode, hasOwnCode, hasSections }: SavedEdits, more: () => Promise<void>): Promise<void> {
    const last = code
    // The section types determine what can be parsed, so everything is reloaded.
    if (hasSections) for (const environment of Object.values(vite.environments)) environment.moduleGraph.invalidateAll()
    if (hasCode) {
      isEdited ||= hasOwnCode || hasSections
      code = await loadDevCode(vite, isEdited)
      version += 1
    }
    if (files.length > 0 || hasStyle || code.loadPreview !== last.loadPreview) {
      // Results of older code are discarded, so all files are read and checked.
      const changed = code.loadKept === last.loadKept ? files : undefined
      preview = await settled((say) => code.loadPreview(configDir, preview, say, at, changed), more, log)
    }
    warm.soon()
    if (preview.isBroken) return
    own = code.ownSections
    kept = code.ownResults
    for (const environment of Object.values(vite.environments)) {
      for (const name of hasSections ? ['site', 'settings', 'own-sections', 'own-results'] : ['site', 'settings']) {
        const module = environment.moduleGraph.getModuleById(`\0virtual:${name}`)
        if (module) environment.moduleGraph.invalidateModule(module)
      }
    }
    schemas.soon()
    if (!hasSections) return
    // The types are known now, so load their components; open pages have the old ones.
    code = await loadDevCode(vite, isEdited)
    vite.ws.send({ type: 'full-reload' })
  }

  /** Retries code that could not be run: a missing file may have been added. */
  function tryAgain(file: string): void {
    if (!fault) return
    for (const { moduleGraph } of Object.values(vite.environments))
      for (const module of moduleGraph.getModulesByFile(fault.place?.file ?? '') ?? []) moduleGraph.invalidateModule(module)
    edits?.noteCode(file)
  }

  try {
    // If Vite has to load the page renderer, this takes seconds, during which threads read pages.
    ;[code, preview] = await Promise.all([firstDevCode(vite).catch(cannotStart), loadPreview(configDir, null, log, at)])
    const pages: OpenPages = openPages(vite, () => ({ preview, fault, digestOf: (path) => code.stateDigest(preview, path, version) }))
    edits = watchEdits(
      vite,
      configDir,
      SETTLE_MS,
      async (found, more) => {
        // File deleted while reading, code that does not compile, or a bug.
        const stays = (error: unknown) => {
          const why = codeFault(error)
          log(`The preview was not updated: ${codeFaultLine(why)}`)
          return why
        }
        try {
          const why = await renew(found, more).then(() => undefined, stays)
          if (found.hasCode) fault = why
          pages.tell(found.assets)
        } catch (error) {
          stays(error)
        }
      },
      () => code.isReady,
    )
    vite.watcher.on('all', (event, file) => {
      if (event === 'add' || event === 'unlink') tryAgain(file)
    })
    await vite.listen()
  } catch (error) {
    edits?.close()
    await vite.close()
    throw error
  }
  schemas.soon()
  warm.soon()
  const { port: taken } = vite.httpServer!.address() as AddressInfo
  url = `http://localhost:${taken}`
  return {
    url,
    close: async () => {
      schemas.stop()
      warm.stop()
      edits?.close()
      await vite.close()
    },
  }
}

/** Loads the preview; if it is broken, waits for `more` and loads it once more. Only the messages of the last attempt are logged. */
async function settled(
  load: (say: (line: string) => void) => Promise<Preview>,
  more: () => Promise<void>,
  log: (line: string) => void,
): Promise<Preview> {
  let lines: string[] = []
  let loaded = await load((line) => lines.push(line))
  if (loaded.isBroken) {
    await more()
    lines = []
    loaded = await load((line) => lines.push(line))
  }
  for (const line of lines) log(line)
  return loaded
}

/** Reports the location of a mistake in the code, in one line, if the preview cannot start because of it. */
function cannotStart(error: unknown): never {
  throw new ServeError(`The preview cannot start: ${codeFaultLine(codeFault(error))}`, { cause: error })
}

/** Throws immediately, before anything is read, if the port is unavailable; `command` is used in the suggested command. */
async function claimPort(port: number, command: 'dev' | 'edit'): Promise<void> {
  try {
    const claimed = await listen(() => {}, port, 'localhost')
    await claimed.close()
  } catch (error) {
    if (!(error instanceof ServeError)) throw error
    throw new ServeError(error.message.replaceAll('PORT=4173', 'PORT=5173').replaceAll('npm start', `npm run ${command}`), { cause: error })
  }
}

/** Asks Vite to open a location in the running editor, or in the one set by `EDITOR` or `LAUNCH_EDITOR`. */
async function openInEditor(url: string, place: string, key: string): Promise<void> {
  await fetch(`${url}/__open-in-editor?file=${encodeURIComponent(place)}`, { headers: { [KEY_HEADER]: key } })
}
