import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { basename, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '#tests/support/cli.ts'
import { printedText } from '#tests/support/printedText.ts'
import { init } from '#src/node/cli/actions/init.ts'
import { commands } from '#src/node/cli/commands/index.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { LANGUAGES, LOOKS, SITE_KINDS } from '#src/node/init/choices.ts'

const printed = printedText()

function emptyFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'init-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

const now = () => new Date('2026-11-03T12:00:00Z')
const sonnenhof = { name: 'Sonnenhof', colour: '#FFD400', language: 'de', kind: 'services', mail: 'hallo@sonnenhof.example' }
const json = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>

const everySite = LANGUAGES.flatMap((language) => SITE_KINDS.map((kind) => ({ language, kind })))

test.each(everySite)('R8.4 a new site of the kind $kind in $language is sound, with warnings as errors', async ({ language, kind }) => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, language, kind, now, ask: undefined })).toBe(0)
  const { site, problems } = loadSite(join(folder, 'config'), { strict: true, at: now().getTime() })
  expect(problems).toEqual([])
  const kinds = site!.pages.map(({ meta }) => meta.kind)
  expect(kinds).toEqual(expect.arrayContaining(['AboutPage', 'ContactPage', 'CollectionPage']))
  expect(Object.keys(site!.collections)).toHaveLength(1)
  expect(site!.settings.language).toBe(language)
})

test.each(['N', 'W'.repeat(40), 'Meyer & Söhne <Bau> "Nord"', '株式会社'])('R8.4 the name %s makes a sound site', async (name) => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, name, now, ask: undefined })).toBe(0)
  expect(loadSite(join(folder, 'config'), { strict: true, at: now().getTime() }).problems).toEqual([])
})

test('R8.4 a new repository has one dependency, the schemas for editors, a workflow, and a list of what to fill in', async () => {
  const folder = join(emptyFolder(), 'my-site')
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(0)
  const { dependencies, scripts } = json(folder, 'package.json') as Record<string, Record<string, string>>
  expect(Object.keys(dependencies!)).toEqual(['page-builder'])
  expect(resolve(folder, dependencies!['page-builder']!.replace('file:', ''))).toBe(resolve('.'))
  expect(scripts!['validate']).toBe('page-builder validate')
  expect(commands.map(({ name }) => name).filter((name) => name !== 'init' && !(name in scripts!))).toEqual([])
  for (const { url } of schemaMatches(folder)) expect(existsSync(join(folder, url)) || url.includes('.translation.'), url).toBe(true)
  for (const file of findFiles(join(folder, 'config')).filter((file) => file.endsWith('.json') && !file.includes('.schemas/'))) {
    const { $schema } = json(folder, `config/${file}`)
    expect(existsSync(resolve(folder, 'config', file, '..', String($schema))), file).toBe(true)
  }
  expect(readFileSync(join(folder, '.github/workflows/site.yml'), 'utf8')).toContain('validate -- --strict')
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const [, file] of readme.matchAll(/`(config\/[\w./-]+\.json)`/g)) expect(existsSync(join(folder, file!)), file).toBe(true)
})

test('R8.4 git passes over what commands make in a new repository, as it does in this one', async () => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(0)
  const passedOver = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('/', ''))
  const here = passedOver('.gitignore').filter((line) => line !== '*.log')
  expect(passedOver(join(folder, '.gitignore'))).toEqual(expect.arrayContaining(here))
})

type Match = { fileMatch: string[]; url: string }
const schemaMatches = (folder: string) => (json(folder, '.vscode/settings.json') as { 'json.schemas': Match[] })['json.schemas']

test('R8.4 editors know the schema of each file of a new site, and those of translations once there are languages', async () => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(0)
  const configDir = join(folder, 'config')
  const matches = schemaMatches(folder)
  const regExps = { '**/': '(?:.+/)?', '*': '[^/]*', '.': '[.]' }
  const fits = (file: string, pattern: string) =>
    new RegExp(`^${pattern.replace(/\*\*\/|[*.]/g, (sign) => regExps[sign as keyof typeof regExps])}$`).test(`/config/${file}`)
  const schemasOf = (file: string) =>
    matches
      .filter(({ fileMatch }) => fileMatch.findLast((pattern) => fits(file, pattern.replace(/^!/, '')))?.startsWith('/'))
      .map(({ url }) => basename(url, '.schema.json'))
  const own = findFiles(configDir).filter((file) => file.endsWith('.json') && !file.startsWith('.schemas/'))
  for (const file of own) {
    const { $schema } = json(folder, `config/${file}`)
    const known = basename(String($schema), '.schema.json')
    expect(schemasOf(file), file).toEqual([known])
    if (known !== 'theme' && known !== 'redirects')
      expect(schemasOf(file.replace(/json$/, 'fr.json')), file).toEqual([`${known}.translation`])
  }
  writeFileSync(join(configDir, 'site.json'), JSON.stringify({ ...json(folder, 'config/site.json'), languages: [{ tag: 'fr' }] }))
  const { site } = loadSite(configDir, { at: now().getTime() })
  expect(refreshSchemas(configDir, site!)).toBeUndefined()
  for (const { url } of matches) expect(existsSync(join(folder, url)), url).toBe(true)
})

test.each(LANGUAGES)('R8.4 a new site in %s has a form whose messages the builder takes, and says where they are', async (language) => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, language, now, ask: undefined })).toBe(0)
  const { site } = loadSite(join(folder, 'config'), { at: now().getTime() })
  const contact = site!.pages.find(({ meta }) => meta.kind === 'ContactPage')!
  const form = contact.sections.find((section) => section.type === 'form')!
  expect(form).toMatchObject({ delivery: { kind: 'receiver', mail: sonnenhof.mail }, privacy: { href: expect.stringMatching(/^\//) } })
  expect(form.fields.filter((field) => field.kind !== 'source' && field.required).map(({ kind }) => kind)).toEqual(['email', 'long'])
  expect(site!.settings.forms.recipients).toEqual([{ kind: 'file', name: 'file' }])
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const part of ['submissions/received/file.jsonl', 'FORMS_SMTP_URL', `"to": "${sonnenhof.mail}"`]) expect(readme).toContain(part)
})

test('R8.4 what the README says of a site without a receiver is sound', async () => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(0)
  const delivery = /`(\{ "kind": "mailto".+?\})`/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))![1]!
  const page = join(folder, 'config/pages/kontakt.json')
  const { sections, ...rest } = JSON.parse(readFileSync(page, 'utf8')) as { sections: { type: string }[] }
  const changed = sections.map((section) => (section.type === 'form' ? { ...section, delivery: JSON.parse(delivery) as object } : section))
  writeFileSync(page, JSON.stringify({ ...rest, sections: changed }, null, 2))
  expect(loadSite(join(folder, 'config'), { strict: true, at: now().getTime() }).problems).toEqual([])
})

/** The words that a site of one language says in its own files: all texts of its JSON, without addresses and names of things. */
function textsOf(folder: string): string[] {
  return findFiles(join(folder, 'config'))
    .filter((file) => file.endsWith('.json') && !file.startsWith('.schemas/'))
    .flatMap((file) => inside(json(folder, `config/${file}`), ''))
}
/** All texts in a value that stands under a key. */
function inside(value: unknown, key: string): string[] {
  if (typeof value === 'string') return NAMES.has(key) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => inside(inner, key)) : []
}
const NAMES = new Set([
  '$schema',
  'type',
  'kind',
  'icon',
  'variant',
  'tone',
  'look',
  'menu',
  'entry',
  'group',
  'key',
  'column',
  'opens',
  'url',
  'href',
])

/** Words that English sentences cannot do without, and that none of the other languages has. */
const ENGLISH = /\b(?:the|and|with|your|our|we|this|page|read|more|about|home|open|close|back|skip)\b/i

test.each(['de', 'fr', 'es'])('R8.4 a site in %s says nothing in English, in the words of its furniture neither', async (language) => {
  const folder = emptyFolder()
  for (const kind of SITE_KINDS) {
    rmSync(folder, { recursive: true })
    expect(await init({ words: [folder], ...sonnenhof, language, kind, now, ask: undefined })).toBe(0)
    expect(textsOf(folder).filter((text) => (language === 'fr' ? ENGLISH_NOT_FRENCH : ENGLISH).test(text))).toEqual([])
    const { site, problems } = loadSite(join(folder, 'config'), { at: now().getTime() })
    const shown = [site!.settings.words, ...site!.pages.map((page) => page.sections)].flatMap((words) => inside(words, ''))
    expect(shown.filter((text) => (language === 'fr' ? ENGLISH_NOT_FRENCH : ENGLISH).test(text))).toEqual([])
    expect(problems).toEqual([])
  }
})
/** A page is a page in French, too. */
const ENGLISH_NOT_FRENCH = new RegExp(ENGLISH.source.replace('|page', ''), 'i')

test('R8.4 what the command line leaves open is asked, at most five questions, each until its answer will do', async () => {
  const folder = emptyFolder()
  const answers = ['Casa Sol', 'blue', '#1d7a5f', 'es', 'shop', 'hola@casa-sol.example']
  const asked: string[] = []
  const ask = (question: string) => {
    asked.push(question)
    return Promise.resolve(answers.shift())
  }
  expect(await init({ words: [folder], ask, now })).toBe(0)
  expect(new Set(asked).size).toBe(5)
  expect(printed.error).toBe('"blue" is not a colour; enter one such as #1d7a5f.\n')
  expect(json(folder, 'config/site.json')).toMatchObject({
    name: 'Casa Sol',
    language: 'es',
    organization: { email: 'hola@casa-sol.example' },
  })
})

test('a look sets typefaces, tones and sections, on the command line or after the kind of site', async () => {
  const folder = emptyFolder()
  const wanted: string[] = []
  const addTypeface = (_configDir: string, { family }: { family: string }, role: string) => {
    wanted.push(`${family} for ${role}`)
    return Promise.resolve({ reason: 'No network.', isRefused: false })
  }
  expect(await init({ words: [folder], ...sonnenhof, kind: 'shop craft', now, ask: undefined, addTypeface })).toBe(0)
  expect(wanted).toEqual(['Nunito Sans for text', 'Bitter for headings'])
  expect(printed.log).toContain('npm run fonts -- add "Bitter" --for headings')
  const { site, problems } = loadSite(join(folder, 'config'), { at: now().getTime() })
  expect(problems).toEqual([])
  const [home] = site!.pages
  expect(home!.sections[0]).toMatchObject({ type: 'hero', variant: 'boxed', tone: 'oat' })
  expect(json(folder, 'config/theme.json')).toMatchObject({ brand: '#ffd400', cards: { look: 'tinted' }, tones: [{ name: 'oat' }] })
  expect(await init({ words: [emptyFolder()], ...sonnenhof, look: 'musem', now, ask: undefined })).toBe(2)
  expect(printed.error).toContain('Unknown look "musem". Did you mean "museum"?')
})

test.each([
  [{ colour: '1D7A5F' }, 'theme.json', { brand: '#1d7a5f' }],
  [{ colour: '#F00' }, 'theme.json', { brand: '#ff0000' }],
  [{ language: 'DE' }, 'site.json', { language: 'de' }],
  [{ language: 'Deutsch' }, 'site.json', { language: 'de' }],
  [{ language: 'french' }, 'site.json', { language: 'fr' }],
  [{ language: 'de_at' }, 'site.json', { language: 'de-AT' }],
  [{ kind: 'Shop' }, 'site.json', { language: 'de' }],
  [{ name: 'Cash $& Carry' }, 'site.json', { name: 'Cash $& Carry', description: expect.stringContaining('Cash $& Carry') as string }],
])('R8.4 %j is understood, and makes a sound site', async (said, file, expected) => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, ...said, now, ask: undefined })).toBe(0)
  expect(json(folder, `config/${file}`)).toMatchObject(expected)
  expect(loadSite(join(folder, 'config'), { strict: true, at: now().getTime() }).problems).toEqual([])
})

test('R8.4 a folder with a blank in its name is quoted where it is to be typed', async () => {
  const folder = join(emptyFolder(), 'my site')
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(0)
  expect(printed.log).toMatch(/^cd ".+my site"$/m)
})

test.each([
  [{ colour: 'yellow' }, '"yellow" is not a colour; enter one such as #1d7a5f.'],
  [
    { language: 'pt' },
    'New sites have no starter texts in Portuguese yet. Start with one of en, de, fr, es, replace the texts, and set "language": "pt" in site.json.',
  ],
  [{ language: 'nl_BE' }, 'New sites have no starter texts in Flemish yet.'],
  [{ language: 'Klingon' }, 'Unknown language "klingon". Available: en, de, fr, es.'],
  [{ kind: 'servces' }, 'Unknown kind of site "servces". Did you mean "services"?'],
  [{ name: 'x'.repeat(41) }, 'The name must have 1 to 40 characters, on one line.'],
  [{ name: '<b>Sonnenhof</b>' }, 'The name must be plain text: "<b>" is shown as written'],
  [{ language: 'de-XYZ' }, 'Unknown language "de-XYZ".'],
  [{ mail: 'nobody' }, '"nobody" is not an e-mail address.'],
  [{ mail: undefined }, '--mail is missing.'],
])('R8.4 %j is refused in one line, and nothing is written', async (said, message) => {
  const folder = emptyFolder()
  expect(await init({ words: [folder], ...sonnenhof, ...said, now, ask: undefined })).toBe(2)
  expect(printed.error).toContain(message)
  expect(printed.error.trimEnd()).not.toContain('\n')
  expect(readdirSync(folder)).toEqual([])
})

test('R8.4 a folder that holds something is refused with what it holds; one of git alone is taken', async () => {
  const folder = emptyFolder()
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(1)
  expect(printed.error).toContain('is not empty: it contains notes.txt.')
  expect(readdirSync(folder).sort()).toEqual(['.git', 'notes.txt'])
  rmSync(join(folder, 'notes.txt'))
  expect(await init({ words: [folder], ...sonnenhof, now, ask: undefined })).toBe(0)
  expect(await init({ words: [], ...sonnenhof, now, ask: undefined })).toBe(2)
})

test('init --looks lists every look with the picture of it, and writes nothing', async () => {
  const { code, output } = await runCli(['init', '--looks'])
  expect(code).toBe(0)
  const pictures = output.split('\n').filter((line) => line.includes('file:'))
  expect(pictures.map((line) => existsSync(fileURLToPath(line.trim())))).toEqual(LOOKS.map(() => true))
})
