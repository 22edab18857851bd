import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { files } from '#src/contract/files.ts'
import { shownSchemas } from '#src/contract/sections.ts'
import { newPage } from '#src/node/cli/actions/new.ts'
import { validate } from '#src/node/cli/actions/validate.ts'
import { LIVE_FILE, liveSchemas } from '#src/node/editorSchemas/liveSchemas.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { shapeSchemas } from '#src/node/editorSchemas/shapeSchemas.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { misfits } from '#tests/support/jsonSchema.ts'

type Json = { [key: string]: unknown }

const BAKERY = resolve('tests/fixtures/bakery')
const parsed = (texts: Map<string, string>) =>
  new Map([...texts].flatMap(([name, text]): [string, Json][] => (name.endsWith('.json') ? [[name, JSON.parse(text) as Json]] : [])))
const schemasOf = (configDir: string) => parsed(liveSchemas(loadSite(configDir).site!, configDir))
const bakery = schemasOf(BAKERY)
const page = () => JSON.parse(readFileSync(join(BAKERY, 'pages/index.json'), 'utf8')) as { [key: string]: unknown; sections: Json[] }

/** Every value that a schema offers, each with where. */
function offered(part: unknown, at = ''): string[] {
  if (typeof part !== 'object' || part === null) return []
  // A condition is known by what it asks, since its number changes with those before it.
  const name = (key: string, inner: unknown) => JSON.stringify((inner as Json | null)?.['if'] ?? key)
  return Object.entries(part).flatMap(([key, inner]) =>
    key === 'enum' || key === 'examples'
      ? (inner as string[]).map((value) => `${at} ${value}`)
      : offered(inner, `${at}/${name(key, inner)}`),
  )
}

test.each([HARBOUR, BAKERY])('every file of %s fits the schema that its editor would use', (configDir) => {
  const schemas = configDir === BAKERY ? bakery : schemasOf(configDir)
  for (const file of findFiles(configDir).filter((name) => name.endsWith('.json') && !name.startsWith('assets/'))) {
    const { json } = files.find(({ pattern }) => pattern.test(file))!
    expect(misfits(schemas, `${json}.schema.json`, JSON.parse(readFileSync(join(configDir, file), 'utf8'))), file).toEqual([])
  }
})

test.each<[string, (config: ReturnType<typeof page>) => void, string]>([
  ['a dead link', ({ sections }) => ((sections[0]!['actions'] as Json[])[1]!['href'] = '/vist'), 'sections.0.actions.1.href'],
  ['a dead anchor', ({ sections }) => ((sections[0]!['actions'] as Json[])[1]!['href'] = '/visit#oder'), 'sections.0.actions.1.href'],
  [
    'an anchor that no page has',
    ({ sections }) => ((sections[0]!['actions'] as Json[])[1]!['href'] = '#nowhere'),
    'sections.0.actions.1.href',
  ],
  [
    'a link that can run code',
    ({ sections }) => ((sections[0]!['actions'] as Json[])[1]!['href'] = 'javascript:alert(1)'),
    'sections.0.actions.1.href',
  ],
  ['another site where only pages may be named', (config) => (config['parent'] = 'https://elsewhere.example'), 'parent'],
  ['an icon that is not there', (config) => (config['icon'] = 'wheatt'), 'icon'],
  ['a picture that is not there', (config) => (config['socialImage'] = '/assets/nothing.png'), 'socialImage'],
  ['a picture that cannot be shared', (config) => (config['socialImage'] = '/assets/logo.svg'), 'socialImage'],
  ['a fragment that is not there', ({ sections }) => (sections[3]!['fragment'] = 'oder'), 'sections.3.fragment'],
  ['a collection that is not there', ({ sections }) => (sections[2]!['collection'] = 'braeds'), 'sections.2.collection'],
  ['a menu that is not there', (config) => (config['menus'] = [{ menu: 'footer', column: 'shp' }]), 'menus.0.column'],
  ['a header entry that is not there', (config) => (config['menus'] = [{ menu: 'header', entry: 'x', group: 'daily' }]), 'menus.0.entry'],
  ['a section type that is not there', ({ sections }) => (sections[0]!['type'] = 'herro'), 'sections.0.type'],
  ['a key that is not there', (config) => (config['titel'] = 'x'), 'titel'],
  ['a text that is too long', (config) => (config['title'] = 'x'.repeat(121)), 'title'],
])('%s is marked where it stands', (_, edit, at) => {
  const config = page()
  edit(config)
  const found = misfits(bakery, 'page.schema.json', config)
  expect(found.map((misfit) => misfit.at)).toContain(at)
  expect(new Set(found.map((misfit) => misfit.at)).size).toBe(1)
})

test.each([
  '/visit',
  '/visit#order',
  '#order',
  '/visit?from=menu',
  '/assets/logo.svg',
  'https://elsewhere.example/a',
  'mailto:a@mail.example',
  'tel:+15550100',
])('a link to %s fits', (href) => {
  const config = page()
  ;(config.sections[0]!['actions'] as Json[])[1]!['href'] = href
  expect(misfits(bakery, 'page.schema.json', config)).toEqual([])
})

test('a group fits the header entry that has it, and no other', () => {
  const { header } = loadSite(HARBOUR).site!
  const [first, second] = header.entries.filter(({ groups }) => groups.length > 0)
  const schemas = schemasOf(HARBOUR)
  const place = (entry: string, group: string) =>
    misfits(schemas, 'page.schema.json', {
      ...page(),
      sections: [{ type: 'hero', title: 'x', lead: 'y', variant: 'plain' }],
      menus: [{ menu: 'header', entry, group }],
    })
  expect(place(first!.key, first!.groups[0]!.key)).toEqual([])
  expect(place(first!.key, second!.groups[0]!.key)).toContainEqual({ at: 'menus.0.group', keyword: 'enum' })
})

test('every example of a section is offered as a snippet, and fits', () => {
  const anything = {
    definitions: new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: {} }), get: () => ({}) }),
  }
  const shapes = new Map<string, unknown>([
    ...[...shapeSchemas()].map(([name, schema]): [string, unknown] => [`${name}.schema.json`, schema]),
    ['live.schema.json', anything],
    ['icons.schema.json', anything],
  ])
  const definitions = Object.values((shapes.get('shared.schema.json') as { definitions: Record<string, Json> }).definitions)
  for (const schema of shownSchemas()) {
    const { title, description, examples } = schema.meta() as { title: string; description: string; examples: unknown[] }
    const snippets = definitions.find((part) => part['title'] === title)!['defaultSnippets'] as {
      label: string
      description: string
      bodyText: string
    }[]
    expect(snippets.map((snippet) => snippet.description)).toEqual(examples.map(() => description))
    const written = snippets.map(
      ({ bodyText }) => JSON.parse(bodyText.replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1').replace(/\\([\\$}])/g, '$1')) as unknown,
    )
    // Pages of the examples are not there, so links lead home.
    const atHome = (value: unknown) => JSON.parse(JSON.stringify(value).replace(/"(href|location)":"\/[^"]*"/g, '"$1":"/"')) as unknown
    expect(written).toEqual(examples.map(atHome))
    for (const { bodyText } of snippets) expect(bodyText.includes('${1:') || !/"(?:title|lead|href)"/.test(bodyText)).toBe(true)
    for (const section of written) expect(misfits(shapes, 'page.schema.json', { ...page(), sections: [section] }), title).toEqual([])
  }
})

/** What an editor shows of a field: its own description, or that of what it refers to. */
function descriptionOf(field: Json, shared: Record<string, Json>): unknown {
  const refs = [field, ...((field['allOf'] ?? []) as Json[])].flatMap(({ $ref }) =>
    typeof $ref === 'string' ? [shared[$ref.split('/').at(-1)!]!] : [],
  )
  return field['description'] ?? refs.flatMap((ref) => descriptionOf(ref, shared) ?? [])[0]
}

test('every reference leads somewhere, and every field of a page is explained', () => {
  const all = schemasOf(HARBOUR)
  for (const [own, schema] of all) {
    for (const [, name, key] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]*)#\/definitions\/(\w+)"/g))
      expect(all.get(name || own)!['definitions'], `${own} ${name} ${key}`).toHaveProperty(key!)
  }
  const shared = all.get('shared.schema.json')!['definitions'] as Record<string, Json>
  for (const [key, field] of Object.entries(all.get('page.schema.json')!['properties'] as Record<string, Json>)) {
    expect(descriptionOf(field, shared), key).toBeTruthy()
  }
})

test('R2.5 a page that is added by hand takes nothing away from what is offered', () => {
  const dir = editedBakery({
    'collections/breads/corn-bread.json': readFileSync(join(BAKERY, 'collections/breads/rye-loaf.json'), 'utf8').replace(
      /"(title|description)": "/g,
      '"$1": "Corn: ',
    ),
  })
  const after = offered(schemasOf(dir).get('live.schema.json'))
  expect(after).toEqual(expect.arrayContaining(offered(bakery.get('live.schema.json'))))
  expect(after.length).toBeGreaterThan(offered(bakery.get('live.schema.json')).length)
})

test('a folder without schemas stays without; one that has them keeps up with new, and files that are right are not touched', async () => {
  const dir = editedBakery({})
  const { site } = loadSite(dir)
  expect(refreshSchemas(dir, site!)).toBeUndefined()
  expect(existsSync(join(dir, '.schemas'))).toBe(false)
  expect(refreshSchemas(dir, site!, 'wanted')).toBeUndefined()
  const shared = join(dir, '.schemas/shared.schema.json')
  utimesSync(shared, 1, 1)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await newPage({ configDir: dir, words: ['breads', 'corn-bread'] })
  log.mockRestore()
  expect(readFileSync(join(dir, '.schemas/live.schema.json'), 'utf8')).toContain('"/breads/corn-bread"')
  expect(statSync(shared).mtimeMs).toBe(1000)
  // It waits for its words.
  expect(loadSite(dir).problems.map(({ code }) => code)).toEqual(['E_UNFINISHED'])
})

test('validate and build do not bring them up to date; the preview does, in devSchemas.test.ts', async () => {
  const dir = editedBakery({})
  refreshSchemas(dir, loadSite(dir).site!, 'wanted')
  const live = () => readFileSync(join(dir, '.schemas/live.schema.json'), 'utf8')
  const before = live()
  cpSync(join(dir, 'fragments/order.json'), join(dir, 'fragments/collect.json'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await validate({ configDir: dir })).toBe(0)
  log.mockRestore()
  expect(live()).toBe(before)
  expect(refreshSchemas(dir, loadSite(dir).site!)).toBeUndefined()
  expect(live()).toContain('"collect"')
})

test('what is committed of them says the same for every site: a new page changes the one file that git passes over', () => {
  const dir = editedBakery({})
  execFileSync('git', ['init', '--quiet'], { cwd: dir })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@mail.example', ...args], { cwd: dir, encoding: 'utf8' })
  refreshSchemas(dir, loadSite(dir).site!, 'wanted')
  git('add', '.')
  git('commit', '--quiet', '-m', 'All')
  const added = 'collections/breads/corn-bread.json'
  writeFileSync(
    join(dir, added),
    readFileSync(join(dir, 'collections/breads/rye-loaf.json'), 'utf8').replace(/"(title|description)": "/g, '"$1": "Corn: '),
  )
  expect(refreshSchemas(dir, loadSite(dir).site!)).toBeUndefined()
  expect(readFileSync(join(dir, '.schemas/live.schema.json'), 'utf8')).toContain('"/breads/corn-bread"')
  expect(git('status', '--porcelain').trim()).toBe(`?? ${added}`)
  const others = (texts: Map<string, string>) => [...texts].filter(([name]) => name !== LIVE_FILE)
  expect(others(liveSchemas(loadSite(dir).site!, dir))).toEqual(others(liveSchemas(loadSite(HARBOUR).site!, HARBOUR)))
})

test('of a large site the paths of pages are offered, and any anchor on them fits', () => {
  const { site } = loadSite(BAKERY)
  const pages = Array.from({ length: 501 }, (_, index) => ({ ...site!.pages[0]!, path: `/p-${index}` }))
  const schemas = parsed(liveSchemas({ ...site!, pages }, BAKERY))
  const misfitsOf = (href: string) => {
    const config = page()
    ;(config.sections[0]!['actions'] as Json[])[1]!['href'] = href
    return misfits(schemas, 'page.schema.json', config).filter(({ at }) => at === 'sections.0.actions.1.href')
  }
  for (const href of ['/p-7', '/p-7#order', '#order']) expect(misfitsOf(href), href).toEqual([])
  expect(misfitsOf('/visit')).not.toEqual([])
})

test('C43 nothing is written through a link', () => {
  const dir = editedBakery({})
  const elsewhere = editedBakery({})
  symlinkSync(elsewhere, join(dir, '.schemas'))
  expect(refreshSchemas(dir, loadSite(dir).site!)).toBe(
    'The editor schemas could not be updated: .schemas is a symbolic link. Replace it with the file itself.',
  )
  rmSync(join(dir, '.schemas'))
  mkdirSync(join(dir, '.schemas'))
  symlinkSync(join(elsewhere, 'site.json'), join(dir, '.schemas/live.schema.json'))
  expect(refreshSchemas(dir, loadSite(dir).site!)).toContain('.schemas/live.schema.json is a symbolic link')
  expect(readdirSync(elsewhere)).not.toContain('live.schema.json')
})
