import { createHash } from 'node:crypto'
import type { ViteDevServer, WebSocketClient } from 'vite'
import type { Problem } from '#src/site/problem.ts'
import type { CodeFault } from './codeFault.ts'
import type { Preview } from './preview.ts'

/** The message to open pages: the paths of changed pages, an identifier of the current problems, and changed assets. */
export type Change = { paths: string[]; problems: string; assets: string[] }

/** The pages that are open in browsers. */
export type OpenPages = {
  /** Notifies them of changes. Only open pages are compared. */
  tell(assets: string[]): void
}

/**
 * Tracks the open pages: each reports its path and the digest of its state on load, after an update and on navigation. A page that is out
 * of date by then is notified. `now` returns the state of the preview, the reason why code cannot be run, and the digest for a path.
 */
export function openPages(
  vite: ViteDevServer,
  now: () => { preview: Preview; fault: CodeFault | undefined; digestOf(path: string): string },
): OpenPages {
  const shown = new WeakMap<WebSocketClient, { path: string; digest: string }>()

  vite.ws.on('site:open', (said: unknown, client) => {
    const { path, digest } = said as { path?: unknown; digest?: unknown }
    if (typeof path !== 'string' || typeof digest !== 'string') return
    const { preview, fault, digestOf } = now()
    shown.set(client, { path, digest })
    const change: Change = { paths: digestOf(path) === digest ? [] : [path], problems: nameOf(preview.problems, fault), assets: [] }
    client.send('site:changed', change)
  })

  return {
    tell(assets) {
      const { preview, fault, digestOf } = now()
      const digests = new Map<string, string>()
      const paths = [...vite.ws.clients].flatMap((client) => {
        const page = shown.get(client)
        if (!page) return []
        const digest = digests.get(page.path) ?? digestOf(page.path)
        digests.set(page.path, digest)
        return digest === page.digest ? [] : [page.path]
      })
      const change: Change = { paths: [...new Set(paths)], problems: nameOf(preview.problems, fault), assets }
      vite.ws.send('site:changed', change)
    },
  }
}

function nameOf(problems: readonly Problem[], fault: CodeFault | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(fault ?? null))
  for (const { code, severity, file, line, column, message } of problems)
    hash.update(JSON.stringify([code, severity, file, line, column, message]))
  return hash.digest('base64url').slice(0, 16)
}
