import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The files from which `npm pack` packs. */
const SOURCES = ['src', 'schemas', 'docs', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md']

/** Packs a copy of the sources into a folder, as `npm pack` does before publishing, and returns the path of the package. */
export function packedBuilder(folder: string): string {
  const sources = join(folder, 'sources')
  mkdirSync(sources)
  for (const name of SOURCES) cpSync(name, join(sources, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(sources, 'node_modules'))
  execFileSync('npm', ['pack', '--offline', '--silent', '--pack-destination', folder], { cwd: sources, stdio: ['ignore', 'pipe', 'pipe'] })
  rmSync(sources, { recursive: true })
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return join(folder, `page-builder-${version}.tgz`)
}
