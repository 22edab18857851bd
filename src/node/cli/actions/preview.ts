import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import type { Places } from '#src/node/cli/command.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { devServer } from '#src/node/dev/devServer.ts'
import { TEAM_VARIABLE, type TeamPreview } from '#src/node/dev/teamKey.ts'
import { guardFor, guardOf } from '#src/node/edit/rights/guard.ts'

const DEFAULT_PORT = 5173

/**
 * Serves the preview, or the editor in it, until the process is stopped; returns the exit code. The rights of `person`, an e-mail address,
 * apply. In a team’s editor, it reports its port to the server in front, and exits with it.
 */
export async function preview(
  { configDir, workDir, at }: Places,
  { isEditing, person }: { isEditing: boolean; person?: string | undefined },
): Promise<number> {
  const closings = closeOnSignal()
  const { port } = listenAddress(process.env, DEFAULT_PORT)
  const team = takeTeamPreview()
  const guard = team ? guardFor(configDir, team.teamFile, team.person) : guardOf(configDir, person)
  const server = await devServer({ configDir, workDir, at, port, isEditing, log: console.log, guard, team })
  closings.push(() => server.close())
  if (team) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    process.send?.({ port: Number(new URL(server.url).port) })
  }
  console.log(isEditing ? `Editor ${server.url}/_edit` : `Preview ${server.url}`)
  return 0
}

/** Returns the `TeamPreview` from the environment; undefined outside a team’s editor. Child processes do not inherit the variable. */
function takeTeamPreview(): TeamPreview | undefined {
  const given = process.env[TEAM_VARIABLE]
  delete process.env[TEAM_VARIABLE]
  return given === undefined ? undefined : (JSON.parse(given) as TeamPreview)
}
