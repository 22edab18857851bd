import { join } from 'node:path'
import { nodeBundle } from '#src/node/cli/nodeBundle.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Bundles `tests/support/<name>.ts` and gives the path of what Node can start without a loader: a script that a test starts and kills again
 * and again is there in a tenth of the time. The bundle lies three folders below the project, as its modules do, so that paths from there
 * hold.
 */
export async function bundledScript(name: string): Promise<string> {
  const outDir = join(PROJECT_ROOT, '.build/tests', name)
  await nodeBundle([join(PROJECT_ROOT, 'tests/support', `${name}.ts`)], outDir)
  return join(outDir, `${name}.mjs`)
}
