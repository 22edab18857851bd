import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import sirv from 'sirv'
import { type ViteDevServer, createServer } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { viteOptions } from '#src/node/render/viteOptions.ts'
import { DOORS } from '#src/node/sections/doors.ts'
import { ownSections } from '#src/node/sections/ownSections.ts'
import { EDITOR_BASE, EDITOR_FOLDER, editorCode } from './editor/editorCode.ts'
import { guardDoors } from './guardDoors.ts'
import type { Sent } from './previewContext.ts'
import { TEAM_KEY_HEADER, type TeamPreview } from './teamKey.ts'
import { isWatched } from './watchEdits.ts'

/** The options of the preview’s Vite server; `key` is required by Vite’s own endpoints. */
type PreviewOptions = {
  configDir: string
  workDir: string
  port: number
  isEditing: boolean | undefined
  key: string
  /** In a team’s editor, every request needs its key. */
  team: TeamPreview | undefined
  /** The expressions that represent the site. */
  expression: Parameters<typeof viteOptions>[0]
  /** Answers requests that are not for code. */
  answer(server: ViteDevServer, request: IncomingMessage): Promise<Sent>
  /** Called with each saved code file. */
  onCode(file: string): void
}

/** Creates the Vite server for the code of previews; it does not listen yet. */
export async function previewVite({
  configDir,
  workDir,
  port,
  isEditing,
  key,
  team,
  expression,
  answer,
  onCode,
}: PreviewOptions): Promise<ViteDevServer> {
  // Sections of the company may import anything from it.
  const folders = [PROJECT_ROOT, workDir, dirname(configDir)]
  const options = viteOptions(expression)
  // The packages of the editor are prepared for the browser only if it is served from its sources.
  const isBundled = editorCode() !== undefined
  const vite = await createServer({
    ...options,
    // Two previews with the same cache folder would delete each other’s files.
    cacheDir: join(workDir, `vite${isEditing ? '-edit' : ''}${isBundled ? '' : '-sources'}`),
    server: {
      port,
      host: 'localhost',
      strictPort: port !== 0,
      fs: team ? { allow: [...CODE_FOLDERS, workDir, dirname(configDir)], deny: [...SECRET_FILES, ...TEAM_FILES] } : { allow: folders },
      watch: { ignored: (path) => !isWatched(configDir, path) },
    },
    appType: 'custom',
    optimizeDeps: {
      // All packages are known from the start; one discovered later would reload open pages.
      entries: ['src/client.tsx', 'src/start.tsx', ...(isBundled ? [] : ['src/editor/main.tsx']), ...ownSections().map(({ view }) => view)],
      // Our own code is served unbundled, even below node_modules: prebundled, it would exist twice, with two React contexts.
      exclude: DOORS.map(({ find }) => find),
    },
    plugins: [
      ...(team ? [{ name: 'team-key', configureServer: (server: ViteDevServer) => void server.middlewares.use(demandKey(team.key)) }] : []),
      { name: 'guarded-doors', configureServer: (server) => void server.middlewares.use(guardDoors(key, [configDir, ...folders])) },
      { name: 'editor-code', configureServer: serveEditor },
      ...(options.plugins ?? []),
      {
        name: 'site-pages',
        configureServer: (server) => () =>
          void server.middlewares.use((request, response, next) => {
            void answer(server, request)
              .then((sent) => send(response, sent))
              .catch(next)
          }),
        hotUpdate({ file, modules }) {
          if (this.environment.name === 'ssr' && modules.length > 0) onCode(file)
        },
      },
    ],
  })
  if (team)
    vite.httpServer?.prependListener(
      'upgrade',
      (request: IncomingMessage, socket: Duplex) => void (hasKey(request, team.key) || socket.destroy()),
    )
  return vite
}

/**
 * The folders with the code of the builder. A team’s editor serves nothing else of its folder, which has the copies of all people if the
 * builder itself is the project.
 */
const CODE_FOLDERS = ['.build/node', 'node_modules', 'packages', 'schemas', 'src'].map((folder) => join(PROJECT_ROOT, folder))

/** Files that Vite never serves; its default, which `deny` replaces. */
const SECRET_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** Files of a team’s project that are not code. */
const TEAM_FILES = ['**/team.json', '**/comments/**', '**/submissions/**', '**/*.jsonl']

/** Serves the scripts of the editor’s bundle. */
function serveEditor({ middlewares }: ViteDevServer): void {
  const options = { dev: true, brotli: true, immutable: true, maxAge: YEAR_SECONDS }
  middlewares.use(`${EDITOR_BASE}assets`, sirv(join(EDITOR_FOLDER, 'assets'), options))
}

const YEAR_SECONDS = 31_536_000

function hasKey({ headers }: IncomingMessage, key: string): boolean {
  const given = Buffer.from(String(headers[TEAM_KEY_HEADER] ?? ''))
  return given.length === key.length && timingSafeEqual(given, Buffer.from(key))
}

/** Refuses requests of other programs on this machine. */
function demandKey(key: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (hasKey(request, key)) next()
    else
      response
        .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Only the server of the team’s editor may send this request.')
  }
}

function send(response: ServerResponse, { status, type, body, location }: Sent): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...(location !== undefined && { location }) })
  response.end(body)
}
