import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { runCli } from './cli.ts'

/**
 * Builds the site of a config folder into `home`, unless it was built from the same config and code before. Gives the folder of the built
 * site. Throws with the output of a build that fails.
 */
export async function builtSite(configDir: string, home: string): Promise<string> {
  const dist = join(home, 'dist')
  const stamp = stampFile(join(home, '.build'))
  const isFresh = existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(configDir)
  if (!isFresh) {
    const { code, output } = await runCli(['build', '--config', configDir, '--out', dist])
    if (code !== 0) throw new Error(output)
  }
  return dist
}
