import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ViteDevServer, createServer } from 'vite'
import { pageData } from '#src/site/derive.ts'
import { head } from '#src/site/head.ts'
import { findPage } from '#src/site/lookup.ts'
import { pageDataUrl } from '#src/site/pageDataUrl.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import { fileHeaders } from './fileHeaders.ts'
import { type MadeFiles, makeFrame } from './frame.ts'
import { loadSite } from './loadSite.ts'
import { type Frame, type ServerEntry, documentOf } from './pageWriter.ts'
import { problemsAsText } from './report.ts'
import { safeJoin } from './safeJoin.ts'
import { PROJECT_ROOT, viteOptions } from './viteOptions.ts'

/** The state of the preview: the last good site, and what is wrong with the config as it is. */
type Preview = { site: Site; frame: Omit<Frame, 'template'>; files: MadeFiles }

const BUILD_ID = 'dev'
const SETTLE_MS = 60

/**
 * Serves the site from its config, rendered on each request. A saved edit of the config or of a style sheet shows at once; while the config
 * has faults the last good site stays and an overlay says what is wrong. Port 0 takes any free one.
 */
export async function devServer({ configDir, port, log }: { configDir: string; port: number; log(line: string): void }): Promise<{ url: string; close(): Promise<void> }> {
  let preview: Preview | null = null
  let problems: Problem[] = []

  function load() {
    const loaded = loadSite(configDir)
    problems = loaded.site ? [] : loaded.problems
    if (loaded.site && loaded.problems.length > 0) log(problemsAsText(loaded.problems))
    if (loaded.site) preview = { site: loaded.site, ...makeFrame(loaded.site, configDir, BUILD_ID) }
    if (problems.length > 0) log(problemsAsText(problems))
  }
  load()

  const vite = await createServer({
    ...viteOptions(() => preview!.frame.shell),
    server: { port, host: 'localhost', strictPort: port !== 0, fs: { allow: [PROJECT_ROOT] } },
    appType: 'custom',
    plugins: [...(viteOptions(() => preview!.frame.shell).plugins ?? []), { name: 'site-pages', configureServer: (server) => () => void server.middlewares.use((request, response, next) => void answer(server, request, response).catch(next)) }],
  })

  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL((request as IncomingMessage & { originalUrl?: string }).originalUrl ?? '/', 'http://localhost')
    if (!preview) return send(response, 500, 'text/html', overlayPage(problems))
    const { site, frame, files } = preview
    const made = files.get(pathname)
    if (made !== undefined) return send(response, 200, fileHeaders(pathname)['Content-Type']!, made)
    if (pathname.startsWith('/assets/')) {
      const file = safeJoin(configDir, pathname)
      return existsSync(file) ? send(response, 200, fileHeaders(pathname)['Content-Type']!, readFileSync(file)) : send(response, 404, 'text/plain', 'Not found')
    }
    const pages = [...site.pages, site.notFound]
    const data = pathname.startsWith('/static/data/') ? pages.find(({ path }) => pageDataUrl(path) === pathname) : undefined
    if (data) return send(response, 200, 'application/json', JSON.stringify(pageData(site, data, BUILD_ID)))
    if (/\.[a-z0-9]+$/i.test(pathname)) return send(response, 404, 'text/plain', 'Not found')

    const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
    const page = findPage(site, path)
    const shown = page ?? site.notFound
    const entry = (await server.ssrLoadModule('/src/server.tsx')) as ServerEntry
    await entry.prepare()
    const template = await server.transformIndexHtml(pathname, readFileSync(join(PROJECT_ROOT, 'index.html'), 'utf8'))
    const html = documentOf(entry, { ...frame, template }, { data: pageData(site, shown, BUILD_ID), head: head(site, shown), file: shown.file }, false)
    send(response, page ? 200 : 404, 'text/html', html)
  }

  // A page that is opened while config is broken asks when its connection stands; sent any earlier, the message would be lost.
  vite.ws.on('vite:client:connect', (_data, client) => {
    if (problems.length > 0) client.send(overlay(problems))
  })
  let settling: ReturnType<typeof setTimeout> | undefined
  vite.watcher.add(configDir)
  vite.watcher.on('all', (_event, file) => {
    const isConfig = file.startsWith(configDir)
    if (!isConfig && !/src[/\\](ui|shell)[/\\].*\.css$/.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      load()
      if (problems.length > 0) return vite.ws.send(overlay(problems))
      for (const environment of Object.values(vite.environments)) {
        const module = environment.moduleGraph.getModuleById('\0virtual:site')
        if (module) environment.moduleGraph.invalidateModule(module)
      }
      vite.ws.send({ type: 'full-reload' })
    }, SETTLE_MS)
  })

  await vite.listen()
  const address = vite.httpServer?.address() as AddressInfo
  return { url: `http://localhost:${address.port}`, close: () => vite.close() }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}

/** What the preview shows over the last good page: every problem with its place. */
function overlay(problems: Problem[]) {
  const [first] = problems
  return {
    type: 'error' as const,
    err: { message: problemsAsText(problems), stack: '', id: first?.file, loc: first && { file: first.file, line: first.line, column: first.column } },
  }
}

/** What the preview shows when there is no good page yet. */
function overlayPage(problems: Problem[]): string {
  const text = problemsAsText(problems).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><meta charset="utf-8"><title>Config problems</title><script type="module" src="/@vite/client"></script><pre style="white-space:pre-wrap;font:16px/1.6 monospace;padding:2rem">${text}</pre>`
}
