import { addressPattern } from './addressPattern.ts'
import { CACHED_A_DAY, CACHING } from './caching.ts'
import { BYTES, EMBEDDABLE, FETCHED, TYPES } from './fileHeaders.ts'
import type { HostPlace } from './hostPlace.ts'
import type { HostingTable } from './hostingTable.ts'
import { DOLLAR, nginxText } from './nginxText.ts'
import { afterQuery } from './afterQuery.ts'

type Pair = [key: string, value: string]

const STATUSES = [301, 302, 308] as const

/**
 * The configuration of nginx for a site, to be included in its `http` block. Needs no module that Debian’s nginx lacks; brotli lines are
 * commented out. nginx’s maps are case-insensitive, so a redirect applies in any spelling.
 */
export function nginxConf(table: HostingTable, { host, root, receiver }: HostPlace): string {
  const pages = [...table.pages, ...(table.notFound ? [table.notFound] : []), ...table.notFoundIn]
  const styles = pages.flatMap(({ file, style }): Pair[] => (style === undefined ? [] : [[quoted(file), nginxText(` '${style}'`)]]))
  const moved = (wanted: number) =>
    table.redirectsInAnyCapitals.flatMap(({ from, to, status }): Pair[] =>
      status === wanted ? spellings(from).map((one) => [one, target(to)]) : [],
    )
  const own = { 'Cross-Origin-Resource-Policy': '$site_embedding', 'Content-Security-Policy': '$site_policy' }
  const others = [...new Set(table.fileRules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => !(name in own) && name !== 'Cache-Control',
  )
  const security: Record<string, string> = {
    ...table.headers,
    ...own,
    ...Object.fromEntries(others.map((name, index) => [name, `$site_files_${index}`])),
  }
  return [
    `# How ${host} is served by nginx. Written by: npm run build -- --host nginx. Changes by hand are lost with the next build.`,
    '# Belongs into the http part of nginx.conf: /etc/nginx/conf.d/site.conf on Debian and Ubuntu.',
    '',
    `map_hash_max_size ${hashSize(pages.length, table.redirectsInAnyCapitals.length)};`,
    'map_hash_bucket_size 512;',
    ...(uses(table, '$') ? ['# A dollar sign in an address.', 'geo $site_dollar { default "$"; }'] : []),
    ...map('$args', '$site_more_args', [['""', '""']], '"&$args"'),
    '# The one address of a page: in its own letters, without a slash or index.html at its end.',
    ...map('$uri', '$site_bare', [[String.raw`"~*^(?<site_before>.*?)(?:/|/index\.html|\.html)$"`, '$site_before']], '$uri'),
    ...map('$site_bare', '$site_page', pagePairs(table), '$uri'),
    '# Old addresses.',
    ...STATUSES.flatMap((status) => map('$uri', `$site_moved_${status}`, unique(moved(status)), '""')),
    '# The style block that each page has for itself.',
    ...map('$uri', '$site_style', styles, '""'),
    ...(table.notFoundIn.length === 0
      ? []
      : [
          '# The page for unknown addresses, in the language of the address.',
          ...map(
            '$uri',
            '$site_not_found',
            table.notFoundIn.map(({ folder, file }): Pair => [`"~^/${folder}(?:/|$)"`, nginxText(file)]),
            nginxText(table.notFound?.file ?? '/404.html'),
          ),
        ]),
    '# Headers that files of packages have in place of others.',
    ...map('$uri', '$site_policy', ofFiles(table, 'Content-Security-Policy'), policy(table)),
    ...others.flatMap((name, index) => map('$uri', `$site_files_${index}`, ofFiles(table, name), nginxText(table.headers[name] ?? ''))),
    '# How long a file may be kept; what is not there is never kept.',
    ...map('$status$uri', '$site_caching', [...caching(table), ['"~^(200|206|304)"', nginxText(CACHED_A_DAY)]], '"no-cache"'),
    ...map(
      '$uri',
      '$site_embedding',
      [...ofFiles(table, 'Cross-Origin-Resource-Policy'), [`"~^${EMBEDDABLE}"`, '"cross-origin"']],
      nginxText(table.headers['Cross-Origin-Resource-Policy'] ?? ''),
    ),
    ...map(
      '$status',
      '$site_allow',
      [
        ['204', '"GET, HEAD, OPTIONS"'],
        ['405', '"GET, HEAD, OPTIONS"'],
      ],
      '""',
    ),
    ...(table.hsts === undefined ? [] : map('$scheme$http_x_forwarded_proto', '$site_hsts', [['"~https$"', nginxText(table.hsts)]], '""')),
    '',
    'server {',
    ...[
      'listen 80;',
      'listen [::]:80;',
      `server_name ${host};`,
      `root ${nginxText(root)};`,
      '',
      'server_tokens off;',
      'absolute_redirect off;',
      'merge_slashes off;',
      'disable_symlinks on from=$document_root;',
      'max_ranges 1;',
      'if_modified_since before;',
      'sendfile on;',
      'tcp_nopush on;',
      'gzip off;',
      'gzip_static on;',
      'gzip_vary on;',
      '# With the module ngx_brotli, take the # away: pages are then smaller by a tenth.',
      '# brotli_static on;',
      '',
      `default_type ${BYTES};`,
      'types {',
      ...Object.entries(TYPES).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`),
      '}',
      '',
      ...Object.entries(security).map(
        ([name, value]) => `add_header ${name} ${value.startsWith('$') || value.startsWith('"') ? value : nginxText(value)} always;`,
      ),
      'add_header Cache-Control $site_caching always;',
      'add_header Allow $site_allow always;',
      ...(table.hsts === undefined ? [] : ['add_header Strict-Transport-Security $site_hsts always;']),
      '',
      `error_page 404 ${table.notFoundIn.length > 0 ? '$site_not_found' : (table.notFound?.file ?? '@missing')};`,
      'error_page 416 @no_part;',
      ...(receiver === undefined
        ? []
        : [
            '# Messages of forms: npm run receive has to run on this machine.',
            'location = /_forms { return 404; }',
            'location /_forms/ {',
            `  proxy_pass http://${receiver};`,
            '  proxy_set_header Host $host;',
            '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            '  proxy_set_header X-Forwarded-Proto $scheme;',
            '  # Its own headers are complete.',
            '  add_header X-Robots-Tag noindex always;',
            '}',
          ]),
      'location / {',
      ...guards().map((line) => `  ${line}`),
      '  try_files $uri $uri/index.html =404;',
      '}',
      'location = / {',
      ...guards().map((line) => `  ${line}`),
      '  try_files /index.html =404;',
      '}',
      'location = /404.html { internal; }',
      ...table.notFoundIn.map(({ file }) => `location = ${file} { internal; }`),
      String.raw`location ~ "//|/\.(?!well-known/)|^/_(headers|redirects)$|\.(br|gz)$" { return 404; }`,
      `location ~* "${pathPattern(FETCHED)}" {`,
      ...guards().map((line) => `  ${line}`),
      '  try_files $uri =404;',
      '  error_page 404 @missing;',
      '  error_page 416 @no_part;',
      '}',
      'location @no_part {',
      '  # The answer has all headers by now; one of its own keeps those of the site from being added once more.',
      '  add_header Allow $site_allow always;',
      '  return 416;',
      '}',
      'location @missing {',
      '  types { }',
      '  default_type "text/plain; charset=utf-8";',
      String.raw`  return 404 "Not found.\n";`,
      '}',
    ].map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
    '',
  ].join('\n')
}

/** Steps before looking for a file, in this order. */
function guards(): string[] {
  return [
    'if ($request_method = OPTIONS) { return 204; }',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    ...STATUSES.map((status) => `if ($site_moved_${status}) { return ${status} $site_moved_${status}; }`),
    'if ($site_page != $uri) { return 301 $site_page$is_args$args; }',
  ]
}

function policy(table: HostingTable): string {
  // The position of the page’s own hash: after a hash of all pages, so it needs no leading space.
  return nginxText(table.policy('PAGE')).replace(' PAGE', '$site_style')
}

/** The pages by all spellings of their addresses; addresses that differ only in case by their exact spelling. */
function pagePairs({ pages }: HostingTable): Pair[] {
  const small = new Map<string, number>()
  for (const { path } of pages) small.set(path.toLowerCase(), (small.get(path.toLowerCase()) ?? 0) + 1)
  return pages.map(({ path }): Pair => {
    if (path === '/') return ['""', '"/"']
    return small.get(path.toLowerCase()) === 1 ? [quoted(path), nginxText(encodeURI(path))] : [exactly(path), nginxText(encodeURI(path))]
  })
}

/** The values of a header from packages’ rules. nginx uses the first matching one, so they are reversed. */
function ofFiles({ fileRules }: HostingTable, header: string): Pair[] {
  return fileRules
    .flatMap(({ paths, headers }): Pair[] =>
      headers[header] === undefined ? [] : [[`"~${inQuotes(addressPattern(paths))}"`, nginxText(headers[header])]],
    )
    .toReversed()
}

function caching({ fileRules }: HostingTable): Pair[] {
  const ofPackages = fileRules.flatMap(({ paths, headers }) => {
    const rule = headers['Cache-Control']
    return rule === undefined ? [] : [[addressPattern(paths), rule] as const]
  })
  const ofFiles = CACHING.map(([paths, rule]) => [pathPattern(paths), rule] as const)
  return [...ofPackages.toReversed(), ...ofFiles].map(([pattern, rule]): Pair => {
    const ofPath = pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`
    return [`"~^(200|206|304)${inQuotes(ofPath)}"`, nginxText(rule)]
  })
}

/** A quoted pattern for nginx. */
function inQuotes(pattern: string): string {
  return pattern.replaceAll('"', String.raw`\"`)
}

function pathPattern({ source }: RegExp): string {
  return source.replaceAll(String.raw`\/`, '/')
}

function map(of: string, name: string, pairs: readonly Pair[], otherwise: string): string[] {
  return [`map ${of} ${name} {`, `  default ${otherwise};`, ...pairs.map(([key, value]) => `  ${key} ${value};`), '}']
}

/** The first of the addresses that are equal for case-insensitive nginx. */
function unique(pairs: readonly Pair[]): Pair[] {
  return [...new Map(pairs.toReversed().map((pair) => [pair[0].toLowerCase(), pair])).values()].toReversed()
}

/** An old address, with and without a trailing slash. */
function spellings(from: string): string[] {
  const bare = from.length > 1 && from.endsWith('/') ? from.slice(0, -1) : from
  return bare === '/' ? [quoted('/')] : [quoted(bare), quoted(`${bare}/`)]
}

/** The target of a redirect, with the request’s query. */
function target(to: string): string {
  const { before, hasQuery, anchor } = afterQuery(to)
  return `${nginxText(before).slice(0, -1)}${hasQuery ? '$site_more_args' : '$is_args$args'}${nginxText(anchor).slice(1)}`
}

/** A key of a map: unlike values, keys have no variables. */
function quoted(text: string): string {
  return nginxText(text).replaceAll(DOLLAR, '$')
}

function exactly(text: string): string {
  return quoted(`~^${text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`)
}

function uses(table: HostingTable, mark: string): boolean {
  return table.redirects.some(({ to }) => to.includes(mark)) || table.pages.some(({ path }) => encodeURI(path).includes(mark))
}

function hashSize(...counts: number[]): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2048, 4 * Math.max(...counts))))
}
