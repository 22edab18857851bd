import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative, sep } from 'node:path'
import { type ViteDevServer, createServer } from 'vite'
import { head } from '#src/site/head/head.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { BUILD_ID } from './buildId.ts'
import { devCard, devCardPath } from './devCard.ts'
import { endpoints } from './endpoints.ts'
import { galleryAnswer } from './gallery/galleryAnswer.ts'
import { isOwnRequest, readBody } from './ownRequest.ts'
import { pageNow } from './pageNow.ts'
import { type Preview, loadPreview } from './preview.ts'

import { withDevClient } from './withDevClient.ts'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveSchemas.ts'
import { fileHeaders } from '#src/node/serve/cacheHeaders.ts'
import { type ServerEntry, documentOf } from '#src/node/render/pageWriter.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { PROJECT_ROOT, viteOptions } from '#src/node/render/viteOptions.ts'
import { text } from '#src/node/validate/reporters/text.ts'
import { validationReport } from '#src/node/validate/validationReport.ts'
import type { Problem } from '#src/site/problem.ts'

const SETTLE_MS = 60

type DevOptions = { configDir: string; workDir: string; at?: number | undefined; port: number; log(line: string): void }

/**
 * Serves the site from its config, rendered on each request. A saved edit of the config or of a style sheet shows at once, in place; while
 * the config has problems the last good site stays and an overlay says what is wrong. `at` is the moment that decides what is live, in
 * milliseconds since 1970; now when left out. Packages made ready for the browser are kept in `workDir`. Port 0 takes any free one.
 */
export async function devServer({ configDir, workDir, at, port, log }: DevOptions): Promise<{ url: string; close(): Promise<void> }> {
  let preview: Preview = loadPreview(configDir, null, log, at)
  let url = ''

  const options = viteOptions(() => preview.good!.frame.shell)
  const vite = await createServer({
    ...options,
    // Two previews at work in one folder would take it away from each other.
    cacheDir: join(workDir, 'vite'),
    server: { port, host: 'localhost', strictPort: port !== 0, fs: { allow: [PROJECT_ROOT] } },
    appType: 'custom',
    // All packages are known from the start; one that is found later would reload open pages.
    optimizeDeps: { entries: ['src/client.tsx', 'src/start.tsx'] },
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'site-pages',
        configureServer: (server) => () =>
          void server.middlewares.use((request, response, next) => void answer(server, request, response).catch(next)),
      },
    ],
  })

  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(
      (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? '/',
      'http://localhost',
    )
    if (pathname.startsWith('/_dev/')) return answerOwn(request, response, pathname, searchParams)
    const document = async (template: (html: string) => Promise<string>, job: Parameters<typeof documentOf>[2]) => {
      const entry = (await server.ssrLoadModule('/src/server.tsx')) as ServerEntry
      await entry.prepare()
      return documentOf(
        entry,
        { ...preview.good!.frame, template: await template(readFileSync(join(PROJECT_ROOT, 'index.html'), 'utf8')) },
        job,
        false,
      )
    }
    const { good } = preview
    if (!good) return send(response, 500, 'text/html', await server.transformIndexHtml(pathname, emptyPage(preview.problems)))
    const { site, files } = good
    const made = files.get(pathname)
    if (made !== undefined) return send(response, 200, fileHeaders(pathname)['Content-Type']!, made)
    if (pathname.startsWith('/assets/')) {
      const file = safeJoin(configDir, pathname)
      return existsSync(file)
        ? send(response, 200, fileHeaders(pathname)['Content-Type']!, readFileSync(file))
        : send(response, 404, 'text/plain', 'Not found')
    }
    const card = await devCard(site, configDir, pathname)
    if (card) return send(response, 200, 'image/png', card)
    const shown = await galleryAnswer(site, pathname, (job, isFrame) =>
      document((html) => server.transformIndexHtml(pathname, isFrame ? html : withDevClient(html, '')), job),
    )
    if (shown) return send(response, shown.status, shown.type, shown.body)
    const data = pathname.startsWith('/static/data/')
      ? [...site.pages, site.notFound].find(({ path }) => pageDataUrl(path) === pathname)
      : undefined
    if (data) return send(response, 200, 'application/json', JSON.stringify(makePageData(site, data, BUILD_ID)))
    if (/\.[a-z0-9]+$/i.test(pathname)) return send(response, 404, 'text/plain', 'Not found')

    const { page, digest, isMissing, data: pageIs } = pageNow(good, pathname)
    const html = await document((template) => server.transformIndexHtml(pathname, withDevClient(template, digest)), {
      data: pageIs,
      head: head(site, page, devCardPath(site, page)),
      file: page.file,
    })
    send(response, isMissing ? 404 : 200, 'text/html', html)
  }

  async function answerOwn(request: IncomingMessage, response: ServerResponse, pathname: string, query: URLSearchParams): Promise<void> {
    const endpoint = endpoints[pathname]
    const sendJson = (status: number, body: object) => send(response, status, 'application/json', JSON.stringify(body))
    if (!isOwnRequest(request)) return sendJson(403, { message: 'Only pages of this preview may ask for this.' })
    if (!endpoint || endpoint.method !== request.method) return sendJson(404, { message: 'Not found' })
    const asked = endpoint.method === 'GET' ? Object.fromEntries(query) : await readBody(request)
    if (!asked) return sendJson(400, { message: 'A small JSON object is expected.' })
    const { status, body } = await endpoint.answer({ configDir, preview, openInEditor: (place) => openInEditor(url, place) }, asked)
    sendJson(status, body)
  }

  let settling: ReturnType<typeof setTimeout> | undefined
  const touchedAssets = new Set<string>()
  vite.watcher.add(configDir)
  vite.watcher.on('all', (_event, file) => {
    const below = relative(configDir, file).replaceAll(sep, '/')
    const isConfig = !below.startsWith('..')
    if (!isConfig && !/src[/\\](ui|shell)[/\\].*\.css$/.test(file)) return
    // What the preview itself writes for editors is no edit.
    if (below.startsWith(`${LIVE_FOLDER}/`)) return
    if (below.startsWith('assets/')) touchedAssets.add(`/${below}`)
    clearTimeout(settling)
    settling = setTimeout(() => {
      try {
        preview = loadPreview(configDir, preview, log, at)
      } catch (error) {
        // A file that goes while it is read, or a bug: the preview goes on with what it has, and the next edit tries again.
        log(`The config could not be loaded: ${errorReason(error)}`)
        return
      }
      if (!preview.isBroken) {
        for (const environment of Object.values(vite.environments)) {
          for (const name of ['site', 'settings']) {
            const module = environment.moduleGraph.getModuleById(`\0virtual:${name}`)
            if (module) environment.moduleGraph.invalidateModule(module)
          }
        }
      }
      vite.ws.send({ type: 'custom', event: 'site:changed', data: { assets: [...touchedAssets] } })
      touchedAssets.clear()
    }, SETTLE_MS)
  })

  await vite.listen()
  const { port: taken } = vite.httpServer!.address() as AddressInfo
  url = `http://localhost:${taken}`
  return { url, close: () => vite.close() }
}

/** Has Vite open a place in the editor that it finds running, or in the one that `EDITOR` or `LAUNCH_EDITOR` names. */
async function openInEditor(url: string, place: string): Promise<void> {
  await fetch(`${url}/__open-in-editor?file=${encodeURIComponent(place)}`)
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}

/** What the preview shows while there is no good page yet: every problem as text, and the overlay over it. */
function emptyPage(problems: readonly Problem[]): string {
  const report = text(validationReport(problems, { files: 0, pages: 0 }), { color: false })
  const shown = report.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return withDevClient(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Config problems</title></head>` +
      `<body><main><h1 style="font:600 1.25rem system-ui,sans-serif;margin:2rem 2rem 0">The config has no page that can be shown yet</h1>` +
      `<pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace;margin:1rem 2rem">${shown}</pre></main></body></html>`,
    '',
  )
}
