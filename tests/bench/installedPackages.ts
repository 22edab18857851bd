import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

/**
 * Copies a folder beside this file, the sources of something that only the bench runs, to `folder` and installs its packages there, unless
 * those of the same `package.json` are there from an earlier run. This is the only step of the bench that uses the network. Gives the
 * versions of its packages by name, or why there are none.
 */
export function installedPackages(source: string, folder: string): { versions: Record<string, string> } | { why: string } {
  const from = fileURLToPath(new URL(source, import.meta.url))
  const manifest = readFileSync(join(from, 'package.json'), 'utf8')
  const installed = join(folder, 'installed.json')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== manifest) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(from, folder, { recursive: true })
  if (!existsSync(installed)) {
    console.log(`  downloading the packages of ${source} …`)
    const { error, status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      encoding: 'utf8',
      env: terminalEnv(),
    })
    if (error || status !== 0) return { why: `its packages could not be installed: ${error?.message ?? stderr.trim().split('\n')[0]}` }
    writeFileSync(installed, manifest)
  }
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  return { versions: dependencies }
}
