import { join } from 'node:path'
import { build } from 'vite'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Bundles `tests/support/<name>.ts` and gives the path of what Node can start without a loader: a script that a test starts and kills again
 * and again is there in a tenth of the time. The bundle lies three folders below the project, as its modules do, so that paths from there
 * hold.
 */
export async function bundledScript(name: string): Promise<string> {
  const outDir = join(PROJECT_ROOT, '.build/tests', name)
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'error',
    publicDir: false,
    ssr: {
      noExternal: true,
      external: ['vite', 'sharp', '@resvg/resvg-wasm', 'harfbuzzjs', 'woff2-encoder', 'nodemailer', 'pg', 'pg-boss'],
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: join(PROJECT_ROOT, 'tests/support', `${name}.ts`),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return join(outDir, `${name}.mjs`)
}
