import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { previewVite } from './previewVite.ts'
import { TEAM_KEY_HEADER } from './teamKey.ts'

const KEY = 'the key of the front server'

/** A project in the folder of the builder, as in its own repository, with the copies of two people, and the preview of the first one. */
async function previewOfTwo() {
  mkdirSync(join(PROJECT_ROOT, '.build'), { recursive: true })
  const project = mkdtempSync(join(PROJECT_ROOT, '.build/team-test-'))
  const [own, other] = ['anna', 'bert'].map((name) => join(project, '.build/team', name))
  const files = [join(own!, 'config/site.json'), join(other!, 'config/site.json'), join(project, '.build/inbox/list.json')]
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '{ "name": "Words of the file" }')
  }
  const person = { email: 'anna@example.com', name: 'Anna', groups: [] }
  const vite = await previewVite({
    configDir: join(own!, 'config'),
    workDir: join(own!, '.build'),
    port: 0,
    isEditing: true,
    key: 'key',
    team: { key: KEY, person, branches: 'edit/anna/', teamFile: join(project, 'team.json'), project },
    expression: () => '{}',
    answer: () => Promise.resolve({ status: 404, type: 'text/plain', body: 'No page' }),
    onCode: () => {},
  })
  const server = createServer(vite.middlewares as RequestListener).listen(0, 'localhost')
  onTestFinished(async () => {
    server.close()
    await vite.close()
    rmSync(project, { recursive: true, force: true })
  })
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const bodyOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`, { headers: { [TEAM_KEY_HEADER]: KEY } })).text()
  return { own: files[0]!, others: files.slice(1), bodyOf }
}

test('the preview of a person serves code and their own copy, but nothing else of the project', { timeout: 60_000 }, async () => {
  // Vite reports each refused file.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  const { own, others, bodyOf } = await previewOfTwo()
  const forms = (file: string) => [
    `/@fs${file}`,
    ...['raw', 'import&raw', 'url', 'import', 'inline'].map((query) => `/@fs${file}?${query}`),
    `/${relative(PROJECT_ROOT, file)}`,
    `/@fs${PROJECT_ROOT}src/%2e%2e/${relative(PROJECT_ROOT, file)}`,
  ]
  expect(await bodyOf(`/@fs${own}`)).toContain('Words of the file')
  expect(await bodyOf(`/@fs${join(PROJECT_ROOT, 'src/node/dev/teamKey.ts')}?raw`)).toContain('TEAM_KEY_HEADER')
  for (const file of others) for (const path of forms(file)) expect(await bodyOf(path), path).not.toContain('Words of the file')
})
