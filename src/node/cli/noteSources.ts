import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** Adds the sources of a bundle to a set: files of this project without its packages, as paths below it with forward slashes. */
export function noteSources(sources: Set<string>): Plugin {
  return {
    name: 'note-sources',
    moduleParsed({ id }) {
      const file = relative(PROJECT_ROOT, id).replaceAll('\\', '/')
      if (FOLDERS.some((folder) => file.startsWith(folder))) sources.add(file)
    },
  }
}

const FOLDERS = ['packages/', 'schemas/', 'src/']
