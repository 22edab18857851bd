import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ListedFiles, listFiles, sortedOut } from '#src/node/config/listFiles.ts'
import { loadSite, readFacts } from '#src/node/config/loadSite.ts'
import { sortedByPlace } from '#src/node/config/placeProblems.ts'
import { siteAt } from '#src/node/config/siteAt.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { WRITTEN_AT, readMistakes } from '#tests/support/plantedMistakes.ts'
import { plantTogether } from '#tests/support/plantTogether.ts'

const at = Date.parse(WRITTEN_AT)

const root = mkdtempSync(join(tmpdir(), 'loading-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A sound folder, and one with as many mistakes as can be planted together. */
const folders = [resolve('tests/fixtures/bakery'), join(root, 'config')]
const [largest] = plantTogether(readMistakes()).toSorted((a, b) => b.mistakes.length - a.mistakes.length)
largest!.site.write(folders[1]!)

function listed(dir: string): ListedFiles {
  const found = listFiles(dir)
  if ('failure' in found) throw new Error(found.failure)
  return found
}

test('C10 in whatever order files are listed, the same problems are found', () => {
  const known = folders.map((dir) => {
    const { all, outside } = listed(dir)
    const problems = (files: readonly string[]) => sortedByPlace(siteAt(readFacts(dir, sortedOut(files, outside)), at, 'config').problems)
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

test('what is collected from a file depends on that file alone', () => {
  for (const dir of folders) {
    const whole = listed(dir)
    for (const facts of readFacts(dir, whole).files) {
      const { files: alone } = readFacts(dir, sortedOut([facts.file], whole.outside))
      expect(alone).toEqual([facts])
    }
  }
})
