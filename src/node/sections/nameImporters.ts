import type { Plugin } from 'vite'

/** Makes a bundler name the importer of a missing module or export. */
export function nameImporters(): Plugin {
  return {
    name: 'name-importers',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer.startsWith('\0') || importer.includes('node_modules')) return undefined
      return this.resolve(source, importer, { ...options, skipSelf: true }).catch(() =>
        this.error({ message: `Could not resolve '${source}' in '${importer}'`, id: importer }),
      )
    },
  }
}
