import { dirname } from 'node:path'
import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'
import { publicAddress } from '#src/node/team/gate.ts'
import { previewProcesses } from '#src/node/team/previews.ts'
import { type LoginKind, teamServer } from '#src/node/team/teamServer.ts'
import { worktrees } from '#src/node/team/worktrees.ts'

const DEFAULT_PORT = 5173
const DAY_MS = 86_400_000

/** Fewer characters can be guessed. */
const SHORTEST_SECRET = 32

/** Where a team’s editor listens, and how people log in. */
export type TeamOptions = { host: string; publicUrl: string | undefined; trustHeader: string | undefined }

/**
 * Serves the editor to a network until the process is stopped; returns the exit code. Throws a `ServeError` that says what is missing
 * before it listens.
 */
export async function editForTeam(configDir: string, { host, publicUrl, trustHeader }: TeamOptions): Promise<number> {
  const address = publicUrl === undefined ? undefined : publicAddress(publicUrl)
  if (!address)
    throw new ServeError(
      publicUrl === undefined
        ? 'A team’s editor needs the address that people open: --public-url https://edit.example.com.'
        : '--public-url must be an address such as https://edit.example.com, without a path. Without TLS, only localhost is allowed.',
    )
  const login = loginFrom(process.env, trustHeader)
  const closings = closeOnSignal()
  const { port } = listenAddress(process.env, DEFAULT_PORT)
  const folders = worktrees(configDir)
  const server = await teamServer({
    configDir,
    address,
    host,
    port,
    login,
    log: console.log,
    previews: (team) =>
      previewProcesses({
        folders,
        teamFile: teamFileOf(configDir),
        project: dirname(configDir),
        most: () => team().previews.most,
        now: Date.now,
        log: console.log,
        environment: process.env,
        beforeStart: () => folders.sweep(Date.now() - team().previews.keepDays * DAY_MS),
      }),
  })
  closings.push(() => server.close())
  console.log(`Editor ${address.origin}/_edit, listening at ${server.url}. TLS is the task of the reverse proxy.`)
  return 0
}

/** How people log in, with the secret from the environment. */
function loginFrom(variables: NodeJS.ProcessEnv, header: string | undefined): LoginKind {
  const name = header === undefined ? 'PAGE_BUILDER_OIDC_CLIENT_SECRET' : 'PAGE_BUILDER_PROXY_SECRET'
  const secret = variables[name] ?? ''
  if (secret === '')
    throw new ServeError(`${name} is not set. The editor listens on a network only with a login (docs/editing-for-teams.md).`)
  if (header === undefined) return { kind: 'oidc', secret }
  if (secret.length < SHORTEST_SECRET) throw new ServeError(`${name} is too short. Use at least ${SHORTEST_SECRET} random characters.`)
  return { kind: 'header', header, secret }
}
