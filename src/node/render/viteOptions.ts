import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import type { ShellData } from '#src/site/menus/shellData.ts'

/** The folder of the project, absolute. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const VIRTUAL_ID = 'virtual:site'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

/** Provides `virtual:site`: the shared part of the site as a module. `shell` is asked each time the module is loaded. */
export function virtualSite(shell: () => ShellData): Plugin {
  return {
    name: 'virtual-site',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load: (id) => (id === RESOLVED_ID ? `export const shell = ${JSON.stringify(shell())}` : undefined),
  }
}

/** What client and server builds and the dev server have in common. */
export function viteOptions(shell: () => ShellData): InlineConfig {
  return {
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'warn',
    plugins: [react(), virtualSite(shell)],
    publicDir: false,
    // Sentry’s own debugging texts are of no use to anybody here.
    define: { __SENTRY_DEBUG__: 'false' },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'static/js/[name]-[hash].js', chunkFileNames: 'static/js/[name]-[hash].js' } },
    },
  }
}

/** Options of the client build into `outDir`. */
export function clientOptions(shell: () => ShellData, outDir: string): InlineConfig {
  return {
    ...viteOptions(shell),
    build: {
      outDir,
      emptyOutDir: true,
      manifest: '.vite/manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        output: {
          entryFileNames: 'static/js/[name]-[hash].js',
          chunkFileNames: 'static/js/[name]-[hash].js',
          assetFileNames: 'static/media/[name]-[hash][extname]',
          // What every page loads, and what every section needs for its looks, travel in one file each: small files pack badly, and the
          // names of all of them stand in the code that loads first.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'shared',
                test: /\/node_modules\/react\/|\/src\/ui\/(?:Icon|SiteContext)\.tsx?$|\/src\/shell\/(?:ActionLink|shellVariables)\.tsx?$/,
              },
              { name: 'theme', test: /\/node_modules\/(?:@emotion|@mui\/(?:system|utils|styled-engine))\/|\/src\/theme\// },
            ],
          },
        },
      },
    },
  }
}

/** Options of the server build into `outDir`: one file, `server.js`, with its packages left outside. */
export function serverOptions(shell: () => ShellData, outDir: string): InlineConfig {
  return {
    ...viteOptions(shell),
    build: {
      ssr: 'src/server.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  }
}
