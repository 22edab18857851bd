import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { type EmitComponents, componentFiles } from '#src/node/render/components/componentFiles.ts'
import { DOORS, ONCE } from '#src/node/sections/doors.ts'
import type { OwnView } from '#src/node/sections/OwnSection.ts'
import { ownRow, ownServerRow } from '#src/node/sections/ownRow.ts'
import { siteJsx } from '#src/node/sections/siteJsx.ts'
import { noSharedModules, shareModules, sharedModules } from '#src/node/sections/sharedModules.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { commonScripts } from './commonScripts.ts'
import type { SiteExpressions } from './siteExpressions.ts'

/** The virtual modules created from config: the exports of each, and their expressions. */
const VIRTUAL: Record<string, [name: string, expression: Exclude<keyof SiteExpressions, 'results'>]> = {
  'virtual:site': ['shell', 'shell'],
  // The only part of the site in the browser entry, which every page loads before any interaction.
  'virtual:settings': ['settings', 'settings'],
  // The components of the company’s own section types.
  'virtual:own-sections': ['ownViews', 'own'],
}

/** The results these store on a visitor’s device: a separate module, which is bundled with the store in one request. */
const RESULTS = 'virtual:own-results'

/** Returns the expression for a part of the site. */
type ExpressionOf = (part: keyof SiteExpressions) => string

/**
 * Provides `virtual:site`, the shared part of the site as a module, `virtual:settings`, the few settings that services start with,
 * `virtual:own-sections` and `virtual:own-results`. `expressionOf` is called each time a module is loaded.
 */
export function virtualSite(expressionOf: ExpressionOf): Plugin {
  return {
    name: 'virtual-site',
    resolveId: (id) => (id === RESULTS || Object.hasOwn(VIRTUAL, id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${RESULTS}`) return expressionOf('results')
      const exported = id.startsWith('\0') ? VIRTUAL[id.slice(1)] : undefined
      return exported && `export const ${exported[0]} = ${expressionOf(exported[1])}`
    },
  }
}

/** The expression for the company’s own section types whose components are part of the bundle, or served with it. */
export function ownExpression(own: readonly OwnView[]): string {
  return `[${own.map((section) => ownRow(section, `() => import(${JSON.stringify(section.view)}).then((module) => module.default)`)).join(', ')}]`
}

function serverRow(section: OwnView): string {
  const loading = (file: string) => `import(${JSON.stringify(file)}).then((module) => module.default)`
  return ownServerRow(section, loading(section.view), section.markdown === undefined ? '' : loading(section.markdown))
}

/**
 * The module with the results that section types store on a visitor’s device, by the files that declare them; `more` is code for further
 * lists.
 */
export function resultsModule(files: readonly string[], more = '[]'): string {
  const imports = files.map((file, index) => `import kept${index} from ${JSON.stringify(file)}\n`)
  const kept = files.map((_, index) => `kept${index}, `)
  return `${imports.join('')}export const ownResults = Promise.all([${kept.join('')}...${more}])`
}

/** The bundler’s timings are of no use to authors. */
const QUIET = { bundlerTimings: false }

/** Options shared by client and server builds and the dev server. */
export function viteOptions(expressionOf: ExpressionOf): InlineConfig {
  return {
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'warn',
    plugins: [react(), siteJsx, virtualSite(expressionOf), noSharedModules],
    // Singletons, whichever module imports them: context and state must be shared.
    resolve: { dedupe: ONCE, alias: DOORS },
    publicDir: false,
    // Sentry’s debug messages are not used.
    define: { __SENTRY_DEBUG__: 'false' },
    worker: {
      format: 'es',
      rolldownOptions: {
        checks: QUIET,
        output: { entryFileNames: 'static/js/[name]-[hash].js', chunkFileNames: 'static/js/[name]-[hash].js' },
      },
    },
  }
}

/** The export name of a section type’s component; its file has the same name. */
function componentIn(module: string | null): string | undefined {
  const type = /[\\/]sections[\\/](\w+)[\\/]view\.[jt]sx$/.exec(module ?? '')?.[1]
  return type && type[0]!.toUpperCase() + type.slice(1)
}

/** The package’s default export condition is its development build; the production build is next to it. */
const ROUTER = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')

/**
 * Lets the bundler remove unused parts of react-router (6.5 KB, Brotli): the package does not declare that creating a component, and
 * setting its display name, has no side effects, so all its components would be included.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/^((?:var|let|const) \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/** The folder of the API for packages, and its entry points. */
const OFFERED = ['doors', 'sections', 'store', 'ui'].map((folder) => `${join(PROJECT_ROOT, 'src', folder).replaceAll('\\', '/')}/`)

/**
 * Whether importing a module may have side effects. Ours have none, so that importing one name from an entry point includes nothing else;
 * undefined leaves the decision to the package’s declaration.
 */
function mayDoMore(id: string): false | undefined {
  return OFFERED.some((folder) => id.startsWith(folder)) ? false : undefined
}

/** The inputs of a client build: the expressions for the site, and the files about its packages. */
export type ClientInput = { expressions(): SiteExpressions; components: EmitComponents }

/**
 * Options of the client build into `outDir`. A `sharing` client has a separate script for each module that scripts of companies import from
 * it.
 */
export function clientOptions({ expressions, components: emit }: ClientInput, outDir: string, isSharing = false): InlineConfig {
  const options = viteOptions((part) => expressions()[part])
  const components = componentFiles(emit)
  return {
    ...options,
    // Scripts name each other, so that they work below any base path.
    base: './',
    plugins: [options.plugins, leanRouter, components.client, isSharing && shareModules()],
    worker: { ...options.worker, plugins: () => [components.workers] },
    resolve: {
      ...options.resolve,
      alias: [
        { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
        ...DOORS,
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: '.vite/manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        checks: QUIET,
        treeshake: { moduleSideEffects: mayDoMore },
        output: {
          entryFileNames: 'static/js/[name]-[hash].js',
          chunkFileNames: ({ name, facadeModuleId }) => `static/js/${componentIn(facadeModuleId) ?? name}-[hash].js`,
          assetFileNames: 'static/media/[name]-[hash][extname]',
          codeSplitting: { groups: commonScripts },
        },
      },
    },
  }
}

/**
 * Options of the server build into `outDir`: one file, `server.mjs`, with some section types in addition to the builder’s. The site is
 * passed with each page.
 */
export function serverOptions(outDir: string, views: readonly OwnView[]): InlineConfig {
  const options = viteOptions((part) => {
    if (part === 'own') return `[${views.map(serverRow).join(', ')}]`
    // Nothing is stored during rendering.
    if (part === 'results') return resultsModule([])
    throw new Error('The rendering code has no default site: pass the site with each page.')
  })
  return {
    ...options,
    plugins: [sharedModules(), ...options.plugins!],
    define: { ...options.define, 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
    // Bundled into one file with its packages, it loads in a third of the time.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { checks: QUIET, output: { entryFileNames: 'server.mjs', codeSplitting: false } },
    },
  }
}
