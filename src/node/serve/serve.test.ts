import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { precompress } from '#src/node/render/compress.ts'
import { ask } from '#tests/support/ask.ts'
import { stubbedBuild } from '#tests/support/stubbedBuild.ts'
import type { Listening } from './listen.ts'
import { serve } from './serve.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

const LONG = '<p>Bread and rolls.</p>'.repeat(200)
const FILES: Record<string, string> = {
  'index.html': `<title>Home</title>${LONG}`,
  'about-us/index.html': `<title>About</title>${LONG}`,
  '404.html': `<title>Not found</title>${LONG}`,
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
    ['/ABOUT-US', '/about-us'],
    ['/About-Us/?a=1', '/about-us?a=1'],
    ['/About-us/index.html', '/about-us'],
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

  test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s is not taken', async (method) => {
    const { status, headers } = await get('/', {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test.each(['/', '/nowhere', '*'])('H24 OPTIONS %s says what is taken', async (path) => {
    const { status, headers, body } = await get(path, {}, 'OPTIONS')
    expect([status, headers.allow, body.length]).toEqual([204, 'GET, HEAD, OPTIONS', 0])
  })
})

describe('what is not there', () => {
  test.each([
    '/nowhere',
    '/About-Them',
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

  test.each(['/%', '/%zz', '/a%e0%a4%a'])('the malformed address %s is a 400', async (path) => {
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
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
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
    expect([again.headers.etag, again.headers['last-modified']]).toEqual([first.headers.etag, first.headers['last-modified']])
  })

  test('H22 each form of a file has a tag of its own', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map(async (form) => (await get('/', { 'accept-encoding': form })).headers.etag))
    expect(new Set(tags).size).toBe(3)
  })

  test('H22 who asks for a file that has changed since is told so', async () => {
    const { headers } = await get('/about-us')
    expect((await get('/about-us', { 'if-match': '"another"' })).status).toBe(412)
    expect((await get('/about-us', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(412)
    expect((await get('/about-us', { 'if-match': headers.etag ?? '' })).status).toBe(200)
    expect((await get('/about-us', { 'if-modified-since': headers['last-modified'] ?? '' })).status).toBe(304)
    expect((await get('/about-us', { 'if-none-match': '*' }, 'HEAD')).status).toBe(304)
  })

  test.each([
    ['/', {}, 'GET', 200],
    ['/nowhere', {}, 'GET', 404],
    ['/gone.js', {}, 'GET', 404],
    ['/old', {}, 'GET', 301],
    ['/%', {}, 'GET', 400],
    ['/', {}, 'OPTIONS', 204],
    ['/', {}, 'POST', 405],
    ['/', { 'if-none-match': '*' }, 'GET', 304],
    ['/', { 'if-match': '"another"' }, 'GET', 412],
    ['/images/oven.avif', { range: 'bytes=2-4' }, 'GET', 206],
    ['/images/oven.avif', { range: 'bytes=50-' }, 'GET', 416],
    ['/', { expect: 'the unexpected' }, 'GET', 417],
    ['/', { cookie: 'a'.repeat(20_000) }, 'GET', 431],
  ])('H24 the security headers are on %s with %j (%s, %i)', async (path, sent, method, expected) => {
    const { status, headers } = await get(path, sent, method)
    expect(status).toBe(expected)
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

  test('H21 the page for unknown addresses is packed as others are', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'br;q=0.1, gzip', 'identity'].map((form) => get('/nowhere', { 'accept-encoding': form })),
    )
    expect([br, gzip, plain].map((answer) => [answer?.status, answer?.headers['content-encoding']])).toEqual([
      [404, 'br'],
      [404, 'gzip'],
      [404, undefined],
    ])
    expect(brotliDecompressSync(br!.body).toString()).toBe(FILES['404.html'])
    expect(gunzipSync(gzip!.body).toString()).toBe(FILES['404.html'])
  })

  test('H24 what is no request is answered with the headers of all answers, and ends the connection', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write('no request\r\n\r\n'))
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/Content-Security-Policy: default-src 'none'/)
    expect(answer).toMatch(/X-Content-Type-Options: nosniff/)
  })

  test.each(['', 'Host: a.example\r\nHost: b.example\r\n'])(
    'H24 a request without a host, or with several, is a 400: %j',
    async (hosts) => {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(`GET / HTTP/1.1\r\n${hosts}\r\n`))
        socket.once('data', (part) => resolve(part.toString()))
        socket.on('error', () => {})
      })
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*X-Frame-Options: DENY/s)
    },
  )

  test('H25 HSTS is sent where config asks for it and the visitor came by https, and nowhere else', async () => {
    const secure = await serve({ dist, port: 0, redirects: [], security: { hsts: { days: 365, includeSubDomains: true, preload: false } } })
    const hsts = async (url: string, headers: Record<string, string>) =>
      (await ask(url, '/nowhere', headers)).headers['strict-transport-security']
    expect(await hsts(secure.url, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains')
    expect(await hsts(secure.url, { 'x-forwarded-proto': 'https, http' })).toBe('max-age=31536000; includeSubDomains')
    expect(await hsts(secure.url, {})).toBeUndefined()
    expect(await hsts(secure.url, { 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await hsts(server.url, { 'x-forwarded-proto': 'https' })).toBeUndefined()
    await secure.close()
  })

  test('H25 reports go where config says', async () => {
    const reporting = await serve({ dist, port: 0, redirects: [], security: { reportTo: 'https://reports.example/csp?id=1' } })
    const { headers } = await ask(reporting.url, '/')
    expect(headers['reporting-endpoints']).toBe('reports="https://reports.example/csp?id=1"')
    expect(headers['content-security-policy']).toMatch(/; report-uri https:\/\/reports\.example\/csp\?id=1; report-to reports$/)
    await reporting.close()
  })

  test('a part of a file is a 206', async () => {
    const { status, headers, body } = await get('/images/oven.avif', { range: 'bytes=2-4' })
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 2-4/10', '234'])
  })

  test.each([
    ['bytes=0-0', 'bytes 0-0/10', '0'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-', 'bytes 8-9/10', '89'],
  ])('H23 %s is a part, too', async (range, place, text) => {
    const { status, headers, body } = await get('/images/oven.avif', { range })
    expect([status, headers['content-range'], body.toString()]).toEqual([206, place, text])
  })

  test('H23 a part goes on only while the file is the same', async () => {
    const { headers } = await get('/images/oven.avif')
    const part = (condition: string) => get('/images/oven.avif', { range: 'bytes=2-4', 'if-range': condition })
    expect((await part(headers.etag ?? '')).status).toBe(206)
    expect((await part('"another"')).status).toBe(200)
    expect((await get('/images/oven.avif', { range: 'bytes=2-4' }, 'HEAD')).status).toBe(200)
  })

  test('H23 a part of a large file is read from the disk', async () => {
    const where = mkdtempSync(join(tmpdir(), 'serve-'))
    write(where, { 'index.html': '', 'film.mp4': '0123456789'.repeat(300_000) })
    const running = await serve({ dist: where, port: 0 })
    const part = await ask(running.url, '/film.mp4', { range: 'bytes=2999990-' })
    expect([part.status, part.headers['content-type'], part.body.toString()]).toEqual([206, 'video/mp4', '0123456789'])
    expect((await ask(running.url, '/film.mp4')).body.length).toBe(3_000_000)
    expect((await ask(running.url, '/film.mp4', {}, 'HEAD')).headers['content-length']).toBe('3000000')
    await running.close()
    rmSync(where, { recursive: true })
  })

  test.each(['bytes=5-2', 'bytes=0-1,4-5', 'bytes=x-y', 'bytes=', 'pages=1-2'])('the odd range %s gets the whole file', async (range) => {
    const { status, body } = await get('/images/oven.avif', { range })
    expect([status, body.toString()]).toEqual([200, '0123456789'])
  })

  test('a range beyond the end is a 416', async () => {
    const { status, headers } = await get('/images/oven.avif', { range: 'bytes=50-' })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10'])
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
    expect((await ask(running.url, '/shop')).status).toBe(503)
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

  test('H04 H26 a linked folder is not served, and the rest is', async () => {
    const where = place()
    const lines: string[] = []
    write(where, { 'index.html': 'here' })
    symlinkSync('/', join(where, 'all'))
    const running = await serve({ dist: where, port: 0, redirects: [], log: (line) => lines.push(line) })
    expect([await text(running.url, '/'), (await ask(running.url, '/all/etc/hostname')).status]).toEqual(['here', 404])
    expect(lines).toEqual([`${join(where, 'all')} is a symbolic link and is not served`])
    await running.close()
  })

  test('H21 the address of a page is found without its capitals only where one page can be meant', async () => {
    const where = place()
    write(where, { 'index.html': 'here', 'shop/index.html': 'one', 'Shop/index.html': 'two', 'Team/index.html': 'team' })
    const running = await serve({ dist: where, port: 0, redirects: [] })
    expect((await ask(running.url, '/SHOP')).status).toBe(404)
    expect((await ask(running.url, '/team')).headers.location).toBe('/Team')
    expect(await text(running.url, '/Shop')).toBe('two')
    await running.close()
  })
})

describe('a published site', () => {
  const made: string[] = []
  afterAll(() => made.forEach((home) => rmSync(home, { recursive: true, force: true })))

  /** A site as a build publishes it, with what the server says of it. */
  async function published() {
    const home = mkdtempSync(join(tmpdir(), 'published-'))
    made.push(home)
    cpSync('tests/fixtures/bakery', join(home, 'config'), { recursive: true })
    await stubbedBuild(join(home, 'config'), home)
    const where = join(home, 'dist')
    const lines: string[] = []
    const running = await serve({ dist: where, port: 0, log: (line) => lines.push(line) })
    return { home, where, lines, running, path: (file: string) => join(where, file) }
  }

  test('H26 a damaged file is a 503 with one line, for that file alone', async () => {
    const { running, lines, path } = await published()
    const page = readFileSync(path('404.html'), 'utf8')
    expect((await ask(running.url, '/nowhere')).status).toBe(404)
    const script = path('static/js/client-1a2b.js')
    const code = readFileSync(script, 'utf8')
    const damage: [what: string, harm: () => void][] = [
      ['it is missing', () => rmSync(script)],
      ['it is cut short', () => writeFileSync(script, '')],
      ['it has other bytes', () => writeFileSync(script, code.replace('export', 'import'))],
    ]
    for (const [what, harm] of damage) {
      lines.length = 0
      harm()
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(running.url, '/static/js/client-1a2b.js')))
      expect(
        answers.map(({ status }) => status),
        what,
      ).toEqual([503, 503, 503, 503, 503])
      expect(answers[0]!.headers['cache-control']).toBe('no-cache')
      expect(lines, what).toHaveLength(1)
      expect(lines[0]).toContain(script)
      expect((await ask(running.url, '/')).status).toBe(200)
    }
    writeFileSync(script, code)
    expect((await ask(running.url, '/static/js/client-1a2b.js')).body.toString()).toBe(code)
    writeFileSync(path('404.html'), 'x'.repeat(page.length))
    expect(await ask(running.url, '/nowhere')).toMatchObject({ status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    await running.close()
  })

  test('H26 a file that was damaged before the server started is noticed as well', async () => {
    const { where, running, path } = await published()
    await running.close()
    rmSync(path('index.html'))
    writeFileSync(path('robots.txt'), 'User-agent: nobody')
    const lines: string[] = []
    const again = await serve({ dist: where, port: 0, log: (line) => lines.push(line) })
    expect([(await ask(again.url, '/')).status, (await ask(again.url, '/robots.txt')).status]).toEqual([503, 503])
    expect(lines.map((line) => line.replace(where, ''))).toEqual([
      '/index.html is missing',
      expect.stringMatching(/^\/robots\.txt has 18 bytes, but had \d+/),
    ])
    await again.close()
  })

  test('H26 a copy of a published site is known as such', async () => {
    const { home, where, running } = await published()
    await running.close()
    cpSync(where, `${where}.copy`, { recursive: true })
    rmSync(where, { recursive: true })
    renameSync(`${where}.copy`, where)
    writeFileSync(join(where, 'robots.txt'), '')
    const lines: string[] = []
    const again = await serve({ dist: where, workDir: join(home, '.build'), port: 0, log: (line) => lines.push(line) })
    expect([(await ask(again.url, '/')).status, (await ask(again.url, '/robots.txt')).status]).toEqual([200, 503])
    await again.close()
  })

  test('H26 a site that the build has not published is served as it is', async () => {
    const { where, running } = await published()
    await running.close()
    rmSync(where, { recursive: true })
    write(where, { 'index.html': 'by hand', 'robots.txt': 'of another site' })
    const other = await serve({ dist: where, port: 0 })
    expect([(await ask(other.url, '/')).status, (await ask(other.url, '/robots.txt')).status]).toEqual([200, 200])
    await other.close()
  })

  test('H26 a damaged packed form gives way to the file as it stands', async () => {
    const { running, lines, path } = await published()
    const page = readFileSync(path('index.html'), 'utf8')
    const packed = readFileSync(path('index.html.br'))
    writeFileSync(path('index.html.br'), Buffer.concat([packed.subarray(1), Buffer.from('x')]))
    const answer = await ask(running.url, '/', { 'accept-encoding': 'br, gzip' })
    expect([answer.status, answer.headers['content-encoding'], answer.body.toString()]).toEqual([200, undefined, page])
    expect(lines).toEqual([`${path('index.html.br')} differs from the published file`])
    expect((await ask(running.url, '/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    await running.close()
  })

  test('H26 redirects of a build hold from the next request on', async () => {
    const { home, running } = await published()
    const redirects = { redirects: [{ from: '/bread-of-old', to: '/', status: 302 }] }
    writeFileSync(join(home, 'config/redirects.json'), JSON.stringify(redirects))
    expect((await ask(running.url, '/bread-of-old')).status).toBe(404)
    await stubbedBuild(join(home, 'config'), home)
    expect(await ask(running.url, '/bread-of-old')).toMatchObject({ status: 302, headers: { location: '/' } })
    await running.close()
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
    await expect(serve({ dist, port, redirects: [] })).rejects.toThrow(`The port must be a whole number from 0 to 65535, not ${port}`)
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
