import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'

const EXPLAINED = /^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* \S/gm
/** A citation such as R3.2 or C19; neither a time of day (T12:00) nor part of a colour or a drawing. */
const CITED = /(?<![\w#$}/])(?:R[1-9](?:\.\d{1,2})?|[BCFGHNSTX]\d{2})\b(?!:\d)/g

const ofPackages = findFiles('packages').filter((file) => /^[\w-]+\/requirements\.md$/.test(file))
const pages = ['docs/requirements.md', ...ofPackages.map((file) => `packages/${file}`)]
const explained = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(EXPLAINED)].map(([, id]) => id!))

test('every requirement that sources and tests cite is explained in the docs, or in those of a package', () => {
  const known = new Set(explained)
  const missing = ['src', 'schemas', 'packages', 'tests'].flatMap((folder) =>
    findFiles(folder)
      .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file))
      .map((file) => join(folder, file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CITED)].flatMap(([id]) => (known.has(id) ? [] : [`${id} in ${file}`]))),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('no requirement is explained twice', () => {
  expect(explained.filter((id, index) => explained.indexOf(id) !== index)).toEqual([])
})
