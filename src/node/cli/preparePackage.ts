import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readingHash } from '#src/node/config/cache/codeVersion.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { PACKED_FILE, type PackedHashes } from '#src/node/files/packedHashes.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { sourcesHash } from '#src/node/render/fingerprint.ts'
import { makeReadyCode } from '#src/node/render/code/makeReadyCode.ts'
import { readyName } from '#src/node/render/code/readyCode.ts'

const TYPES = join(PROJECT_ROOT, '.build/node/types')

const COMMAND_TYPES = `/** Runs a command, such as ['build', '--config', 'config'], in the current folder. Returns the exit code; messages are printed. */
export declare function runCommand(args: string[]): Promise<number>
`

/**
 * Generates the rest of the package: the site code as JavaScript, the types of config files, and the hashes of the sources. Runs before
 * `npm pack` (script `prepack`).
 */
async function preparePackage(): Promise<void> {
  const code = sourcesHash('without packages')
  await makeReadyCode(readyName(code), { views: [], results: [] })
  writeTypes()
  const hashes: PackedHashes = { code, reading: readingHash() }
  writeFileSync(PACKED_FILE, `${JSON.stringify(hashes)}\n`)
}

/** Type declarations of config files. */
function writeTypes(): void {
  rmSync(TYPES, { recursive: true, force: true })
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const layout = ['--rootDir', '.', '--outDir', TYPES, '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler']
  const manner = ['--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--ignoreConfig', '--types', '']
  execFileSync(
    process.execPath,
    [
      compiler,
      'src/contract/files.ts',
      'schemas/forSections.ts',
      'src/node/sections/PackageBuild.ts',
      '--declaration',
      '--emitDeclarationOnly',
      ...layout,
      ...manner,
    ],
    { cwd: PROJECT_ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  for (const file of findFiles(TYPES)) {
    const text = readFileSync(join(TYPES, file), 'utf8')
    const root = '../'.repeat(file.split(/[\\/]/).length - 1)
    const placed = text.replace(/(from '|import\(")#(?=(?:packages|schemas|src)\/)/g, `$1${root}`)
    writeFileSync(join(TYPES, file), placed.replace(/((?:from '|import\(")\.[^'"]*)\.ts(?=['"])/g, '$1.js'))
  }
  writeFileSync(join(TYPES, 'runCommand.d.ts'), COMMAND_TYPES)
}

await preparePackage()
