import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { isOwnFile } from '#src/site/pages/isOwnFile.ts'
import { COMPONENT_FILES, componentFiles, componentTexts } from './componentFiles.ts'
import { licenceNotices } from './licenceNotices.ts'
import { folderOf, packageFolder } from './packageFolder.ts'

type Bill = { bomFormat: string; components: { name: string; group?: string; version: string; purl: string; licenses: unknown[] }[] }

/** Bundles a module and a worker that it starts; gives both files. */
async function bundled(more: string[] = []): Promise<{ bill: string; notices: string }> {
  const root = mkdtempSync(join(tmpdir(), 'components-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const from = (name: string) => JSON.stringify(resolve('node_modules', name))
  writeFileSync(join(root, 'worker.js'), `import { diffLines } from ${from('diff')}\npostMessage(diffLines('a', 'b'))`)
  writeFileSync(
    join(root, 'main.js'),
    `import { parse } from ${from('jsonc-parser/lib/esm/main.js')}\n` +
      `import { configureStore } from ${from('@reduxjs/toolkit')}\n` +
      `import { unused } from './unused.js'\n` +
      "console.log(parse('{}'), configureStore)\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' })",
  )
  writeFileSync(join(root, 'unused.js'), `import { z } from ${from('zod')}\nexport const unused = () => z`)
  const components = componentFiles((packages) => componentTexts(packages, more, 'The work of others'))
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [components.client],
    worker: { format: 'es', plugins: () => [components.workers] },
    build: { outDir: 'out', rolldownOptions: { input: join(root, 'main.js') } },
  })
  const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8')
  return { bill: read(COMPONENT_FILES.bill), notices: read(COMPONENT_FILES.notices) }
}

test('X04 the bill of materials and the notices name what is sent, of workers too, and nothing else; twice the same', async () => {
  const { bill, notices } = await bundled()
  const { bomFormat, components } = JSON.parse(bill) as Bill
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name))
  expect(names).toEqual(expect.arrayContaining(['@reduxjs/toolkit', 'diff', 'jsonc-parser', 'lucide-static']))
  expect(names).not.toContain('zod')
  expect(new Set(names).size).toBe(names.length)
  for (const { purl, version, licenses } of components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/)
    expect(purl.endsWith(`@${version}`)).toBe(true)
    expect(licenses).toHaveLength(1)
  }
  for (const name of names) expect(notices).toContain(`${name} `)
  expect(notices).toContain('Permission is hereby granted')
  expect(await bundled()).toEqual({ bill, notices })
})

test('X04 the bill of materials has what the NTIA asks for: its number, time and maker, who supplies each component, and what depends on what', async () => {
  const bill = JSON.parse((await bundled()).bill) as {
    serialNumber: string
    metadata: { timestamp: string; tools: { components: { name: string; version: string }[] }; component: { 'bom-ref': string } }
    components: { 'bom-ref': string; supplier?: { name: string } }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(Number.isNaN(Date.parse(bill.metadata.timestamp))).toBe(false)
  expect(bill.metadata.tools.components).toMatchObject([{ name: 'page-builder' }])
  for (const { supplier } of bill.components) expect(supplier?.name).toMatch(/\S/)
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(bill.dependencies.map(({ ref }) => ref)).toEqual([bill.metadata.component['bom-ref'], ...refs])
  expect(bill.dependencies[0]!.dependsOn).toEqual(refs)
  const toolkit = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/%40reduxjs/toolkit@'))!
  expect(toolkit.dependsOn).toContainEqual(expect.stringMatching(/^pkg:npm\/redux@/))
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref)
})

test.each(Object.values(COMPONENT_FILES))('X04 no redirect leads away from %s', (file) => {
  expect(isOwnFile(`/${file}`)).toBe(true)
})

test('X04 a module leads to its package, whatever its id is like', () => {
  expect(packageFolder('/a/node_modules/@x/y/lib/z.js?used')).toBe('/a/node_modules/@x/y')
  expect(packageFolder('\0/a/node_modules/b/node_modules/c/d.js?commonjs')).toBe('/a/node_modules/b/node_modules/c')
  expect(packageFolder('/a/src/b.ts')).toBeUndefined()
  expect(packageFolder('\0virtual:site')).toBeUndefined()
  expect(packageFolder('\0vite/preload-helper.js')).toBe(folderOf('vite'))
  expect(existsSync(folderOf('rolldown'))).toBe(true)
})

test('X04 packages with the same notice stand above it together', () => {
  const of = (name: string, notices: string[]) => ({
    name,
    version: '1.0.0',
    licence: 'MIT',
    home: undefined,
    notices,
    supplier: 'Ada',
    needs: [],
    installed: 0,
  })
  const text = licenceNotices([of('one', ['Same']), of('two', []), of('three', ['Same']), of('four', [])], 'Others')
  expect(text.startsWith('Others\n')).toBe(true)
  expect(text).toContain('one 1.0.0 (MIT)\nthree 1.0.0 (MIT)\n\nSame')
  expect(text).toMatch(/-\n\ntwo 1\.0\.0 \(MIT\)\nfour 1\.0\.0 \(MIT\)\n$/)
})

test('X04 what is sent without a bundler is named as it is told', async () => {
  const { bill, notices } = await bundled([folderOf('tesseract.js-core')])
  expect((JSON.parse(bill) as Bill).components.map(({ name }) => name)).toContain('tesseract.js-core')
  expect(notices).toMatch(/^tesseract\.js-core [\d.]+ \(Apache-2\.0\)$/m)
})
