import { devServer } from '#src/node/dev/devServer.ts'
import type { BuildPlaces } from '#src/node/render/buildSite.ts'

const PORT = 5173

/** Serves a live preview until the process is stopped. */
export async function dev({ configDir, workDir, at }: BuildPlaces): Promise<number> {
  const server = await devServer({ configDir, workDir, at, port: Number(process.env.PORT ?? PORT), log: console.log })
  console.log(`Preview ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
  return 0
}
