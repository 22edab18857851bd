import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

const RUNTIME = join(PROJECT_ROOT, 'src/ui/jsxAtBase.ts').replaceAll('\\', '/')

/** Gives all components the JSX runtime that puts the base path before addresses; that module itself gets React’s. */
export const siteJsx: Plugin = {
  name: 'site-jsx',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'react/jsx-runtime' || importer?.replaceAll('\\', '/') === RUNTIME) return undefined
    return RUNTIME
  },
}
