import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const project = mkdtempSync(join(tmpdir(), 'without-editor-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The packages that modules below a folder import, as long as `isMeant` means the module. */
function packagesOf(folder: string, isMeant: (file: string) => boolean = () => true): Set<string> {
  const sources = findFiles(folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file) && isMeant(file))
  const names = sources.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)])
  return new Set(names.map(([, name]) => name!))
}

/** Links packages into a project, without some. */
function linkPackages(without: ReadonlySet<string>): void {
  const link = (name: string) => symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name))
  for (const name of readdirSync('node_modules')) {
    // The project has its own packages of section types.
    if (without.has(name) || realpathSync(join('node_modules', name)).startsWith(resolve('packages'))) continue
    const scoped = [...without].filter((other) => other.startsWith(`${name}/`))
    if (scoped.length === 0) {
      link(name)
      continue
    }
    mkdirSync(join(project, 'node_modules', name))
    for (const inner of readdirSync(join('node_modules', name))) if (!without.has(`${name}/${inner}`)) link(`${name}/${inner}`)
  }
}

test('G54 a site that is built where there is no editor, and none of its packages, but a team, is the same, byte by byte', () => {
  for (const name of ['src', 'schemas', 'packages', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(name, join(project, name), { recursive: true, filter: (path) => path !== join('src', 'editor') })
  mkdirSync(join(project, 'node_modules'))
  const others = packagesOf('src', (file) => !file.startsWith('editor/'))
  linkPackages(new Set([...packagesOf('src/editor')].filter((name) => !others.has(name))))
  expect(readdirSync(join(project, 'src'))).not.toContain('editor')
  cpSync(HARBOUR, join(project, 'config'), { recursive: true })
  // Data of a team, which the other build does not have.
  for (const file of ['team.json', 'comments/a.json', 'submissions/a.jsonl', '.build/inbox/list.json']) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), '{ "name": "Anna", "email": "anna@example.com" }')
  }

  // Neither goes on from an earlier build, whose scripts would stay.
  const [dist, reference] = [join(project, 'dist'), join(project, 'whole/dist')]
  for (const [from, words] of [
    [project, []],
    [resolve('.'), ['--config', HARBOUR, '--out', reference]],
  ] as const) {
    const command = [join(from, 'src/node/cli/run.mjs'), 'build', ...words]
    expect(spawnSync(process.execPath, command, { cwd: from, env: terminalEnv(), encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
  }
  const files = findFiles(dist)
  expect(files).toEqual(findFiles(reference))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !readFileSync(join(dist, file)).equals(readFileSync(join(reference, file))))).toEqual([])
})
