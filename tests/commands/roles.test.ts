import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACTS } from '#schemas/team.ts'
import { editorEndpoints } from '#src/node/dev/editor/editorEndpoints.ts'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import type { EditorAnswer, EditorDone } from '#src/node/dev/editor/wire.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { guardFor } from '#src/node/edit/rights/guard.ts'
import { teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { walk } from '#src/node/files/walk.ts'
import { callTool } from '#src/node/mcp/callTool.ts'
import { tools } from '#src/node/mcp/tools.ts'
import type { PatchStep } from '#src/node/patch/patch.ts'
import { runHere } from '#tests/support/runHere.ts'

const ANNA = 'anna@example.com'
const TEAM = {
  roles: {
    'visit-writer': { may: [{ acts: ['edit'], pages: ['/visit'], fields: ['title', 'sections.**', 'text'], languages: ['main'] }] },
    editor: { may: [{ acts: [...ACTS] }] },
  },
  people: { [ANNA]: ['visit-writer'], 'bert@example.com': ['editor'] },
}
const WHO_MAY = 'Ask a person with the role editor (bert@example.com).'

type Step = { do: PatchStep['do'] } & Record<string, unknown>
/** A change: as a step of patches, as a task of the editor if it has one, and as a command. */
type Attempt = { what: string; step: Step; task?: EditorTask; command?: string[] }

/** A text that differs from another one and is as valid. */
const changed = (text: string) => (text.endsWith('.') ? `${text.slice(0, -1)}!` : `${text} x`)

/** Changes of single values: the texts at the top of a file and of its sections, and each of them taken away, inserted or moved. */
function editsOf(file: string, value: Record<string, unknown>): Attempt[] {
  const edit = (what: string, operation: object): Attempt => ({
    what: `${what} of ${file}`,
    step: { do: 'edit', file, operations: [operation] },
  })
  const texts = Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' && key !== '$schema' ? [edit(`set ${key}`, { op: 'set', path: [key], value: changed(text) })] : [],
  )
  const sections = Array.isArray(value['sections']) ? (value['sections'] as Record<string, unknown>[]) : []
  const within = sections.flatMap((section, index) =>
    ['title', 'lead'].flatMap((key) =>
      typeof section[key] === 'string'
        ? [edit(`set sections.${index}.${key}`, { op: 'set', path: ['sections', index, key], value: changed(section[key]) })]
        : [],
    ),
  )
  const acts = [
    edit('add draft', { op: 'set', path: ['draft'], value: true }),
    edit('add a date', { op: 'set', path: ['publishAt'], value: '2027-01-01T00:00Z' }),
    ...(sections.length > 2
      ? [
          edit('move a section', { op: 'move', path: ['sections', 1], to: sections.length - 1 }),
          edit('remove a section', { op: 'remove', path: ['sections', 1] }),
          edit('insert a section', { op: 'insert', path: ['sections', 0], value: sections[1] }),
        ]
      : []),
  ]
  return [...texts, ...within, ...(file.startsWith('pages/') || file.startsWith('collections/') ? acts : [])]
}

const isAllowed = ({ step: { file, operations } }: Attempt) =>
  file === 'pages/visit.json' && (operations as { path: string[] }[]).every(({ path: [key] }) => ['title', 'sections'].includes(key!))

/** Changes of whole pages and of several files. */
const wholes: Attempt[] = [
  ...['/about-us', '/visit/more', '/de/about-us'].flatMap((id): Attempt[] => [
    {
      what: `add ${id}`,
      step: { do: 'new', family: 'page', id },
      task: { do: 'new', family: 'page', id, name: 'About us' },
      command: ['new', 'page', id],
    },
    { what: `add the draft ${id}`, step: { do: 'new', family: 'page', id, draft: true }, command: ['new', 'page', id, '--draft'] },
  ]),
  { what: 'add an entry', step: { do: 'new', family: 'breads', id: 'seed-loaf' }, command: ['new', 'breads', 'seed-loaf'] },
  ...[
    ['/house-rules', '/rules'],
    ['/visit', '/come-by'],
    ['/house-rules', '/visit/rules'],
    ['/breads/rye-loaf', '/breads/rye-bread'],
  ].map(([from, to]): Attempt => ({
    what: `move ${from} to ${to}`,
    step: { do: 'move', from, to },
    task: { do: 'move', from: from!, to: to! },
    command: ['mv', from!, to!],
  })),
  ...['/house-rules', '/breads/rye-loaf', '/visit'].map((path): Attempt => ({
    what: `remove ${path}`,
    step: { do: 'remove', path, redirect: path === '/breads/rye-loaf' ? '/breads' : '/', relink: true },
    task: { do: 'remove', path, to: path === '/breads/rye-loaf' ? '/breads' : '/', relink: true },
    command: ['rm', path, '--redirect', path === '/breads/rye-loaf' ? '/breads' : '/', '--relink'],
  })),
  ...['bread', 'shop', 'flowers'].map((words): Attempt => ({
    what: `replace ${words}`,
    step: { do: 'replace', words, by: 'loaf' },
    task: { do: 'replace', words, by: 'loaf', matchCase: false, wholeWords: false, leftOut: [] },
    command: ['replace', words, 'loaf'],
  })),
  { what: 'write a Markdown file', step: { do: 'write', file: 'pages/house-rules.md', text: 'Other rules.\n' } },
  { what: 'write a fragment', step: { do: 'write', file: 'fragments/other.json', value: { sections: [] } } },
  {
    what: 'share a section',
    step: { do: 'write', file: 'fragments/hello.json', value: { sections: [] } },
    task: { do: 'share', file: 'pages/visit.json', keyPath: ['sections', 1], name: 'hello' },
  },
  {
    what: 'lead an address',
    step: { do: 'write', file: 'redirects.json', value: { redirects: [{ from: '/a', to: '/' }] } },
    task: { do: 'redirect', from: '/a', to: '/' },
  },
  {
    what: 'begin a translation',
    step: { do: 'write', file: 'pages/house-rules.de.json', value: { title: 'Hausregeln' } },
    task: { do: 'translate', file: 'pages/house-rules.json', language: 'de' },
  },
  {
    what: 'change a translation',
    step: { do: 'edit', file: 'pages/visit.de.json', operations: [{ op: 'set', path: ['title'], value: 'Besuch' }] },
  },
]

let configDir: string
let attempts: Attempt[]
let allowed: Attempt[]
const snapshot = () => {
  const root = dirname(configDir)
  const { files } = walk(root)
  return Object.fromEntries(
    files.filter((file) => !/\.build\/|\.config\//.test(file)).map((file) => [file, contentHash(readFileSync(join(root, file)))]),
  )
}

beforeAll(() => {
  configDir = join(mkdtempSync(join(tmpdir(), 'project-')), 'config')
  for (const fixture of ['bakery', 'bakery-languages']) cpSync(resolve('tests/fixtures', fixture), configDir, { recursive: true })
  writeFileSync(teamFileOf(configDir), JSON.stringify(TEAM))
  const files = walk(configDir).files.filter((file) => file.endsWith('.json') && !/\.(?:de|ar)\.json$|lock/.test(file))
  const edits = files.flatMap((file) => editsOf(file, JSON.parse(readFileSync(join(configDir, file), 'utf8')) as Record<string, unknown>))
  attempts = [...edits.filter((attempt) => !isAllowed(attempt)), ...wholes]
  allowed = edits.filter(isAllowed)
})

afterAll(() => rmSync(dirname(configDir), { recursive: true, force: true }))

const desk = (email: string) => {
  const guard = guardFor(configDir, teamFileOf(configDir), { email, name: email, groups: [] })
  return { configDir, guard, editing: editHistory(configDir, Date.now, guard), preview: { good: null } } as unknown as PreviewContext
}

/** What each door says of an attempt: a status and a message. */
const doors: Record<string, (attempt: Attempt, email: string) => Promise<{ status: string; message: string } | undefined>> = {
  async 'the editor'({ step, task }, email) {
    if (task) {
      const { body } = await editorEndpoints['/_dev/edit/carry']!.answer(desk(email), { task, path: '/' })
      const { answer } = body as EditorDone
      return { status: answer.status, message: answer.message ?? '' }
    }
    const file = String(step['file'])
    const isText = step['text'] !== undefined
    if (step.do !== 'edit' && !isText) return undefined
    const operations = isText ? [{ op: 'set', path: [], value: step['text'] }] : step['operations']
    const baseHash = contentHash(readFileSync(join(configDir, file)))
    const { body } = await editorEndpoints['/_dev/edit/apply']!.answer(desk(email), {
      file,
      baseHash,
      operations,
      label: 'x',
      joins: false,
      path: '/',
    })
    const { status, message = '' } = body as EditorAnswer
    return { status, message }
  },
  async 'an agent'({ step }, email) {
    const guard = guardFor(configDir, teamFileOf(configDir), { email, name: email, groups: [] })
    const place = { configDir, allowDrafts: true, guard, now: () => new Date() }
    const { text } = await callTool(
      tools.find(({ name }) => name === 'patch')!,
      { steps: [step] },
      place,
    )
    const { status, message = '' } = JSON.parse(text) as { status: string; message?: string }
    return { status, message }
  },
  async 'a command'({ step, command }, email) {
    if (!command) writeFileSync(join(dirname(configDir), 'patch.json'), JSON.stringify({ steps: [step] }))
    const args = command ?? ['patch', join(dirname(configDir), 'patch.json'), '--allow-drafts']
    const { status, stderr } = await runHere(...args, '--config', configDir, '--as', email)
    return { status: status === 0 ? 'written' : 'refused', message: stderr }
  },
}

test.each(Object.keys(doors))('%s refuses every forbidden change, says who may make it, and writes nothing', async (door) => {
  writeFileSync(join(dirname(configDir), 'patch.json'), '')
  const before = snapshot()
  const wrong: object[] = []
  let tried = 0
  for (const [index, attempt] of attempts.entries()) {
    // Patches of the command line and of agents are the same.
    if (door === 'a command' && !attempt.command && index % 4 > 0) continue
    const said = await doors[door]!(attempt, ANNA)
    if (!said) continue
    tried += 1
    if (said.status !== 'refused' || !said.message.includes(`${ANNA} may not `) || !said.message.includes(WHO_MAY))
      wrong.push({ what: attempt.what, ...said })
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(door === 'a command' ? 40 : 120)
  writeFileSync(join(dirname(configDir), 'patch.json'), '')
  expect(snapshot()).toEqual(before)
})

test('a patch with one forbidden step of many writes nothing', async () => {
  const before = snapshot()
  const steps = [allowed[0]!.step, { do: 'move', from: '/house-rules', to: '/rules' }, allowed[0]!.step] as Step[]
  const guard = guardFor(configDir, teamFileOf(configDir), { email: ANNA, name: 'Anna', groups: [] })
  const { text } = await callTool(
    tools.find(({ name }) => name === 'patch')!,
    { steps },
    { configDir, allowDrafts: false, guard, now: () => new Date() },
  )
  expect(JSON.parse(text)).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('Step 2 (move): anna@example.com may not move') as string,
  })
  expect(snapshot()).toEqual(before)
})

test('what a role allows is written, and undone by the person who wrote it', async () => {
  const before = snapshot()
  expect(allowed.length).toBeGreaterThanOrEqual(5)
  for (const attempt of allowed) {
    // Sections of a translated page are moved together with their translations, which this person may not change.
    if (/^(?:remove|insert|move)/.test(attempt.what)) continue
    expect(await doors['the editor']!(attempt, ANNA), attempt.what).toMatchObject({ status: 'written' })
    expect(desk(ANNA).editing!.undo(), attempt.what).toMatchObject({ status: 'written' })
  }
  expect(snapshot()).toEqual(before)
})

test('steps of others are undone only by those who may make them', async () => {
  const before = snapshot()
  const move = attempts.find(({ what }) => what === 'move /house-rules to /rules')!
  expect(await doors['the editor']!(move, 'bert@example.com')).toMatchObject({ status: 'written' })
  expect(desk(ANNA).editing!.undo()).toMatchObject({ status: 'refused', message: expect.stringContaining(`${ANNA} may not`) as string })
  expect(desk('bert@example.com').editing!.undo()).toMatchObject({ status: 'written' })
  expect(snapshot()).toEqual(before)
})

const MANROPE = resolve('node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2')

test('files of assets, fixes, the text editor of the server and publishing need rights, too', async () => {
  const before = snapshot()
  const ask = async (address: string, asked: Record<string, unknown>) => editorEndpoints[address]!.answer(desk(ANNA), asked)
  const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64').toString('base64')
  expect(await ask('/_dev/edit/upload', { name: 'a.gif', base64: gif })).toMatchObject({ status: 422 })
  expect(await ask('/_dev/edit/take-out', { path: '/assets/logo-on-dark.svg' })).toMatchObject({ status: 409 })
  expect(await ask('/_dev/edit/publish', { branch: 'main', title: 'x', push: true, pullRequest: false, reviewed: '' })).toMatchObject({
    status: 403,
    body: { message: `${ANNA} may not publish. ${WHO_MAY}` },
  })
  expect(await ask('/_dev/edit/release', { do: 'start', name: 'Spring', changes: [] })).toMatchObject({ status: 403 })
  const sans = { name: 'sans.woff2', base64: readFileSync(MANROPE).toString('base64') }
  expect(await ask('/_dev/edit/font', { path: '/', file: sans })).toMatchObject({ body: { answer: { status: 'refused' } } })
  const { endpoints } = await import('#src/node/dev/endpoints.ts')
  expect(await endpoints['/_dev/open']!.answer(desk(ANNA), { file: 'pages/visit.json' })).toMatchObject({ status: 403 })
  expect(await endpoints['/_dev/fix']!.answer(desk(ANNA), { id: 'x' })).toMatchObject({ status: 403 })
  expect(snapshot()).toEqual(before)
})

test('a team file with mistakes allows nothing, and says why', async () => {
  const file = teamFileOf(configDir)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"people"', '"poeple"'))
  const before = snapshot()
  const said = await doors['a command']!(allowed[0]!, ANNA)
  expect(said).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('"poeple" is not a field here. Did you mean "people"?') as string,
  })
  writeFileSync(join(dirname(configDir), 'patch.json'), '')
  expect(snapshot()).toEqual({ ...before, 'patch.json': contentHash('') })
  writeFileSync(file, text)
})

test('every address of the editor that takes data is judged: a new one asks the guard, or changes no file', () => {
  const posts = Object.entries(editorEndpoints).flatMap(([address, { method }]) => (method === 'POST' ? [address] : []))
  const edits = ['apply', 'undo', 'redo', 'carry', 'plan', 'upload', 'take-out', 'take-back', 'restore', 'font', 'translations/import']
  const guarded = [...edits, 'publish', 'release', 'comment', 'reply', 'resolve', 'message']
  const plans = ['restore-plan', 'translations/plan', 'translations/export', 'version', 'try']
  const harmless = [...plans, 'unsend', 'words', 'markdown', 'paste', 'find', 'coverage']
  expect(posts.map((address) => address.replace('/_dev/edit/', '')).toSorted()).toEqual([...guarded, ...harmless].toSorted())
})
