import { type IncomingHttpHeaders, request } from 'node:http'

/** A server response, with its body as transferred. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request on a separate connection, with the path exactly as written: `fetch` would normalize it. */
export function ask(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
      response.on('error', reject)
    })
    sent.on('error', reject).end()
  })
}
