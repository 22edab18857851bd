import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy for a site that truncates the bodies of some responses. */
export type CuttingServer = {
  url: string
  /** The number of bodies that are still to be truncated. */
  cuts: number
  close(): Promise<void>
}

/** Starts a server for the site at `siteUrl` that truncates the bodies of files whose path matches `cut`, `cuts` times. */
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
    // The `content-length` is larger than the body.
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
