import { expect, test } from 'vitest'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { pageUses } from '#src/site/pages/pageUses.ts'
import { recognitionFiles } from './recognitionFiles.ts'
import { recognitionOf } from './recognitionOf.ts'

type Given = Parameters<typeof recognitionOf>[0]

const siteWith = (...types: string[]) =>
  ({
    pages: [{ uses: pageUses(types.map((type) => ({ type })) as never, [], traitsOf) }],
    settings: { language: 'en-GB' },
  }) as unknown as Given

test('B24 a site has what reads pictures where a page has a tool that takes files, and nowhere else', () => {
  const found = recognitionOf(siteWith('hero', 'resumeChecker'))!
  expect(found.folder).toMatch(/^\/static\/recognition\/[\w-]{8}$/)
  expect(found.languages[0]!.name).toBe('eng')
  expect(recognitionOf(siteWith('hero', 'profileOptimizer'))).toBeUndefined()
})

test('B24 what is fetched stays below 15 MB, and all of it is there', () => {
  const { folder, bytes, languages, files } = recognitionFiles()!
  expect(bytes + languages[0]!.bytes).toBeLessThan(15_000_000)
  for (const name of ['worker.min.js', 'tesseract-core-simd-lstm.js', 'tesseract-core-simd-lstm.wasm', 'eng.traineddata'])
    expect(files.get(`${folder}/${name}`)?.length, name).toBeGreaterThan(10_000)
})
