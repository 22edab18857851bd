import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Modules that must exist once per page: they contain contexts, or all pages with sections have them anyway. Each has a name, the package
 * to import it from, and its path relative to that package’s module if it is another one.
 */
const OF_PACKAGES: [name: string, of: string, file?: string][] = [
  ['react', 'react'],
  ['react-dom', 'react-dom'],
  ['jsx-runtime', 'react/jsx-runtime'],
  ['emotion', '@emotion/react'],
  ['theme-context', '@mui/private-theming', 'useTheme/ThemeContext.mjs'],
  ['default-props', '@mui/system/DefaultPropsProvider'],
  ['rtl', '@mui/system/RtlProvider'],
  ['styled', '@mui/material/styles', 'styled.mjs'],
  ['use-theme', '@mui/material/styles', 'useTheme.mjs'],
  ['create-theme', '@mui/material/styles', 'createTheme.mjs'],
  ['default-theme', '@mui/material/styles', 'defaultTheme.mjs'],
  ['theme-provider', '@mui/material/styles', 'ThemeProvider.mjs'],
  ['color-schemes', '@mui/material/styles', 'ThemeProviderWithVars.mjs'],
]

/** The modules of `page-builder/ui`: each is shared separately, because a page needs few of them. */
const UI = join(PROJECT_ROOT, 'src/doors/ui.ts')

/** `page-builder/store` is one shared module, because its parts depend on each other. */
const STORE = join(PROJECT_ROOT, 'src/doors/store.ts')

/** A shared module: its name, and its file, as the bundler resolves it. */
export type SharedModule = { name: string; file: string }

type Resolve = (source: string, importer?: string) => Promise<{ id: string } | null>

/** All shared modules, as a bundler resolves them. */
export async function findShared(resolve: Resolve): Promise<SharedModule[]> {
  const place = async (source: string, importer?: string) => (await resolve(source, importer ?? UI))!.id
  // Some MUI packages can only be resolved from MUI.
  const mui = await place('@mui/material/styles')
  const ofPackages = OF_PACKAGES.map(async ([name, of, file]) => {
    const index = await place(of, of.startsWith('@mui/') ? mui : undefined)
    return { name, file: file === undefined ? index : join(dirname(index), file) }
  })
  const ofUi = [...(await exportsOf(UI)).values()].map((from) => ({
    name: `ui-${basename(from).replace(/\.tsx?$/, '')}`,
    file: join(PROJECT_ROOT, from.slice(1)),
  }))
  return [
    ...(await Promise.all(ofPackages)),
    { name: 'store', file: STORE },
    ...new Map(ofUi.map((module) => [module.name, module])).values(),
  ]
}

/**
 * Redirects imports in a company’s code to the shared modules, wherever the importing file is. `expressionOf` returns the code that finds
 * such a module: imports, and the expression for it.
 */
export function useShared(expressionOf: (name: string) => { imports: string; expression: string }): Plugin {
  const PREFIX = '\0shared:'
  let names: Map<string, string> | undefined
  let finding: Promise<SharedModule[]> | undefined
  return {
    name: 'use-shared',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith('\0') || options.custom?.['shared']) return undefined
      const resolve: Resolve = (wanted, from) => this.resolve(wanted, from, { skipSelf: true, custom: { shared: true } })
      finding ??= findShared(resolve)
      names ??= new Map((await finding).map(({ name, file }) => [file, name]))
      const found = await resolve(source, importer)
      if (!found) return undefined
      const name = names.get(found.id)
      return name === undefined || importer.startsWith(PREFIX) ? found : { id: PREFIX + name, moduleSideEffects: false }
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length)
      const [file] = [...names!].find(([, other]) => other === name)!
      const { imports, expression } = expressionOf(name)
      const exported = (await namesIn(file)).map((named, index) =>
        named === 'default' ? `export default shared.default` : `const v${index} = shared.${named}\nexport { v${index} as ${named} }`,
      )
      return `${imports}\nconst shared = ${expression}\n${exported.join('\n')}`
    },
  }
}

/** The name prefix of client scripts that contain a shared module. */
export const SHARE = 'share-'

/** Creates a client script for each shared module, which exports it as `shared`. */
export function shareModules(): Plugin {
  const PREFIX = '\0share:'
  const files = new Map<string, string>()
  return {
    name: 'share-modules',
    async buildStart() {
      for (const { name, file } of await findShared((source, importer) => this.resolve(source, importer))) {
        files.set(PREFIX + name, file)
        this.emitFile({ type: 'chunk', id: PREFIX + name, name: SHARE + name, preserveSignature: 'allow-extension' })
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? `import * as shared from ${JSON.stringify(files.get(id))}\nexport { shared }` : undefined),
  }
}

const SHARED_ID = 'virtual:shared-modules'

/** Provides `virtual:shared-modules`: all shared modules, by their names. */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    resolveId: (id) => (id === SHARED_ID ? `\0${SHARED_ID}` : undefined),
    async load(id) {
      if (id !== `\0${SHARED_ID}`) return undefined
      const modules = await findShared((source, importer) => this.resolve(source, importer))
      const imports = modules.map(({ file }, index) => `import * as m${index} from ${JSON.stringify(file)}`)
      const named = modules.map(({ name }, index) => `${JSON.stringify(name)}: m${index}`)
      return `${imports.join('\n')}\nexport const shared = { ${named.join(', ')} }`
    },
  }
}

/** Provides an empty `virtual:shared-modules` where no code imports modules from it. */
export const noSharedModules: Plugin = {
  name: 'no-shared-modules',
  resolveId: (id) => (id === SHARED_ID ? `\0${SHARED_ID}` : undefined),
  load: (id) => (id === `\0${SHARED_ID}` ? 'export const shared = {}' : undefined),
}

/** The names that a module exports. */
async function namesIn(file: string): Promise<string[]> {
  const named = [...(await exportsOf(file)).keys()]
  if (named.length > 0) return named
  return ['default', ...Object.keys(createRequire(import.meta.url)(file) as object)]
}

type Node = {
  type: string
  source?: { value: string } | null
  exportKind?: string
  specifiers?: { exported: { name?: string; value?: string }; exportKind?: string }[]
  declaration?: { id?: { name: string }; declarations?: { id: { name: string } }[]; type: string } | null
}

/** The exported names of an ES module, and the module that each is re-exported from. */
async function exportsOf(file: string): Promise<Map<string, string>> {
  const { parseAst } = await import('vite')
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }) as unknown as { body: Node[] }
  const found = new Map<string, string>()
  for (const { type, source, specifiers = [], declaration, exportKind } of body) {
    if (type === 'ExportDefaultDeclaration') found.set('default', '')
    if (type !== 'ExportNamedDeclaration' || exportKind === 'type') continue
    for (const { exported, exportKind: kind } of specifiers)
      if (kind !== 'type') found.set(exported.name ?? exported.value!, source?.value ?? '')
    for (const { id } of declaration?.declarations ?? []) found.set(id.name, '')
    if (declaration?.id && !declaration.type.startsWith('TS')) found.set(declaration.id.name, '')
  }
  return found
}
