import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { type SectionFolder, foldersIn } from './foldersIn.ts'
import type { OwnView } from './OwnSection.ts'
import { codeFileIn } from './packagesOf.ts'
import { readSection } from './readSection.ts'

const FOLDER = join(PROJECT_ROOT, 'packages')

/** The components of section types, and the `results.ts` files; absolute paths. */
export type TogetherCode = { views: readonly OwnView[]; results: readonly string[] }

/** Whether a file belongs to a package of the builder’s checkout, which is bundled together with the builder. */
export function isOfCheckout(file: string): boolean {
  return file.startsWith(FOLDER + sep)
}

/** The components of the section types in these packages, whether or not a site names them; none in a packed builder. */
export function checkoutViews(): string[] {
  return checkoutSections().map(({ folder }) => join(folder, 'view.tsx'))
}

function checkoutSections(): SectionFolder[] {
  return checkoutPackages().flatMap((folder) => foldersIn(join(folder, 'sections')))
}

/** The code of these packages that is bundled with the builder. Throws an Error that says what is wrong with a schema file. */
export async function checkoutCode(): Promise<TogetherCode> {
  const read = await Promise.all(checkoutSections().map((folder) => readSection(folder, undefined)))
  const views = read.map((found) => {
    if ('message' in found) throw new Error(`${found.file}:${found.line}:${found.column} ${found.message}. ${found.hint}`)
    const { type, view, behaviour, traits, markdown, shows } = found
    return { type, view, behaviour, traits, markdown, shows }
  })
  const results = checkoutPackages().flatMap((folder) => codeFileIn(folder, 'results') ?? [])
  return { views, results }
}

/** The folders of these packages, absolute, by name; none in a packed builder. */
export function checkoutPackages(): string[] {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER)
    .sort()
    .map((name) => join(FOLDER, name))
}
