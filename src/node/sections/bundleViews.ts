import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { packedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { DOORS, ONCE } from './doors.ts'
import { type Bundle, keptBundle } from './keptBundle.ts'
import { nameImporters } from './nameImporters.ts'
import { noteModules } from './noteModules.ts'
import type { OwnView } from './OwnSection.ts'
import { UndeclaredName, undeclaredName } from './sectionCode.ts'
import { siteJsx } from './siteJsx.ts'
import { useShared } from './sharedModules.ts'

/** The address prefix of a shared module in a company’s scripts, until they become part of a site. */
export const SHARED_MARK = 'page-builder:shared/'

/** Where a bundle lists the modules of its files, by id. */
export const MODULES_FILE = '.vite/modules.json'

/** The relation of the code to the builder’s. */
export function builderVersion(): string {
  const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8')
  return packedHashes()?.code ?? valueHash([read('package-lock.json'), read('src/doors/ui.ts'), read('src/doors/store.ts')])
}

const OUTPUT = { entryFileNames: 'static/js/[name]-[hash].js', chunkFileNames: 'static/js/own-[hash].js' }

/**
 * The scripts of a company’s section types and `results.ts` files, with Vite’s manifest, bundled without modules of the client. They are
 * one bundle, because shared modules have one state. Fails like the bundler.
 */
export function bundleViews(own: readonly Pick<OwnView, 'type' | 'view'>[], results: readonly string[] = []): Promise<Bundle> {
  const kept = results.map((file, index) => [`own-results-${index}`, file])
  const input = Object.fromEntries([...own.map(({ type, view }) => [`own-${type}`, view]), ...kept])
  return keptBundle(['views', input, builderVersion()], async (outDir) => {
    for (const { view } of own) {
      const undeclared = await undeclaredName(view)
      if (undeclared) throw new UndeclaredName(undeclared, view)
    }
    const { build } = await import('vite')
    const ids = new Set<string>()
    const inFiles: Record<string, string[]> = {}
    await build({
      configFile: false,
      root: PROJECT_ROOT,
      logLevel: 'silent',
      publicDir: false,
      plugins: [
        noteModules(ids, inFiles),
        nameImporters(),
        useShared((name) => ({ imports: `import { shared as given } from '${SHARED_MARK}${name}'`, expression: 'given' })),
        siteJsx,
        { name: 'shared-marks', enforce: 'pre', resolveId: (id) => (id.startsWith(SHARED_MARK) ? { id, external: true } : undefined) },
      ],
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { dedupe: ONCE, alias: DOORS },
      worker: { format: 'es', plugins: () => [noteModules(ids, inFiles)], rolldownOptions: { output: OUTPUT } },
      build: {
        outDir,
        emptyOutDir: false,
        manifest: '.vite/manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'allow-extension',
          treeshake: { propertyReadSideEffects: false },
          output: { ...OUTPUT, assetFileNames: 'static/media/[name]-[hash][extname]' },
        },
      },
    })
    writeFileSync(join(outDir, MODULES_FILE), JSON.stringify(inFiles))
    return ids
  })
}
