import type { IncomingMessage } from 'node:http'

/** The path of a request as received, without the query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/\?.*$/s, '')
}
