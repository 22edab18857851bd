import type { Plugin } from 'vite'

/** Has a bundler say who imports what is not there, also where a package that is there does not offer it. */
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
