import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editorEndpoints } from '#src/node/dev/editor/editorEndpoints.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { taskEndpoints } from '#src/node/dev/editor/tasks/taskEndpoints.ts'
import type { EditorAnswer } from '#src/node/dev/editor/wire.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { walk } from '#src/node/files/walk.ts'
import { callTool } from '#src/node/mcp/callTool.ts'
import { loadPreview } from '#src/node/dev/preview.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { readShaped } from '#src/node/config/parse/readShaped.ts'
import { tools } from '#src/node/mcp/tools.ts'
import { type Mistake, WRITTEN_AT, readMistakes, withoutMarks } from '#tests/support/plantedMistakes.ts'
import { PlantedSite } from '#tests/support/plantedSite.ts'
import { runHere } from '#tests/support/runHere.ts'
import { soundCompany } from '#tests/support/soundCompany.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

let site: SiteCopy
let sound: Record<string, string>
beforeAll(() => {
  site = copySite(soundCompany())
  sound = bytes()
})
afterAll(() => site.remove())

const bytes = () => Object.fromEntries(walk(site.configDir).files.map((file) => [file, readFileSync(join(site.configDir, file), 'latin1')]))

/** What must hold after whatever was asked: the bytes from before, or a site without errors. Says whether something was written. */
function expectNothingInvalid(door: string): boolean {
  const now = bytes()
  if (JSON.stringify(now) === JSON.stringify(sound)) return false
  const errors = loadSite(site.configDir).problems.filter(({ severity }) => severity === 'error')
  for (const file of Object.keys(now)) if (sound[file] === undefined) rmSync(join(site.configDir, file))
  for (const [file, content] of Object.entries(sound)) {
    mkdirSync(dirname(join(site.configDir, file)), { recursive: true })
    writeFileSync(join(site.configDir, file), Buffer.from(content, 'latin1'))
  }
  expect(errors, door).toEqual([])
  return true
}

/** A file as a mistake would have it: what it says, as far as it says anything, or its words. */
type Wanted = { file: string; value?: unknown; text?: string }

function wantedBy(mistake: Mistake): Wanted[] {
  const planted = new PlantedSite().plant(mistake)
  return mistake.hunks.flatMap(({ file }): Wanted[] => {
    const marked = planted.textOf(file)
    const text = marked === undefined ? undefined : withoutMarks(marked)
    if (text === undefined || (!file.endsWith('.json') && !file.endsWith('.md'))) return []
    if (file.endsWith('.md')) return [{ file, text }]
    try {
      return [{ file, value: JSON.parse(text) as unknown }]
    } catch {
      // No JSON, so that no door can be told of it but as a text.
      return [{ file, value: text }]
    }
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Names that lead out of a folder, that file systems keep for themselves, or that objects have (C12, C13 of the catalogue). */
const HOSTILE = [
  '../../etc/x',
  '..\\x',
  '/abs',
  'C:\\x',
  'a/../../b',
  '%2e%2e/',
  'nul\0byte',
  '.git/config',
  'CON',
  'nul',
  'trailing.',
  'trailing ',
  'x'.repeat(300),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../../package.json',
  '../beside.md',
]

/** What lies around the config folder, without what the doors put aside. */
const outside = () =>
  walk(dirname(site.configDir))
    .files.filter((file) => !/^(?:config|\.build)\//.test(file) && file !== 'patch.json')
    .toSorted()
const desk = () =>
  ({ configDir: site.configDir, editing: editHistory(site.configDir), preview: { good: null } }) as unknown as PreviewContext
const place = () => ({ configDir: site.configDir, allowDrafts: true, now: () => new Date() })

/** The doors: how each is asked for files as a mistake would have them. */
const doors: Record<string, (wanted: Wanted[]) => Promise<void>> = {
  async 'the editor'(wanted) {
    for (const { file, value = null, text } of wanted) {
      const baseHash = !Object.hasOwn(sound, file) ? '' : contentHash(readFileSync(join(site.configDir, file)))
      const operations = [{ op: 'set', path: [], value: text ?? value }]
      const asked = JSON.parse(JSON.stringify({ file, baseHash, operations, label: 'a mistake', joins: false, path: '/' })) as object
      const { status, body } = await editorEndpoints['/_dev/edit/apply']!.answer(desk(), asked as Record<string, unknown>)
      if (status === 200 && (body as EditorAnswer).status !== 'written') expect((body as EditorAnswer).message ?? '', file).not.toBe('')
    }
  },
  async 'npm run patch'(wanted) {
    const file = join(dirname(site.configDir), 'patch.json')
    writeFileSync(file, JSON.stringify({ steps: wanted.map((each) => ({ do: 'write', ...each })) }))
    const { status, stderr } = await runHere('patch', file, '--config', site.configDir)
    if (status !== 0) expect(stderr).not.toBe('')
  },
  async 'an agent'(wanted) {
    const patch = tools.find(({ name }) => name === 'patch')!
    await callTool(patch, { steps: wanted.map((each) => ({ do: 'write', ...each })) }, place())
  },
}

const mistakes = readMistakes()

/** The first mistake of each topic that a door can be told of: every kind of mistake, some ten of them. */
const tried = [...new Set(mistakes.map(({ topic }) => topic))].flatMap((topic) => {
  const first = mistakes.find((mistake) => mistake.topic === topic && wantedBy(mistake).length > 0)
  return first ? [[topic, first.title, wantedBy(first), first] as const] : []
})

test('every door is tried with ten mistakes at least', () => {
  expect(tried.length).toBeGreaterThanOrEqual(10)
})

describe.each(Object.entries(doors))('C51 through %s nothing invalid comes to the disk', (door, ask) => {
  let written = 0
  // Warnings, and what only the way of writing makes a mistake, such as a key that comes twice.
  afterAll(() => expect(written).toBeLessThan(tried.length / 2))

  test.each(tried)('%s: %s', async (_topic, _title, wanted) => {
    await ask(wanted)
    if (expectNothingInvalid(door)) written += 1
  })

  test.each(HOSTILE)('C12 C13 C52 the name %j leads nowhere', async (name) => {
    const around = outside()
    for (const file of [name, `pages/${name}`, `pages/${name}.json`, `collections/breads/${name}.json`, `assets/${name}`])
      await ask([{ file, ...(file.endsWith('.md') ? { text: 'Mine' } : { value: { sections: [] } }) }])
    expect(bytes()).toEqual(sound)
    expect(outside()).toEqual(around)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

test.each(HOSTILE)('C12 C13 no page can be called %j, in the editor or by a patch', async (name) => {
  const around = outside()
  const patch = tools.find((tool) => tool.name === 'patch')!
  for (const [family, id] of [
    ['page', `/${name}`],
    ['breads', name],
    [name, 'a-page'],
  ]) {
    await taskEndpoints['/_dev/edit/carry']!.answer(desk(), { task: { do: 'new', family, id, name: '' }, path: '/' })
    await callTool(patch, { steps: [{ do: 'new', family, id }] }, place())
    expectNothingInvalid(name)
  }
  expect(outside()).toEqual(around)
})

test('the preview tells the mistakes of every topic as validate does, and keeps the last good page', async () => {
  const good = await loadPreview(site.configDir, null, () => {}, Date.parse(WRITTEN_AT))
  for (const [, title, , mistake] of tried) {
    const planted = new PlantedSite().plant(mistake)
    const expected = planted.change(site.configDir)
    let told = ''
    const preview = await loadPreview(site.configDir, good, (line) => void (told += `${line}\n`), Date.parse(WRITTEN_AT))
    planted.restore(site.configDir)
    for (const { rule, file, line, column } of expected)
      expect(told, title).toMatch(new RegExp(`/${file}:${line}:${column} (?:error|warning) ${rule}\\b`))
    if (preview.isBroken) expect(preview.good, title).toBe(good.good)
  }
})

test('C51 mistakes in how JSON is written make a patch that cannot be read', () => {
  const patchOf = ({ file, text }: { file: string; text: string }) =>
    file.endsWith('.md') ? `"text": ${JSON.stringify(text)}` : `"value": ${text}`
  for (const mistake of mistakes) {
    const planted = new PlantedSite().plant(mistake)
    const files = mistake.hunks.flatMap(({ file, do: how }) => {
      const text = how === 'edit' || how === 'write' ? planted.textOf(file) : undefined
      return text !== undefined && /\.(?:json|md)$/.test(file) && !file.startsWith('assets/') ? [{ file, text: withoutMarks(text) }] : []
    })
    if (files.length === 0) continue
    const source = `{ "steps": [${files.map((one) => `{ "do": "write", "file": ${JSON.stringify(one.file)}, ${patchOf(one)} }`).join(', ')}] }`
    if (!isJson(source)) expect(readShaped(Patch, source, 'patch.json'), mistake.title).toHaveProperty('problems')
  }
})
