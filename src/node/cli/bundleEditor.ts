import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, build } from 'vite'
import { EDITOR_BASE, EDITOR_FILE, EDITOR_FOLDER, type EditorCode, sourceHash } from '#src/node/dev/editor/editorCode.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { packBeside } from '#src/node/render/packing.ts'

/** The best compression that takes less than a second. */
const QUALITY = { brotli: 9, gzip: 6 }

/**
 * Bundles the scripts of the editor into `EDITOR_FOLDER`, also compressed with Brotli. Opened from the bundle, the editor takes a few
 * requests; from the sources, it takes four hundred.
 */
export async function bundleEditor(): Promise<void> {
  const sources: Record<string, string> = {}
  const noteSources: Plugin = {
    name: 'note-sources',
    moduleParsed({ id }) {
      const file = relative(PROJECT_ROOT, id.split('?')[0]!).replaceAll('\\', '/')
      const hash = file.startsWith('src/') || file.startsWith('schemas/') ? sourceHash(file) : undefined
      if (hash !== undefined) sources[file] = hash
    },
  }
  const { output } = (await build({
    configFile: false,
    root: PROJECT_ROOT,
    base: EDITOR_BASE,
    // Bundlers warn about each `use client` in MUI’s files, which has no meaning here.
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), noteSources],
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
  writeFileSync(EDITOR_FILE, `${JSON.stringify({ entry: output[0].fileName, sources } satisfies EditorCode)}\n`)
}
