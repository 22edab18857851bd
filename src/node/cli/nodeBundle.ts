import { type Plugin, build } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** What only some commands need, and what finds its own files by its place. */
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
 * Writes scripts (absolute paths) with all they import as files that Node starts without a loader, `<name>.mjs` in `outDir`, which is
 * emptied first. A script finds its own files by its place, so `outDir` lies as deep below the project as its sources do.
 */
export async function nodeBundle(input: string[], outDir: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    // Bundlers warn of each `use client` in MUI's files, which means nothing here.
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
