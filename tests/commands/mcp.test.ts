import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { Client, type Transport, type VersionNegotiationMode } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { tools } from '#src/node/mcp/tools.ts'
import { callTool } from '#src/node/mcp/callTool.ts'
import { serveAgents } from '#src/node/mcp/serveAgents.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'
import { LOAF, writeOwnSection } from '#tests/support/ownSection.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const NOW = () => new Date('2026-11-21T12:00:00Z')

/** Calls a tool on a config folder, as a session does. */
async function call(configDir: string, name: string, given: object = {}, allowDrafts = false) {
  const { text, isError = false } = await callTool(
    tools.find((tool) => tool.name === name)!,
    given,
    { configDir, allowDrafts, now: NOW },
  )
  return { text, isError, value: () => JSON.parse(text) as Record<string, unknown> & { items: Record<string, unknown>[] } }
}

const DRAFT = JSON.stringify({
  name: 'Secret cake',
  title: 'A cake that nobody knows of yet',
  description: 'What we bake from spring on, which nobody outside of the bakery is to read of before the first one is sold in the shop.',
  summary: 'A new cake.',
  updated: '2026-11-02',
  draft: true,
  sections: [{ type: 'richText', file: 'cake.md' }],
})

test('an agent lists pages, reads one, asks for a schema and examples, and changes what it has read', async () => {
  const configDir = bakeryProject({})
  const pages = await call(configDir, 'list', { what: 'pages' })
  expect(pages.value().items).toContainEqual({ path: '/visit', file: 'pages/visit.json', name: 'Visit us' })
  expect((await call(configDir, 'list', { what: 'collections' })).value().items).toMatchObject([
    { name: 'breads', path: '/breads/{id}', entries: 2 },
  ])
  expect((await call(configDir, 'list', { what: 'fragments' })).value().items).toEqual([{ file: 'fragments/order.json', name: 'order' }])
  expect((await call(configDir, 'list', { what: 'assets' })).value().items).toContain('/assets/logo.svg')
  const page = (await call(configDir, 'read', { file: 'pages/visit.json' })).value()
  expect(page['text']).toBe(readFileSync(join(configDir, 'pages/visit.json'), 'utf8'))
  expect((await call(configDir, 'schema', { of: 'hero' })).text).toContain('"lead"')
  expect((await call(configDir, 'examples', { type: 'faq' })).value()['examples']).toMatchObject([{ type: 'faq' }])

  const steps = [
    {
      do: 'edit',
      file: 'pages/visit.json',
      baseHash: page['hash'],
      operations: [{ op: 'set', path: ['title'], value: 'When we bake and sell' }],
    },
  ]
  const dry = (await call(configDir, 'patch', { steps, dryRun: true })).value()
  expect(dry).toMatchObject({ status: 'sound', diff: expect.stringContaining('+  "title": "When we bake and sell",') as string })
  expect(readFileSync(join(configDir, 'pages/visit.json'), 'utf8')).toBe(page['text'])
  const written = (await call(configDir, 'patch', { steps })).value()
  expect(written['status']).toBe('written')
  const after = (await call(configDir, 'read', { file: 'pages/visit.json' })).value()
  expect(written['files']).toMatchObject({ items: [{ file: 'pages/visit.json', hash: after['hash'] }] })
  // What was read before is no longer what is there.
  expect(
    (
      await call(configDir, 'patch', { steps: [{ ...steps[0], operations: [{ op: 'set', path: ['title'], value: 'Other words' }] }] })
    ).value(),
  ).toMatchObject({ status: 'conflict' })
})

test('C51 a patch that would break the site is refused with its problems, and "fix" repairs what has one right answer', async () => {
  const configDir = bakeryProject({})
  const steps = [{ do: 'edit', file: 'pages/visit.json', operations: [{ op: 'set', path: ['sections', 0, 'variant'], value: 'plian' }] }]
  const refused = await call(configDir, 'patch', { steps })
  expect(refused.isError).toBe(true)
  expect(refused.value()).toMatchObject({
    status: 'refused',
    advice: '"fix": true fixes 1 of these problems.',
    problems: { items: [{ rule: 'E_CHOICE', file: 'pages/visit.json', path: 'sections.0.variant', fix: 'Change "plian" to "plain"' }] },
  })
  expect((await call(configDir, 'patch', { steps, fix: true })).value()).toMatchObject({ status: 'unchanged' })
})

test('problems and fixes of the site are told, and a step of a patch applies the fixes', async () => {
  const configDir = bakeryProject({ 'pages/index.json': ['"href": "/breads"', '"href": "/braeds"'] })
  expect((await call(configDir, 'problems')).value().items).toMatchObject([{ severity: 'error', file: 'pages/index.json' }])
  expect((await call(configDir, 'fixes')).value().items).toMatchObject([{ file: 'pages/index.json', fix: 'Change "/braeds" to "/breads"' }])
  expect((await call(configDir, 'patch', { steps: [{ do: 'fix' }] })).value()).toMatchObject({ status: 'written' })
  expect(loadSite(configDir).problems).toEqual([])
})

test('C52 drafts can be neither listed, read, checked nor changed, unless they are allowed', async () => {
  const configDir = bakeryProject({ 'pages/cake.json': DRAFT.replace('"summary"', '"sumary"'), 'pages/cake.md': 'Nobody knows.' })
  const title = { steps: [{ do: 'write', file: 'pages/cake.json', value: JSON.parse(DRAFT) as object }] }
  const texts = [
    await call(configDir, 'list', { what: 'pages' }),
    await call(configDir, 'list', { what: 'files' }),
    await call(configDir, 'read', { file: 'pages/cake.json' }),
    await call(configDir, 'problems'),
    await call(configDir, 'fixes'),
    await call(configDir, 'patch', title),
  ].map(({ text }) => text.replaceAll('pages/cake.json belongs to a draft', ''))
  expect(texts.filter((text) => /cake|Nobody|sumary/.test(text))).toEqual([])
  expect((await call(configDir, 'read', { file: 'pages/cake.json' }, true)).text).toContain('Secret cake')
  expect((await call(configDir, 'problems', {}, true)).text).toContain('sumary')
  expect((await call(configDir, 'patch', title, true)).value()['status']).toBe('written')
  // Now that it has no mistakes, its text is known to be of a draft, too.
  expect((await call(configDir, 'read', { file: 'pages/cake.md' })).isError).toBe(true)
  expect(
    (await call(configDir, 'patch', { steps: [{ do: 'new', family: 'breads', id: 'oat-roll', draft: true }] })).value()['status'],
  ).toBe('refused')
})

test('C12 C52 nothing outside of the config folder is read or written, by any name or link', async () => {
  const configDir = bakeryProject({
    'pages/.hidden.json': '{"secret": 1}',
    'assets/data.json': '{"secret": 1}',
    'pages/visit.json.bak': 'secret',
  })
  writeFileSync(join(configDir, '../outside-door.json'), '{"secret": 1}')
  mkdirSync(join(configDir, '.git'))
  writeFileSync(join(configDir, '.git/config'), 'secret')
  symlinkSync('../../outside-door.json', join(configDir, 'pages/link.json'))
  symlinkSync('visit.json', join(configDir, 'pages/inner.json'))
  const names = [
    '../outside-door.json',
    'pages/../../outside-door.json',
    '/etc/passwd',
    'pages/link.json',
    'pages/inner.json',
    'pages/.hidden.json',
    '.git/config',
    'assets/data.json',
    'assets/logo.svg',
    'pages/visit.json.bak',
    'pages//visit.json',
    'pages\\visit.json',
    'pages/visit.json\0.md',
    'pages/con.json',
    'site.json/../site.json',
  ]
  for (const file of names) {
    const found = await call(configDir, 'read', { file })
    expect(found, file).toMatchObject({ isError: true })
    expect(found.text, file).not.toContain('secret')
    const operations = [{ op: 'set', path: ['secret'], value: 2 }]
    expect((await call(configDir, 'patch', { steps: [{ do: 'edit', file, operations }] })).isError, file).toBe(true)
    expect((await call(configDir, 'patch', { steps: [{ do: 'write', file, value: {} }] })).isError, file).toBe(true)
  }
  expect(readFileSync(join(configDir, '../outside-door.json'), 'utf8')).toBe('{"secret": 1}')
})

test('answers are bounded: long lists and files come in parts, and every schema fits or is asked for by field', async () => {
  const configDir = bakeryProject({ 'pages/long.md': 'äöü "quoted"\n'.repeat(8000) })
  for (let number = 0; number < 600; number++)
    writeFileSync(join(configDir, 'fragments', `${'part-'.repeat(20)}${number}.json`), '{"sections":[]}')
  const found: unknown[] = []
  let next: unknown = 0
  for (let parts = 0; next !== undefined; parts++) {
    expect(parts).toBeLessThan(20)
    const { text, value } = await call(configDir, 'list', { what: 'files', from: next })
    expect(text.length).toBeLessThanOrEqual(60_000)
    found.push(...value().items)
    next = value()['next']
  }
  expect(new Set(found).size).toBeGreaterThan(600)
  let text = ''
  for (let from: unknown = 0; from !== undefined;) {
    const answer = await call(configDir, 'read', { file: 'pages/long.md', from })
    expect(answer.text.length).toBeLessThanOrEqual(60_000)
    text += String(answer.value()['text'])
    from = answer.value()['next']
  }
  expect(text).toBe(readFileSync(join(configDir, 'pages/long.md'), 'utf8'))
  for (const of of ['page', 'collection', 'fragment', 'site', 'theme', 'header', 'footer', 'redirects', 'hero', 'form', 'tabs']) {
    const answer = await call(configDir, 'schema', { of })
    expect(answer.isError, of).toBe(false)
    expect(answer.text.length, of).toBeLessThanOrEqual(60_000)
    expect(() => answer.value(), of).not.toThrow()
  }
  expect((await call(configDir, 'schema', { of: 'page', field: 'sections' })).text).toContain('"fragment"')
  const fields = (await call(configDir, 'schema', { of: 'site' })).value()['fields'] as { name: string; about?: string }[]
  expect(fields.filter(({ name, about }) => !about && name !== '$schema')).toEqual([])
  expect((await call(configDir, 'schema', { of: 'site', field: 'organization' })).isError).toBe(false)
  expect((await call(configDir, 'schema', { of: 'herro' })).text).toContain('Did you mean "hero"?')
})

/** Starts the command in a process, as the official client does. */
const started = (configDir: string, cwd = '.') =>
  new StdioClientTransport({ command: process.execPath, args: [resolve('src/node/cli/run.mjs'), 'mcp', '--config', configDir], cwd })

/** The server of the command in this process, which takes a fraction of the time. */
function servedHere(configDir: string): Transport {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const info = { name: 'test', title: 'Test', version: '1.0.0', instructions: '' }
  void serveAgents(info, tools, { configDir, allowDrafts: false, now: () => new Date() }, input, output)
  return new StdioServerTransport(output, input)
}

/** Connects the official client in one of its modes, and gives what came of `use`. */
async function withClient<Result>(mode: VersionNegotiationMode, transport: Transport, use: (client: Client) => Promise<Result>) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  try {
    return await use(client)
  } finally {
    await client.close()
  }
}

const MODES: [mode: VersionNegotiationMode, version: string, connect: (configDir: string) => Transport][] = [
  ['legacy', '2025-11-25', servedHere],
  ['auto', '2026-07-28', started],
  [{ pin: '2026-07-28' }, '2026-07-28', servedHere],
]

/** A call of every tool, and some that are refused. */
const CALLS: [string, object][] = [
  ...['pages', 'collections', 'fragments', 'files', 'assets'].map((what): [string, object] => ['list', { what }]),
  ['read', { file: 'pages/visit.json' }],
  ['find', { words: 'rye loaf' }],
  ['schema', { of: 'hero' }],
  ['examples', { type: 'faq' }],
  ['problems', {}],
  ['fixes', {}],
  ['patch', { steps: [{ do: 'move', from: '/visit', to: '/opening' }] }],
  ['patch', { steps: [{ do: 'replace', words: 'rye loaf', by: 'dark loaf' }] }],
  ['read', { file: '../package.json' }],
  ['read', { fil: 'pages/visit.json' }],
  ['patch', { steps: [{ do: 'move', from: '/nowhere', to: '/else' }] }],
  ['patch', { steps: 'none' }],
]

test('the official client lists and calls every tool in each of its modes, and gets the same answers', async () => {
  const got = await Promise.all(
    MODES.map(async ([mode, version, connect]) => {
      const configDir = bakeryProject({})
      const seen = await withClient(mode, connect(configDir), async (client) => {
        expect(client.getNegotiatedProtocolVersion()).toBe(version)
        const { tools: listed } = await client.listTools()
        const answers: unknown[] = []
        for (const [name, given] of CALLS) {
          const { content, isError = false } = await client.callTool({ name, arguments: { ...given } })
          answers.push({ name, given, content, isError })
        }
        return { listed, answers }
      })
      const { problems, config } = loadSite(configDir)
      return { ...seen, problems, paths: config!.pages.map(({ path }) => path) }
    }),
  )
  const [legacy, auto, pinned] = got
  expect(auto).toEqual(legacy)
  expect(pinned).toEqual(legacy)
  const names = tools.map(({ name }) => name)
  expect(names).toEqual(['list', 'read', 'find', 'schema', 'examples', 'problems', 'fixes', 'patch'])
  expect(legacy!.listed.map(({ name, title, description }) => ({ name, title, description }))).toEqual(
    tools.map(({ name, title, description }) => ({ name, title, description })),
  )
  expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(names))
  expect(legacy!.answers.map((answer) => (answer as { isError: boolean }).isError)).toEqual(
    CALLS.map((_, index) => index >= CALLS.length - 4),
  )
  expect(legacy!.problems).toEqual([])
  expect(legacy!.paths).toContain('/opening')
})

/** Starts the command by itself, for what no client of the library sends. */
function startServer(configDir: string) {
  return spawn(process.execPath, ['src/node/cli/run.mjs', 'mcp', '--config', configDir], { env: terminalEnv(), stdio: 'pipe' })
}
const request = (id: number, method: string, params: object) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`

test('the command writes nothing else to its output, and ends with its input once the last call is answered', async () => {
  const configDir = bakeryProject({})
  const child = startServer(configDir)
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stdin.write(
    request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }),
  )
  child.stdin.write('this is no message\n')
  child.stdin.write(request(2, 'tools/list', {}))
  child.stdin.end(request(3, 'tools/call', { name: 'patch', arguments: { steps: [{ do: 'move', from: '/visit', to: '/opening' }] } }))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
  const replies = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result?: { isError?: boolean } })
  expect(replies.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(replies[2]!.result!.isError).toBe(false)
  expect(loadSite(configDir).config!.pages.map(({ path }) => path)).toContain('/opening')
})

test('the command ends without a word when its client is gone, also while requests wait', async () => {
  const child = startServer(bakeryProject({}))
  let told = ''
  child.stderr.on('data', (part: Buffer) => (told += part.toString()))
  // It may end before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.write(request(1, 'tools/list', {}))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  for (let id = 2; id < 2000; id++) child.stdin.write(request(id, 'tools/list', {}))
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, told }).toEqual({ code: 0, told: '' })
})

test('a start leaves no trace before a tool is called, also where a company has section types of its own', async () => {
  const configDir = bakeryProject({})
  const project = dirname(configDir)
  writeFileSync(join(project, 'package.json'), '{}')
  writeOwnSection(configDir, 'loafOfTheDay', LOAF)
  const before = walk(project)
  const examples = await withClient('auto', started(configDir, project), async (client) => {
    await client.listTools()
    expect(walk(project)).toEqual(before)
    return client.callTool({ name: 'examples', arguments: { type: 'loafOfTheDay' } })
  })
  expect(JSON.stringify(examples.content)).toContain('Rye loaf')
})
