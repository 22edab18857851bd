import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COUNTER, DOSES, SHOPFRONT, writeOwnSection } from '#tests/support/ownSection.ts'
import { packedBuilder } from '#tests/support/packedBuilder.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const { visit } = useBrowser()
const home = mkdtempSync(join(tmpdir(), 'outside-'))
/** Where somebody has installed the packed builder, to make sites with it. */
const workshop = join(home, 'workshop')
/** The repository of a company, which `init` writes: its name has a space, as names of folders have. */
const site = join(home, 'Casa Sol')
const configDir = join(site, 'config')

/** Commands run as in a terminal; npm asks no registry for anything. */
const env = {
  ...terminalEnv(),
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  PORT: '0',
}

/** What a command says when a file or a script that it needs is not there, or when it has not foreseen what happens. */
const ALARM =
  /\bE(?:NOENT|ACCES|ISDIR|NOTDIR)\b|MODULE_NOT_FOUND|\bERR_[A-Z]+_|Cannot find (?:module|package)|[Mm]issing script|[Nn]o such file|command not found|Something went wrong|^\s+at .+:\d+:\d+\)?$|node:internal|\(node:\d+\)/

/** The lines of an output that nobody should have to read. */
const alarms = (output: string) => output.split('\n').filter((line) => ALARM.test(line))

/** A process with what it has said so far, and its end. */
type Running = { child: ChildProcessWithoutNullStreams; said: () => string; ended: Promise<[number | null]> }

function start(program: string, args: readonly string[], cwd: string, isGroup = false): Running {
  const child = spawn(program, args, { cwd, env, detached: isGroup })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  return { child, said: () => output, ended: once(child, 'close') as Promise<[number | null]> }
}

/** Waits until a server names its address. */
async function addressOf({ child, said, ended }: Running): Promise<string> {
  const address = () => /^(?:Serving|Preview|Editor|Receiving|.*) (http:\/\/[^\s/]+)/m.exec(said())?.[1]
  const found = new Promise<string>((resolve) => {
    const look = () => address() !== undefined && resolve(address()!)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
  })
  return Promise.race([
    found,
    ended.then(() => {
      throw new Error(said())
    }),
  ])
}

/** Starts a server by Node in a folder, looks at it, and ends it as a supervisor does. */
async function serving(args: readonly string[], cwd: string, look: (url: string) => Promise<unknown>): Promise<void> {
  const running = start(process.execPath, args, cwd)
  try {
    await look(await addressOf(running))
  } finally {
    running.child.kill()
  }
  const [code] = await running.ended
  expect({ code, alarms: alarms(running.said()) }, running.said()).toEqual({ code: 0, alarms: [] })
}

/** Runs a command of the site as its README says, and gives what it printed. */
async function run(command: string, { args = [], input = '', code = 0 }: { args?: readonly string[]; input?: string; code?: number }) {
  const [program, words] = command === 'init' ? ['npx', ['page-builder', 'init']] : ['npm', ['run', '--silent', command, '--']]
  const running = start(program as string, [...(words as string[]), ...args], command === 'init' ? workshop : site)
  running.child.stdin.end(input)
  const [ended] = await running.ended
  expect({ code: ended, alarms: alarms(running.said()) }, running.said()).toEqual({ code, alarms: [] })
  return running.said()
}

/** The packages that the builder needs, as paths in the repository. */
function packages(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> }
  return Object.keys(lock.packages).filter(
    (path) => path.lastIndexOf('node_modules/') === 0 && !lock.packages[path]!.dev && existsSync(path),
  )
}

/** Puts the packages that the builder needs into a folder, as npm would have installed them: it then asks no registry for them. */
function withPackages(folder: string): void {
  mkdirSync(folder, { recursive: true })
  // Hard links, where the disk is the same one: npm removes what it does not need, and writes into no file that is there.
  if (spawnSync('cp', ['-al', '--parents', ...packages(), folder]).status === 0) return
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  for (const path of packages()) cpSync(path, join(folder, path), { recursive: true })
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(site, file), text)

/** Changes a JSON file of the site. */
function edit<Shape>(file: string, change: (value: Shape) => void): void {
  const value = JSON.parse(read(file)) as Shape
  change(value)
  write(file, `${JSON.stringify(value, null, 2)}\n`)
}

type PageFile = { sections: Record<string, unknown>[]; menus?: object[]; [field: string]: unknown }
const CONTACT = 'config/pages/contact.json'

/** Guards against hanging only, in milliseconds. */
const PATIENCE = 1_200_000

/** What `init` has printed. */
let printed = ''

beforeAll(async () => {
  const packed = packedBuilder(home)
  withPackages(workshop)
  writeFileSync(join(workshop, 'package.json'), JSON.stringify({ private: true }))
  const { said, ended } = start('npm', ['install', packed], workshop)
  expect(await ended, said()).toEqual([0, null])
  const answers = ['--name', 'Casa Sol', '--colour', '#1d7a5f', '--language', 'en', '--kind', 'shop', '--mail', 'hola@casa-sol.example']
  printed = await run('init', { args: ['../Casa Sol', ...answers] })
}, PATIENCE)
afterAll(() => rmSync(home, { recursive: true, force: true }), PATIENCE)

test('R8.4 the steps that init prints lead to a site that is served, as they are printed', { timeout: PATIENCE }, async () => {
  const [, steps = ''] = printed.split('\n\n')
  expect(steps.trim().split('\n')).toHaveLength(3)
  withPackages(site)
  const running = start('sh', ['-ec', steps], workshop, true)
  try {
    const url = await addressOf(running)
    expect(await (await fetch(url)).text()).toContain('Casa Sol')
  } finally {
    process.kill(-running.child.pid!)
    await running.ended
  }
  expect(alarms(running.said())).toEqual([])
  expect(existsSync(join(site, 'package-lock.json'))).toBe(true)

  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Sol')
  git('config', 'user.email', 'sol@casa-sol.example')
  git('init', '--quiet', '--bare', join(home, 'remote.git'))
  git('remote', 'add', 'origin', join(home, 'remote.git'))
  commit('The site as it was written')
})

function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** One use of a command: what is done before, its words, what is piped in, and what to look at afterwards. */
type Use = {
  before?: () => void
  args?: readonly string[] | (() => readonly string[])
  input?: string
  /** The exit code, where something is left to do. */
  code?: number
  after?: (said: string) => void
  /** The command serves until it is ended: what to ask it for meanwhile. */
  serves?: (url: string) => Promise<unknown>
}

/** Asks a server for pages, which are there. */
const pages =
  (...paths: string[]) =>
  async (url: string) => {
    for (const path of paths) expect((await fetch(url + path)).status, path).toBe(200)
  }

/** Opens a page in a browser, looks at it, and wants nothing to have failed in it. */
const inBrowser = (path: string, shown: string) => async (url: string) => {
  const { page, faults } = await visit(path, { site: url, reducedMotion: 'reduce' })
  await page.getByText(shown).first().waitFor()
  expect(faults).toEqual([])
  await page.close()
}

/** The form of the site, filled in, arrives. */
async function sendMessage(url: string): Promise<void> {
  const values = { name: 'Ada', email: 'ada@visitor.example', message: 'Do you have saffron?' }
  const response = await fetch(`${url}/_forms/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ values, page: '/contact', trap: '', elapsed: 20_000 }),
  })
  expect(response.status).toBe(202)
}

/** The id of a message that was received. */
function messageId(): string {
  const lines = read('submissions/received/file.jsonl').trim().split('\n')
  return (JSON.parse(lines.at(-1)!) as { id: string }).id
}

/** What a unit of systemd runs, where it runs it, answers. */
async function runUnit(name: string, path: string): Promise<void> {
  const unit = read(`.build/hosting/systemd/${name}`)
  const value = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)![1]!
  const [program, node, ...words] = value('ExecStart').split(' ')
  expect([program, node]).toEqual(['/usr/bin/env', 'node'])
  await serving(words, value('WorkingDirectory'), pages(path))
}

const request = (id: number, method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id, method, params })
const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'trial', version: '1' } }
const summaryPatch = (summary: string) =>
  JSON.stringify({ steps: [{ do: 'edit', file: 'pages/about-us.json', operations: [{ op: 'set', path: ['summary'], value: summary }] }] })

/** Real uses of every command, one after the other in one repository. */
const USES: Record<string, readonly Use[]> = {
  init: [
    {
      args: ['../Verein', '--name', 'Verein', '--colour', '#1d7a5f', '--language', 'de', '--kind', 'association', '--mail', 'a@v.example'],
      after: () => expect(existsSync(join(home, 'Verein/config/site.json'))).toBe(true),
    },
  ],
  data: [{ after: () => expect(existsSync(join(configDir, 'data/lock.json'))).toBe(false) }],
  slugs: [{ after: () => expect(read('config/slugs.lock.json')).toContain('"/about-us"') }],
  new: [
    {
      args: ['page', '/opening-times', '--dry-run'],
      after: () => expect(existsSync(join(configDir, 'pages/opening-times.json'))).toBe(false),
    },
    { args: ['page', '/team', '--draft'] },
    { args: ['offers', 'gift-cards', '--draft'] },
    {
      args: ['section', 'openingTimes'],
      after: () => {
        writeOwnSection(configDir, 'counter', COUNTER)
        writeOwnSection(configDir, 'doseTable', DOSES)
        writeOwnSection(configDir, 'shopfront', SHOPFRONT)
        edit<PageFile>(CONTACT, ({ sections }) =>
          sections.splice(
            1,
            0,
            { type: 'doseTable', title: 'Limits', limits: 'Two a day' },
            { type: 'openingTimes', title: 'When we are open', words: 'From seven to six, and on Sundays from eight to noon.' },
            { type: 'counter', title: 'Count' },
          ),
        )
        // The main heading of this page is that of a section type of the company.
        edit<PageFile>('config/pages/about-us.json', ({ sections }) => sections.splice(0, 1, { type: 'shopfront', title: 'Come in' }))
      },
    },
  ],
  schemas: [
    { after: () => expect(read('config/.schemas/page.schema.json') + read('config/.schemas/shared.schema.json')).toContain('doseTable') },
  ],
  validate: [
    { args: ['--strict', '--verbose'] },
    ...['github', 'json', 'sarif', 'junit', 'markdown'].map((format) => ({ args: ['--format', format] })),
    { args: ['--changed', '--max', '5', '--rule', 'E_ORPHAN=off'] },
    {
      before: () => write(CONTACT, read(CONTACT).replace('"summary"', '"sumary"')),
      args: ['--fix', '--dry-run'],
      code: 1,
      after: (said) => expect(said).toContain('+  "summary"'),
    },
    { args: ['--fix'], after: () => expect(read(CONTACT)).toContain('"summary"') },
  ],
  upgrade: [
    { args: ['--dry-run'] },
    {
      before: () => write('config/site.json', read('config/site.json').replace(/"configVersion": \d+/, '"version": 1')),
      after: () => expect(read('config/site.json')).toMatch(/"configVersion": [3-9]/),
    },
  ],
  review: [
    { after: (said) => expect(said).toContain('/contact') },
    {
      args: ['--branch', 'hours', '--message', 'Say when we are open'],
      after: () => expect(git('log', '-1', '--format=%s', 'hours')).toBe('Say when we are open\n'),
    },
    { args: ['--branch', 'hours', '--push'], after: () => expect(git('ls-remote', 'origin', 'hours')).toContain('refs/heads/hours') },
  ],
  diff: [
    { args: ['HEAD'], after: (said) => expect(said).toContain('/contact') },
    { args: ['main..hours', '--format', 'markdown'], after: (said) => expect(said).toContain('/contact') },
  ],
  mv: [
    { before: () => commit('Say when we are open'), args: ['/about-us', '/company', '--dry-run'] },
    { args: ['/about-us', '/company'], after: () => expect(read('config/redirects.json')).toContain('/about-us') },
    { args: ['/company', '/about-us'] },
  ],
  rm: [
    { args: ['/offers/orders', '--redirect', '/offers', '--relink', '--dry-run'] },
    { args: ['/offers/orders', '--redirect', '/offers', '--relink'] },
    {
      before: () => edit<PageFile>('config/pages/team.json', (page) => delete page['draft']),
      args: ['/team', '--gone'],
      after: () => expect(existsSync(join(configDir, 'pages/team.json'))).toBe(false),
    },
  ],
  patch: [
    { before: () => write('changes.json', summaryPatch('Who is behind the shop.')), args: ['changes.json', '--dry-run', '--strict'] },
    { args: ['changes.json', '--format', 'json', '--fix'], after: (said) => expect(JSON.parse(said)).toMatchObject({ status: 'written' }) },
    { args: ['-'], input: summaryPatch('Who we are.'), after: () => expect(read('config/pages/about-us.json')).toContain('Who we are.') },
  ],
  replace: [
    { args: ['words that are nowhere'], code: 1 },
    { args: ['Who we are.'], after: (said) => expect(said).toContain('about-us') },
    {
      args: ['Who we are.', 'Who runs the shop.'],
      after: () => expect(read('config/pages/about-us.json')).toContain('Who runs the shop.'),
    },
  ],
  tokens: [
    { args: ['export', 'tokens.json'], after: () => expect(JSON.parse(read('tokens.json'))).toBeTypeOf('object') },
    { args: ['import', 'tokens.json'], after: () => rmSync(join(site, 'tokens.json')) },
  ],
  fonts: [
    { after: (said) => expect(said).toContain('Manrope') },
    { args: ['add', 'Handwriting of Sol'], code: 2, after: (said) => expect(said).toContain('Unknown typeface') },
  ],
  translations: [{ code: 2, after: (said) => expect(said).toContain('languages') }],
  import: [
    {
      before: () => write('.htaccess', 'Redirect 301 /old-shop /contact\n'),
      args: ['redirects', '.htaccess', '--to', 'config'],
      after: () => expect(read('config/redirects.json')).toContain('/old-shop'),
    },
  ],
  coverage: [
    {
      before: () => write('old.txt', '/contact\n/old-shop\n'),
      args: ['--old', 'old.txt'],
      after(said) {
        expect(said).toContain('2 old addresses: 1 found, 1 redirected, 0 gone, 0 lost.')
        for (const file of ['old.txt', '.htaccess']) rmSync(join(site, file))
      },
    },
  ],
  release: [
    { args: ['create', 'Spring'] },
    { args: ['add', 'spring', '--all'] },
    { after: (said) => expect(said).toContain('“Spring”') },
    { args: ['publish', 'spring'], after: () => expect(git('log', '-1', '--format=%s')).toBe('Spring\n') },
  ],
  mcp: [
    {
      input: [
        request(1, 'initialize', client),
        JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
        request(2, 'tools/list', {}),
        request(3, 'tools/call', { name: 'examples', arguments: { type: 'doseTable' } }),
        request(4, 'tools/call', { name: 'problems', arguments: {} }),
        request(5, 'tools/call', { name: 'patch', arguments: { ...(JSON.parse(summaryPatch('Who else.')) as object), dryRun: true } }),
        '',
      ].join('\n'),
      after: (said) => {
        const answers = said
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { id: number; result?: { isError?: boolean } })
        expect(answers.map(({ id, result }) => [id, result !== undefined && result.isError !== true]).toSorted()).toEqual(
          [1, 2, 3, 4, 5].map((id) => [id, true]),
        )
      },
    },
  ],
  build: [
    { args: ['--explain', '/contact'], after: () => expect(read('dist/contact/index.html').match(/<h1[ >]/g)).toHaveLength(1) },
    { after: () => expect(read('dist/about-us/index.html')).toMatch(/<h1[^>]*>Come in/) },
    ...Object.entries({
      nginx: '.build/hosting/nginx/site.conf',
      caddy: '.build/hosting/caddy/Caddyfile',
      'github-pages': '.build/hosting/github-pages/.nojekyll',
      netlify: 'dist/_headers',
      cloudflare: 'dist/_redirects',
      systemd: '.build/hosting/systemd/site.service',
    }).map(([host, file]) => ({ args: ['--host', host], after: () => expect(existsSync(join(site, file)), file).toBe(true) })),
    { args: ['--shard', '1/2'] },
    { args: ['--shard', '2/2'] },
  ],
  merge: [{ args: ['shards/1', 'shards/2'], after: () => expect(read('dist/contact/index.html')).toContain('Two a day') }],
  start: [
    { serves: pages('/', '/contact', '/assets/logo.svg', '/sitemap.xml', '/robots.txt') },
    { serves: inBrowser('/contact', 'Pressed: 0') },
  ],
  dev: [
    { serves: pages('/', '/contact', '/_gallery', '/_gallery/doseTable', '/_gallery/openingTimes/1') },
    { serves: inBrowser('/contact', 'Two a day') },
  ],
  edit: [{ serves: pages('/_edit', '/contact') }, { serves: inBrowser('/_edit?path=/contact', 'Dose table') }],
  receive: [
    { serves: sendMessage },
    { args: ['list', '--form', 'contact'], after: (said) => expect(said).toContain('delivered') },
    { args: ['export', '--format', 'csv'], after: (said) => expect(said).toContain('saffron') },
    { args: ['retry', '--all'] },
    { args: ['release', '--all'] },
    { args: () => ['drop', messageId()] },
    { args: ['list'], after: (said) => expect(said).toBe('No matching messages.\n') },
  ],
}

test('every command has a trial here', () => {
  const commands = readdirSync('src/node/cli/commands')
    .filter((file) => file !== 'index.ts' && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
  expect(Object.keys(USES).toSorted()).toEqual(commands.toSorted())
})

test.each(Object.entries(USES))('%s works in a repository of a company', { timeout: PATIENCE }, async (command, uses) => {
  for (const { before, args = [], input, code, after, serves } of uses) {
    before?.()
    const words = typeof args === 'function' ? args() : args
    if (serves) await serving(['node_modules/.bin/page-builder', command, ...words], site, serves)
    else {
      const said = await run(command, { args: words, ...(input !== undefined && { input }), ...(code !== undefined && { code }) })
      after?.(said)
    }
  }
})

test('units of systemd start what they name, where they name it', { timeout: PATIENCE }, async () => {
  await runUnit('site.service', '/contact')
  await runUnit('forms.service', '/healthz')
})

test('what is made on the way is nothing that git should keep', () => {
  rmSync(join(site, 'changes.json'))
  const files = git('status', '--porcelain', '--untracked-files=all').trim().split('\n')
  expect(files.filter((line) => line !== '' && !/ "?(?:config|sections)\//.test(line))).toEqual([])
})

test('R8.4 README and workflow of the site name scripts and files that are there', async () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const workflow = read('.github/workflows/site.yml')
  const named = [read('README.md'), workflow].flatMap((text) => [...text.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name]) => name!))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(Object.keys(USES).filter((name) => name !== 'init' && !(name in scripts))).toEqual([])
  for (const [, file] of read('README.md').matchAll(/`((?:config|node_modules)\/[\w./-]+)`/g))
    expect(existsSync(join(site, file!)), file).toBe(true)
})

test('section types of the company are typed by the tsconfig of its repository', () => {
  const compiler = resolve('node_modules/typescript/bin/tsc')
  expect(spawnSync(process.execPath, [compiler, '--project', '.'], { cwd: site, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
  })
})

/** Ways in which a section type of the company can fail, by command: what replaces a part of its view, and what is then said. */
const FAULTS: [title: string, command: string, from: string, to: string, said: RegExp][] = [
  [
    'throws while it is rendered',
    'build',
    'return <>',
    "if (title === 'Count') throw new Error('no coins')\n  return <>",
    /config\/pages\/contact\.json:\d+:\d+: the page \/contact could not be rendered: section 4 \(counter\): no coins/,
  ],
  [
    'wants a browser while it is rendered',
    'build',
    'return <>',
    "localStorage.getItem('day')\n  return <>",
    /the page \/contact could not be rendered: section 4 \(counter\): .*localStorage exists only in the browser/,
  ],
  [
    'imports what is not there',
    'validate',
    "from '@mui/material/Button'",
    "from '@mui/material/Knopf'",
    /sections\/counter\/view\.tsx:2:21 error E_SECTION_CODE: "@mui\/material\/Knopf" is imported here but does not exist/,
  ],
  [
    'uses a name that is not there',
    'build',
    'export default',
    'soon()\nexport default',
    /sections\/counter\/view\.tsx:4:1 error E_SECTION_CODE: the component cannot be loaded: soon is not defined/,
  ],
]

test.each(FAULTS)(
  'a section type that %s is named by %s, and the site stays',
  { timeout: PATIENCE },
  async (_title, command, from, to, said) => {
    const view = 'sections/counter/view.tsx'
    const [good, published] = [read(view), read('dist/contact/index.html')]
    write(view, good.replace(from, to))
    try {
      expect(await run(command, { code: 1 })).toMatch(said)
      expect(read('dist/contact/index.html')).toBe(published)
    } finally {
      write(view, good)
    }
  },
)

test('a file beside the section types, which one of them shows, is read again by the next build', { timeout: PATIENCE }, async () => {
  mkdirSync(join(site, 'data'))
  write('data/hours.txt', 'From seven')
  write(
    'sections/doseTable/view.tsx',
    read('sections/doseTable/view.tsx')
      .replace(/^/, "import hours from '../../data/hours.txt?raw'\n")
      .replace('{limits}', '{limits} {hours}'),
  )
  for (const hours of ['From seven', 'From eight']) {
    write('data/hours.txt', hours)
    await run('build', {})
    expect(read('dist/contact/index.html')).toContain(hours)
  }
})
