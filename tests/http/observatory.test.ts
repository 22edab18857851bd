import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFile, headersRules } from '#src/node/hosting/headersFile.ts'
import { type HostedSite, hostedSite } from './hostedSite.ts'
import { hosts, isInstalled } from './hosts.ts'
import { type Certificate, type Front, handOnTo, makeCertificate, secureFront, towardsHttps } from './secureFront.ts'

/** The folder in which the scorer is installed (docs/examples/observatory.yml). */
const FOLDER = process.env.OBSERVATORY
const LEAST = 130

type Score = { score: number; verified: boolean; modifiers: Record<string, number> }

/** The first answer of a host that sends what a `_headers` file says, and otherwise files as they are. */
function fromHeadersFile(site: HostedSite, certificate: Certificate): Promise<Front> {
  const [, ...lines] = headersFile(headersRules(site.table), 'joined').split('\n')
  const ofAll = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('/')),
  )
  const headers = Object.fromEntries(ofAll.map((line) => [line.slice(2, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))
  return secureFront(certificate, (request, response) => {
    if (request.url !== '/') return void response.writeHead(404, headers).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(readFileSync(join(site.dist, 'index.html')))
  })
}

type Host = (site: HostedSite, certificate: Certificate) => Promise<Front>

const scored: Record<string, Host> = {
  async bundled(site, certificate) {
    const server = await hosts.bundled(site)
    const front = await secureFront(certificate, handOnTo(server.url))
    return { port: front.port, close: () => front.close().then(server.close) }
  },
  nginx: async (site, certificate) => asFront(await hosts.nginx(site, certificate)),
  caddy: async (site, certificate) => asFront(await hosts.caddy(site, certificate)),
  'a _headers file': fromHeadersFile,
}

function asFront({ url, close }: { url: string; close(): Promise<void> }): Front {
  return { port: Number(new URL(url).port), close }
}

describe('H29 the score of Mozilla’s HTTP Observatory', () => {
  if (FOLDER === undefined || !isInstalled('openssl')) {
    // It can be installed over the network only, so the main suite does without: tests of hostingTable hold what it counts.
    test.skip('is asked for where OBSERVATORY names the folder in which it is installed, and openssl is there', () => {})
    return
  }

  let site: HostedSite
  let certificate: Certificate
  beforeAll(async () => {
    site = await hostedSite()
    certificate = makeCertificate(site.home)
  })
  afterAll(() => site.remove())

  test.each(Object.keys(scored).filter((name) => !['nginx', 'caddy'].includes(name) || isInstalled(name)))(
    `is ${LEAST} or more with %s`,
    async (name) => {
      const host = await scored[name]!(site, certificate)
      const plain = await towardsHttps(host.port)
      try {
        const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.cert }
        const ports = [String(plain.port), String(host.port)]
        const { stdout } = await promisify(execFile)(process.execPath, ['tests/http/score.mjs', FOLDER, ...ports], { env })
        const { score, verified, modifiers } = JSON.parse(stdout) as Score
        expect(verified, stdout).toBe(true)
        expect(score, JSON.stringify(modifiers)).toBeGreaterThanOrEqual(LEAST)
      } finally {
        await Promise.all([plain.close(), host.close()])
      }
    },
  )
})
