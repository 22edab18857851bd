import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { caddyfile } from '#src/node/hosting/caddyfile.ts'
import { htaccess } from '#src/node/hosting/htaccess.ts'
import { nginxConf } from '#src/node/hosting/nginxConf.ts'
import { serve } from '#src/node/serve/serve.ts'
import type { HostedSite } from './hostedSite.ts'
import type { Certificate } from './secureFront.ts'

/** A server of a site, under way. */
export interface Hosting {
  url: string
  close(): Promise<void>
}

/** Programs that only some machines have. */
const PROGRAMS: Partial<Record<keyof typeof hosts, string>> = { nginx: 'nginx', caddy: 'caddy', apache: 'apache2' }

/** Whether a host can serve a site here. */
export function canServe(name: keyof typeof hosts): boolean {
  const program = PROGRAMS[name]
  return program === undefined || isInstalled(program)
}

/** Whether a program is installed here. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/**
 * Ways to serve a site. Each begins on a free port of this machine, with the configuration that the build writes; over https where it is
 * given a certificate, but for the bundled server, which leaves that to others.
 */
export const hosts = {
  bundled: ({ dist }: HostedSite): Promise<Hosting> => serve({ dist, port: 0 }),

  async nginx({ home, dist, table }: HostedSite, certificate?: Certificate): Promise<Hosting> {
    const port = await freePort()
    const secure = certificate ? ` ssl; ssl_certificate ${certificate.cert}; ssl_certificate_key ${certificate.key}` : ''
    const folder = join(home, 'nginx')
    mkdirSync(folder, { recursive: true })
    // What the machine of a host would say is said here: where to listen, and where scratch files go.
    const site = nginxConf(table, { host: 'localhost', root: dist })
      .replace('listen 80;', `listen 127.0.0.1:${port}${secure};`)
      .replace('listen [::]:80;', '')
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(join(folder, 'site.conf'), site)
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http { access_log off; ${scratch.join(' ')} include ${folder}/site.conf; }`,
    )
    return started(spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], { stdio: 'pipe' }), port)
  },

  async caddy({ home, dist, table }: HostedSite, certificate?: Certificate): Promise<Hosting> {
    const port = await freePort()
    const address = certificate ? `https://localhost:${port} {\n\ttls ${certificate.cert} ${certificate.key}` : `http://localhost:${port} {`
    const file = join(home, 'Caddyfile')
    const site = caddyfile(table, { host: 'localhost', root: dist }).replace('\nlocalhost {', `\n${address}`)
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
    const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
    return started(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'pipe', env }), port)
  },

  async apache({ home, dist, table }: HostedSite): Promise<Hosting> {
    const port = await freePort()
    const folder = join(home, 'apache')
    mkdirSync(folder, { recursive: true })
    const root = table.base === '' ? dist : join(folder, 'root')
    const place = join(root, table.base)
    if (place !== dist) cpSync(dist, place, { recursive: true })
    writeFileSync(join(place, '.htaccess'), htaccess(table))
    // Started by root, it works as another user, who has to see the site.
    for (const seen of [tmpdir(), home]) chmodSync(seen, 0o755)
    // The tag of a file is weak while it has just been written.
    const before = new Date(Date.now() - 60_000)
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) utimesSync(join(root, name), before, before)
    const modules = '/usr/lib/apache2/modules'
    const loaded = [
      'mpm_event',
      'authz_core',
      'rewrite',
      'headers',
      'dir',
      'mime',
      'alias',
      'negotiation',
      'autoindex',
      'filter',
      'deflate',
    ]
    const file = join(folder, 'apache.conf')
    // As Debian has it, with a folder whose owner may set what a `.htaccess` can.
    writeFileSync(
      file,
      [
        ...loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
        `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/errors`,
        'TypesConfig /etc/mime.types\nAddLanguage br .br\nAddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript',
        'User www-data\nGroup www-data\nServerTokens Prod',
        `DocumentRoot ${root}\n<Directory ${root}>\nAllowOverride All\nOptions Indexes FollowSymLinks\nRequire all granted\n</Directory>`,
        '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
      ].join('\n'),
    )
    return started(spawn('apache2', ['-f', file, '-D', 'FOREGROUND'], { stdio: 'pipe' }), port)
  },
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
  await new Promise((resolve) => server.close(resolve))
  return port
}

const PATIENCE = { steps: 500, ms: 20 }

/** Waits until a program answers on a port. Throws with what it said when it ends before, or never does. */
async function started(program: ChildProcess, port: number): Promise<Hosting> {
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()))
  const close = async () => {
    program.kill('SIGTERM')
    await ended
  }
  for (let step = 0; step < PATIENCE.steps && program.exitCode === null; step += 1) {
    if (await answers(port)) return { url: `http://localhost:${port}`, close }
    await delay(PATIENCE.ms)
  }
  await close()
  throw new Error(`It does not serve: ${said}`)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
