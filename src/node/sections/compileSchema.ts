import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as api from '#schemas/forSections.ts'
import { type Bundle, keptBundle } from './keptBundle.ts'
import { nameImporters } from './nameImporters.ts'
import { noteModules } from './noteModules.ts'

/** The schema library for companies’ modules: one zod for all. */
const SHARED = Symbol.for('page-builder/schemas')

/** The expression for a module’s own location. */
const PLACE = 'import.meta.url'

/** The names under which companies’ modules import it. */
const NAMES = new Set(['page-builder/schemas', 'zod'])

/**
 * The evaluated module of a TypeScript file, a schema or `build.ts`, and its compiled code. `import.meta.url` is the location of the
 * source. Fails like the bundler or the module.
 */
export async function compileSchema(file: string): Promise<{ found: Record<string, unknown>; bundle: Bundle }> {
  const bundle = await keptBundle(['schema', file, Object.keys(api)], (outDir) => compile(file, outDir))
  ;(globalThis as Record<symbol, unknown>)[SHARED] = api
  const found = (await import(/* @vite-ignore */ pathToFileURL(join(bundle.folder, 'schema.mjs')).href)) as Record<string, unknown>
  return { found, bundle }
}

async function compile(file: string, outDir: string): Promise<Set<string>> {
  const { build } = await import('vite')
  const ids = new Set<string>()
  await build({
    configFile: false,
    root: dirname(file),
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [
      noteModules(ids),
      nameImporters(),
      {
        name: 'shared-schemas',
        enforce: 'pre',
        resolveId: (id) => (NAMES.has(id) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith('\0') && NAMES.has(id.slice(1)) ? sharedModule(id.slice(1)) : undefined),
      },
      {
        name: 'place-of-source',
        enforce: 'pre',
        transform: (code, id) => (code.includes(PLACE) ? code.replaceAll(PLACE, JSON.stringify(pathToFileURL(id).href)) : undefined),
      },
    ],
    build: {
      ssr: file,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'schema.mjs', codeSplitting: false } },
    },
  })
  return ids
}

function sharedModule(name: string): string {
  const given = `globalThis[Symbol.for('page-builder/schemas')]`
  if (name === 'zod') return `export const { z } = ${given}\nexport default z`
  return `export const { ${Object.keys(api).join(', ')} } = ${given}`
}
