import { expect, test } from 'vitest'
import { systemdUnits } from './systemdUnits.ts'

const run = { file: 'node_modules/.bin/page-builder', options: ['--config', '../100% "texts"'] }
const units = systemdUnits({ host: 'bakery.example', project: '/srv/100% bread', run })

test('H28 a unit serves the site and another takes messages, each on a port of this machine', () => {
  expect([...units.keys()]).toEqual(['site.service', 'forms.service'])
  expect(units.get('site.service')).toContain(
    'ExecStart=/usr/bin/env node node_modules/.bin/page-builder start --config "../100%% \\"texts\\""\n',
  )
  expect(units.get('site.service')).toMatch(/HOST=127\.0\.0\.1\n[^]*PORT=4173\n/)
  expect(units.get('forms.service')).toMatch(/page-builder receive [^]*PORT=4174\n/)
})

test.each([...units])('H28 %s may do next to nothing, is ended as the server expects it and begins again', (_, text) => {
  for (const line of [
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'KillSignal=SIGTERM',
    'Restart=always',
  ])
    expect(text.split('\n')).toContain(line)
})

test('H28 a folder with a percent sign in its name stays that folder', () => {
  expect(units.get('site.service')).toContain('WorkingDirectory=/srv/100%% bread\n')
  expect(() => systemdUnits({ host: 'bakery.example', project: '/srv\nUser=root', run })).toThrow(TypeError)
})
