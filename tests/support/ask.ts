import { type IncomingHttpHeaders, request } from 'node:http'

/** An answer of a server, with its body as it travelled. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server on a connection of its own. Sends the path exactly as written: `fetch` would tidy it. */
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
