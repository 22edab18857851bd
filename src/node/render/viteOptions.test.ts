import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { clientOptions } from './viteOptions.ts'

const never = () => {
  throw new Error('Options do not need the site.')
}
const options = clientOptions({ expressions: never, components: never }, 'dist')
type Transform = { filter: { id: RegExp }; handler(code: string): { code: string } }
const { transform } = (options.plugins as Plugin[]).find((plugin) => 'name' in plugin && plugin.name === 'lean-router')! as unknown as {
  transform: Transform
}
const folder = join((options.resolve!.alias as unknown as { replacement: string }[])[0]!.replacement, '..')

test('R6.4 the code of react-router is written as it is rewritten: nothing names or makes a component for all', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  expect(files).toEqual(expect.arrayContaining(['index.mjs', 'dom-export.mjs']))
  const before = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const { code } = transform.handler(before)
  const made = /^(?:var|let|const) \w+ = (?:\/\* @__PURE__ \*\/ )?\w+\.(?:createContext|forwardRef|memo)\(/gm
  const marked = code.match(made)!.filter((line) => line.includes('@__PURE__'))
  expect([marked.length, before.match(made)!.length]).toEqual([code.match(made)!.length, code.match(made)!.length])
  expect(marked.length).toBeGreaterThan(10)
  expect(before).toMatch(/^\w+\.displayName = /m)
  expect(code).not.toMatch(/^\w+\.displayName = /m)
})

test.each(['/a/node_modules/react-router/dist/production/index.mjs', 'C:\\a\\node_modules\\react-router\\dist\\production\\chunk.mjs'])(
  'R6.4 it is rewritten where it lies: %s',
  (id) => expect(id).toMatch(transform.filter.id),
)

test('R6.4 code of others stays as it is', () => {
  for (const id of ['/a/src/app/App.tsx', '/a/node_modules/react-router-dom/dist/index.mjs', '/a/node_modules/react/index.js'])
    expect(id).not.toMatch(transform.filter.id)
})
