import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { devServer } from '#src/node/dev/devServer.ts'
import type { BuildPlaces } from '#src/node/render/buildSite.ts'

const PORT = 5173

/** Serves a live preview with the editor until the process is stopped. */
export async function edit({ configDir, workDir, at }: BuildPlaces): Promise<number> {
  const closings = closeOnSignal()
  const server = await devServer({ configDir, workDir, at, port: listenAddress(process.env, PORT).port, isEditing: true, log: console.log })
  closings.push(() => server.close())
  console.log(`Editor ${server.url}/_edit`)
  return 0
}
