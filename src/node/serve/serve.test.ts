import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { precompress } from '#src/node/render/compress.ts'
import type { Listening } from './listen.ts'
import { serve } from './serve.ts'
import { ServeError } from './serveError.ts'

const LONG = '<p>Bread and rolls.</p>'.repeat(200)
const FILES: Record<string, string> = {
  'index.html': `<title>Home</title>${LONG}`,
  'about-us/index.html': `<title>About</title>${LONG}`,
  '404.html': '<title>Not found</title>',
  'static/js/app-1a2b.js': `export {}${' '.repeat(2000)}`,
  'static/css/app-1a2b.css': 'a{}',
  'static/media/font-1a2b.woff2': 'font',
  'static/data/about-us.json': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'images/oven.avif': '0123456789',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  '.well-known/security.txt': 'Contact: mailto:security@bakery.example',
}

function write(dir: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path exactly as written: `fetch` would tidy it. */
function ask(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
      response.on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

let root: string
let dist: string
let server: Listening
const said: string[] = []
const get = (path: string, headers?: Record<string, string>, method?: string) => ask(server.url, path, headers, method)

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve # % \u00e4 '))
  dist = join(root, 'dist')
  write(dist, FILES)
  await precompress(dist, join(dist, '../compressed'))
  writeFileSync(join(root, 'outside.txt'), 'private')
  symlinkSync(join(root, 'outside.txt'), join(dist, 'link.txt'))
  const redirects = [
    { from: '/old', to: '/about-us', status: 301 as const },
    { from: '/kept', to: '/about-us?from=old#team', status: 308 as const },
    { from: '/away', to: 'https://bakery.example/', status: 302 as const },
  ]
  server = await serve({ dist, port: 0, redirects, log: (line) => said.push(line) })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

describe('pages', () => {
  test('the home page and a page answer 200 at their one address', async () => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/about-us', 'About'],
      ['/about-us?x=1', 'About'],
    ] as const) {
      const { status, headers, body } = await get(path)
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body.toString()).toContain(`<title>${title}</title>`)
    }
  })

  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us/?a=1&b=%20', '/about-us?a=1&b=%20'],
    ['/about-us/index.html', '/about-us'],
    ['/index.html?a=1', '/?a=1'],
    ['/%61bout-us/', '/about-us'],
  ])('%s leads to %s in one step', async (path, to) => {
    const { status, headers } = await get(path)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'no-cache'])
  })

  test.each([
    ['/old', 301, '/about-us'],
    ['/old/', 301, '/about-us'],
    ['/old?a=1', 301, '/about-us?a=1'],
    ['/kept?a=1', 308, '/about-us?from=old&a=1#team'],
    ['/away', 302, 'https://bakery.example/'],
  ])('the redirect %s answers %i to %s', async (path, status, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.location]).toEqual([status, to])
  })

  test('HEAD answers as GET does, without the body', async () => {
    const { status, headers, body } = await get('/about-us', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, String(FILES['about-us/index.html']?.length), 0])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not taken', async (method) => {
    const { status, headers } = await get('/', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('what is not there', () => {
  test.each([
    '/nowhere',
    '/About-Us',
    '/about-us//',
    '//about-us',
    '//bakery.example/',
    '/about-us/team',
    '/static',
    '/404',
    '/404.html',
    '/about-us%2F',
    '/%00',
    '/constructor',
  ])('H01 %s is a real 404 with the page for it', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
      FILES['404.html'],
    ])
  })

  test.each(['/static/js/gone-1a2b.js', '/static/css/gone.css', '/images/gone.png', '/static/gone', '/favicon.ico', '/app.js.map'])(
    'H01 H08 %s is a short 404 in plain text that nobody keeps',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect([status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-cache',
        'Not found.\n',
      ])
    },
  )

  test.each([
    '/.env',
    '/.git/config',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/static/../../outside.txt',
    '/about-us/index.html.br',
    '/static/js/app-1a2b.js.gz',
  ])('H05 %s is not served', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('H04 a symbolic link is not served, and that is said', async () => {
    expect((await get('/link.txt')).status).toBe(404)
    expect(said).toContain(`${join(dist, 'link.txt')} is a symbolic link and is not served`)
  })

  test.each(['/%', '/%zz', '/%ff', '/a%e0%a4%a'])('the malformed address %s is a 400', async (path) => {
    expect((await get(path)).status).toBe(400)
  })
})

describe('headers', () => {
  test.each([
    ['/static/js/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/static/css/app-1a2b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/static/media/font-1a2b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/static/data/about-us.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/images/oven.avif', 'image/avif', 'public, max-age=86400'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
  ])('H07 H08 %s has its type and its caching', async (path, type, caching) => {
    const { status, headers } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
    expect(headers.etag).toMatch(/^W\/"/)
  })

  test('H08 an unchanged page costs a 304 that keeps its headers', async () => {
    const first = await get('/about-us', { 'accept-encoding': 'br' })
    const again = await get('/about-us', { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, again.body.length, again.headers['cache-control'], again.headers.vary]).toEqual([
      304,
      0,
      'no-cache',
      'Accept-Encoding',
    ])
  })

  test.each(['/', '/nowhere', '/gone.js', '/old', '/%'])('the security headers are on %s', async (path) => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
    expect([headers['x-content-type-options'], headers['x-frame-options'], headers['cross-origin-opener-policy']]).toEqual([
      'nosniff',
      'DENY',
      'same-origin',
    ])
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('a page is sent as brotli, as gzip or as it stands, whichever is taken', async () => {
    const packed = await get('/about-us', { 'accept-encoding': 'gzip, br' })
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(packed.body).toString()).toBe(FILES['about-us/index.html'])
    expect((await get('/about-us', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get('/about-us', { 'accept-encoding': 'br;q=0' })).headers).not.toHaveProperty('content-encoding')
  })

  test('a part of a file is a 206', async () => {
    const { status, headers, body } = await get('/images/oven.avif', { range: 'bytes=2-4' })
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 2-4/10', '234'])
  })

  test.each(['bytes=5-2', 'bytes=-3', 'bytes=0-1,4-5', 'bytes=x-y', 'bytes=', 'pages=1-2'])(
    'the odd range %s gets the whole file',
    async (range) => {
      const { status, body } = await get('/images/oven.avif', { range })
      expect([status, body.toString()]).toEqual([200, '0123456789'])
    },
  )

  test('a range beyond the end is a 416', async () => {
    expect((await get('/images/oven.avif', { range: 'bytes=50-' })).status).toBe(416)
  })
})

describe('the site on disk', () => {
  const places: string[] = []
  const place = () => {
    const made = mkdtempSync(join(tmpdir(), 'serve-'))
    places.push(made)
    return join(made, 'dist')
  }
  afterAll(() => places.forEach((made) => rmSync(made, { recursive: true, force: true })))
  const text = async (url: string, path: string) => (await ask(url, path)).body.toString()

  test('a site published while the server runs is served from the next request on', async () => {
    const where = place()
    write(where, { 'index.html': 'old', 'static/js/a-1.js': 'one' })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    expect(await text(running.url, '/')).toBe('old')
    write(`${where}.next`, { 'index.html': 'a new one', 'fresh/index.html': 'fresh' })
    renameSync(where, `${where}.previous`)
    renameSync(`${where}.next`, where)
    expect([await text(running.url, '/'), await text(running.url, '/fresh')]).toEqual(['a new one', 'fresh'])
    expect((await ask(running.url, '/static/js/a-1.js')).status).toBe(404)
    await running.close()
  })

  test('the moment between two moves of a publishing is waited out', async () => {
    const where = place()
    write(where, { 'index.html': 'here' })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    renameSync(where, `${where}.previous`)
    const answer = text(running.url, '/')
    await new Promise(setImmediate)
    renameSync(`${where}.previous`, where)
    expect(await answer).toBe('here')
    await running.close()
  })

  test('a site that goes away is a 503 until it is back', async () => {
    const where = place()
    write(where, { 'index.html': 'here' })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    rmSync(where, { recursive: true })
    const { status, headers } = await ask(running.url, '/')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-cache'])
    write(where, { 'index.html': 'back' })
    expect(await text(running.url, '/')).toBe('back')
    await running.close()
  })

  test('a file that vanishes does not stop the server', async () => {
    const where = place()
    write(where, { 'index.html': 'here', 'shop/index.html': 'shop' })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    rmSync(join(where, 'shop/index.html'))
    await expect(ask(running.url, '/shop')).rejects.toThrow()
    expect(await text(running.url, '/')).toBe('here')
    await running.close()
  })

  test('H14 a compressed file that is older than its source is not served', async () => {
    const where = place()
    write(where, { 'index.html': 'here', 'index.html.br': 'stale' })
    utimesSync(join(where, 'index.html.br'), 1, 1)
    const running = await serve({ dist: where, port: 0, redirects: [] })
    expect((await ask(running.url, '/', { 'accept-encoding': 'br' })).body.toString()).toBe('here')
    await running.close()
  })

  test('H01 a site without a page for it still has real 404s', async () => {
    const where = place()
    write(where, { 'index.html': 'here' })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    expect((await ask(running.url, '/nowhere')).status).toBe(404)
    await running.close()
  })

  test('H10 a missing site is one clear line', async () => {
    const where = place()
    await expect(serve({ dist: where, port: 0, redirects: [] })).rejects.toThrow(
      new ServeError(`There is no built site in ${where}. Build it first: npm run build`),
    )
  })

  test('H04 a linked folder is refused', async () => {
    const where = place()
    write(where, { 'index.html': 'here' })
    symlinkSync('/', join(where, 'all'))
    await expect(serve({ dist: where, port: 0, redirects: [] })).rejects.toThrow(
      /all is a symbolic link; a built site has plain files only/,
    )
  })
})

describe('ports and endings', () => {
  test('H10 a port in use is one clear line with the way out', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)))
    await expect(serve({ dist, port, redirects: [] })).rejects.toThrow(
      new ServeError(`Port ${port} is already in use. Stop the other program or choose another: PORT=${port + 1} npm start`),
    )
    other.close()
  })

  test.each([-1, 65536, 1.5, Number.NaN])('H10 %s is no port', async (port) => {
    await expect(serve({ dist, port, redirects: [] })).rejects.toThrow(`The port has to be a whole number from 0 to 65535, got ${port}`)
  })

  test('H10 an unknown host is one clear line', async () => {
    await expect(serve({ dist, port: 0, host: '203.0.113.1', redirects: [] })).rejects.toThrow(
      '203.0.113.1 is not an address of this machine',
    )
  })

  test('H10 both forms of localhost answer, and nobody else is listened to', async () => {
    const { port, hostname } = new URL(server.url)
    expect(['localhost', '127.0.0.1']).toContain(hostname)
    expect((await ask(`http://127.0.0.1:${port}`, '/')).status).toBe(200)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  })

  test('H10 closing lets an answer in flight finish and cuts connections without one', async () => {
    const where = mkdtempSync(join(tmpdir(), 'serve-'))
    write(where, { 'index.html': 'x'.repeat(5_000_000) })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    const early = connect(Number(new URL(running.url).port), '127.0.0.1')
    const cut = new Promise((resolve) => early.once('close', resolve))
    const response = await fetch(running.url)
    const [text] = await Promise.all([response.text(), running.close(), running.close(), cut])
    expect(text.length).toBe(5_000_000)
    rmSync(where, { recursive: true })
    await expect(ask(running.url, '/')).rejects.toThrow('ECONNREFUSED')
  })

  test('H10 a client that leaves in the middle harms nobody', async () => {
    await new Promise<void>((resolve) => {
      const leaving = httpRequest(`${server.url}/static/js/app-1a2b.js`, { agent: false }, () => {
        leaving.destroy()
        resolve()
      })
      leaving.on('error', () => {}).end()
    })
    expect((await get('/')).status).toBe(200)
  })
})
