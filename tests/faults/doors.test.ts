import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editorEndpoints } from '#src/node/dev/editor/editorEndpoints.ts'
import type { Desk } from '#src/node/dev/desk.ts'
import type { EditorAnswer } from '#src/node/dev/editor/wire.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { walk } from '#src/node/files/walk.ts'
import { callTool } from '#src/node/mcp/callTool.ts'
import { tools } from '#src/node/mcp/tools.ts'
import { PlantedSite, type Mistake, SOUND, readMistakes } from '#tests/support/plantedMistakes.ts'
import { runHere } from '#tests/support/runHere.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

let site: SiteCopy
let sound: Record<string, string>
beforeAll(() => {
  site = copySite(SOUND)
  sound = bytes()
})
afterAll(() => site.remove())

const bytes = () =>
  Object.fromEntries(walk(site.configDir).files.map((file) => [file, readFileSync(join(site.configDir, file)).toString('base64')]))

/** What must hold after whatever was asked: the bytes from before, or a site without errors. Says whether something was written. */
function expectNothingInvalid(door: string): boolean {
  const now = bytes()
  if (JSON.stringify(now) === JSON.stringify(sound)) return false
  const errors = loadSite(site.configDir).problems.filter(({ severity }) => severity === 'error')
  for (const file of Object.keys(now)) if (sound[file] === undefined) rmSync(join(site.configDir, file))
  for (const [file, content] of Object.entries(sound)) {
    mkdirSync(dirname(join(site.configDir, file)), { recursive: true })
    writeFileSync(join(site.configDir, file), Buffer.from(content, 'base64'))
  }
  expect(errors, door).toEqual([])
  return true
}

/** A file as a mistake would have it: what it says, as far as it says anything, or its words. */
type Wanted = { file: string; value?: unknown; text?: string }

function wantedBy(mistake: Mistake): Wanted[] {
  const planted = new PlantedSite().plant(mistake)
  return mistake.hunks.flatMap(({ file }): Wanted[] => {
    const text = planted.textOf(file)?.replaceAll(/⟦E_\w+⟧/g, '')
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

/** The doors: how each is asked for files as a mistake would have them. */
const doors: Record<string, (wanted: Wanted[]) => Promise<void>> = {
  async 'the editor'(wanted) {
    const desk = { configDir: site.configDir, editing: editHistory(site.configDir), preview: { good: null } } as unknown as Desk
    for (const { file, value = null, text } of wanted) {
      const path = resolve(site.configDir, file)
      const baseHash = sound[file] === undefined ? '' : contentHash(readFileSync(path))
      const operations = [{ op: 'set', path: [], value: text ?? value }]
      const asked = JSON.parse(JSON.stringify({ file, baseHash, operations, label: 'a mistake', joins: false, path: '/' })) as object
      const { status, body } = await editorEndpoints['/_dev/edit/apply']!.answer(desk, asked as Record<string, unknown>)
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
    const place = { configDir: site.configDir, allowDrafts: true, now: () => new Date() }
    await callTool(patch, { steps: wanted.map((each) => ({ do: 'write', ...each })) }, place)
  },
}

const mistakes = readMistakes().map((mistake) => [mistake.topic, mistake.title, wantedBy(mistake)] as const)

describe.each(Object.entries(doors))('through %s nothing invalid comes to the disk', (door, ask) => {
  let written = 0
  // Warnings, and what only the way of writing makes a mistake, such as a key that comes twice.
  afterAll(() => expect(written).toBeLessThan(mistakes.length / 4))

  test.each(mistakes.filter(([, , wanted]) => wanted.length > 0))('%s: %s', async (_topic, _title, wanted) => {
    await ask(wanted)
    if (expectNothingInvalid(door)) written += 1
  })
})
