import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { builderVersion } from '#src/node/sections/bundleViews.ts'
import { DOORS, ONCE } from '#src/node/sections/doors.ts'
import { type Bundle, keptBundle } from '#src/node/sections/keptBundle.ts'
import { noteModules } from '#src/node/sections/noteModules.ts'
import type { OwnView } from '#src/node/sections/OwnSection.ts'
import { ownServerRow } from '#src/node/sections/ownRow.ts'
import type { SectionFault } from '#src/node/sections/sectionCode.ts'
import { siteJsx } from '#src/node/sections/siteJsx.ts'
import { useShared } from '#src/node/sections/sharedModules.ts'

const ENTRY = '\0own-sections'
const FILE = 'own.mjs'

/** The path of the module in a bundle that renders the sections of a company. */
export function ownServerFile({ folder }: Bundle): string {
  return join(folder, FILE)
}

/**
 * The server components of a company’s section types: one module, which exports `ownViews`. Singletons are imported from the rendering
 * code, which is loaded before it. Fails if the bundler does.
 */
export function bundleOwnServer(own: readonly OwnView[]): Promise<Bundle> {
  const views = own.map(({ type, view, behaviour, traits, markdown, shows }) => ({ type, view, behaviour, traits, markdown, shows }))
  return keptBundle(['server', views, builderVersion()], async (outDir) => {
    const { build } = await import('vite')
    const ids = new Set<string>()
    await build({
      configFile: false,
      root: PROJECT_ROOT,
      logLevel: 'silent',
      publicDir: false,
      plugins: [
        noteModules(ids),
        {
          name: 'own-sections',
          resolveId: (id) => (id === ENTRY ? id : undefined),
          load: (id) => (id === ENTRY ? entryOf(views) : undefined),
        },
        useShared((name) => ({ imports: '', expression: `globalThis[Symbol.for('page-builder/shared')][${JSON.stringify(name)}]` })),
        siteJsx,
      ],
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { dedupe: ONCE, alias: DOORS },
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        minify: false,
        target: 'node20',
        // An error that occurs on loading is reported with its source position.
        sourcemap: true,
        rolldownOptions: {
          input: ENTRY,
          treeshake: { propertyReadSideEffects: false },
          output: { entryFileNames: FILE, codeSplitting: false },
        },
      },
    })
    return ids
  })
}

function entryOf(views: readonly OwnView[]): string {
  const imports = views.flatMap(({ view, markdown }, index) => [
    `import View${index} from ${JSON.stringify(view)}`,
    ...(markdown === undefined ? [] : [`import write${index} from ${JSON.stringify(markdown)}`]),
  ])
  const rows = views.map((section, index) => ownServerRow(section, `Promise.resolve(View${index})`, `Promise.resolve(write${index})`))
  return `${imports.join('\n')}\nexport const ownViews = [${rows.join(', ')}]`
}

/** A stack line with a file and a position in it. */
const CALL = /^ *at (?:.*\()?((?:file:\/\/|[\\/]|[A-Z]:).*?):(\d+):(\d+)\)?$/gm

/** Why loading a module failed, if company code is the cause: the message, and its source position. */
export function ownServerFault(error: unknown, file: string): SectionFault | undefined {
  const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload
  const map = new SourceMap(payload)
  const sourceOf = (source: string) => resolve(dirname(file), source)
  const sources = new Set(payload.sources.map(sourceOf))
  for (const [, at, row, column] of (error instanceof Error ? (error.stack ?? '') : '').matchAll(CALL)) {
    const called = at!.startsWith('file:') ? fileURLToPath(at!) : at!
    const origin = called === file ? (map.findEntry(Number(row) - 1, Number(column) - 1) as Partial<SourceMapping>) : {}
    const { originalSource, originalLine = 0, originalColumn = 0 } = origin
    const place =
      originalSource === undefined
        ? { file: called, line: Number(row), column: Number(column) }
        : { file: sourceOf(originalSource), line: originalLine + 1, column: originalColumn + 1 }
    // The process may already apply source maps.
    if (!sources.has(place.file) || place.file.includes('node_modules')) continue
    const hint = 'Fix the code, or remove the folder and the sections that use it.'
    return { ...place, message: `the component cannot be loaded: ${errorReason(error)}`, hint }
  }
  return undefined
}
