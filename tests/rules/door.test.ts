import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { readShaped } from '#src/node/patch/readShaped.ts'
import { walk } from '#src/node/files/walk.ts'
import { callTool } from '#src/node/mcp/callTool.ts'
import { patch } from '#src/node/mcp/tools/patch.ts'
import { type Mistake, PlantedSite, SOUND, readMistakes } from '#tests/support/plantedMistakes.ts'
import { sampled } from '#tests/support/sampled.ts'

const contents = (dir: string) =>
  new Map([...walk(dir).files, ...walk(dir).links].map((file) => [file, readFileSync(join(dir, file), 'base64')]))

/** A patch that writes what a mistake leaves in its files, as text; undefined for what no patch can ask for, such as a link. */
function patchOf({ hunks }: Mistake, planted: PlantedSite): string | undefined {
  const steps = hunks.map(({ file, do: how }) => {
    const text = how === 'edit' || how === 'write' ? planted.textOf(file)?.replaceAll(/⟦\w+⟧/g, '') : undefined
    if (text === undefined || !/\.(?:json|md)$/.test(file) || file.startsWith('assets/')) return undefined
    const head = `"do": "write", "file": ${JSON.stringify(file)}`
    return file.endsWith('.md') ? `{ ${head}, "text": ${JSON.stringify(text)} }` : `{ ${head}, "value": ${text} }`
  })
  return steps.includes(undefined) ? undefined : `{ "steps": [${steps.join(', ')}] }`
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

const mistakes = readMistakes()

test.each([...new Set(mistakes.map(({ topic }) => topic))])(
  'C51 asked for by an agent, mistakes of %s are refused, and not a byte of them is written',
  async (topic) => {
    const root = mkdtempSync(join(tmpdir(), 'door-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const configDir = join(root, 'config')
    const fresh = () => {
      rmSync(configDir, { recursive: true, force: true })
      cpSync(resolve(SOUND), configDir, { recursive: true })
    }
    fresh()
    const sound = contents(configDir)
    const all = mistakes.filter((one) => one.topic === topic)
    for (const mistake of sampled(all, Math.ceil(all.length / 3))) {
      const source = patchOf(mistake, new PlantedSite().plant(mistake))
      const given = source === undefined ? undefined : parsed(source)
      if (given === undefined) continue
      const { text, isError = false } = await callTool(patch, given, { configDir, allowDrafts: true, now: () => new Date('2026-11-21') })
      expect(text, mistake.title).toMatch(/\S/)
      if (!isError) {
        // Only warnings follow from it.
        const errors = loadSite(configDir).problems.filter(({ severity }) => severity === 'error')
        expect(errors, mistake.title).toEqual([])
        fresh()
      } else {
        expect(contents(configDir), mistake.title).toEqual(sound)
      }
    }
  },
)

test('most mistakes can be asked for as a patch, and those of how JSON is written make a patch that cannot be read', () => {
  const sources = mistakes.flatMap((mistake) => patchOf(mistake, new PlantedSite().plant(mistake)) ?? [])
  expect(sources.length).toBeGreaterThanOrEqual(280)
  const unreadable = sources.filter((source) => 'problems' in readShaped(Patch, source, 'patch.json'))
  expect(unreadable.length).toBeGreaterThanOrEqual(10)
  expect(unreadable.length).toBeLessThan(sources.length / 8)
})
