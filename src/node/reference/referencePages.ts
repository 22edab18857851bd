import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { checkoutPackages } from '#src/node/sections/checkoutPackages.ts'
import { compileSchema } from '#src/node/sections/compileSchema.ts'
import { foldersIn } from '#src/node/sections/foldersIn.ts'
import { codeFileIn } from '#src/node/sections/packagesOf.ts'
import { readWords } from '#src/node/sections/readWords.ts'
import type { OwnSchema } from '#src/contract/sections.ts'
import { configPage } from './configPage.ts'
import { packageTypesPage, sectionTypesPage } from './sectionTypesPage.ts'

/** The pages of the reference, including those of packages of the checkout: path below the project → text. Throws if code cannot be run. */
export async function referencePages(): Promise<Map<string, string>> {
  const ofPackages = await Promise.all(checkoutPackages().map(ofPackage))
  return new Map([['docs/config.md', configPage()], ['docs/section-types.md', sectionTypesPage()], ...ofPackages.flat()])
}

async function ofPackage(folder: string): Promise<[string, string][]> {
  const folders = foldersIn(join(folder, 'sections'))
  if (folders.length === 0) return []
  const compiled = await Promise.all(folders.map((one) => compileSchema(join(one.folder, 'schema.ts'))))
  const types = compiled.map(({ found }) => found['default'] as OwnSchema)
  const file = codeFileIn(folder, 'words')
  const words = file === undefined ? undefined : await readWords(file)
  if (words && 'message' in words) throw new Error(`${words.file}:${words.line}:${words.column} ${words.message}`)
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }
  const page = relative(PROJECT_ROOT, join(folder, 'docs/section-types.md')).replaceAll('\\', '/')
  return [[page, packageTypesPage(name, types, words)]]
}
