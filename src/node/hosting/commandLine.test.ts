import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from './commandLine.ts'

test('H28 in its own repository the builder is started by its sources', () => {
  expect(commandLine('/srv/site', '/srv/site/config', '/srv/site/dist', '/srv/site')).toEqual({ file: 'src/node/cli/run.mjs', options: [] })
})

test('H28 in the repository of a company, the command of the package is started', () => {
  const project = mkdtempSync(join(tmpdir(), 'company-'))
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(project, 'node_modules/.bin/page-builder'), '')
  expect(commandLine(project, join(project, 'config'), join(project, 'dist'), '/opt/page-builder').file).toBe(
    'node_modules/.bin/page-builder',
  )
})

test('H28 elsewhere the builder is named by its whole path, and so are config and site that are not in their usual places', () => {
  expect(commandLine('/srv/bakery', '/srv/texts', '/srv/bakery/public', '/opt/page-builder')).toEqual({
    file: '/opt/page-builder/src/node/cli/run.mjs',
    options: ['--config', '../texts', '--out', 'public'],
  })
})
