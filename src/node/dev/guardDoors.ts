import { realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import { isOwnRequest } from './ownRequest.ts'

/** The header with the process key, which identifies the preview’s own requests. */
export const KEY_HEADER = 'x-preview-key'

/** The Vite endpoint that opens files in the editor. */
const OPENS_FILES = '/__open-in-editor'

/**
 * Guards Vite’s own endpoints, whose addresses start with two underscores: only pages of the preview and clients with the key of this
 * process may use them. Requests from other hosts, from other servers on this machine or without an origin are refused. Files are opened in
 * the editor only if they are inside one of the folders, links followed.
 */
export function guardDoors(key: string, folders: readonly string[]) {
  return (request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>, response: ServerResponse, next: () => void): void => {
    const { url = '', headers } = request
    // Vite matches these addresses case-insensitively.
    const [path = ''] = url.toLowerCase().split('?')
    if (!path.startsWith('/__')) return next()
    const isOurs = headers[KEY_HEADER] === key || headers['sec-fetch-site'] === 'same-origin'
    if (!isOwnRequest(request) || !isOurs) return refuse(response, 'Only pages of this preview may send this request.')
    if (path.startsWith(OPENS_FILES)) {
      const file = new URLSearchParams(url.slice(path.length + 1)).get('file') ?? ''
      if (!isInside(file.replace(/(?::\d+){0,2}$/, ''), folders)) return refuse(response, 'Only files of this project can be opened.')
    }
    next()
  }
}

function refuse(response: ServerResponse, why: string): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(why)
}

function isInside(file: string, folders: readonly string[]): boolean {
  try {
    const path = realpathSync(resolve(file))
    return folders.some((folder) => path.startsWith(realpathSync(folder) + sep))
  } catch {
    return false
  }
}
