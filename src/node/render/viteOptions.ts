import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { type EmitComponents, componentFiles } from '#src/node/render/components/componentFiles.ts'
import { DOORS, ONCE } from '#src/node/sections/doors.ts'
import type { OwnView } from '#src/node/sections/OwnSection.ts'
import { ownRow } from '#src/node/sections/ownRow.ts'
import { noSharedModules, shareModules, sharedModules } from '#src/node/sections/sharedModules.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { SiteExpressions } from './siteExpressions.ts'

/** The modules that are made from config: what each exports, and which expression stands for it. */
const VIRTUAL: Record<string, [name: string, expression: Exclude<keyof SiteExpressions, 'results'>]> = {
  'virtual:site': ['shell', 'shell'],
  // The browser entry knows no more of the site than this: it is on every page before anybody does anything.
  'virtual:settings': ['settings', 'settings'],
  // The components of the company’s own section types.
  'virtual:own-sections': ['ownViews', 'own'],
}

/** What these keep on a visitor’s device: a whole module, so that it comes with the store in one request. */
const RESULTS = 'virtual:own-results'

/** Gives the expression that stands for a part of the site. */
type ExpressionOf = (part: keyof SiteExpressions) => string

/**
 * Provides `virtual:site`, the shared part of the site as a module, `virtual:settings`, the little of it that services begin with,
 * `virtual:own-sections` and `virtual:own-results`. `expressionOf` is asked each time a module is loaded.
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

/** The expression for the company’s own section types whose components are bundled with everything else, or served beside it. */
export function ownExpression(own: readonly OwnView[]): string {
  return `[${own.map((section) => ownRow(section, `() => import(${JSON.stringify(section.view)}).then((module) => module.default)`)).join(', ')}]`
}

/** The module with what section types keep on a visitor’s device, by the files that say it; `more` is code for a list of others. */
export function resultsModule(files: readonly string[], more = '[]'): string {
  const imports = files.map((file, index) => `import kept${index} from ${JSON.stringify(file)}\n`)
  const kept = files.map((_, index) => `kept${index}, `)
  return `${imports.join('')}export const ownResults = Promise.all([${kept.join('')}...${more}])`
}

/** How long the bundler took says nothing to anybody who builds a site. */
const QUIET = { bundlerTimings: false }

/** What client and server builds and the dev server have in common. */
export function viteOptions(expressionOf: ExpressionOf): InlineConfig {
  return {
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'warn',
    plugins: [react(), virtualSite(expressionOf), noSharedModules],
    // Whoever imports them, there is one of each: context and state are not shared between two.
    resolve: { dedupe: ONCE, alias: DOORS },
    publicDir: false,
    // Sentry’s own debugging texts are of no use to anybody here.
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

/** The name of the component of a section type in a module; its file is called like all others of them. */
function componentIn(module: string | null): string | undefined {
  const type = /[\\/]sections[\\/](\w+)[\\/]view\.[jt]sx$/.exec(module ?? '')?.[1]
  return type && type[0]!.toUpperCase() + type.slice(1)
}

/** The package leads bundlers to its code for development; that for production lies beside it. */
const ROUTER = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')

/**
 * Lets the bundler leave out what nobody uses of react-router (6.5 KB, Brotli): the package does not say that making a component, and
 * naming it for developer tools, has no effect, so that all of its components would be kept.
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

/** Where what packages are offered lies, and the doors to it. */
const OFFERED = ['doors', 'sections', 'store', 'ui'].map((folder) => `${join(PROJECT_ROOT, 'src', folder).replaceAll('\\', '/')}/`)

/**
 * Whether importing a module may do more than give what it exports. Importing ours does not, so that whoever imports one thing through a
 * door gets nothing of the others; undefined leaves it to what packages say.
 */
function mayDoMore(id: string): false | undefined {
  return OFFERED.some((folder) => id.startsWith(folder)) ? false : undefined
}

/** What a client is built from: the expressions that stand for the site, and what is written of the packages it is made of. */
export type ClientInput = { expressions(): SiteExpressions; components: EmitComponents }

/** Options of the client build into `outDir`. One that is `sharing` has a script for each module that scripts of companies take from it. */
export function clientOptions({ expressions, components: emit }: ClientInput, outDir: string, isSharing = false): InlineConfig {
  const options = viteOptions((part) => expressions()[part])
  const components = componentFiles(emit)
  return {
    ...options,
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
        },
      },
    },
  }
}

/**
 * Options of the server build into `outDir`: one file, `server.mjs`, with some section types beside those of the builder. It is given the
 * site with each page.
 */
export function serverOptions(outDir: string, views: readonly OwnView[]): InlineConfig {
  const options = viteOptions((part) => {
    if (part === 'own') return ownExpression(views)
    // Nothing is kept while pages are rendered.
    if (part === 'results') return resultsModule([])
    throw new Error('The rendering code has no default site: pass the site with each page.')
  })
  return {
    ...options,
    plugins: [sharedModules(), ...options.plugins!],
    define: { ...options.define, 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
    // In one file with its packages it is loaded in a third of the time.
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
