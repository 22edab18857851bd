import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What packages of section types may import, by name: the file that it leads to. */
const DOORS = {
  'page-builder/build': 'src/node/sections/PackageBuild.ts',
  'page-builder/schemas': 'schemas/forSections.ts',
  'page-builder/store': 'src/doors/store.ts',
  'page-builder/ui': 'src/doors/ui.ts',
}

const COMPILER = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

test('what packages may import is what the list says; `npx vitest run tests/contract/doors.test.ts -u` writes it', async () => {
  const out = mkdtempSync(join(tmpdir(), 'doors-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const flags =
    '--declaration --emitDeclarationOnly --noEmit false --incremental false --removeComments --ignoreConfig --rootDir . --jsx react-jsx'
  const manner =
    '--target es2023 --module esnext --moduleResolution bundler --strict --skipLibCheck --allowImportingTsExtensions --types vite/client'
  const inputs = [...Object.values(DOORS), 'src/virtual.d.ts', 'src/theme/mui.d.ts']
  execFileSync(process.execPath, [COMPILER, ...inputs, ...flags.split(' '), ...manner.split(' '), '--outDir', out])
  const read = (file: string) => readFileSync(join(out, file.replace(/\.tsx?$/, '.d.ts')), 'utf8').trim()
  const report = Object.entries(DOORS).map(([name, file]) => {
    const modules = [...read(file).matchAll(/from '([^']+)'/g)].flatMap(([, from]) => moduleOf(from!, file) ?? [])
    return [`// ${name}`, read(file), ...[...new Set(modules)].sort().map((module) => `// ${module}\n${read(module)}`)].join('\n\n')
  })
  await expect(`${report.join('\n\n')}\n`).toMatchFileSnapshot('./api.txt')
})

test('editors find the types of every door in a checkout, where nothing is packed', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, { types: string | string[] }> }
  const last = (name: string) => [exports[name.replace('page-builder', '.')]!.types].flat().at(-1)
  expect(Object.keys(DOORS).map(last)).toEqual(Object.values(DOORS).map((file) => `./${file}`))
})

/** The file of this project that an import means; undefined where it is of a package. */
function moduleOf(from: string, importer: string): string | undefined {
  if (from.startsWith('#')) return from.slice(1)
  return from.startsWith('.') ? join(dirname(importer), from) : undefined
}
