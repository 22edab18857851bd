import { afterQuery } from './afterQuery.ts'
import { addressPattern } from './addressPattern.ts'
import { CACHED_A_DAY, CACHING } from './caching.ts'
import { BYTES, EMBEDDABLE, FETCHED, TYPES } from './fileHeaders.ts'
import type { HostPlace } from './hostPlace.ts'
import type { HostingTable } from './hostingTable.ts'

/** The configuration of Caddy 2.6 or newer for a site. Caddy obtains its certificate itself, and redirects HTTP to HTTPS. */
export function caddyfile(table: HostingTable, { host, root, receiver }: HostPlace): string {
  const pages = [...table.pages, ...(table.notFound ? [table.notFound] : []), ...table.notFoundIn]
  const headers = { ...table.headers, 'Cross-Origin-Resource-Policy': '{site_embedding}', 'Content-Security-Policy': policy(table) }
  const cacheRules = CACHING.map(([paths, rule]) => `~${paths.source.replaceAll(String.raw`\/`, '/')} ${caddyText(rule)}`)
  return [
    `# How ${host} is served by Caddy. Written by: npm run build -- --host caddy. Changes by hand are lost with the next build.`,
    `${host} {`,
    ...indented([
      `root * ${caddyText(root)}`,
      '',
      '# The style block that each page has for itself.',
      ...map('{path}', '{site_style}', styles(pages)),
      '# How long a file may be kept.',
      ...map('{path}', '{site_caching}', [...cacheRules, `default ${caddyText(CACHED_A_DAY)}`]),
      ...map('{path}', '{site_type}', [
        ...Object.entries(TYPES).map(([ending, type]) => `~(?i)\\${ending}$ ${caddyText(type)}`),
        `default ${caddyText(BYTES)}`,
      ]),
      ...map('{path}', '{site_embedding}', [
        `~^${EMBEDDABLE} cross-origin`,
        `default ${caddyText(table.headers['Cross-Origin-Resource-Policy'] ?? '')}`,
      ]),
      '# The query of a request, for addresses without a query of their own and with one.',
      ...map('{query}', '{site_args} {site_more_args}', ['"" "" ""', 'default "?{query}" "&{query}"']),
      '# Old addresses, and ways to say the address of a page that are not its own.',
      ...map('{path}', '{site_moved} {site_status}', [...moves(table), 'default "" 301']),
      '',
      'route {',
      ...indented([
        ...(receiver === undefined
          ? []
          : [
              '# Messages of forms: npm run receive has to run on this machine.',
              '@forms path /_forms/*',
              `reverse_proxy @forms ${receiver}`,
            ]),
        ...Object.entries(headers).map(([name, value]) => `header ${name} ${caddyText(value)}`),
        ...(table.hsts === undefined
          ? []
          : ['@secure protocol https', `header @secure Strict-Transport-Security ${caddyText(table.hsts)}`]),
        'header Cache-Control no-cache',
        '@options method OPTIONS',
        'header @options Allow "GET, HEAD, OPTIONS"',
        'respond @options 204',
        '@other not method GET HEAD',
        'header @other Allow "GET, HEAD, OPTIONS"',
        'error @other 405',
        '@moved not vars {site_moved} ""',
        'redir @moved {site_moved} {site_status}',
        '@hidden {',
        ...indented([
          ['path */.* /_headers /_redirects *.br *.gz /404.html', ...table.notFoundIn.map(({ file }) => file)].join(' '),
          'not path /.well-known/*',
        ]),
        '}',
        'error @hidden 404',
        String.raw`@double expression {http.request.orig_uri.path}.contains("//")`,
        'error @double 404',
        '# Pages have been led to their own address by now, and a file is no folder.',
        '@folder {',
        ...indented(['path */', 'not path /']),
        '}',
        'error @folder 404',
        '@file file {path} {path}/index.html',
        'rewrite @file {file_match.relative}',
        '@missing not file {path}',
        'error @missing 404',
        `header Content-Security-Policy ${caddyText(policy(table))}`,
        'header Cache-Control {site_caching}',
        'header Content-Type {site_type}',
        ...fileHeaderLines(table),
        '@packed file {path}.gz {path}.br',
        'header @packed {',
        ...indented(['Vary Accept-Encoding', 'defer']),
        '}',
        'file_server {',
        ...indented(['precompressed br gzip', 'disable_canonical_uris']),
        '}',
      ]),
      '}',
      '',
      'handle_errors {',
      ...indented(['route {', ...indented(errorRoute(table, headers)), '}']),
      '}',
    ]),
    '}',
    '',
  ].join('\n')
}

/** Headers of files that packages publish: of several rules for a file, the last one applies. */
function fileHeaderLines({ fileRules }: HostingTable): string[] {
  if (fileRules.length === 0) return []
  const rules = fileRules.flatMap(({ paths, headers }, index) => [
    `@files_${index} path_regexp ${addressPattern(paths)}`,
    ...Object.entries(headers).map(([name, value]) => `header @files_${index} ${name} ${caddyText(value)}`),
  ])
  return ['# Files of packages have headers of their own.', ...rules]
}

/** The handling of errors, in this order. */
function errorRoute({ notFound, notFoundIn }: HostingTable, headers: Readonly<Record<string, string>>): string[] {
  const isMissing = 'expression {http.error.status_code} == 404'
  const html = TYPES['.html'] ?? BYTES
  const isForPeople = `not path_regexp (?i)${FETCHED.source.replaceAll(String.raw`\/`, '/')}`
  return [
    // The first matching one applies.
    ...notFoundIn.flatMap(({ folder, file }) => [
      `@page_${folder} {`,
      ...indented([isMissing, `path /${folder} /${folder}/*`, isForPeople]),
      '}',
      `rewrite @page_${folder} ${file}`,
    ]),
    ...(notFound ? ['@page {', ...indented([isMissing, isForPeople]), '}', `rewrite @page ${notFound.file}`] : []),
    // Its own address also responds like a missing page.
    '@notFound {',
    ...indented([isMissing, [`path ${notFound?.file ?? '/404.html'}`, ...notFoundIn.map(({ file }) => file)].join(' ')]),
    '}',
    ...Object.entries(headers).map(([name, value]) => `header ${name} ${caddyText(value)}`),
    'header Cache-Control no-cache',
    ...(notFound
      ? [
          '# All of the page, whatever is asked of the file.',
          ...['Range', 'If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since'].map(
            (name) => `request_header @notFound -${name}`,
          ),
          `header @notFound Content-Type ${caddyText(html)}`,
          'header @notFound {',
          ...indented(['Vary Accept-Encoding', 'defer']),
          '}',
          'file_server @notFound {',
          ...indented(['precompressed br gzip']),
          '}',
        ]
      : []),
    'header Content-Type "text/plain; charset=utf-8"',
    'respond "{http.error.status_text}" {http.error.status_code}',
  ]
}

/** A quoted text for Caddy. Throws for line breaks and backslashes, which it cannot represent reliably. */
function caddyText(text: string): string {
  if (/[\x00-\x1f\x7f\\]/.test(text)) throw new TypeError(`Not for a line of a Caddyfile: ${JSON.stringify(text)}`)
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

/** An address for Caddy: braces, which start placeholders, and backslashes are percent-encoded. */
function addressText(text: string): string {
  return caddyText(text.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('\\', '%5C'))
}

function policy(table: HostingTable): string {
  return table.policy('PAGE').replace(' PAGE', '{site_style}')
}

function styles(pages: HostingTable['pages']): string[] {
  return [...pages.flatMap(({ file, style }) => (style === undefined ? [] : [`${addressText(file)} " '${style}'"`])), 'default ""']
}

function moves({ redirects, pages }: HostingTable): string[] {
  const lines = new Map<string, string>()
  for (const { from, to, status } of redirects) {
    const { before, hasQuery, anchor } = afterQuery(to)
    const target = `${addressText(before).slice(0, -1)}${hasQuery ? '{site_more_args}' : '{site_args}'}${addressText(anchor).slice(1)}`
    const bare = from.length > 1 && from.endsWith('/') ? from.slice(0, -1) : from
    for (const one of bare === '/' ? ['/'] : [bare, `${bare}/`]) if (!lines.has(one)) lines.set(one, `${target} ${status}`)
  }
  for (const { path } of pages) {
    const target = `${addressText(encodeURI(path)).slice(0, -1)}{site_args}"`
    const others = path === '/' ? ['/index.html'] : [`${path}/`, `${path}/index.html`, `${path}.html`]
    for (const one of others) if (!lines.has(one)) lines.set(one, `${target} 301`)
  }
  return [...lines].map(([from, target]) => `${addressText(from)} ${target}`)
}

function map(of: string, names: string, lines: readonly string[]): string[] {
  return [`map ${of} ${names} {`, ...indented(lines), '}']
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `\t${line}`))
}
