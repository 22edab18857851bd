import { join } from 'node:path'
import { nodeBundle } from '#src/node/cli/nodeBundle.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Bundles `tests/support/<name>.ts` and returns the path of a file that Node can run without a loader: a script that a test starts and
 * kills repeatedly then starts in a tenth of the time. The bundle is three folders below the project, like its modules, so that relative
 * paths stay valid.
 */
export async function bundledScript(name: string): Promise<string> {
  const outDir = join(PROJECT_ROOT, '.build/tests', name)
  await nodeBundle([join(PROJECT_ROOT, 'tests/support', `${name}.ts`)], outDir)
  return join(outDir, `${name}.mjs`)
}
