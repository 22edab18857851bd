import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editLog } from '#src/node/edit/editLog.ts'
import { applyJournaled, takeBack } from '#src/node/edit/journal.ts'
import { stepLine } from '#src/node/edit/stepLine.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { readShaped } from '#src/node/config/parse/readShaped.ts'
import { takePatch } from '#src/node/patch/takePatch.ts'
import type { Change } from '#src/node/edit/change.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { walk } from '#src/node/files/walk.ts'
import { bundledScript } from '#tests/support/bundledScript.ts'
import { anyText, bounds, fuzzedProject, href, segment } from '#tests/support/fuzz.ts'

const contents = (dir: string) =>
  Object.fromEntries(
    [...walk(dir).files, ...walk(dir).links]
      .filter((file) => !file.includes('.build/'))
      .map((file) => [file, readFileSync(join(dir, file), 'base64')]),
  )
const errorsIn = (configDir: string) => loadSite(configDir).problems.filter(({ severity }) => severity === 'error')

const file = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'pages/visit.json',
      'pages/index.json',
      'header.json',
      'site.json',
      'collections/breads/rye-loaf.json',
      'fragments/order.json',
      'redirects.json',
      'theme.json',
    ),
  },
  { weight: 1, arbitrary: segment.map((text) => `pages/${text}.json`) },
  { weight: 1, arbitrary: fc.constantFrom('../beside.txt', 'slugs.lock.json', 'pages/visit.md', 'assets/logo.svg', 'pages/linked.json') },
)
const key = fc.constantFrom<string | number>(
  'sections',
  'title',
  'name',
  'menus',
  'items',
  'href',
  'type',
  'draft',
  'publishAt',
  'url',
  'redirects',
  '__proto__',
  0,
  1,
  2,
)
const path = fc.array(key, { minLength: 1, maxLength: 4 })
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  anyText,
  href,
  fc.constantFrom<unknown>(
    'Other words',
    true,
    0,
    '/visit',
    '/breads',
    { type: 'hero', variant: 'plain', title: 'A', lead: 'B' },
    { type: 'fragment', fragment: 'order' },
  ),
)
const operation = fc.oneof(
  fc.record({ op: fc.constantFrom('set', 'insert'), path, value }),
  fc.record({ op: fc.constant('remove'), path }),
  fc.record({ op: fc.constant('move'), path, to: fc.nat(3) }),
)
const page = fc.oneof(
  fc.constantFrom('/visit', '/breads/rye-loaf', '/house-rules', '/', '/breads'),
  segment.map((text) => `/${text}`),
)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('edit'), file, operations: fc.array(operation, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('write'), file, value }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('write'), file: fc.constantFrom('pages/house-rules.md', 'pages/new.md'), text: anyText }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('new'), family: fc.constantFrom('breads', 'page', 'x'), id: fc.oneof(segment, page) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move'), from: page, to: page }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), path: page, redirect: page, relink: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'fix' }) },
)
/** A patch that can be taken as it is, so that not all are refused. */
const sound = fc.constantFrom<object[]>(
  [{ do: 'edit', file: 'pages/visit.json', operations: [{ op: 'set', path: ['title'], value: 'Where we are, and when' }] }],
  [
    { do: 'move', from: '/visit', to: '/opening' },
    { do: 'new', family: 'breads', id: 'oat-roll' },
  ],
  [{ do: 'remove', path: '/house-rules', redirect: '/visit', relink: true }],
)

test('C51 C52 any patch leaves a site without errors: all of it is written or nothing, and nothing outside of the folder', async () => {
  const { root, configDir } = fuzzedProject()
  writeFileSync(join(root, 'beside.txt'), '{}')
  const before = contents(root)
  let written = 0
  const restore = () => {
    rmSync(configDir, { recursive: true })
    cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  }
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 1, arbitrary: sound }, { weight: 4, arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }) }),
      fc.boolean(),
      async (steps, fix) => {
        const read = readShaped(Patch, JSON.stringify({ steps }), 'patch.json')
        if ('problems' in read) return
        const { status } = await takePatch(configDir, read.value, { fix, today: '2026-11-21' })
        const after = contents(root)
        if (status !== 'written') {
          expect(after).toEqual(before)
          return
        }
        written += 1
        expect(errorsIn(configDir)).toEqual([])
        const touched = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
        expect(
          touched.filter((name) => !/^config\/(?:(?:pages|collections|fragments)\/[^.]+\.(?:json|md)|[a-z.]+\.json)$/.test(name)),
        ).toEqual([])
        expect(touched.length).toBeGreaterThan(0)
        restore()
      },
    ),
    bounds(150),
  )
  expect(written).toBeGreaterThan(0)
})

/** Changes of several files of the bakery that belong together: one is changed, one goes, one moves and one comes. */
function fourChanges(configDir: string): Change[] {
  const text = (name: string) => readFileSync(join(configDir, name), 'utf8')
  const visit = text('pages/visit.json')
  return [
    {
      from: 'pages/visit.json',
      to: 'pages/visit.json',
      before: visit,
      edits: [{ offset: visit.indexOf('Opening'), length: 7, content: 'Baking' }],
    },
    { from: 'pages/house-rules.md', to: null, before: text('pages/house-rules.md'), edits: [] },
    { from: 'pages/breads.json', to: 'pages/a/loaves.json', before: text('pages/breads.json'), edits: [] },
    { from: null, to: 'fragments/fresh.json', before: '', edits: [{ offset: 0, length: 0, content: '{}' }] },
  ]
}

test('C51 what a process that was killed has written is taken back, however far it had come', () => {
  const { root, configDir } = fuzzedProject()
  const before = contents(configDir)
  const changes = fourChanges(configDir)
  const steps = () => editLog(configDir).read().done
  expect(applyJournaled(configDir, root, changes, stepLine(changes, 'four changes', 0))).not.toHaveProperty('failure')
  const after = contents(configDir)
  expect(readdirSync(root)).toEqual(['.build', 'config'])
  expect(steps()).toHaveLength(1)
  expect(takeBack(configDir, root)).toBeUndefined()
  const line = stepLine(changes, 'four changes again', 0)
  const entries = changes.map((change) => ({
    from: change.from,
    to: change.to,
    before: change.before,
    after: change.to === null ? '' : Buffer.from(after[change.to]!, 'base64').toString(),
  }))
  const put = (state: Record<string, string>, name: string) => {
    if (state[name] === undefined) rmSync(join(configDir, name), { force: true })
    else {
      mkdirSync(dirname(join(configDir, name)), { recursive: true })
      writeFileSync(join(configDir, name), Buffer.from(state[name], 'base64'))
    }
  }
  // Files are put in place one after the other, so that the first few may be new and the others old.
  for (let count = 0; count <= changes.length; count++) {
    for (const [index, { from, to }] of changes.entries())
      for (const name of [from, to]) if (name) put(index < count ? after : before, name)
    writeFileSync(join(root, 'config.journal.json'), JSON.stringify({ pid: 1, entries, line }))
    writeFileSync(join(configDir, 'pages/.1-0.tmp'), 'half of a te')
    const said = takeBack(configDir, root)
    expect(contents(configDir), String(count)).toEqual(count === changes.length ? after : before)
    expect(said === undefined, String(count)).toBe(count === changes.length || count === 0)
    expect(readdirSync(root)).toEqual(['.build', 'config'])
    // What had come to its end can be taken back, and is told once, whether the process had got to telling it or not.
    expect(steps(), String(count)).toHaveLength(count === changes.length ? 2 : 1)
  }
  writeFileSync(join(root, 'config.journal.json'), JSON.stringify({ pid: 1, entries, line }))
  takeBack(configDir, root)
  expect(steps()).toHaveLength(2)
})

test('C51 what somebody has changed since a process was killed is left alone, and named', () => {
  const { root, configDir } = fuzzedProject()
  const entries = [{ from: 'pages/visit.json', to: 'pages/visit.json', before: 'one', after: 'two' }]
  writeFileSync(join(root, 'config.journal.json'), JSON.stringify({ pid: 1, entries }))
  const before = contents(configDir)
  expect(takeBack(configDir, root)).toContain('pages/visit.json')
  writeFileSync(join(root, 'config.journal.json'), '{"pid": 1, "entr')
  expect(takeBack(configDir, root)).toContain('cannot be read')
  expect(contents(configDir)).toEqual(before)
  expect(takeBack(configDir, root)).toBeUndefined()
})

test('C51 a process that is killed at any moment leaves whole files, and the next patch finds the site as it was or as it was to be', async () => {
  const { root, configDir } = fuzzedProject()
  const steps = [
    { do: 'move', from: '/visit', to: '/opening' },
    {
      do: 'edit',
      file: 'pages/index.json',
      operations: [{ op: 'set', path: ['title'], value: 'Bread, baked at night and sold in the morning' }],
    },
  ]
  writeFileSync(join(root, 'patch.json'), JSON.stringify({ steps }))
  const nothing = Patch.parse({ steps: [{ do: 'edit', file: 'pages/404.json', operations: [{ op: 'set', path: ['draft'], value: 7 }] }] })
  const states: Record<string, string>[] = [contents(configDir)]
  await takePatch(configDir, Patch.parse({ steps }), { today: '2026-11-21' })
  states.push(contents(configDir))
  const script = await bundledScript('patchRun')
  // With more files than there are, the process comes to its end.
  for (const count of [0, 1, 2, 5, 100]) {
    rmSync(configDir, { recursive: true })
    cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
    const run = spawn(process.execPath, [script, configDir, join(root, 'patch.json'), String(count)], { stdio: 'inherit' })
    const [, signal] = (await once(run, 'close')) as [number | null, string | null]
    expect(signal, String(count)).toBe(count === 100 ? null : 'SIGKILL')
    for (const name of findFiles(configDir).filter((name) => name.endsWith('.json')))
      expect(() => JSON.parse(readFileSync(join(configDir, name), 'utf8')) as unknown, name).not.toThrow()
    const { status } = await takePatch(configDir, nothing, { today: '2026-11-21' })
    expect(status).toBe('refused')
    expect(contents(configDir), String(count)).toEqual(states[count === 100 ? 1 : 0])
    expect(readdirSync(join(root, '.build/door')), String(count)).toEqual([])
  }
})
