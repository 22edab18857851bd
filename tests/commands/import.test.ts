import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { importSite } from '#src/node/cli/actions/importSite.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { coverageOf } from '#src/site/coverage/coverageOf.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import type { ImportReport } from '#src/node/import/importReport.ts'
import { printedText } from '#tests/support/printedText.ts'

const printed = printedText()
const said = () => printed.log + printed.error
const REITERHOF = 'tests/fixtures/imports/wordpress/reiterhof.xml'
const PICTURES = 'tests/fixtures/gazette/assets'
const now = () => new Date('2026-11-29T09:00:00Z')

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

type Json = Record<string, unknown> & { sections: { type: string; [field: string]: unknown }[] }

/** Imports a source into a new folder. */
async function imported(source: string, { to = join(folder(), 'config'), media = [PICTURES], dryRun = false } = {}) {
  expect(await importSite({ words: [source], to, media, dryRun, now }), said()).toBe(0)
  const json = (file: string) => JSON.parse(readFileSync(join(to, file), 'utf8')) as Json
  const report = () => json('.import/report.json') as unknown as ImportReport
  return { to, json, report, files: () => findFiles(to), errors: () => errorsOf(to) }
}

const errorsOf = (to: string) => loadSite(to, { at: now().getTime() }).problems.filter(({ severity }) => severity === 'error')
/** A changed copy of the export. */
function edited(change: (text: string) => string): string {
  const file = join(folder(), 'export.xml')
  writeFileSync(file, change(readFileSync(REITERHOF, 'utf8')))
  return file
}

function expectSums({ items, itemsByKind, blocks, redirects, itemsLeftOut, blocksLeftOut }: ImportReport): void {
  expect(items.in).toBe(items.imported + items.leftOut)
  expect(items.leftOut).toBe(itemsLeftOut.length)
  expect(Object.values(itemsByKind).reduce((sum, kind) => sum + kind.in, 0)).toBe(items.in)
  expect(blocks.in).toBe(blocks.sections + blocks.markdown + blocks.layoutOnly + blocks.lost)
  expect(blocksLeftOut).toHaveLength(blocks.layoutOnly + blocks.lost)
  expect(redirects.in).toBe(redirects.written + redirects.unneeded + redirects.repeated + redirects.others.length)
}

test('a WordPress export becomes a site without errors, and the report counts each item and each block once', async () => {
  const { report, errors } = await imported(REITERHOF)
  expect(errors()).toEqual([])
  const text = readFileSync(REITERHOF, 'utf8')
  expectSums(report())
  expect(report().items.in).toBe(text.match(/<item>/g)!.length)
  const blocks = text.match(/<!-- wp:/g)!.length
  const classic = report().blocks.in - blocks
  // The reusable block counts where it is used, and the classic post has eight elements and shortcodes.
  expect(classic).toBeGreaterThanOrEqual(6)
})

test('blocks become sections one to one where there is such a section, and Markdown elsewhere', async () => {
  const { json } = await imported(REITERHOF)
  const about = json('pages/ueber-uns.json')
  expect(about.sections.map(({ type }) => type)).toEqual(
    'hero media richText quote gallery faq dataTable richText media richText list richText'.split(' '),
  )
  expect(about.sections[2]!['body']).toContain('## Unser Team')
  expect(about.sections[2]!['body']).toContain('[Neues vom Hof](/news/schnee-2)')
  expect(about.sections[3]).toMatchObject({ text: 'Hier habe ich reiten gelernt.', name: 'Ada Lind' })
  expect(about.sections[5]).toMatchObject({
    title: 'Fragen',
    items: [{ question: 'Brauche ich einen Helm?', answer: 'Ja, wir leihen Ihnen einen.' }, {}],
  })
  expect(about.sections[9]!['body']).toBe('Bitte kommen Sie pünktlich.')
  expect(json('pages/index.json').sections.at(-1)).toMatchObject({
    type: 'richText',
    body: expect.stringContaining('[Über uns](/ueber-uns)') as string,
  })
})

test('classic text gets its paragraphs, captions and galleries; shortcodes are reported', async () => {
  const { json, report } = await imported(REITERHOF)
  const [hero, ...rest] = json('collections/news/schnee-2.json').sections
  expect(hero).toMatchObject({ lead: 'Der erste Satz steht ohne Auszeichnung und geht in der nächsten Zeile weiter.' })
  const body = rest.map((section) => String(section['body'] ?? '')).join('\n')
  expect(body).toContain('*Die Brücke im Herbst*')
  expect(body).toContain('## Eine Überschrift')
  expect(body).toContain('`]]>`')
  expect(body).toContain('https://www.w3.org/')
  expect(report().blocksLeftOut).toContainEqual(expect.objectContaining({ type: 'shortcode contact-form-7', outcome: 'lost' }))
  expect(report().notes).toContainEqual(expect.objectContaining({ what: '<form>', where: 'post 21' }))
})

test('titles and descriptions of the common SEO plug-ins, authors, tags, covers, drafts and dates come', async () => {
  const { json, files } = await imported(REITERHOF)
  expect(json('pages/index.json')).toMatchObject({ title: 'Startseite', description: expect.stringContaining('Reitunterricht') as string })
  expect(json('pages/ueber-uns.json')).toMatchObject({ title: 'Über den Hof', description: 'Wer auf dem Hof lebt und arbeitet.' })
  expect(json('pages/ueber-uns/team.json')).toMatchObject({ title: 'Das Team', noindex: true })
  expect(json('collections/news/schnee.json')).toMatchObject({
    title: 'Der erste Schnee',
    description: 'Der Winter ist da.',
    summary: 'Schnee auf dem Hof.',
    published: '2024-03-05',
    authors: ['marta-linden'],
    tags: ['hof', 'wetter'],
    cover: { src: '/assets/market.jpg', alt: 'Marktplatz' },
  })
  expect(json('collections/news/index.json')).toMatchObject({ authors: 'people', tags: { hof: { label: 'Hof' } } })
  expect(json('pages/page-7.json')).toMatchObject({ draft: true, title: 'Ohne Titel, aber mit Text.' })
  expect(json('pages/intern.json')).toMatchObject({ draft: true })
  expect(json('collections/news/sommerfest.json')).toMatchObject({ publishAt: '2030-07-01T10:00:00Z' })
  expect(files().filter((file) => file.endsWith('.jpg'))).toEqual(['assets/bridge.jpg', 'assets/market.jpg', 'assets/river.jpg'])
})

test('names in other letters are spelled by the language, doubled ones get a number, and each old address redirects', async () => {
  const { json, files } = await imported(REITERHOF)
  expect(files()).toEqual(expect.arrayContaining(['pages/ueber-uns/team.json', 'pages/zyr.json', 'collections/news/schnee-3.json']))
  const rows = json('redirects.json')['redirects'] as { from: string; to: string }[]
  const to = (from: string) => rows.find((row) => row.from === from)?.to
  expect(to('/über-uns')).toBe('/ueber-uns')
  expect(to('/زيارة')).toBe('/zyr')
  expect(to('/?p=21')).toBe('/news/schnee-2')
  expect(to('/?page_id=4')).toBe('/ueber-uns/team')
  expect(to('/2022/12/01/schnee')).toBe('/news/schnee-3')
  expect(to('/category/hof')).toBe('/news/tags/hof')
  expect(to('/author/marta')).toBe('/people/marta-linden')
  expect(to('/feed')).toBe('/news/feed.rss')
})

test('addresses keep their letters in languages without Latin ones, and where the site says so', async () => {
  const arabic = (text: string) =>
    text
      .replace('nicename="en"><![CDATA[English]]>', 'nicename="ar"><![CDATA[العربية]]>')
      .replace('/en/about-us/', '/ar/%d9%85%d9%86-%d9%86%d8%ad%d9%86/')
  const source = edited(arabic)
  const { to, json, files, errors } = await imported(source)
  expect(files()).toEqual(expect.arrayContaining(['pages/ueber-uns.json', 'pages/ar/من-نحن.json']))

  writeFileSync(join(to, 'site.json'), JSON.stringify({ ...json('site.json'), addresses: 'letters' }))
  await imported(source, { to })
  expect(errors()).toEqual([])
  expect(files()).toEqual(expect.arrayContaining(['pages/über-uns/team.json', 'pages/زيارة.json', 'pages/ar/من-نحن.json']))
  expect(files()).not.toContain('pages/ueber-uns.json')
  const old = ['/%c3%bcber-uns/', '/%FCber-uns/', '/%d8%b2%d9%8a%d8%a7%d8%b1%d8%a9/', '/ar/%d9%85%d9%86-%d9%86%d8%ad%d9%86/', '/?page_id=3']
  const found = coverageOf(
    loadSite(to).site!,
    old.map((address) => ({ address, visits: 1 })),
  )
  expect(found.map(({ to: led, isLost }) => [led && decodeURI(led), isLost])).toEqual([
    ['/über-uns', false],
    ['/über-uns', false],
    ['/زيارة', false],
    ['/ar/من-نحن', false],
    ['/über-uns', false],
  ])
})

test('no address that WordPress answered is lost, and every refused redirect has a reason', async () => {
  const { to, report } = await imported(REITERHOF)
  const old = [
    '/%C3%BCber-uns/ /%c3%bcber-uns/team/ /%d8%b2%d9%8a%d8%a7%d8%b1%d8%a9/ /en/about-us/ /2024/03/05/schnee/ /2023/12/01/erster-schnee/',
    '/?p=21 /?page_id=4 /?page_id=4&utm_source=x /?cat=1 /?cat=99 /?tag=wetter /?tag=other /?author=3 /?author=9 /?m=202403 /?paged=2',
    '/category/tiere/hof/ /category/hof/page/2/ /category/hof/feed/ /category/other/ /tag/wetter/ /tag/other/page/3/ /author/marta/',
    '/author/other/page/2/ /2024/ /2024/03/ /2024/03/05/ /2024/03/page/2/ /page/2/ /feed/ /feed/atom/ /?feed=rss2 /comments/feed/',
    '/bridge/ /?attachment_id=50 /?p=50 /wp-content/uploads/2024/03/bridge.jpg /wp-content/uploads/2024/03/bridge-300x200.jpg',
  ].flatMap((line) => line.split(' '))
  const { site } = loadSite(to, { at: now().getTime() })
  const covered = coverageOf(
    site!,
    old.map((address) => ({ address, visits: 0 })),
  )
  expect(covered.filter(({ isLost }) => isLost).map(({ address }) => address)).toEqual([])
  const answer = (address: string) => covered.find((one) => one.address === address)!.to
  expect(answer('/category/tiere/hof/')).toBe('/news/tags/hof')
  expect(answer('/category/other/')).toBe('/news')
  expect(answer('/category/hof/feed/')).toBe('/news/feed.rss')
  expect(answer('/?author=3')).toBe('/people/marta-linden')
  expect(answer('/wp-content/uploads/2024/03/bridge-300x200.jpg')).toBe('/assets/bridge.jpg')
  expect(answer('/2023/12/01/erster-schnee/')).toBe('/news/schnee-2')
  expect(covered.find(({ address }) => address === '/comments/feed/')!.status).toBe(410)
  for (const { why } of report().redirects.others) expect(why).not.toBe('')
})

test('the site of a folder redirects from addresses in this folder', async () => {
  const { json } = await imported(edited((text) => text.replaceAll('linden.example.net', 'linden.example.net/blog')))
  const rows = json('redirects.json')['redirects'] as { from: string; to: string }[]
  expect(rows).toContainEqual({ from: '/blog/über-uns/team', to: '/ueber-uns/team' })
  expect(rows).toContainEqual({ from: '/blog/?p=21', to: '/news/schnee-2' })
  expect(rows).toContainEqual({ from: '/blog/tag/*', to: '/news' })
})

test('a translation of Polylang translates its page, and menus become the header and the footer', async () => {
  const { json, report } = await imported(REITERHOF)
  expect(json('pages/en/about-us.json')).toMatchObject({ translates: '/ueber-uns', name: 'About us' })
  expect(json('site.json')).toMatchObject({ language: 'de-DE', languages: [{ tag: 'en' }] })
  expect(json('header.json')['entries']).toMatchObject([
    { title: 'Startseite', path: '/' },
    { title: 'Über uns', path: '/ueber-uns', groups: [{ items: [{ service: 'Team', location: '/ueber-uns/team' }] }] },
  ])
  expect(json('footer.json')['columns']).toMatchObject([{ title: 'Rechtliches', items: [{ location: 'https://www.openstreetmap.org/' }] }])
  expect(report().itemsByKind['menu item']).toEqual({ in: 6, imported: 4, leftOut: 2 })
})

test('a second import changes nothing, and a third one keeps what was edited', async () => {
  const { to, report, files } = await imported(REITERHOF)
  const before = files().map((file) => `${file} ${readFileSync(join(to, file)).toString('base64')}`)
  await imported(REITERHOF, { to })
  expect(
    files()
      .map((file) => `${file} ${readFileSync(join(to, file)).toString('base64')}`)
      .filter((file) => !before.includes(file) && !file.startsWith('.import/report')),
  ).toEqual([])
  expect(report().files).toMatchObject({ written: 0, kept: [] })

  const page = join(to, 'pages/zyr.json')
  writeFileSync(page, readFileSync(page, 'utf8').replace('"زيارة"', '"زيارتنا"'))
  const changed = readFileSync(page, 'utf8')
  await imported(REITERHOF, { to })
  expect(readFileSync(page, 'utf8')).toBe(changed)
  expect(report().files.kept).toEqual(['pages/zyr.json'])
})

test('an import into a site that exists leaves its pages and settings as they are', async () => {
  const to = join(folder(), 'config')
  cpSync('tests/fixtures/bakery', to, { recursive: true })
  const settings = readFileSync(join(to, 'site.json'), 'utf8')
  const { report, errors, json } = await imported(REITERHOF, { to })
  expect(errors()).toEqual([])
  expect(readFileSync(join(to, 'site.json'), 'utf8')).toBe(settings)
  expect(json('collections/news/schnee.json')).toMatchObject({ name: 'Der erste Schnee' })
  expectSums(report())
})

test('a dry run reports and writes nothing', async () => {
  const to = join(folder(), 'config')
  expect(await importSite({ words: [REITERHOF], to, media: [PICTURES], dryRun: true, now })).toBe(0)
  expect(existsSync(to)).toBe(false)
  expect(said()).toContain('Nothing was written.')
})

test('media can be a zip file, and without media the pictures are in the report', async () => {
  const zip = join(folder(), 'uploads.zip')
  const bytes = (name: string) => new Uint8Array(readFileSync(join(PICTURES, name)))
  writeFileSync(zip, zipSync({ uploads: { '2024': { '03': { 'bridge.jpg': bytes('bridge.jpg'), 'market.jpg': bytes('market.jpg') } } } }))
  const { to, report } = await imported(REITERHOF, { media: [zip] })
  expect(statSync(join(to, 'assets/bridge.jpg')).size).toBe(statSync(join(PICTURES, 'bridge.jpg')).size)
  const without = await imported(REITERHOF, { media: [] })
  expect(without.errors()).toEqual([])
  expectSums(without.report())
  expect(without.report().blocks.lost).toBeGreaterThan(report().blocks.lost)
})

test('a smaller copy of an uploaded picture becomes the picture, and a file that only looks like one stays', async () => {
  const media = folder()
  const copies = { 'bridge.jpg': 'bridge.jpg', 'bridge-300x200.jpg': 'market.jpg', 'river.jpg': 'river.jpg', 'river-40x30.jpg': 'lock.jpg' }
  for (const [name, from] of Object.entries(copies)) cpSync(join(PICTURES, from), join(media, name))
  const uploads = 'https://reiterhof-linden.example.net/wp-content/uploads/2024/03/'
  const source = edited((text) => text.replace(`${uploads}river.jpg`, `${uploads}river-40x30.jpg`))
  const { to, files } = await imported(source, { media: [media] })
  expect(files()).not.toContain('assets/bridge-300x200.jpg')
  expect(readFileSync(join(to, 'assets/bridge.jpg'))).toEqual(readFileSync(join(PICTURES, 'bridge.jpg')))
  expect(readFileSync(join(to, 'assets/river-40x30.jpg'))).toEqual(readFileSync(join(PICTURES, 'lock.jpg')))
})

test.each<[name: string, change: (text: string) => string, said: RegExp]>([
  ['cut off', (text) => text.slice(0, 20_000), /the export is damaged in line \d+, after “[^”]+”: /],
  ['with a wrong end tag', (text) => text.replace('</wp:post_id>', '</wp:post_type>'), /damaged in line \d+/],
  ['of another kind', () => '<?xml version="1.0"?><rss><channel><title>News</title></channel></rss>', /not a WordPress export/],
  ['empty', () => '', /is empty/],
  ['that is no XML', () => 'Hello', /damaged in line 1|not a WordPress export/],
])('an export %s gets one clear message, and nothing is written', async (_name, change, wanted) => {
  const to = join(folder(), 'config')
  expect(await importSite({ words: [edited(change)], to, media: [], now })).toBe(1)
  expect(said()).toMatch(wanted)
  expect(existsSync(to)).toBe(false)
})

test('characters and entities that XML does not allow are mended and reported', async () => {
  const { errors, report } = await imported(edited((text) => text.replace('<title>Reiterhof', '<title>Der\u000b &nbsp;Reiterhof')))
  expect(errors()).toEqual([])
  expect(report().notes.filter(({ what }) => what === 'XML')).toHaveLength(2)
})

test('what the site would report as an error comes in a simpler form, or is left out and told', async () => {
  const bad = '<p>{{ not filled }} and <a href="https://intranet/">inside</a></p>'
  const { errors, report } = await imported(edited((text) => text.replace('<p>Es hat geschneit.</p>', bad)))
  expect(errors()).toEqual([])
  expectSums(report())
})

test('a missing source, a missing folder and a target that is no config folder are told in one line each', async () => {
  const to = join(folder(), 'config')
  expect(await importSite({ words: ['nowhere.xml'], to, now })).toBe(1)
  expect(await importSite({ words: [REITERHOF], to, media: ['nowhere'], now })).toBe(1)
  const other = folder()
  writeFileSync(join(other, 'notes.txt'), 'Notes')
  expect(await importSite({ words: [REITERHOF], to: other, now })).toBe(1)
  expect(await importSite({ words: [], to, now })).toBe(2)
  expect(said()).toMatch(/nowhere\.xml does not exist[^]*nowhere does not exist[^]*has files, but no site\.json[^]*Usage: npm run import/)
})

test('a folder of Hugo becomes a site: addresses, aliases, pictures and drafts come, shortcodes and broken files are reported', async () => {
  const { json, report, errors, files, to } = await imported('tests/fixtures/imports/hugo', { media: [] })
  expect(errors()).toEqual([])
  expectSums(report())
  expect(report().itemsByKind['file']).toEqual({ in: 5, imported: 4, leftOut: 1 })
  expect(report().itemsLeftOut).toContainEqual({
    kind: 'file',
    where: 'content/blog/broken.md',
    why: 'line 3 of its front matter is not valid YAML',
  })
  const body = json('pages/about.json')
    .sections.map((section) => String(section['body'] ?? ''))
    .join('\n')
  expect(body).toContain('[the tide](/news/spring-tide) or [the tide as a file](/news/spring-tide)')
  expect(body).toContain('{{< not-a-shortcode >}}')
  expect(report().blocksLeftOut).toContainEqual(expect.objectContaining({ type: 'newsletter', outcome: 'lost' }))
  expect(json('collections/news/spring-tide.json')).toMatchObject({
    published: '2025-04-02',
    tags: ['tide', 'low-water'],
    authors: ['ida-strand'],
    cover: { src: '/assets/boat.jpg' },
  })
  expect(json('collections/news/draft.json')).toMatchObject({ draft: true })
  expect(json('redirects.json')['redirects']).toEqual(
    expect.arrayContaining([
      { from: '/studio', to: '/about' },
      { from: '/who-we-are.html', to: '/about' },
      { from: '/blog/spring-tide', to: '/news/spring-tide' },
      { from: '/blog/tide/boat.jpg', to: '/assets/boat.jpg' },
      { from: '/tags/low-water', to: '/news/tags/low-water' },
      { from: '/blog/index.xml', to: '/news/feed.rss' },
    ]),
  )
  const before = files().length
  expect(await importSite({ words: ['tests/fixtures/imports/hugo'], to, now: () => new Date('2027-03-01') })).toBe(0)
  expect(report().files).toMatchObject({ written: 0 })
  expect(files()).toHaveLength(before)
})

const PROJECTS: Record<string, { items: [number, number]; files: string[]; old: string }> = {
  jekyll: {
    items: [8, 1],
    files: ['pages/about.json', 'pages/rezepte/hefezopf.json', 'collections/news/neuer-ofen.json', 'collections/people/runa-lindgren.json'],
    old: '/ /about.html /rezepte/hefezopf/ /2020/01/neuer-ofen/ /brot/erstes.html /ofen /feed.xml /page2/ /tags/sommer/ /assets/ofen.svg',
  },
  docusaurus: {
    items: [5, 0],
    files: ['pages/manual/intro.json', 'pages/manual/guides/setup.json', 'pages/about.json', 'collections/people/mika-strand.json'],
    old: '/manual/intro /manual/guides/setup /about /blog /blog/2024/05/06/spring /blog/tags/tides /blog/archive /blog/rss.xml /img/gauge.svg',
  },
  astro: {
    items: [6, 1],
    files: ['pages/catalogue.json', 'pages/docs/papers.json', 'collections/news/second-book.json'],
    old: '/catalogue/ /old-catalogue /blog/ /blog/first-book/ /blog/second-book/ /docs/papers/ /rss.xml /heron.svg',
  },
}

test.each(Object.keys(PROJECTS))('a project of %s comes with its addresses, and a second import changes nothing', async (name) => {
  const { items, files: wanted, old } = PROJECTS[name]!
  const { report, errors, files, to } = await imported(`tests/fixtures/imports/${name}`, { media: [] })
  expect(errors()).toEqual([])
  expectSums(report())
  expect([report().items.in, report().items.leftOut]).toEqual(items)
  expect(files()).toEqual(expect.arrayContaining(wanted))
  const { site } = loadSite(to, { at: now().getTime() })
  const covered = coverageOf(
    site!,
    old.split(' ').map((address) => ({ address, visits: 0 })),
  )
  expect(covered.filter(({ isLost }) => isLost)).toEqual([])
  await imported(`tests/fixtures/imports/${name}`, { media: [], to })
  expect(report().files).toMatchObject({ written: 0, kept: [] })
})

test('what programs understand and Markdown does not is told, and code stays as it is', async () => {
  const jekyll = await imported('tests/fixtures/imports/jekyll', { media: [] })
  const post = JSON.stringify(jekyll.json('collections/news/neuer-ofen.json'))
  expect(post).toContain('{{ this stays }}')
  expect(post).toContain('[zweiten Beitrag](/news/erstes)')
  expect(jekyll.json('collections/news/neuer-ofen.json')).toMatchObject({ tags: ['ofen', 'sommer', 'backen'], authors: ['runa-lindgren'] })
  expect(JSON.stringify(jekyll.json('collections/news/erstes.json'))).not.toContain('{:')
  expect(jekyll.report().blocksLeftOut).toContainEqual(expect.objectContaining({ type: 'include', outcome: 'lost' }))
  const docusaurus = await imported('tests/fixtures/imports/docusaurus', { media: [] })
  expect(docusaurus.report().blocksLeftOut.map(({ type }) => type)).toEqual([
    ':::tip',
    ':::warning',
    'import',
    'import',
    '<Tabs>',
    '<TabItem>',
  ])
  expect(JSON.stringify(docusaurus.json('pages/manual/guides/setup.json'))).toContain('export const level = <Level />')
  const astro = await imported('tests/fixtures/imports/astro', { media: [] })
  expect(astro.report().itemsLeftOut).toEqual([expect.objectContaining({ kind: 'template', where: 'src/pages/index.astro' })])
})

test('a copy of WPML translates its original, with the language of its address', async () => {
  const wpml = edited((text) =>
    text
      .replace(/<wp:term>[^]*?<\/wp:term>/, '')
      .replaceAll(/<category domain="(?:language|post_translations)"[^]*?<\/category>/g, '')
      .replace('/en/about-us/', '/en/about-us/?lang=en')
      .replace(
        /(<wp:post_id>6<\/wp:post_id>)/,
        '$1<wp:postmeta><wp:meta_key>_icl_lang_duplicate_of</wp:meta_key><wp:meta_value>3</wp:meta_value></wp:postmeta>',
      ),
  )
  const { json, errors } = await imported(wpml)
  expect(errors()).toEqual([])
  expect(json('pages/en/about-us.json')).toMatchObject({ translates: '/ueber-uns' })
})

test.each([
  ['cut off', (bytes: Uint8Array) => bytes.slice(0, 300), /uploads\.zip is damaged/],
  ['of text', () => new TextEncoder().encode('Hello'), /neither a folder nor a zip file/],
])('a zip file %s gets one message', async (_, change, message) => {
  const zip = join(folder(), 'uploads.zip')
  writeFileSync(zip, change(zipSync({ 'market.jpg': new Uint8Array(readFileSync(join(PICTURES, 'market.jpg'))) })))
  expect(await importSite({ words: [REITERHOF], to: join(folder(), 'config'), media: [zip], now })).toBe(1)
  expect(said()).toMatch(message)
})

test.each(['sitemap.xml', 'urls.txt', 'sitemap.xml.gz', 'access.log'])(
  '%s is not a source of pages; the message names the command for it',
  async (name) => {
    const file = join(folder(), name)
    writeFileSync(file, '<?xml version="1.0"?><urlset><url><loc>https://old.example/a</loc></url></urlset>')
    expect(await importSite({ words: [file], to: join(folder(), 'config'), now })).toBe(1)
    expect(said()).toContain('npm run coverage -- --old')
  },
)

test('a zip file with names that lead out of its folder writes nothing there', async () => {
  const zip = join(folder(), 'uploads.zip')
  const bytes = new Uint8Array(readFileSync(join(PICTURES, 'market.jpg')))
  writeFileSync(zip, zipSync({ '../outside.jpg': bytes, '/root.jpg': bytes, 'in/market.jpg': bytes }))
  const { files } = await imported(REITERHOF, { media: [zip] })
  expect(files()).toContain('assets/market.jpg')
  expect(existsSync(join(tmpdir(), 'outside.jpg'))).toBe(false)
})
