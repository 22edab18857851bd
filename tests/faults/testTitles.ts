import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { citedIds } from './citedIds.ts'

/** A text that may be the title of a test, or a part of one, and its file. */
export type TestTitle = { file: string; title: string }

const TEXT = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g

/** Planted mistakes are tests by their headings. */
const PLANTED = { folder: 'tests/fixtures/broken', file: 'tests/rules/planted.test.ts' }

/** Every text in a file of tests that names rows of the catalogue: titles of tests and of groups, whole or in a table. */
export function testTitles(): TestTitle[] {
  const planted = readdirSync(PLANTED.folder).flatMap((file) =>
    [...readFileSync(join(PLANTED.folder, file), 'utf8').matchAll(/^## (.+)/gm)].map(([, title]) => ({
      file: PLANTED.file,
      title: title!,
    })),
  )
  const written = ['src', 'schemas', 'packages', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => join(folder, file).replaceAll('\\', '/')),
    )
    .sort()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(TEXT)].flatMap(([, , text]) => (citedIds(text!).length > 0 ? [{ file, title: text! }] : [])),
    )
  return [...planted.filter(({ title }) => citedIds(title).length > 0), ...written]
}
