import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Records the ids of all modules in a bundle, and its asset files, in `ids`; and in `inFiles`, for each file of the bundle, the modules
 * with code in it.
 */
export function noteModules(ids: Set<string>, inFiles: Record<string, string[]> = {}): Plugin {
  return {
    name: 'note-modules',
    moduleParsed: ({ id }) => void ids.add(id),
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk')
          inFiles[part.fileName] = Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        else {
          const files = part.originalFileNames.map((name) => resolve(PROJECT_ROOT, name))
          for (const file of files) ids.add(file)
          inFiles[part.fileName] = files
        }
      }
    },
  }
}
