import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sectionModules } from '#src/contract/sections.ts'
import { compileSchema } from '#src/node/sections/compileSchema.ts'
import { registryFiles } from '#src/node/sections/registryFiles.ts'
import { saidBy } from '#src/node/sections/saidBy.ts'
import { type SectionFolder, foldersIn } from '#src/node/sections/foldersIn.ts'
import { sectionFolders } from '#src/node/sections/sectionFolders.ts'

type Exports = Record<string, unknown>

/** The folders of section types, and how their schema files are run; the builder has folders beside them that several types share. */
const sets: { whose: string; others?: string[]; folders: SectionFolder[]; run(folder: SectionFolder): Exports | Promise<Exports> }[] = [
  {
    whose: 'the builder',
    // Others are written from their fields.
    others: ['markdown.ts'],
    folders: foldersIn('src/sections').filter(({ files }) => files.some((file) => /^(?:schema|view)\./.test(file))),
    run: ({ type }) => sectionModules[type as keyof typeof sectionModules],
  },
  {
    whose: 'a company',
    folders: sectionFolders('tests/fixtures/naranj/config'),
    run: async ({ folder }) => (await compileSchema(resolve(folder, 'schema.ts'))).found,
  },
  {
    whose: 'a package',
    folders: foldersIn('tests/fixtures/packages/tide-tables/sections'),
    run: async ({ folder }) => (await compileSchema(resolve(folder, 'schema.ts'))).found,
  },
]

describe.each(sets)('a section type of $whose', ({ folders, run, others = [] }) => {
  test.each(folders.map((folder) => [folder.type, folder] as const))(
    '%s is a folder with a schema and a component',
    async (type, folder) => {
      expect(folder.files).toEqual(expect.arrayContaining(['schema.ts', 'view.tsx', ...others]))
      expect(readFileSync(`${folder.folder}/view.tsx`, 'utf8')).toMatch(/^export default function [A-Z]/m)
      expect(saidBy(await run(folder), type)).toMatchObject({ traits: {}, hosts: {} })
    },
  )
})

test('the registry is that of the folders; `npm run schemas` writes it', async () => {
  for (const [file, text] of await registryFiles()) expect(readFileSync(file, 'utf8') === text, `${file} is stale`).toBe(true)
})
