import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { takePatch } from '#src/node/patch/takePatch.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'
import { runHere } from '#tests/support/runHere.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

/** Takes a patch, as text or as steps, by the command, and gives what it printed. */
async function patch(configDir: string, patch: string | object[], ...options: string[]) {
  const file = join(configDir, '.patch.json')
  writeFileSync(file, typeof patch === 'string' ? patch : JSON.stringify({ steps: patch }, null, 2))
  return runHere('patch', file, '--config', configDir, ...options)
}
const set = (path: (string | number)[], value: unknown, file = 'pages/visit.json') => ({
  do: 'edit',
  file,
  operations: [{ op: 'set', path, value }],
})
const textOf = (configDir: string, file: string) => readFileSync(join(configDir, file), 'utf8')

test('a patch that leaves the site sound is written: 0, one line of the file differs, and everything else keeps its bytes', async () => {
  const configDir = bakeryProject({
    'pages/visit.json': ['"Hours, the way here, and orders."', '"Hours, the w\\u0061y here, and orders."'],
  })
  writeFileSync(join(configDir, 'pages/visit.json'), `\uFEFF${textOf(configDir, 'pages/visit.json').replaceAll('\n', '\r\n')}`)
  const before = textOf(configDir, 'pages/visit.json').split('\n')
  const { status, stdout, stderr } = await patch(configDir, [set(['title'], 'When we bake and sell')])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^wrote .*pages\/visit\.json$/m)
  const after = textOf(configDir, 'pages/visit.json').split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  "title": "When we bake and sell",\r'])
  expect(await patch(configDir, [set(['title'], 'When we bake and sell')])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('already') as string,
  })
})

test('--dry-run prints the diff and writes nothing; --format json has the whole result with hashes', async () => {
  const configDir = bakeryProject({})
  const before = textOf(configDir, 'pages/visit.json')
  const steps = [set(['title'], 'When we bake and sell')]
  const { status, stdout } = await patch(configDir, steps, '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toContain('-  "title": "Opening hours and orders",\n+  "title": "When we bake and sell",')
  expect(textOf(configDir, 'pages/visit.json')).toBe(before)
  const result = JSON.parse((await patch(configDir, steps, '--format', 'json')).stdout) as object
  expect(result).toMatchObject({
    status: 'written',
    problems: [],
    files: [{ file: 'pages/visit.json', hash: contentHash(textOf(configDir, 'pages/visit.json')) }],
  })
})

test('C51 a patch that would bring about an error is refused: 1, with the place and what could be fixed, and --fix fixes it', async () => {
  const configDir = bakeryProject({})
  const before = textOf(configDir, 'pages/index.json')
  const hero = { type: 'callToAction', title: 'Order now', actions: [{ label: 'How to order', href: '/vist' }] }
  const steps = [{ do: 'edit', file: 'pages/index.json', operations: [{ op: 'insert', path: ['sections', 1], value: hero }] }]
  const refused = await patch(configDir, steps)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain('Nothing was changed, because the changes would cause these problems:')
  expect(refused.stderr).toMatch(/pages\/index\.json:\d+:\d+ error E_\w+ sections\.1\./)
  expect(refused.stderr).toContain('add --fix')
  expect(textOf(configDir, 'pages/index.json')).toBe(before)
  expect((await patch(configDir, steps, '--fix')).status).toBe(0)
  expect(loadSite(configDir).problems).toEqual([])
  expect(textOf(configDir, 'pages/index.json')).toContain('"href": "/visit"')
})

test('H14 a step that fixes a file which is not there, or none of the config, is refused', async () => {
  const configDir = bakeryProject({})
  expect(await patch(configDir, [{ do: 'fix', file: 'pages/nope.json' }])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(
      'pages/nope.json does not exist. Name an existing file, or leave "file" out to fix all files.',
    ) as string,
  })
  expect(await patch(configDir, [{ do: 'fix', file: 'assets/x.txt' }])).toMatchObject({ status: 1 })
  for (const step of [{ do: 'fix' }, { do: 'fix', file: 'pages/visit.json' }, { do: 'fix', file: 'pages/house-rules.md' }])
    expect(await patch(configDir, [step])).toMatchObject({ status: 0, stdout: expect.stringContaining('already') as string })
})

test('pages are written with their content, moved and removed in one patch, and later steps see what earlier ones did', async () => {
  const configDir = bakeryProject({})
  const content = {
    name: 'Oat roll',
    title: 'Oat rolls, baked every morning',
    description:
      'Rolls of oat and wheat with a soft crumb, baked every morning before seven, and how long they keep when they are wrapped well.',
    summary: 'A soft roll for breakfast.',
    updated: '2026-11-02',
    sections: [{ type: 'hero', variant: 'plain', title: 'Oat roll', lead: 'A soft roll for breakfast.' }],
  }
  const { status, stderr } = await patch(configDir, [
    { do: 'new', family: 'breads', id: 'oat-roll', content },
    { do: 'move', from: '/visit', to: '/opening' },
    set(['title'], 'When we bake and sell', 'pages/opening.json'),
    { do: 'remove', path: '/house-rules', redirect: '/opening', relink: true },
    { do: 'write', file: 'fragments/thanks.json', value: { sections: [{ type: 'richText', body: 'Thank you.' }] } },
    {
      do: 'edit',
      file: 'pages/opening.json',
      operations: [{ op: 'insert', path: ['sections', 1], value: { type: 'fragment', fragment: 'thanks' } }],
    },
  ])
  expect([status, stderr]).toEqual([0, ''])
  expect(loadSite(configDir).problems).toEqual([])
  expect(
    loadSite(configDir)
      .config!.pages.map(({ path }) => path)
      .sort(),
  ).toEqual(['/', '/breads', '/breads/oat-roll', '/breads/rye-loaf', '/breads/spelt-crown', '/opening'])
  expect(JSON.parse(textOf(configDir, 'collections/breads/oat-roll.json'))).toMatchObject(content)
  expect(existsSync(join(configDir, 'pages/house-rules.md'))).toBe(false)
})

test('C51 of several files all are written or none: one bad step is enough, and it is named', async () => {
  const configDir = bakeryProject({})
  const before = textOf(configDir, 'pages/visit.json')
  const good = set(['title'], 'When we bake and sell')
  for (const [bad, words] of [
    [set(['title'], 7, 'pages/index.json'), 'expected text, got 7'],
    [set(['a', 'b', 'c', 0], 1, 'pages/gone.json'), 'Step 2 (edit): pages/gone.json does not exist'],
    [{ do: 'remove', path: '/breads', gone: true }, 'Step 2 (remove): /breads was not removed, because these places link to it:'],
    [{ do: 'remove', path: '/visit' }, 'Step 2 (remove)'],
    [{ do: 'move', from: '/visit', to: '/breads' }, 'Step 2 (move)'],
    [{ do: 'new', family: 'braeds', id: 'x' }, 'Did you mean "breads"?'],
    [set(['paths'], [], 'slugs.lock.json'), 'npm run slugs'],
    [{ ...set(['title'], 'x'), baseHash: 'another' }, 'Read it again'],
    [{ do: 'edit', file: 'pages/visit.json', operations: [{ op: 'remove', path: ['sections', 99] }] }, 'There is nothing at sections.99'],
    [{ do: 'write', file: 'pages/visit.json', text: 'x' }, 'is JSON: use "value"'],
  ] as const) {
    const { status, stderr } = await patch(configDir, [good, bad])
    expect([status, stderr], words).toEqual([1, expect.stringContaining(words)])
    expect(textOf(configDir, 'pages/visit.json')).toBe(before)
  }
})

test('a patch that cannot be read gives 2, and each mistake in it is told once, at its place', async () => {
  const configDir = bakeryProject({})
  const wrong = await patch(configDir, [
    { do: 'edit', file: 'pages/visit.json', operations: [{ op: 'sett', path: ['title'], value: 1 }] },
    { do: 'edit', file: 'pages/visit.json', operations: [{ op: 'set', path: ['title'] }] },
    { do: 'edit', file: 'pages/visit.json', operations: [] },
    { do: 'move', from: '/visit', too: '/opening' },
    { do: 'write', file: 'pages/visit.json' },
    { do: 'remove', path: '/visit', redirect: '/', gone: true },
  ])
  expect(wrong.status).toBe(2)
  const lines = wrong.stderr
    .split('\n')
    .flatMap((line) => (/ error /.test(line) ? [line.replace(/^.*\.patch\.json:\d+:\d+ error E_\w+ /, '')] : []))
  expect(lines).toEqual([
    'steps.0.operations.0.op: "sett" is not one of the choices for "op". Did you mean "set"?',
    'steps.1.operations.0.value: "value" is missing. Add it.',
    'steps.2.operations: at least 1 needed, got 0. Add text or items, or leave the field out if it is optional.',
    'steps.3.too: "too" is not a field here. Did you mean "to"?',
    expect.stringContaining('steps.4: needs either "value" (JSON) or "text" (Markdown)'),
    expect.stringContaining('steps.5: "redirect" and "gone" exclude each other'),
  ])
  for (const [text, words] of [
    ['', 'the file is empty'],
    ['{"steps": [', 'missing'],
    ['[]', 'expected an object'],
    ['{"steps": [{"do": "fix"}], "steps": []}', 'duplicate key "steps"'],
    ['{"steps": [{"do": "write", "file": "fragments/x.json", "value": {"__proto__": {}}}]}', '"__proto__" is not allowed as a key'],
  ] as const)
    expect(await patch(configDir, text), words).toMatchObject({ status: 2, stderr: expect.stringContaining(words) as string })
  expect((await runHere('patch', join(configDir, 'gone.json'), '--config', configDir)).status).toBe(2)
  expect((await runHere('patch', 'x.json', '--config', join(configDir, 'gone'))).status).toBe(2)
})

test('in a site that has errors already, a patch may repair them one by one, but bring about none', async () => {
  const configDir = bakeryProject({
    'pages/visit.json': ['"title"', '"titel"'],
    'pages/index.json': ['"href": "/breads"', '"href": "/braeds"'],
  })
  expect((await patch(configDir, [set(['summary'], 7, 'pages/house-rules.json')])).status).toBe(1)
  expect((await patch(configDir, [set(['summary'], 'What we ask of our guests.', 'pages/house-rules.json')])).status).toBe(0)
  expect((await patch(configDir, [{ do: 'fix', file: 'pages/visit.json' }])).status).toBe(0)
  expect(loadSite(configDir).problems.map(({ file }) => file.slice(-'index.json'.length))).toEqual(['index.json'])
})

test('C51 of two patches for the same content that come at a time, one is written and the other learns of it', async () => {
  const configDir = bakeryProject({})
  const baseHash = contentHash(textOf(configDir, 'pages/visit.json'))
  const take = (title: string) =>
    takePatch(configDir, Patch.parse({ steps: [{ ...set(['title'], title), baseHash }] }), { today: '2026-11-21' })
  const results = await Promise.all([take('When we bake and sell'), take('When we are there for you')])
  expect(results.map(({ status }) => status).sort()).toEqual(['conflict', 'written'])
  expect(textOf(configDir, 'pages/visit.json')).toContain(results[0]!.status === 'written' ? 'When we bake' : 'When we are there')
})

test('a patch comes from a pipe, too', async () => {
  const configDir = bakeryProject({})
  const child = spawn(process.execPath, ['src/node/cli/run.mjs', 'patch', '-', '--config', configDir], {
    env: terminalEnv(),
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ steps: [set(['title'], 'When we bake and sell')] }))
  expect(await once(child, 'close')).toEqual([0, null])
  expect(textOf(configDir, 'pages/visit.json')).toContain('When we bake and sell')
})
