import { rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from '#schemas/atoms.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { expectSoundReport } from '#tests/support/expectSoundReport.ts'
import { fuzzedProject, holds, segment } from '#tests/support/fuzz.ts'

const root = resolve('/srv/site')

test('C12 a path is inside its folder or refused', () => {
  holds(
    fc.property(segment, (text) => {
      let place: string
      try {
        place = safeJoin(root, text)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        return
      }
      expect(place === root || place.startsWith(root + sep)).toBe(true)
    }),
    10_000,
  )
})

test('C12 C13 the name of a file makes a path that every system can hold, or none', () => {
  holds(
    fc.property(segment, (text) => {
      const path = pathOfFile(`pages/${text}.json`)
      if (path === null || path === '/') return
      expect(path).toMatch(/^(?:\/(?!-)(?:-?[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+)+)+$/u)
      // Systems that compare names by their letters find one file.
      expect(path.normalize('NFC').toLowerCase()).toBe(path)
      expect(path.split('/').some((part) => /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(part))).toBe(false)
      expect(safeJoin(root, `${path}/index.html`).startsWith(root + sep)).toBe(true)
    }),
    10_000,
  )
})

test('C12 an id that passes is one part of a path', () => {
  holds(
    fc.property(segment, (text) => {
      if (Slug.safeParse(text).success) expect(basename(resolve(root, text))).toBe(text)
    }),
    10_000,
  )
})

test('C12 files of any name are read or named, and make no page outside', () => {
  const { configDir } = fuzzedProject()
  const name = segment
    .map((text) => text.replaceAll(/[/\u0000\ud800-\udfff]/g, ''))
    .filter((text) => !/^\.*$/.test(text) && Buffer.byteLength(text) < 240)
  holds(
    fc.property(fc.constantFrom('pages', 'collections/breads', 'fragments', 'assets', '.'), name, (folder, text) => {
      const path = join(configDir, folder, `${text}.json`)
      try {
        writeFileSync(path, '{ "name": "x" }', { flag: 'wx' })
      } catch {
        return
      }
      try {
        expectSoundReport(configDir)
      } finally {
        rmSync(path)
      }
    }),
    100,
  )
})
