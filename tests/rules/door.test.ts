import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { Patch } from '#src/node/door/patch.ts'
import { readShaped } from '#src/node/door/readShaped.ts'
import { takePatch } from '#src/node/door/takePatch.ts'
import { walk } from '#src/node/files/walk.ts'
import { type Mistake, PlantedSite, SOUND, readMistakes } from '#tests/support/plantedMistakes.ts'

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

test('C02 C03 C04 C06 C07 C08 C09 C12 C13 C14 C15 C18 C19 C34 C36 every mistake that the rules know is refused as a patch, and not a byte of it is written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'door-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const configDir = join(root, 'config')
  const fresh = () => {
    rmSync(configDir, { recursive: true, force: true })
    cpSync(resolve(SOUND), configDir, { recursive: true })
  }
  fresh()
  const sound = contents(configDir)
  const counts = { unreadable: 0, refused: 0, written: 0, impossible: 0 }
  for (const mistake of readMistakes()) {
    const source = patchOf(mistake, new PlantedSite().plant(mistake))
    if (source === undefined) {
      counts.impossible += 1
      continue
    }
    const read = readShaped(Patch, source, 'patch.json')
    if ('problems' in read) {
      expect(read.problems.length, mistake.title).toBeGreaterThan(0)
      counts.unreadable += 1
      continue
    }
    const { status, message, problems } = await takePatch(configDir, read.value, { today: '2026-11-21', allowDrafts: true })
    if (status === 'written') {
      // Only warnings follow from it.
      counts.written += 1
      expect(
        loadSite(configDir).problems.filter(({ severity }) => severity === 'error'),
        mistake.title,
      ).toEqual([])
      fresh()
      continue
    }
    counts.refused += 1
    expect(message ?? problems.length, mistake.title).toBeTruthy()
    expect(contents(configDir), mistake.title).toEqual(sound)
  }
  expect(counts.unreadable).toBeGreaterThanOrEqual(10)
  expect(counts.refused).toBeGreaterThanOrEqual(150)
})
