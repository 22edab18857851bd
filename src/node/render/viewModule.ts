import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { ownSections } from '#src/node/sections/ownSections.ts'

/** The module with the component of a section type, as Vite’s manifest of a client names it. */
export function viewModule(type: string): string {
  const own = ownSections().find((section) => section.type === type)
  if (own) return relative(PROJECT_ROOT, own.view).replaceAll('\\', '/')
  const module = known.get(type) ?? moduleIn(type)
  known.set(type, module)
  return module
}

const known = new Map<string, string>()

/** Where the component lies: with those of the builder, or in a package of its repository. */
function moduleIn(type: string): string {
  const folders = ['src', ...readdirSync(join(PROJECT_ROOT, 'packages')).map((name) => `packages/${name}`)]
  const modules = folders.map((folder) => `${folder}/sections/${type}/view.tsx`)
  return modules.find((file) => existsSync(join(PROJECT_ROOT, file))) ?? modules[0]!
}
