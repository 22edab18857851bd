import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as api from '#schemas/forSections.ts'
import { contentHash } from '#src/node/files/hashes.ts'

/** Where the modules of companies find what schemas are made of: one zod for all. */
const SHARED = Symbol.for('page-builder/schemas')

/** The names under which modules of companies import it. */
const NAMES = new Set(['page-builder/schemas', 'zod'])

/**
 * The module in a TypeScript file, run. What it is compiled to is kept in `keepDir`, by the content of the files that it was made of. Fails
 * as the bundler or the module does.
 */
export async function compileSchema(file: string, source: string, keepDir: string): Promise<Record<string, unknown>> {
  const kept = join(keepDir, `${contentHash(source)}.mjs`)
  let code: string
  try {
    code = readFileSync(kept, 'utf8')
  } catch {
    code = await bundle(file)
    mkdirSync(keepDir, { recursive: true })
    writeFileSync(kept, code)
  }
  ;(globalThis as Record<symbol, unknown>)[SHARED] = api
  return (await import(/* @vite-ignore */ pathToFileURL(kept).href)) as Record<string, unknown>
}

async function bundle(file: string): Promise<string> {
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    root: dirname(file),
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'shared-schemas',
        enforce: 'pre',
        resolveId: (id) => (NAMES.has(id) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith('\0') && NAMES.has(id.slice(1)) ? sharedModule(id.slice(1)) : undefined),
      },
    ],
    build: { ssr: file, write: false, minify: false, target: 'node20' },
  })
  const output = (Array.isArray(made) ? made[0]! : made) as { output: { type: string; code?: string }[] }
  return output.output.find(({ type }) => type === 'chunk')!.code!
}

function sharedModule(name: string): string {
  const given = `globalThis[Symbol.for('page-builder/schemas')]`
  if (name === 'zod') return `export const { z } = ${given}\nexport default z`
  return `export const { ${Object.keys(api).join(', ')} } = ${given}`
}
