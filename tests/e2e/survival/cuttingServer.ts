import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that hands on a site; the bodies of some answers end too early. */
export type CuttingServer = {
  url: string
  /** How many bodies are still to be cut. */
  cuts: number
  close(): Promise<void>
}

/** Starts a server for the site at `siteUrl` that cuts the bodies of files whose path matches `cut`, as long as `cuts` says. */
export async function startCuttingServer(siteUrl: string, cut: RegExp): Promise<CuttingServer> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = await fetch(siteUrl + path, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'cache-control': 'no-store',
      'content-length': body.length,
    })
    if (!cut.test(path) || cutting.cuts === 0) return void response.end(body)
    cutting.cuts -= 1
    // The length promised more than what comes.
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const cutting: CuttingServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cuts: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return cutting
}
