import { relative } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { ownSections } from '#src/node/sections/ownSections.ts'

/** The module with the component of a section type, as named in Vite’s manifest of a client. */
export function viewModule(type: string): string {
  const own = ownSections().find((section) => section.type === type)
  return own ? moduleName(own.view) : `src/sections/${type}/view.tsx`
}

/** A file as named in Vite’s manifest of a client. */
export function moduleName(file: string): string {
  return relative(PROJECT_ROOT, file).replaceAll('\\', '/')
}
