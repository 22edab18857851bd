import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** Notes the ids of all modules that go into a bundle, and the files of its assets, in `ids`. */
export function noteModules(ids: Set<string>): Plugin {
  return {
    name: 'note-modules',
    moduleParsed: ({ id }) => void ids.add(id),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset') for (const name of file.originalFileNames) ids.add(resolve(PROJECT_ROOT, name))
    },
  }
}
