import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { fingerprint } from './fingerprint.ts'

test('equal configs in one place have equal fingerprints; an edit changes it, a leftover of an editor does not', () => {
  const dir = editedBakery({})
  const first = fingerprint(dir)
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  writeFileSync(join(dir, 'pages/index.json~'), 'x')
  expect(fingerprint(dir)).toBe(first)
  writeFileSync(join(dir, 'pages/house-rules.md'), '## Orders\n')
  expect(fingerprint(dir)).not.toBe(first)
})

test('C02 a dangling link does not keep it from an answer', () => {
  const dir = editedBakery({})
  const first = fingerprint(dir)
  symlinkSync(join(dir, 'gone'), join(dir, 'assets/gone.svg'))
  expect(fingerprint(dir)).not.toBe(first)
})
