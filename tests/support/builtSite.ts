import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFingerprint, fingerprint } from '#src/node/render/fingerprint.ts'
import { runCli } from './cli.ts'

/**
 * Builds the site of a config folder into `home`, unless it already has a build of the same config and code of today. Returns the folder
 * of the built site. Throws with the output of a failed build.
 */
export async function builtSite(configDir: string, home: string): Promise<string> {
  const dist = join(home, 'dist')
  // The stamp of the build changes with what goes live: judged by it, some sites would be built anew for each test file, while other
  // files serve them from this folder.
  const stamp = join(home, 'built.txt')
  const wanted = `${fingerprint(configDir)} ${new Date().toISOString().slice(0, 10)}`
  const isFresh = existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (!isFresh) {
    // Changed code causes a full rebuild anyway; without a previous site, none of its scripts are kept.
    const madeBy = join(home, 'code.txt')
    const code = codeFingerprint()
    if (!existsSync(madeBy) || readFileSync(madeBy, 'utf8') !== code) rmSync(dist, { recursive: true, force: true })
    mkdirSync(home, { recursive: true })
    writeFileSync(madeBy, code)
    const { code: exit, output } = await runCli(['build', '--config', configDir, '--out', dist])
    if (exit !== 0) throw new Error(output)
    writeFileSync(stamp, wanted)
  }
  return dist
}
