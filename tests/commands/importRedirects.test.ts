import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importSite } from '#src/node/cli/actions/importSite.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { importRedirects } from '#src/node/import/redirects/importRedirects.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { printedText } from '#tests/support/printedText.ts'

const printed = printedText()
const said = () => printed.log + printed.error

function listFile(name: string, text: string | Uint8Array): string {
  const dir = mkdtempSync(join(tmpdir(), 'list-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}

/** What becomes of the rules of a list for the bakery: the added redirects as `from → to`, and the others with their reasons by line. */
async function settled(name: string, text: string | Uint8Array, configDir = editedBakery({})) {
  const { report, change } = await importRedirects(configDir, listFile(name, text))
  expect(report.in).toBe(report.added + report.present + report.repeated + report.told.length)
  const content = change?.edits.map((edit) => edit.content).join('') ?? '[]'
  const rows = JSON.parse(`[${content.replace(/^[\s,]+/, '')}]`) as { from: string; to?: string; status?: number; keepQuery?: boolean }[]
  return {
    report,
    rows,
    added: rows.map(
      ({ from, to, status, keepQuery }) =>
        `${from} → ${to ?? 'gone'}${status === undefined ? '' : ` ${status}`}${keepQuery === false ? ' without query' : ''}`,
    ),
    told: report.told.map(({ where, why }) => `${where.replace(/^[^:,]*[:,] ?/, '')}: ${why}`),
  }
}

test('.htaccess: directives in their usual shapes become redirects, and each other rule is told with its line and reason', async () => {
  const { added, told, report } = await settled(
    '.htaccess',
    String.raw`# BEGIN WordPress
RewriteEngine On
RewriteBase /
RewriteRule ^index\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule . /index.php [L]
# END WordPress
ErrorDocument 404 /404.html
RewriteCond %{HTTPS} off
RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R=301,L]
Redirect 301 /shop.php /breads
Redirect permanent /brote https://www.brot-und-blume.example/breads/
Redirect gone /prices.html
Redirect 410 /cakes
RedirectPermanent "/our visit" /visit
RedirectTemp /today /visit
RedirectMatch 301 ^/blog/(.*)$ /breads/$1
RedirectMatch 301 ^/loaf/([^/]+)/?$ /breads/$1
RedirectMatch 301 ^/(\d{4})/(\d{2})/(.*)$ /breads/$3
RedirectMatch 301 (.*)\.php$ $1.html
RewriteRule ^about\.html$ visit [R=301,L]
RewriteRule ^team/?$ /visit [NC,R=301,L]
RewriteRule ^landing$ /visit? [R=301,L]
RewriteCond %{QUERY_STRING} ^p=12$
RewriteRule ^$ /breads/rye-loaf? [R=301,L]
RewriteCond %{QUERY_STRING} ^(.*&)?id=([0-9]+)(&.*)?$ [NC]
RewriteRule ^index\.php$ /breads? [R=301,L]
RewriteCond %{HTTP_HOST} ^(www\.)?brot-und-blume\.example$
RewriteRule ^contact\.html$ "https\:\/\/www\.brot\-und\-blume\.example\/visit" [R=301,L]
RewriteCond %{HTTP_USER_AGENT} Mobile
RewriteRule ^m$ /visit [R=302,L]
RewriteRule ^secret - [F]
RewriteRule ^old-news - [G]
Redirect 301 /elsewhere https://other.example/x
Redirect 301 /visit /breads
Redirect 301 /rye /breads/ry-loaf
Redirect 301 /a /b
Redirect 301 /b /c
Redirect 301 /c /visit
Redirect 301 /x /y
Redirect 301 /y /x
Redirect 301 /shop.php /breads
Redirect 301 /shop.php /visit
`,
  )
  expect(added).toEqual([
    '/shop.php → /breads',
    '/brote/* → /breads/*',
    '/prices.html → gone 410',
    '/cakes → gone 410',
    '/our%20visit → /visit',
    '/today → /visit 302',
    '/blog/* → /breads/*',
    '/loaf/{a} → /breads/{a}',
    '/about.html → /visit',
    '/team → /visit',
    '/landing → /visit without query',
    '/?p=12 → /breads/rye-loaf without query',
    '/index.php?id={q1} → /breads without query',
    '/contact.html → /visit',
    '/old-news/* → gone 410',
    '/a → /visit',
    '/b → /visit',
    '/c → /visit',
  ])
  expect(report.repeated).toBe(1)
  expect(told).toEqual([
    '4: it shows another file at the same address; it is not a redirect',
    '6: it shows another file at the same address; it is not a redirect',
    '10: it changes the host or the protocol of all addresses, which the host of the site does',
    String.raw`19: the regular expression ^/(\d{4})/(\d{2})/(.*)$ fits only certain signs, but a placeholder stands for any text`,
    String.raw`20: the regular expression (.*)\.php$ has (.*) before other text, which stands for any number of folders`,
    '31: it depends on %{HTTP_USER_AGENT}, which redirects cannot ask for',
    '32: it forbids an address; it is not a redirect',
    '34: other.example is another site: add it to allowedRedirectHosts in site.json, or, if it is this site, correct url there',
    '35: /visit is a page of the site',
    '36: the site has no /breads/ry-loaf; perhaps /breads/rye-loaf (67%)',
    '40: it leads in a circle: /x → /y → …',
    '41: it leads in a circle: /y → /x → …',
    '43: .htaccess:11 redirects this address to /breads already',
  ])
})

test('nginx: rewrite, return in location and if, and the lines of a map', async () => {
  const { added, told } = await settled(
    'old.conf',
    String.raw`map $request_uri $new {
  default "";
  /brote.html /breads;   # a comment
  "/?p=12" /breads/rye-loaf;
  ~^/loaf/(?:x)$ /visit;
  ~^/tag/([^/]+)$ /breads;
  include /etc/nginx/more.map;
}
map $arg_id $byid { 7 /visit; }
server {
  listen 80;
  return 301 https://$host$request_uri;
}
server {
  location = /kontakt { return 301 /visit; }
  location = /weg { return 410; }
  location /shop/ { return 302 $scheme://$host/breads; }
  location ~ ^/post-(\d+)\.html$ { return 301 /breads?from=$1; }
  location /api { proxy_pass http://localhost; }
  rewrite ^/blog/(.*)$ /breads/$1 permanent;
  rewrite ^/app/(.*)$ /index.html last;
  rewrite ^/old/?$ /visit? permanent;
  if ($args ~ "^page_id=4$") { return 301 /visit; }
  if ($arg_cat = 3) { return 301 /breads; }
  if ($new) { return 301 $new; }
}
`,
  )
  expect(added).toEqual([
    '/brote.html → /breads',
    '/?p=12 → /breads/rye-loaf',
    '/tag/{a} → /breads',
    '/?id=7 → /visit',
    '/kontakt → /visit',
    '/weg → gone 410',
    '/shop/* → /breads 302',
    '/post-{a}.html → /breads?from={a}',
    '/blog/* → /breads/*',
    '/old → /visit without query',
    '/?page_id=4 → /visit',
    '/?cat=3 → /breads',
  ])
  expect(told).toEqual([
    '5: the regular expression ^/loaf/(?:x)$ has a part that patterns cannot express: (?:x)',
    '7: the lines of /etc/nginx/more.map are in another file; import that file, too',
    '12: it changes the host or the protocol of all addresses, which the host of the site does',
    '21: it shows another page at the same address; it is not a redirect',
    '25: it leads to $new, the result of a map; the lines of the map count instead',
  ])
})

test('_redirects of Netlify and Cloudflare', async () => {
  const { added, told } = await settled(
    '_redirects',
    `# comment
/brote        /breads            301!
/blog/*       /breads/:splat
/loaf/:name   /breads/:name      302
/store id=:id /breads            301
https://old.example/kontakt /visit
/gone         /visit             410
/*            /index.html        200
/de           /visit             302 Language=de
/nowhere
`,
  )
  expect(added).toEqual([
    '/brote → /breads',
    '/blog/* → /breads/*',
    '/loaf/{name} → /breads/{name} 302',
    '/store?id={id} → /breads',
    '/kontakt → /visit',
    '/gone → gone 410',
  ])
  expect(told).toEqual([
    '8: it shows another page at the same address (status 200); it is not a redirect',
    '9: it depends on Language=de, which redirects cannot ask for',
    '10: it has no target',
  ])
})

test.each<[string, string, string | Uint8Array]>([
  ['a table with names and semicolons', 'a.csv', 'Alte Adresse;Ziel;Status\n/brote;/breads;301\n/über-uns;/visit;302\n'],
  ['a table without names', 'a.csv', '/brote,/breads\n"/über-uns",https://www.brot-und-blume.example/visit/,302\n'],
  ['a table with tabs in Windows-1252', 'a.tsv', Buffer.from('/brote\t/breads\n/über-uns\t/visit\t302\n', 'latin1')],
  ['lines with spaces', 'list.txt', '/brote /breads\nhttps://alt.example/über-uns /visit 302\n'],
  [
    'Redirection (CSV)',
    'redirection.csv',
    'source,target,regex,code,type,hits,title,status\n/brote,/breads,0,301,url,3,"",active\n/%C3%BCber-uns/,/visit,0,302,url,0,"","active"\n',
  ],
  ['Yoast', 'yoast.csv', 'Origin,Target,Type,Format\nbrote,breads,301,plain\nüber-uns,visit,302,plain\n'],
  [
    'Rank Math',
    'rank.csv',
    'id,source,matching,destination,type,category,status,ignore\n1,brote,exact,/breads,301,,active,\n2,über-uns,exact,/visit,302,,active,\n',
  ],
  [
    'Redirection (JSON)',
    'redirection.json',
    JSON.stringify({
      plugin: { version: '5.5.1' },
      groups: [],
      redirects: [
        { id: 1, url: '/brote', action_code: 301, action_type: 'url', action_data: { url: '/breads' }, match_type: 'url', enabled: true },
        { id: 2, url: '/über-uns', action_code: 302, action_type: 'url', action_data: { url: '/visit' }, match_type: 'url', enabled: true },
      ],
    }),
  ],
  [
    'Safe Redirect Manager',
    'srm.xml',
    `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${[
      ['/brote', '/breads', '301'],
      ['/über-uns', '/visit', '302'],
    ]
      .map(
        ([from, to, code]) =>
          `<item><wp:post_type>redirect_rule</wp:post_type><wp:status>publish</wp:status>${[
            ['from', from],
            ['to', to],
            ['status_code', code],
          ]
            .map(
              ([key, value]) =>
                `<wp:postmeta><wp:meta_key>_redirect_rule_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
            )
            .join('')}</item>`,
      )
      .join('')}</channel></rss>`,
  ],
])('%s', async (_, name, text) => {
  const { rows, told } = await settled(name, text)
  expect(told).toEqual([])
  expect(rows.map(({ from, to, status }) => [decodeURI(from), to, status])).toEqual([
    ['/brote', '/breads', undefined],
    ['/über-uns', '/visit', 302],
  ])
})

test('exports of plug-ins: expressions are translated, rules that are off, random or for some visitors are told', async () => {
  const rank = await settled(
    'rank.csv',
    'id,source,matching,destination,type,category,status,ignore\n1,^blog/(.*)$,regex,/breads/$1,301,,active,\n2,shop,start,/breads,301,,active,\n3,cake,contains,/breads,301,,active,\n4,pie,exact,/breads,301,,inactive,\n5,bun,exact,,410,,active,\n',
  )
  expect(rank.added).toEqual(['/blog/* → /breads/*', '/shop/* → /breads', '/bun → gone 410'])
  expect(rank.told).toEqual(['4: it applies to addresses that contain a text, which patterns cannot express', '5: it was switched off'])
  const json = await settled(
    'r.json',
    JSON.stringify({
      redirects: [
        { url: '^/blog/(.*)$', regex: true, action_code: 301, action_type: 'url', action_data: { url: '/breads/$1' }, match_type: 'url' },
        { url: '/a', action_type: 'random', action_code: 301, match_type: 'url' },
        { url: '/b', action_type: 'url', action_code: 301, match_type: 'login', action_data: { logged_in: '/x' } },
        { url: '/c', action_type: 'error', action_code: 410, match_type: 'url' },
        { url: '/d', action_type: 'url', action_code: 301, action_data: { url: '/visit' }, match_type: 'url', enabled: false },
      ],
    }),
  )
  expect(json.added).toEqual(['/blog/* → /breads/*', '/c → gone 410'])
  expect(json.told).toHaveLength(3)
})

test('an import adds to redirects.json, a second one finds everything there, and a dry run writes nothing', async () => {
  const configDir = editedBakery({})
  const list = listFile('list.csv', '/brote,/breads\n/?p=7,/visit\n/bread,/breads\n/lost,/nowhere\n')
  const before = readFileSync(join(configDir, 'redirects.json'), 'utf8')
  expect(await importSite({ words: ['redirects', list], to: configDir, dryRun: true })).toBe(0)
  expect(readFileSync(join(configDir, 'redirects.json'), 'utf8')).toBe(before)
  expect(await importSite({ words: ['redirects', list], to: configDir })).toBe(0)
  const after = readFileSync(join(configDir, 'redirects.json'), 'utf8')
  expect((JSON.parse(after) as { redirects: unknown[] }).redirects).toEqual([
    { from: '/bread', to: '/breads' },
    { from: '/brote', to: '/breads' },
    { from: '/?p=7', to: '/visit' },
  ])
  expect(loadSite(configDir).problems).toEqual([])
  expect(await importSite({ words: ['redirects', list], to: configDir })).toBe(0)
  expect(readFileSync(join(configDir, 'redirects.json'), 'utf8')).toBe(after)
  expect(said()).toContain('Redirects: 4 = 2 added + 1 there already + 0 repeated + 1 left out')
  expect(said()).toContain('Redirects: 4 = 0 added + 3 there already + 0 repeated + 1 left out')
  expect(said()).toContain('list.csv:4: /lost → /nowhere: the site has no /nowhere')
})

test.each([
  ['sitemap.xml', '<urlset><url><loc>https://old.example/a</loc></url></urlset>', /is a sitemap.*npm run coverage -- --old/],
  ['urls.txt', '/a\n/b\n', /lists addresses without new ones.*npm run coverage/],
  ['r.json', '{ broken', /cannot be read as a list of redirects|not valid JSON/],
  ['r.json', '{}', /has no list of redirects/],
  ['empty.txt', '\n', /is empty/],
  ['text.txt', 'Hello there\nand here\n', /cannot be read as a list of redirects/],
])('%s with %j gets one message', async (name, text, message) => {
  const configDir = editedBakery({})
  expect(await importSite({ words: ['redirects', listFile(name, text)], to: configDir })).toBe(1)
  expect(said()).toMatch(message)
})

test('5,000 rules are imported together', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `/old/p${index},/visit`)
  const { report } = await settled('many.csv', lines.join('\n'))
  expect(report.told).toEqual([])
  expect(report.added).toBe(5000)
})
