import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { fileHeaders } from '#src/node/hosting/fileHeaders.ts'
import { walk } from '#src/node/files/walk.ts'
import { SITE, useDocuments } from './documents.ts'

const { paths, pages, missing, ask } = useDocuments()
const dist = inject('siteDist')
const files = () => walk(dist).files.map((file) => `/${file}`)

test('N07 G07 everything that a document names is there and of the right type', async () => {
  const answers = new Map<string, Promise<string>>()
  const fetched = (address: string) => {
    const [path = ''] = address.split('#')
    const known =
      answers.get(path) ??
      ask(path).then(
        async (response) =>
          `${response.status} ${response.headers.get('content-type')} ${path.endsWith('.svg') ? await response.text() : ''}`,
      )
    answers.set(path, known)
    return known
  }
  const findings: string[] = []
  const documents = new Map([...pages(), missing()].map((page) => [page.path, page]))
  for (const { path, raw } of documents.values()) {
    const inStyles = raw.styles
      .flatMap((style) => [...style.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1]!.replaceAll(/["']/g, '')))
      .filter((url) => !url.startsWith('data:'))
    const own = [
      ...raw.fetched.map((address) => (address.startsWith(SITE) ? address.slice(SITE.length) : address)),
      ...inStyles,
      ...(raw.share['og:image'] ? [raw.share['og:image'].slice(SITE.length)] : []),
    ]
    for (const address of new Set(own)) {
      const answer = await fetched(address)
      const [file = '', anchor] = address.split('#')
      if (!answer.startsWith(`200 ${fileHeaders(file)['Content-Type']}`) || answer.includes('octet-stream'))
        findings.push(`${path}: ${address} answers ${answer.slice(0, 60)}`)
      if (anchor && !answer.includes(`id="${anchor}"`)) findings.push(`${path}: there is no ${address}`)
    }
    for (const address of new Set(raw.links.filter((link) => link.startsWith('/') || link.startsWith('#')))) {
      const [place = '', anchor] = address.split('#')
      if (place.startsWith('/assets/')) {
        if (!(await fetched(place)).startsWith('200 ')) findings.push(`${path}: ${address} leads nowhere`)
        continue
      }
      const target = documents.get(place.split('?')[0] || path)
      if (!target) findings.push(`${path}: ${address} leads nowhere`)
      else if (anchor && !target.raw.ids.includes(anchor)) findings.push(`${path}: ${address} leads to no anchor`)
    }
  }
  expect(findings).toEqual([])
})

test('N07 every script that a script names, and the data of every page, is there', async () => {
  const scripts = files().filter((file) => file.endsWith('.js'))
  const named = scripts.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/["'`](?:\.\/|\/?static\/js\/)([\w.-]+\.js)["'`]/g)].map(
      (match) => `/static/js/${match[1]}`,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  // The code of section types that the site has none of is not published.
  const isUnused = (file: string) => /\/(?:List|FieldList|Article(?:Header|Footer)|TagList)-[\w-]+\.js$/.test(file)
  expect([...new Set(named)].filter((file) => !scripts.includes(file) && !isUnused(file))).toEqual([])
  for (const path of paths()) {
    const response = await ask(`/static/data${path === '/' ? '/index' : path}.json`)
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'application/json; charset=utf-8'])
    expect(((await response.json()) as { path: string }).path).toBe(path)
  }
})

test('H05 G09 holds nothing that visitors have no business with', async () => {
  const allowed =
    /^\/(static\/data\/.+\.json|static\/search\/[\w-]+\.json|static\/js\/[\w.-]+\.js|static\/recognition\/[\w-]{8}\/[\w.-]+\.(js|wasm|traineddata)|static\/media\/[\w.-]+\.(svg|woff2|css)|static\/css\/late-[\w-]+\.css|static\/social\/[\w-]+-[\da-f]{10}\.png|assets\/.+\.(svg|png|jpe?g|webp|avif|woff2|webm|txt)|.+\.(html|md)|sitemap\.xml|(robots|llms)\.txt|sbom\.cdx\.json|third-party-notices\.txt|\.well-known\/security\.txt)(\.br|\.gz)?$/
  expect(files().filter((file) => !allowed.test(file) || /\/\.(?!well-known\/)/.test(file))).toEqual([])
  expect(
    files().filter(
      (file) => /^\/static\/js\/.*\.js$/.test(file) && /sourceMappingURL|process\.env/.test(readFileSync(join(dist, file), 'utf8')),
    ),
  ).toEqual([])
  expect(
    files().filter((file) => /\.(js|html|json|xml)$/.test(file) && readFileSync(join(dist, file), 'utf8').includes(process.cwd())),
  ).toEqual([])
  for (const path of [
    '/.env',
    '/.git/config',
    '/config/site.json',
    '/site.json',
    '/.vite/manifest.json',
    '/package.json',
    '/index.html.map',
  ])
    expect((await ask(path)).status, path).toBe(404)
})

test('H07 H08 every file is sent with its type and its rule of caching', async () => {
  const types: Record<string, string> = {
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    woff2: 'font/woff2',
    webm: 'video/webm',
    png: 'image/png',
    xml: 'application/xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    wasm: 'application/wasm',
    traineddata: 'application/octet-stream',
  }
  const rules: [files: RegExp, rule: string][] = [
    [/^\/static\/(js|css|media|search|social|recognition)\//, 'public, max-age=31536000, immutable'],
    [/\.(html|md|xml)$|^\/static\/data\/|^\/(robots|llms)\.txt$/, 'no-cache'],
    [/^\/assets\/|^\/sbom\.cdx\.json$|^\/third-party-notices\.txt$/, 'public, max-age=86400'],
  ]
  const findings: string[] = []
  for (const file of files().filter((file) => !/\.(br|gz)$|^\/404\.html$/.test(file))) {
    const response = await ask(file.replace(/\/index\.html$/, '') || '/', { method: 'HEAD' })
    const wanted = [200, types[file.split('.').pop()!], rules.find(([pattern]) => pattern.test(file))?.[1]]
    const got = [response.status, response.headers.get('content-type'), response.headers.get('cache-control')]
    if (got.join() !== wanted.join() || !response.headers.get('etag')) findings.push(`${file}: ${got.join(', ')}`)
  }
  expect(findings).toEqual([])
  expect((await ask('/no-such-page')).headers.get('cache-control')).toBe('no-cache')
})

test('G54 nothing of the editor is published', () => {
  const texts = files().filter((file) => /\.(?:js|css|html|json|map)$/.test(file))
  const own = ['/_dev/edit', '/_edit', 'page-builder-draft', 'src/editor']
  expect(own.filter((words) => texts.some((file) => readFileSync(join(dist, file), 'utf8').includes(words)))).toEqual([])
})
