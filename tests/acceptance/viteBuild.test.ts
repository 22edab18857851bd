import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { clientOptions } from '#src/node/render/viteOptions.ts'

const never = () => {
  throw new Error('Options do not need the site.')
}

test('`npx vite build` makes the client of config/ with the options of `npm run build`', { timeout: 60_000 }, async () => {
  const { build, resolve, worker, define, publicDir, plugins } = await resolveConfig({ logLevel: 'silent' }, 'build')
  const wanted = clientOptions({ expressions: never, components: never }, '.build/client')
  expect(build).toMatchObject(wanted.build!)
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
