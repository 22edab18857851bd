import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ListedFiles, listFiles, sortedOut } from '#src/node/config/read/listFiles.ts'
import { loadListed, loadSite } from '#src/node/config/loadSite.ts'
import { makePageFacts } from '#src/node/config/assemble/makePageFacts.ts'
import { type SharedConfig, sharedConfig } from '#src/node/config/assemble/sharedConfig.ts'
import { fileHashes } from '#src/node/files/fileHashes.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { WRITTEN_AT, readMistakes } from '#tests/support/plantedMistakes.ts'
import { largestPlanting } from '#tests/support/plantTogether.ts'

const at = Date.parse(WRITTEN_AT)

const root = mkdtempSync(join(tmpdir(), 'loading-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A sound folder, and one with as many mistakes as can be planted together. */
const folders = [resolve('tests/fixtures/bakery'), join(root, 'config')]
largestPlanting(readMistakes()).site.write(folders[1]!)

function listed(dir: string): ListedFiles {
  const found = listFiles(dir)
  if ('failure' in found) throw new Error(found.failure)
  return found
}

test('C10 in whatever order files are listed, the same problems are found', () => {
  const known = folders.map((dir) => {
    const { all, outside } = listed(dir)
    const problems = (files: readonly string[]) => loadListed(dir, sortedOut(files, outside), { at }).problems
    return { all, problems, expected: problems(all) }
  })
  const shuffled = fc.constantFrom(...known).chain((folder) => {
    const order = fc.shuffledSubarray([...folder.all], { minLength: folder.all.length })
    return order.map((files) => ({ ...folder, files }))
  })
  fc.assert(
    fc.property(shuffled, ({ files, problems, expected }) => void expect(problems(files)).toEqual(expected)),
    bounds(100),
  )
})

test('C10 loading twice gives equal values', () => {
  for (const dir of folders) {
    const [first, second] = [loadSite(dir, { at, ahead: true }), loadSite(dir, { at, ahead: true })]
    expect(second.problems).toEqual(first.problems)
    expect(JSON.stringify([second.config, second.site, second.changes])).toBe(JSON.stringify([first.config, first.site, first.changes]))
  }
})

test('what is known of a page does not depend on other pages', () => {
  for (const dir of folders) {
    const { all, outside } = listed(dir)
    const whole = shared(dir, all, outside)
    for (const file of whole.pageFiles) {
      const alone = all.filter((other) => other === file || !whole.pageFiles.includes(other))
      expect(makePageFacts(file, shared(dir, alone, outside), at).facts).toEqual(makePageFacts(file, whole, at).facts)
    }
  }
})

function shared(dir: string, files: readonly string[], outside: ReadonlySet<string>): SharedConfig {
  return sharedConfig(dir, sortedOut(files, outside), fileHashes(dir))
}
