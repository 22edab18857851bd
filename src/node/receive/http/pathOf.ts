import type { IncomingMessage } from 'node:http'

/** The path of a request as it was asked for, without the query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/\?.*$/s, '')
}
