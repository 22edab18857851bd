import type { hosts } from './hosts.ts'

export type HostName = keyof typeof hosts

/** What an answer has to be like. A header that is undefined must not be there; one that is bare has no headers of the site. */
export type Expected = { status?: number; isBare?: boolean; headers?: Record<string, string | RegExp | undefined>; body?: string | RegExp }

/** A request, what every host answers, and where one differs by its nature, with why. */
export type Case = {
  says: string
  path: string
  method?: string
  headers?: Record<string, string>
  expected: Expected
  differs?: Partial<Record<HostName, Expected & { why: string }>>
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const SCRIPT = '/static/js/client-1a2b.js'
const LOGO = '/assets/logo.svg'
const FOREVER = 'public, max-age=31536000, immutable'
const ALLOW = 'GET, HEAD, OPTIONS'
const TAG = /^"[^"]+"$/

/** The first bytes of every script of the site of these cases. */
const CODE = 'export {}\n'

/** Apache refuses an encoded slash before it knows the folder of the site, and so without its headers. */
const ENCODED_SLASH = { status: 404, isBare: true, why: 'it refuses an encoded slash before it reads the configuration of the site' }

const CHOSEN_BEFORE = 'it chooses how long a file may be kept before it knows that it sends none'
const NO_CAPITALS = 'its files are found in their own letters only, and its map compares them, too'

/** What an answer depends on: pages also on the type that a client accepts. */
function varyOf(path: string): RegExp {
  return path === '/' ? /^(?:accept, ?accept-encoding|accept-encoding, accept)$/i : /^accept-encoding$/i
}

const MARKDOWN = 'text/markdown; charset=utf-8'

/** The table: what is asked of every host. */
export const cases: readonly Case[] = [
  // Pages and other files, with their types and how long they may be kept.
  {
    says: 'H07 H08 the home page',
    path: '/',
    expected: { status: 200, headers: { 'content-type': HTML, 'cache-control': 'no-cache', etag: TAG, 'last-modified': / GMT$/ } },
  },
  {
    says: 'H08 a page',
    path: '/breads/rye-loaf?a=1',
    expected: { status: 200, headers: { 'content-type': HTML, 'cache-control': 'no-cache' } },
  },
  {
    says: 'H07 H08 a script',
    path: SCRIPT,
    expected: { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOREVER } },
  },
  ...(
    [
      ['rss', 'application/rss+xml; charset=utf-8'],
      ['atom', 'application/atom+xml; charset=utf-8'],
      ['json', 'application/feed+json; charset=utf-8'],
    ] as const
  ).map(([ending, type]) => ({
    says: `H08 a feed, as ${ending}`,
    path: `/breads/feed.${ending}`,
    expected: { status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache', etag: TAG } },
  })),
  { says: 'H22 a feed that the reader knows', path: '/breads/feed.rss', headers: { 'if-none-match': '*' }, expected: { status: 304 } },
  { says: 'a feed that does not exist', path: '/breads/feeds.rss', expected: { status: 404, body: /^Not found\.?\s*$/i } },
  {
    says: 'H30 a file for which a package has a policy of its own, and a header that others lack',
    path: '/static/tides/1a2b3c4d/worker.js',
    expected: {
      status: 200,
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
        'cross-origin-embedder-policy': 'require-corp',
        'cache-control': FOREVER,
      },
    },
  },
  {
    says: 'H30 a file beside it',
    path: '/static/tides/1a2b3c4d/heights.js',
    expected: {
      status: 200,
      headers: {
        'content-security-policy': /^(?!.*wasm).*script-src 'self';/,
        'cross-origin-embedder-policy': undefined,
        'cache-control': FOREVER,
      },
    },
  },
  {
    says: 'H07 H08 the data of a page',
    path: '/static/data/visit.json',
    expected: { status: 200, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' } },
  },
  {
    says: 'H07 H08 a picture',
    path: LOGO,
    expected: { status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' } },
  },
  {
    says: 'H07 a font',
    path: '/assets/fonts/manrope-latin.woff2',
    expected: { status: 200, headers: { 'content-type': 'font/woff2', vary: undefined } },
  },
  {
    says: 'H07 the sitemap',
    path: '/sitemap.xml',
    expected: { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' } },
  },
  {
    says: 'H07 robots.txt',
    path: '/robots.txt',
    expected: { status: 200, headers: { 'content-type': TEXT, 'cache-control': 'no-cache' } },
  },

  // Pages as Markdown.
  ...(
    [
      ['/visit.md', undefined, '/visit'],
      ['/index.md', undefined, '/'],
      ['/visit', 'text/markdown', '/visit'],
      ['/', 'text/markdown, text/html;q=0.9, */*;q=0.1', '/'],
      ['/breads/rye-loaf', 'text/html;q=0.8, text/markdown', '/breads/rye-loaf'],
    ] as const
  ).map(([path, accept, page]): Case => ({
    says: `a page as Markdown${accept ? `, asked for with "${accept}"` : ''}`,
    path,
    headers: accept ? { accept } : {},
    expected: {
      status: 200,
      headers: {
        'content-type': MARKDOWN,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        link: `<https://www.brot-und-blume.example${page}>; rel="canonical"`,
        vary: /^accept$/i,
      },
      body: new RegExp(`"canonical":"https://www.brot-und-blume.example${page}"`),
    },
  })),
  ...[
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/markdown;q=0',
    'text/html, text/markdown;q=0.5',
    '*/*',
    'text/markdownish',
  ].map((accept): Case => ({
    says: `a page as HTML, asked for with "${accept}"`,
    path: '/visit',
    headers: { accept },
    expected: { status: 200, headers: { 'content-type': HTML, 'x-robots-tag': undefined, link: undefined, vary: /\baccept\b(?!-)/i } },
  })),
  {
    says: 'another form of the address of a page, asked for as Markdown',
    path: '/visit/',
    headers: { accept: 'text/markdown' },
    expected: { status: 301, headers: { location: '/visit' } },
  },
  {
    says: 'a page that is not there, asked for as Markdown',
    path: '/nowhere',
    headers: { accept: 'text/markdown' },
    expected: { status: 404, headers: { 'content-type': HTML, 'x-robots-tag': undefined } },
  },
  {
    says: 'Markdown that is not there',
    path: '/nowhere.md',
    expected: { status: 404, headers: { 'content-type': TEXT, link: undefined } },
  },

  // One address a page.
  ...(
    [
      ['/visit/', '/visit'],
      ['/visit/?a=1&b=%20', '/visit?a=1&b=%20'],
      ['/visit/index.html', '/visit'],
      ['/visit.html?a=1', '/visit?a=1'],
      ['/index.html?a=1', '/?a=1'],
      ['/breads/rye-loaf/', '/breads/rye-loaf'],
      ['/%76isit/', '/visit'],
    ] as const
  ).map(([path, location]): Case => ({ says: 'H21 another form of the address', path, expected: { status: 301, headers: { location } } })),
  ...(
    [
      ['/VISIT', '/visit'],
      ['/Breads/Rye-Loaf?a=1', '/breads/rye-loaf?a=1'],
      ['/visit.HTML', '/visit'],
      ['/Visit/Index.Html?a=1', '/visit?a=1'],
      ['/INDEX.HTML', '/'],
    ] as const
  ).map(([path, location]): Case => ({
    says: 'H21 an address in other capitals',
    path,
    expected: { status: 301, headers: { location } },
    differs: { caddy: { status: 404, why: NO_CAPITALS } },
  })),

  // Redirects.
  ...(
    [
      ['/bread', 301, '/breads'],
      ['/bread/', 301, '/breads'],
      ['/bread?a=1&b=%C3%A4', 301, '/breads?a=1&b=%C3%A4'],
      ['/menu', 308, '/visit?from=menu#order'],
      ['/menu?a=1', 308, '/visit?from=menu&a=1#order'],
      ['/old', 301, '/visit'],
    ] as const
  ).map(([path, status, location]): Case => ({ says: 'H21 a redirect', path, expected: { status, headers: { location } } })),
  {
    says: 'H21 a redirect with marks of every configuration language in it',
    path: '/shop',
    expected: { status: 302, headers: { location: 'https://shop.brot-und-blume.example/$now?a=1&b="2"' } },
    differs: {
      apache: {
        status: 302,
        headers: { location: 'https://shop.brot-und-blume.example/$now?a=1&b=%222%22' },
        why: 'its rules take no quotation mark',
      },
    },
  },

  // What is not there.
  ...[
    '/nowhere',
    '/visit/nowhere',
    '/visit//',
    '//visit',
    '//example.com/',
    '/404',
    '/404.html',
    '/404/',
    '/static',
    '/visit%2F',
    '/nowhere.php',
    '/nowhere.html',
    '/old/index.php?id=5',
    '/assets/gone.pdf',
    '/v1.2',
    '/robots.txt/',
    '/assets/logo.svg/',
  ].map((path): Case => ({
    says: 'H01 H08 a page that is not there',
    path,
    headers: { 'accept-encoding': 'identity' },
    expected: { status: 404, headers: { 'content-type': HTML, 'cache-control': 'no-cache', location: undefined }, body: /404/ },
    ...(path === '/visit%2F'
      ? {
          differs: {
            nginx: { status: 301, headers: { location: '/visit' }, why: 'it takes an encoded slash for a slash' },
            caddy: { status: 301, headers: { location: '/visit' }, why: 'it takes an encoded slash for a slash' },
            apache: ENCODED_SLASH,
          },
        }
      : {}),
  })),
  ...[
    '/static/js/gone-1a2b.js',
    '/assets/gone.png',
    '/favicon.ico',
    '/static/js/client-1a2b.js.map',
    '/static/gone',
    '/gone.JPG',
    `${SCRIPT}/`,
  ].map((path): Case => ({
    says: 'H01 H08 a file that is not there',
    path,
    expected: { status: 404, headers: { 'content-type': TEXT, 'cache-control': 'no-cache' }, body: /^Not [Ff]ound\.?\n?$/ },
  })),
  ...[
    '/.env',
    '/.git/config',
    '/..%2f..%2fetc/passwd',
    '/static/..%2f..%2f..%2fetc/passwd',
    '/index.html.br',
    '/static/js/client-1a2b.js.gz',
    '/_headers',
  ].map((path): Case => ({
    says: 'H05 what is not for visitors',
    path,
    expected: { status: 404 },
    ...(path.includes('..%2f')
      ? { differs: { nginx: { status: 400, why: 'it refuses a path that leaves the site as malformed' }, apache: ENCODED_SLASH } }
      : {}),
  })),
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'].map((path): Case => ({
    says: 'H05 a path that leaves the site',
    path,
    expected: { status: 404 },
    differs: {
      nginx: { status: 400, why: 'it refuses a path that leaves the site as malformed' },
      apache: { status: 400, why: 'it refuses a path that leaves the site as malformed' },
    },
  })),
  ...['/%', '/%zz'].map((path): Case => ({ says: 'H24 a malformed address', path, expected: { status: 400 } })),

  // Methods.
  { says: 'H24 HEAD', path: '/visit', method: 'HEAD', expected: { status: 200, headers: { 'content-type': HTML, etag: TAG }, body: '' } },
  { says: 'H24 HEAD of what is not there', path: '/nowhere', method: 'HEAD', expected: { status: 404, body: '' } },
  { says: 'H24 OPTIONS', path: '/visit', method: 'OPTIONS', expected: { status: 204, headers: { allow: ALLOW }, body: '' } },
  ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method): Case => ({
    says: `H24 ${method}`,
    path: '/visit',
    method,
    expected: { status: 405, headers: { allow: ALLOW } },
    differs: { apache: { status: 405, headers: { allow: `${ALLOW}, TRACE` }, why: 'it lists the methods itself' } },
  })),

  // Encodings.
  ...(
    [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['identity', undefined],
      ['br;q=0, gzip;q=0', undefined],
      ['', undefined],
    ] as const
  ).flatMap(([accepted, encoding]) =>
    ['/', '/nowhere', SCRIPT].map((path): Case => ({
      says: `H21 with Accept-Encoding "${accepted}"`,
      path,
      headers: { 'accept-encoding': accepted },
      expected: { status: path === '/nowhere' ? 404 : 200, headers: { 'content-encoding': encoding, vary: varyOf(path) } },
      ...(encoding === 'br'
        ? {
            differs: {
              nginx: {
                status: path === '/nowhere' ? 404 : 200,
                headers: { 'content-encoding': 'gzip', vary: varyOf(path) },
                why: 'Debian’s nginx has no module for brotli',
              },
            },
          }
        : {}),
    })),
  ),
  {
    says: 'H21 with weights the other way round',
    path: '/',
    headers: { 'accept-encoding': 'br;q=0.1, gzip' },
    expected: { status: 200, headers: { 'content-encoding': 'gzip' } },
  },

  // Parts.
  ...(
    [
      ['bytes=0-0', 'bytes 0-0/2000', 'e'],
      ['bytes=2-5', 'bytes 2-5/2000', 'port'],
      ['bytes=-3', 'bytes 1997-1999/2000', '{}\n'],
      ['bytes=1997-', 'bytes 1997-1999/2000', '{}\n'],
      ['bytes=1998-5000', 'bytes 1998-1999/2000', '}\n'],
    ] as const
  ).map(([range, place, body]): Case => ({
    says: `H23 the part ${range}`,
    path: SCRIPT,
    headers: { range, 'accept-encoding': 'identity' },
    expected: { status: 206, headers: { 'content-range': place, 'content-length': String(body.length) }, body },
  })),
  {
    says: 'H23 a part beyond the end',
    path: SCRIPT,
    headers: { range: 'bytes=2000-', 'accept-encoding': 'identity' },
    expected: { status: 416, headers: { 'content-range': 'bytes */2000', 'cache-control': 'no-cache' } },
    differs: {
      nginx: { status: 416, headers: { 'content-range': 'bytes */2000', 'cache-control': FOREVER }, why: CHOSEN_BEFORE },
      caddy: { status: 416, headers: { 'content-range': 'bytes */2000', 'cache-control': FOREVER }, why: CHOSEN_BEFORE },
      apache: { status: 416, why: 'it does not tell the length' },
    },
  },
  ...['bytes=5-2', 'bytes=x-y', 'pages=1-2', 'bytes=0-1,4-5'].map((range): Case => ({
    says: `H23 the odd part ${range}`,
    path: SCRIPT,
    headers: { range, 'accept-encoding': 'identity' },
    expected: { status: 200, headers: { 'content-length': '2000' } },
    differs:
      range === 'bytes=0-1,4-5'
        ? {
            caddy: { status: 206, why: 'it sends several parts in one answer' },
            apache: { status: 206, why: 'it sends several parts in one answer' },
          }
        : {
            ...(range === 'pages=1-2' ? {} : { nginx: { status: 416, why: 'it takes it for a part that is not there' } }),
            caddy: { status: 416, why: 'it takes it for a part that is not there' },
          },
  })),
  {
    says: 'H23 a part of a file that has changed since',
    path: SCRIPT,
    headers: { range: 'bytes=2-5', 'if-range': '"another"', 'accept-encoding': 'identity' },
    expected: { status: 200, headers: { 'content-length': '2000' } },
  },

  // Conditions; those that name the tag of the file are asked in hosts.test.ts.
  { says: 'H22 If-None-Match: *', path: '/', headers: { 'if-none-match': '*' }, expected: { status: 304 } },
  { says: 'H22 If-None-Match with another tag', path: '/', headers: { 'if-none-match': '"another"' }, expected: { status: 200 } },
  {
    says: 'H22 If-Modified-Since a day to come',
    path: '/',
    headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    expected: { status: 304 },
    differs: { apache: { status: 200, why: 'it ignores a day to come' } },
  },
  {
    says: 'H22 If-Modified-Since long ago',
    path: '/',
    headers: { 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' },
    expected: { status: 200 },
  },
  {
    says: 'H22 If-Match with another tag',
    path: SCRIPT,
    headers: { 'if-match': '"another"' },
    expected: { status: 412, headers: { 'cache-control': 'no-cache' } },
    differs: { caddy: { status: 412, headers: { 'cache-control': FOREVER }, why: CHOSEN_BEFORE } },
  },
  ...(
    [
      ['Range', 'bytes=0-3'],
      ['If-Match', '"another"'],
      ['If-None-Match', '*'],
      ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
      ['If-Unmodified-Since', 'Thu, 01 Jan 1998 00:00:00 GMT'],
    ] as const
  ).map(([name, value]): Case => ({
    says: `H22 H23 the page for unknown addresses with ${name}`,
    path: '/nowhere',
    headers: { [name]: value, 'accept-encoding': 'identity' },
    expected: { status: 404, headers: { 'content-range': undefined }, body: /<html.*404/s },
  })),
  {
    says: 'H22 If-Unmodified-Since long ago',
    path: '/',
    headers: { 'if-unmodified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' },
    expected: { status: 412 },
  },
  {
    says: 'H08 a script as it stands',
    path: SCRIPT,
    headers: { 'accept-encoding': 'identity' },
    expected: { body: new RegExp(`^(?:${CODE}){200}$`) },
  },
]
