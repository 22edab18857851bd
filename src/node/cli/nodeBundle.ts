import { type Plugin, build } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** Packages that only some commands need, or that find their own files by their location. */
const LEFT_OUT = [
  'vite',
  '@vitejs/plugin-react',
  'sharp',
  '@resvg/resvg-wasm',
  'harfbuzzjs',
  'woff2-encoder',
  'nodemailer',
  'pg',
  'pg-boss',
  'altcha-lib',
]

/**
 * Bundles scripts (absolute paths) with their imports as `<name>.mjs` in `outDir`, which is emptied first, so that Node starts them without
 * a loader. Scripts find their files by their location, so `outDir` must be as deep below the project as the sources.
 */
export async function nodeBundle(input: string[], outDir: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    // Bundlers warn about each `use client` in MUI’s files, which has no meaning here.
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: LEFT_OUT },
    plugins,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
}
