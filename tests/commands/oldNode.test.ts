import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const PRETEND = (node: string) => `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${node}' })`

const runWith = (node: string) =>
  spawnSync(process.execPath, ['--import', PRETEND(node), 'src/node/cli/run.mjs', '--help'], { encoding: 'utf8' })

test.each(['16.20.2', '18.19.0', '20.18.3'])('G10 under Node %s every command says in one line which version is needed', (node) => {
  const { status, stdout, stderr } = runWith(node)
  expect(stdout).toBe('')
  expect(stderr).toBe(`This needs Node ${engines.node.replace('>=', '')} or newer; it was started with Node ${node}.\n`)
  expect(status).toBe(2)
})

test.each(['20.19.0', '20.20.1', '22.0.0', '100.1.0'])('G10 Node %s is new enough', (node) => {
  expect(runWith(node)).toMatchObject({ status: 0, stderr: '' })
})
