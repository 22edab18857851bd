import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { iconNames } from '#src/node/config/read/icons.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const HOME = 'tests/bench/astro'

/** How a run of Astro ended: exit code, what it wrote without colours, and how long it took. */
export type AstroRun = { code: number; output: string; milliseconds: number }

/** Makes sure that Astro is installed, from its own lock file. Gives its version, or why it cannot be had. */
export function installedAstro(): { version: string } | { failure: string } {
  const manifest = resolve(HOME, 'node_modules/astro/package.json')
  if (!existsSync(manifest)) {
    console.log('  installing Astro …')
    const { status, stderr } = spawnSync('npm', ['ci', '--prefix', resolve(HOME), '--ignore-scripts', '--no-audit', '--no-fund'], {
      encoding: 'utf8',
    })
    if (status !== 0 || !existsSync(manifest)) return { failure: stderr.trim().split('\n').at(-1) || 'npm ci failed' }
  }
  return { version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version }
}

/** Makes an Astro project with an empty place for its content, and gives the folder of that content. `npm ci` must have run. */
export function astroProject(dir: string): string {
  mkdirSync(dir, { recursive: true })
  for (const part of ['package.json', 'astro.config.mjs', 'src']) cpSync(resolve(HOME, part), join(dir, part), { recursive: true })
  symlinkSync(resolve(HOME, 'node_modules'), join(dir, 'node_modules'))
  writeFileSync(join(dir, 'icons.json'), JSON.stringify([...iconNames()]))
  return join(dir, 'config')
}

/** `astro build` of a project, without anything kept from earlier runs. */
export function runAstro(dir: string): Promise<AstroRun> {
  for (const kept of ['.astro', '.cache', '.vite', 'dist']) rmSync(join(dir, kept), { recursive: true, force: true })
  const started = performance.now()
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [join(dir, 'node_modules/astro/astro.js'), 'build'],
      { cwd: dir, env: { ...terminalEnv(), ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }, timeout: 120_000, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        settle({
          code: error ? (typeof error.code === 'number' ? error.code : 1) : 0,
          output: `${stdout}\n${stderr}`.replaceAll(/\u001b\[[0-9;]*m/g, ''),
          milliseconds: performance.now() - started,
        })
      },
    )
  })
}

/** Lines in which Astro complains: everything that it writes when it fails, warnings and errors when it does not. */
export function complaints({ code, output }: AstroRun): string {
  const lines = output.split('\n').filter((line) => !/^\s+at |Stack trace|docs\.astro\.build|optimiz/.test(line))
  return (
    code === 0 ? lines.filter((line) => /\[(?:WARN|ERROR)\]|error|warn|not found|invalid|collision|conflict|duplicate/i.test(line)) : lines
  ).join('\n')
}
