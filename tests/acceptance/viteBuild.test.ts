import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { clientOptions } from '#src/node/render/viteOptions.ts'

const never = () => {
  throw new Error('Options do not need the site.')
}

/** Options, with the name of a script in place of the function that gives it: those of two loadings of a module are never equal. */
function told(options: unknown): object {
  const script = { name: 'view', facadeModuleId: '/src/sections/faq/view.tsx' }
  const nameOf = (value: unknown) => (typeof value === 'function' ? (value as (chunk: object) => string)(script) : value)
  return JSON.parse(JSON.stringify(options, (key, value: unknown) => (key === 'chunkFileNames' ? nameOf(value) : value))) as object
}

test('`npx vite build` makes the client of config/ with the options of `npm run build`', { timeout: 60_000 }, async () => {
  const { build, resolve, worker, define, publicDir, plugins } = await resolveConfig({ logLevel: 'silent' }, 'build')
  const wanted = clientOptions({ expressions: never, components: never }, '.build/client')
  expect(told(build)).toMatchObject(told(wanted.build))
  expect(resolve.alias).toEqual(expect.arrayContaining(wanted.resolve!.alias as []))
  expect(worker.rolldownOptions).toMatchObject(wanted.worker!.rolldownOptions!)
  expect(define).toMatchObject(wanted.define!)
  expect(publicDir).toBe('')
  for (const wantedPlugin of ['vite:react-babel', 'virtual-site', 'lean-router'])
    expect(plugins.map(({ name }) => name)).toContain(wantedPlugin)
  const site = plugins.find(({ name }) => name === 'virtual-site')!
  const { name } = JSON.parse(readFileSync(join('config', 'site.json'), 'utf8')) as { name: string }
  expect((site.load as (id: string) => string)('\0virtual:site')).toContain(JSON.stringify(name))
})
