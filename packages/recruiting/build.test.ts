import { expect, test } from 'vitest'
import type { Recognition } from './analysis/recognition/Recognition.ts'
import build from './build.ts'

const site = { languages: ['en-GB'], types: { hero: { opensPage: true }, resumeChecker: { takesFiles: true } } } as const
const { recognition } = build(site)!.data as { recognition: Recognition }

test('B24 a site has what reads pictures where a page has a tool that takes files, and nowhere else', () => {
  expect(recognition.folder).toMatch(/^\/static\/recognition\/[\w-]{8}$/)
  expect(recognition.languages[0]!.name).toBe('eng')
  expect(build({ languages: ['en-GB'], types: { hero: { opensPage: true }, profileOptimizer: { opensPage: true } } })).toBeUndefined()
})

test('B24 what is fetched stays below 15 MB, and all of it is there', () => {
  const { folder, bytes, languages } = recognition
  expect(bytes + languages[0]!.bytes).toBeLessThan(15_000_000)
  for (const name of ['worker.min.js', 'tesseract-core-simd-lstm.js', 'tesseract-core-simd-lstm.wasm', 'eng.traineddata'])
    expect(build(site)!.files.get(`${folder}/${name}`)?.length, name).toBeGreaterThan(10_000)
})

test('H30 no file may compile WebAssembly but the worker that reads the letters of pictures', () => {
  const allowed = Object.entries(build(site)!.headers).filter(([, set]) => 'Content-Security-Policy' in set)
  expect(allowed).toEqual([
    [
      '/static/recognition/:version/worker.min.js',
      { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'" },
    ],
  ])
})
