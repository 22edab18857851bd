import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { sectionSchemas } from '#src/contract/sections.ts'
import { findFiles } from '#src/node/files/findFiles.ts'

/** A JSON object of config. */
export type Json = Record<string, unknown>

/** A config folder: file contents by path. */
export type ConfigFiles = Map<string, string | Buffer>

/** An unusual change to the files of a config, with a description. `validate` may refuse it. */
export class Oddity {
  readonly words: string
  readonly apply: (files: ConfigFiles) => void
  constructor(words: string, apply: (files: ConfigFiles) => void) {
    this.words = words
    this.apply = apply
  }
  toString(): string {
    return this.words
  }
}

/** Merges the files of several folders; later ones take precedence. */
export function filesOfConfig(...folders: string[]): ConfigFiles {
  return new Map(folders.flatMap((folder) => findFiles(resolve(folder)).map((file) => [file, readFileSync(join(folder, file))] as const)))
}

/** Parses a JSON file. */
export function jsonOf(files: ConfigFiles, file: string): Json {
  return JSON.parse(files.get(file)!.toString()) as Json
}

/** Changes a file, unless a previous change has removed it. */
function edit(files: ConfigFiles, file: string, change: (content: Json) => void): void {
  if (!files.has(file)) return
  const content = jsonOf(files, file)
  change(content)
  files.set(file, JSON.stringify(content, null, 2))
}

/** Names for files, ids and addresses, including those that `validate` has to refuse or examine. */
const SOUND_SEGMENTS = [
  'a',
  '1',
  '2026',
  '404',
  'index',
  'robots',
  'sitemap',
  'sitemap-1',
  'healthz',
  'feed',
  'constructor',
  'prototype',
  'to-string',
  '00',
  'tostring',
  'has-own-property',
  'hasownproperty',
  'valueof',
  'length',
  'then',
  'de',
  'ar',
  'en',
  'en-gb',
  'forms',
  'data',
  'social',
  'js',
  'css',
  'build',
  'api',
  'gallery',
  'edit',
  'undefined',
  'null',
  'true',
  'nan',
  'a'.repeat(100),
  `${'long-'.repeat(19)}name`,
  'visit',
  'breads',
  'page',
  'html',
  'main',
  'root',
  'order',
  '0',
  'xn-brtchen',
  'static-x',
  'assets-x',
  'old',
  'x',
  'rye-loaf',
]
const ODD_SEGMENTS = [
  'static',
  'assets',
  'con',
  'nul',
  'com1',
  '__proto__',
  '_forms',
  'ä',
  'brötchen',
  'bro\u0308tchen',
  '日本',
  'خبز',
  'a b',
  'A',
  'Breads',
  'x.y',
  'x-',
  '-x',
  'a--b',
  'xn--brtchen-n4a',
  'a'.repeat(101),
  'x.de',
  'x.ar',
]
const SEGMENTS = [...SOUND_SEGMENTS, ...SOUND_SEGMENTS, ...SOUND_SEGMENTS, ...ODD_SEGMENTS]

const WORDS = [
  'Plain words',
  '<script>alert(1)</script>',
  '"quoted" & \'single\'',
  '</title>',
  '<!--',
  '-->',
  '{name}',
  '50 %',
  "$& $1 $` $'",
  'Zeilen\u2028trenner',
  'ÄÖÜ ß',
  'e\u0301 and é',
  '日本語テキスト',
  'مرحبا بكم',
  '😀 bread',
  '<!--head-->',
  '<!--app-->',
  '<!--data-->',
  'back\\slash',
  '100% rye',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'undefined',
  'main',
  'Order',
  'a'.repeat(60),
  '1',
  '—',
  '…',
  '*stars* and _lines_',
  '`code`',
  '[a](/visit)',
  '# hash',
  '&amp;',
  '&nbsp;',
  '\u00ad soft',
  'zero\u200bwidth',
  '%s %d',
  '12 × 3',
  'İstanbul, ﬁne ẞ',
  'Ελληνικά и русский',
  'שלום לכולם',
]

const ANCHORS = [
  'main',
  'root',
  'content',
  'constructor',
  'proto',
  'header',
  'footer',
  'order',
  'app',
  'top',
  'menu',
  'navigation',
  'tostring',
  '1',
  '404',
  'a',
  'section-1',
  'name',
  'length',
  'body',
  'faq',
  'title',
  'data',
  'skip',
  'questions',
  'a'.repeat(100),
  'breads-r',
  'orders-2',
  'hash',
  'größe',
  'Order',
  'a_b',
  'a--b',
  'x-',
]

const NAMES = [
  'action',
  'submit',
  'length',
  'constructor',
  'id',
  'name',
  'elements',
  'method',
  'reset',
  'value',
  '1',
  'order',
  'email',
  'key',
]

const SLUGS = [
  'loaf',
  '404',
  'index',
  'constructor',
  'con',
  'robots',
  'x.min',
  'deep/er/x',
  'a_b',
  '1',
  'a--b',
  'logo-2',
  'x.',
  'x..y',
  'picture',
]

const ASSETS = [
  'loaf',
  'loaf of rye',
  'größe',
  'gro\u0308ße',
  'loaf(1)',
  'rye,spelt',
  'rye+spelt',
  '100%',
  'a%20b',
  'a#b',
  'a?b',
  "it's",
  'a&b',
  '[x]',
  '-x',
  '__proto__',
  'constructor',
  '404',
  'index',
  'a@2x',
  'con',
  '日本',
  '😀',
  'a;b',
  'a=b',
  'LOAF',
  'robots',
  '.hidden',
  'x.min',
  'a"b',
  'a<b',
  'a b',
  'sub folder/x y',
  'deep/er/x',
  'Deep/X',
  'a~b',
  'a!b',
  'a$b',
  'a*b',
  '_x',
  'x_',
  'logo',
]

const FROM = [
  '/old',
  '/old/',
  '/Old',
  '/old.html',
  '/old/index.html',
  '/old.htm',
  '/index.php',
  '/shop/cart.aspx',
  '/blog/v1.2',
  '/v1.2/',
  '/a/b/c',
  '/visit',
  '/visit/',
  '/Visit',
  '/visit.html',
  '/VISIT/',
  '/breads/index.html',
  '/house-rules.HTML',
  '/robots.txt',
  '/404',
  '/404/x',
  '/static/x',
  '/static-x',
  '/assets/old.png',
  '/assets/logo.svg/old',
  '/assets',
  '/assets/',
  '/~user',
  '/_x',
  '/a_b',
  '/a-',
  '/x..y',
  '/constructor',
  '/__proto__',
  '/toString',
  '/con',
  '/con.html',
  '/nul/x',
  '/.well-known/change-password',
  '/x.',
  '/a//b',
  '/',
  '//',
  '/de',
  '/de/old',
  '/de/visit',
  '/de/besuch',
  '/de',
  '/ar/',
  '/index.html',
  '/index',
  '/old/index',
  '/index/old',
  '/html',
  '/.html',
  '/old.html/',
  '/old.html/more',
  '/x/404.html',
  '/sitemap-9.xml',
  '/sbom.cdx.json',
  '/third-party-notices.txt',
  '/OLD.HTML',
  '/House-Rules/INDEX.HTML',
  '/Index.Html',
  '/%C3%BCber',
  '/über',
  '/a%20b',
  '/old?id=5',
  '/feed.xml',
  '/favicon.ico',
  '/apple-touch-icon.png',
  `/${'long'.repeat(60)}`,
  '/old.html.html',
  '/breads/',
  '/breads/gone',
  '/breads/rye-loaf.html',
  '/bread',
  '/bread.html',
  '/Bread',
  '/manifest.json',
  '/x.json',
]

const TO = [
  '/',
  '/visit',
  '/visit#order',
  '/breads',
  '/breads/rye-loaf',
  '/house-rules',
  '/house-rules?a=b',
  '/old',
  '/de/visit',
  '/nowhere',
  '/Visit',
  '/visit/',
  '/?a=1',
  '/breads?q=rye&x=%C3%A4#top',
  '/de/besuch',
  '/assets/favicon.svg',
]

const MARKDOWN = [
  'Plain text.',
  '## Orders',
  '## Orders',
  '### constructor',
  '## __proto__',
  '## main',
  '## 1',
  '## —',
  '## 日本語',
  '## *Stars* and `code`',
  '## Order',
  '## Orders 2',
  '## Orders-2',
  '## orders-2',
  '## A [link](/visit)',
  '1. one\n2. two',
  '3. three\n4. four',
  '- a\n  - b',
  '| a | b |\n|---|--:|\n| 1 | `x|y` |',
  '> quoted',
  '```js\nconst a = "<b>"\n```',
  'a  \nb',
  'a\\\nb',
  '***',
  '**bold**text',
  '<https://mill.example>',
  '[order](/visit#order)',
  '[order][o]\n\n[o]: /visit#order "Title"',
  '[up](#orders)',
  'tel: [call](tel:+491234)',
  '[mail](mailto:a@b.example)',
  '"Quoted" — and \'single\'',
  '&lt;b&gt; &amp; &copy;',
  '\\*not bold\\*',
  'http://plain.example',
  '`</script>`',
  '# First',
  'Setext\n---',
  '~~gone~~',
  '[same](/visit)',
  '[the file](/assets/favicon.svg)',
  '- [ ] task',
  'foot[^1]\n\n[^1]: note',
  '\u202eturned',
  '+ plus\n+ plus',
  '## Größe',
  '## Gro\u0308ße',
  '## خبز اليوم',
  '## Ελλάδα и Россия',
  '## İstanbul',
  '## ﬁne ẞ',
  '## 😀',
  '## 100 % & more',
  '### Größe\n\n#### Größe',
  '[to it](#größe)',
  '[to it](#gr%C3%B6%C3%9Fe)',
]

/** Times of publication: start and end. */
const times = fc
  .record({
    begins: fc.boolean(),
    ends: fc.boolean(),
    since: fc.constantFrom(
      ['2020-02-29', '2026-12-01'],
      ['2026-11-28', '2026-11-29'],
      ['2026-11-28T21:00:00+09:00', '2031-05-01T09:00:00+02:00'],
      ['2031-05-01', '2032-01-01T00:00:00Z'],
      ['2026-11-28T12:00:01Z', '2026-11-28T12:00:02Z'],
      ['1999-12-31T23:59:59Z', '2026-11-28T12:00:00Z'],
      ['1970-01-01', '2026-11-28'],
    ),
  })
  .map(({ begins, ends, since: [publishAt, expireAt] }): Json => {
    return { ...(begins && { publishAt }), ...(ends && { expireAt }) }
  })

const count = fc.integer({ min: 1, max: 99_999 })
const words = fc.constantFrom(...WORDS)

/** Optional pages of the bakery, with their files. */
export const REMOVABLE: Readonly<Record<string, string>> = {
  '/visit': 'pages/visit.json',
  '/house-rules': 'pages/house-rules.json',
  '/breads/rye-loaf': 'collections/breads/rye-loaf.json',
  '/breads/spelt-crown': 'collections/breads/spelt-crown.json',
}

/** The common fields of every page, with unusual texts. */
function pageFields(number: number, said: string): Json {
  return {
    name: said.slice(0, 40),
    title: `${said.slice(0, 60)} ${number}`,
    description: `What this page says about loaf number ${number}, and why anybody who buys bread should know it: ${said}.`,
    summary: `Number ${number}: ${said.slice(0, 90)}`,
    updated: '2026-11-02',
  }
}

const hero = (title: string) => ({ type: 'hero', variant: 'plain', title, lead: 'Said in one sentence.' })

/** The examples of each section type, with existing pictures and the links of the bakery. */
const EXAMPLES: Json[] = sectionSchemas.flatMap((schema) => {
  const { examples = [] } = schema.meta() as { examples?: Json[] }
  return examples.map(
    (example) =>
      JSON.parse(
        JSON.stringify(example)
          .replaceAll(/"\/assets\/[^"]*\.(?:mp4|webm)"/g, '"/assets/tour.webm"')
          .replaceAll(/"\/assets\/[^"]*\.(?:svg|png|jpg|webp)"/g, '"/assets/logo.svg"')
          .replaceAll(/"href":"\/[^"]*"/g, '"href":"/visit"')
          .replaceAll(/"location":"\/[^"]*"/g, '"location":"/breads"')
          .replaceAll(/"collection":"[^"]*"/g, '"collection":"breads"')
          .replaceAll(/"fragment":"[^"]*"/g, '"fragment":"order"'),
      ) as Json,
  )
})

const form = fc
  .record({
    name: fc.constantFrom(...NAMES),
    fields: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }),
    said: words,
  })
  .map(({ name, fields, said }): Json => ({
    type: 'form',
    title: said.slice(0, 60),
    name,
    fields: fields.map((field, index) => ({ kind: index % 2 ? 'long' : 'text', name: field, label: `${said.slice(0, 40)} ${index}` })),
    delivery: { kind: 'mailto', to: 'shop@brot-und-blume.example', subject: said },
  }))

const text = fc
  .record({ parts: fc.array(fc.constantFrom(...MARKDOWN), { minLength: 1, maxLength: 6 }), title: fc.option(words, { nil: undefined }) })
  .map(({ parts, title }): Json => ({ type: 'richText', ...(title && { title }), body: parts.join('\n\n') }))

const example = fc
  .record({ of: fc.constantFrom(...EXAMPLES), said: words, isNamed: fc.boolean() })
  .map(({ of, said, isNamed }): Json => ({ ...of, ...(isNamed && 'title' in of && { title: said }) }))

const own = fc
  .record({ said: words, body: fc.constantFrom(...MARKDOWN), type: fc.constantFrom('counter', 'loafOfTheDay', 'doseTable') })
  .map(({ said, body, type }): Json => ({
    type,
    title: said,
    ...(type === 'loafOfTheDay' && { loaf: said.slice(0, 60), grams: 100 + said.length, body }),
    ...(type === 'doseTable' && { limits: said.slice(0, 60) }),
  }))

const section = fc
  .record({
    of: fc.oneof(form, text, example, own, fc.constantFrom<Json>({ type: 'tableOfContents' }, { type: 'fragment', fragment: 'order' })),
    more: fc.record(
      { id: fc.constantFrom(...ANCHORS), tone: fc.constantFrom('tint', 'deep'), beside: fc.constant(true) },
      { requiredKeys: [] },
    ),
    shown: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, times),
    plain: fc.boolean(),
  })
  .map(({ of, more, shown, plain }): Json => ({ ...of, ...(!plain && more), ...shown }))

const ofPage = fc.record(
  {
    draft: fc.constantFrom(true, false, false),
    noindex: fc.boolean(),
    layout: fc.constant('bare'),
    kind: fc.constantFrom('WebPage', 'Article', 'Product', 'Service', 'ContactPage', 'CollectionPage', 'FAQPage'),
    related: fc.constant(['/visit', '/breads/rye-loaf']),
    topics: fc.constant(['Rye', '__proto__']),
    updated: fc.constantFrom('2024-02-29', '1970-01-01', '2026-11-28', '2031-01-01'),
    order: fc.constantFrom(-1, 0, 5),
  },
  { requiredKeys: [] },
)

const meta = fc
  .record({ more: fc.oneof(fc.constant({}), ofPage), shown: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, times) })
  .map(({ more, shown }): Json => ({ ...more, ...shown }))

/** A translation of a page or an entry, in sites with several languages, with or without a separate address. */
type Translation = { folder: string; content: Json } | undefined

const translation = fc.option(
  fc
    .record({
      folder: fc.constantFrom('de', 'ar'),
      said: words,
      number: count,
      segment: fc.option(fc.constantFrom(...SEGMENTS), { nil: undefined }),
    })
    .map(({ folder, said, number, segment }): Translation => ({
      folder,
      content: { ...pageFields(number, said), ...(segment !== undefined && { path: `/${folder}/${segment}` }) },
    })),
  { nil: undefined },
)

function told(translation: Translation): string {
  return translation === undefined ? '' : `, in ${translation.folder} ${JSON.stringify(translation.content)}`
}

function translate(files: ConfigFiles, file: string, translation: Translation): void {
  if (translation === undefined || jsonOf(files, 'site.json')['languages'] === undefined) return
  files.set(file.replace(/json$/, `${translation.folder}.json`), JSON.stringify(translation.content))
}

const page = fc
  .record({
    segments: fc.array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 3 }),
    number: count,
    title: words,
    heading: words,
    sections: fc.array(section, { maxLength: 5 }),
    meta,
    isShopfront: fc.boolean(),
    translation,
  })
  .map(({ segments, number, title, heading, sections, meta, isShopfront, translation }) => {
    const file = `pages/${segments.join('/')}.json`
    const first = isShopfront && number % 4 === 0 ? { type: 'shopfront', title: heading } : hero(heading)
    const content = { ...pageFields(number, title), ...meta, sections: [first, ...sections] }
    return new Oddity(`page ${file} ${JSON.stringify(content)}${told(translation)}`, (files) => {
      files.set(file, JSON.stringify(content))
      translate(files, file, translation)
    })
  })

const entry = fc
  .record({ id: fc.constantFrom(...SEGMENTS), number: count, said: words, heading: words, section, meta, translation })
  .map(({ id, number, said, heading, section: shown, meta, translation }) => {
    const content = { ...pageFields(number, said), ...meta, sections: [hero(heading), shown] }
    const file = `collections/breads/${id}.json`
    return new Oddity(`entry ${id} ${JSON.stringify(content)}${told(translation)}`, (files) => {
      files.set(file, JSON.stringify(content))
      translate(files, file, translation)
    })
  })

/** A removed page, with its translations, with or without a redirect. */
const removal = fc
  .record({ from: fc.constantFrom(...Object.keys(REMOVABLE)), to: fc.constantFrom(undefined, '/', '/visit', '/breads') })
  .map(
    ({ from, to }) =>
      new Oddity(`no ${from}${to ? `, but a redirect to ${to}` : ''}`, (files) => {
        const file = REMOVABLE[from]!
        for (const one of [file, ...['de', 'ar'].map((folder) => file.replace(/json$/, `${folder}.json`))]) files.delete(one)
        if (to) edit(files, 'redirects.json', ({ redirects: there }) => (there as Json[]).push({ from, to }))
      }),
  )

const collection = fc
  .record({
    name: fc.constantFrom(...SEGMENTS),
    route: fc.constantFrom(...SEGMENTS),
    ids: fc.array(fc.constantFrom(...SEGMENTS)),
    number: count,
  })
  .map(
    ({ name, route, ids, number }) =>
      new Oddity(`collection ${name} at /${route}/{id} of ${ids.join(', ')}`, (files) => {
        files.set(`collections/${name}/index.json`, JSON.stringify({ path: `/${route}/{id}`, name: name.slice(0, 40) }))
        for (const [index, id] of ids.entries())
          files.set(
            `collections/${name}/${id}.json`,
            JSON.stringify({ ...pageFields(number * 20 + index, id), sections: [hero(`Of ${id.slice(0, 90)}`)] }),
          )
        edit(files, 'pages/breads.json', ({ sections }) =>
          (sections as Json[]).push({ type: 'entryCards', title: `All ${number}`, collection: name }),
        )
      }),
  )

const addedSection = fc
  .record({
    section,
    file: fc.constantFrom(
      'pages/index.json',
      'pages/visit.json',
      'pages/breads.json',
      'pages/404.json',
      'fragments/order.json',
      'collections/breads/rye-loaf.json',
    ),
  })
  .map(
    ({ section: shown, file }) =>
      new Oddity(`${JSON.stringify(shown)} in ${file}`, (files) => edit(files, file, ({ sections }) => (sections as Json[]).push(shown))),
  )

const fragment = fc.record({ name: fc.constantFrom(...SEGMENTS), shown: section, times: fc.integer({ min: 1, max: 2 }) }).map(
  ({ name, shown, times }) =>
    new Oddity(`fragment ${name}, ${times} times, ${JSON.stringify(shown)}`, (files) => {
      files.set(`fragments/${name}.json`, JSON.stringify({ sections: [shown] }))
      edit(files, 'pages/breads.json', ({ sections }) =>
        (sections as Json[]).push(...Array.from({ length: times }, () => ({ type: 'fragment', fragment: name }))),
      )
    }),
)

const textFile = fc
  .record({ name: fc.constantFrom(...SEGMENTS, ...ASSETS), parts: fc.array(fc.constantFrom(...MARKDOWN), { minLength: 1, maxLength: 6 }) })
  .map(
    ({ name, parts }) =>
      new Oddity(`text file ${name}.md: ${JSON.stringify(parts)}`, (files) => {
        files.set(`pages/${name}.md`, parts.join('\n\n'))
        edit(files, 'pages/house-rules.json', ({ sections }) => (sections as Json[]).push({ type: 'richText', file: `${name}.md` }))
      }),
  )

const redirects = fc
  .array(fc.record({ from: fc.constantFrom(...FROM), to: fc.constantFrom(...TO), status: fc.constantFrom(301, 302, 308) }), {
    minLength: 1,
    maxLength: 2,
  })
  .map(
    (added) =>
      new Oddity(`redirects ${JSON.stringify(added)}`, (files) =>
        edit(files, 'redirects.json', ({ redirects: there }) => (there as Json[]).push(...added)),
      ),
  )

const menus = fc.record({ key: fc.constantFrom(...ANCHORS), said: words }).map(
  ({ key, said }) =>
    new Oddity(`menus of ${key} that say ${said}`, (files) => {
      edit(files, 'header.json', ({ entries }) =>
        (entries as Json[]).push({
          key,
          title: said.slice(0, 20),
          hasDropdown: true,
          groups: [
            { key, productTitle: said, tagContent: said.slice(0, 20), items: [{ service: said, location: '/visit#order', icon: 'wheat' }] },
          ],
        }),
      )
      edit(files, 'footer.json', ({ columns }) =>
        (columns as Json[]).push({ key, title: said, items: [{ label: said, location: '/breads', publishAt: '2020-01-01' }] }),
      )
    }),
)

const settings = fc
  .record({
    name: words,
    field: fc.constantFrom('name', 'titleSuffix', 'description'),
    url: fc.constantFrom('https://brot.example', 'https://xn--bckerei-5wa.example'),
  })
  .map(
    ({ name, field, url }) =>
      new Oddity(`site ${field} ${name}, ${url}`, (files) =>
        edit(files, 'site.json', (site) => Object.assign(site, { [field]: field === 'description' ? `${name} bakes bread.` : name, url })),
      ),
  )

/** Pictures with all kinds of names, in a section, or in a text with their address in every notation that browsers accept. */
function pictures(drawn: ReadonlyMap<string, { ending: string; bytes: Buffer }>): fc.Arbitrary<Oddity> {
  return fc
    .record({
      kind: fc.constantFrom(...drawn.keys()),
      name: fc.constantFrom(...ASSETS),
      slug: fc.constantFrom(...SLUGS),
      isLoud: fc.constantFrom(true, false, false, false),
      as: fc.constantFrom('media', 'gallery', 'encoded', 'raw', 'pointed', 'nothing'),
      said: words,
    })
    .map(({ kind, name, slug, isLoud, as, said }) => {
      const { ending, bytes } = drawn.get(kind)!
      const file = `assets/${as === 'media' || as === 'gallery' ? slug : name}${isLoud ? ending.toUpperCase() : ending}`
      const address = { encoded: `/${encodeURI(file)}`, raw: `/${file}`, pointed: `</${file}>` }[as as 'raw']
      const photo = {
        src: `/${file}`,
        alt: `Shows ${said}`,
        ...(ending === '.svg' || ending === '.avif' ? { width: 320, height: 200 } : {}),
      }
      const shown: Json[] = {
        media: [{ type: 'media', title: said, shows: { kind: 'picture', ...photo } }],
        gallery: [{ type: 'gallery', title: said, items: [photo, { ...photo, alt: `Shows ${said} again` }] }],
        nothing: [],
      }[as as 'media'] ?? [{ type: 'richText', title: said, body: `![Shows it](${address})\n\n[the file](${address})` }]
      return new Oddity(`picture ${kind} in ${file} as ${as}`, (files) => {
        files.set(file, bytes)
        edit(files, 'pages/breads.json', ({ sections }) => (sections as Json[]).push(...shown))
      })
    })
}

/** Unusual changes of all kinds. */
export function oddities(drawn: ReadonlyMap<string, { ending: string; bytes: Buffer }>): fc.Arbitrary<Oddity> {
  return fc.oneof(
    { weight: 6, arbitrary: page },
    { weight: 2, arbitrary: entry },
    { weight: 2, arbitrary: collection },
    { weight: 4, arbitrary: addedSection },
    { weight: 2, arbitrary: fragment },
    { weight: 2, arbitrary: textFile },
    { weight: 4, arbitrary: redirects },
    { weight: 2, arbitrary: menus },
    { weight: 1, arbitrary: removal },
    { weight: 1, arbitrary: settings },
    { weight: 4, arbitrary: pictures(drawn) },
  )
}
