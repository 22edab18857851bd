import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Rolldown, build } from 'vite'
import { EDITOR_BASE, EDITOR_FILE, EDITOR_FOLDER, type EditorCode, sourceHash } from '#src/node/dev/editor/editorCode.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { packBeside } from '#src/node/render/packing.ts'
import { noteSources } from './noteSources.ts'

/** The best compression that takes less than a second. */
const QUALITY = { brotli: 9, gzip: 6 }

/**
 * Bundles the scripts of the editor into `EDITOR_FOLDER`, also compressed with Brotli. Opened from the bundle, the editor takes a few
 * requests; from the sources, it takes four hundred.
 */
export async function bundleEditor(): Promise<void> {
  const files = new Set<string>()
  const { output } = (await build({
    configFile: false,
    root: PROJECT_ROOT,
    base: EDITOR_BASE,
    // Bundlers warn about each `use client` in MUI’s files, which has no meaning here.
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), noteSources(files)],
    build: {
      outDir: EDITOR_FOLDER,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(PROJECT_ROOT, 'src/editor/main.tsx') },
    },
  })) as Rolldown.RolldownOutput
  for (const { fileName } of output) {
    const file = join(EDITOR_FOLDER, fileName)
    const { br } = await packBeside(readFileSync(file), QUALITY)
    if (br) writeFileSync(`${file}.br`, br)
  }
  const sources = Object.fromEntries([...files].map((file) => [file, sourceHash(file)!]))
  writeFileSync(EDITOR_FILE, `${JSON.stringify({ entry: output[0].fileName, sources } satisfies EditorCode)}\n`)
}
