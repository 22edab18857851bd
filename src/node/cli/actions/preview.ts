import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import type { Places } from '#src/node/cli/command.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { devServer } from '#src/node/dev/devServer.ts'

const DEFAULT_PORT = 5173

/** Serves the preview, or the editor in it, until the process is stopped; returns the exit code. */
export async function preview({ configDir, workDir, at }: Places, { isEditing }: { isEditing: boolean }): Promise<number> {
  const closings = closeOnSignal()
  const { port } = listenAddress(process.env, DEFAULT_PORT)
  const server = await devServer({ configDir, workDir, at, port, isEditing, log: console.log })
  closings.push(() => server.close())
  console.log(isEditing ? `Editor ${server.url}/_edit` : `Preview ${server.url}`)
  return 0
}
