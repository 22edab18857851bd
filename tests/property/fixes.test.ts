import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSpelling, fixConfig } from '#src/node/validate/fix/fixConfig.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { fuzzedProject, holds, madeOf } from '#tests/support/fuzz.ts'

const everything = { problems: <All>(all: All) => all, file: () => true, options: {} }
const contents = (dir: string) =>
  new Map([...walk(dir).files, ...walk(dir).links].map((file) => [file, readFileSync(join(dir, file), 'utf8')]))

/** A slip of the fingers in a text: letters left out, typed twice, replaced or put in. */
const slip = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 3 }),
  typed: madeOf('a', 'e', 'T', '/', '"', ',', ' ', '-', '}', '\n').map((text) => text.slice(0, 3)),
})

test('what --fix fixes stays fixed: nothing outside is written, no file is lost, no fix brings about a mistake, and a second run changes nothing', () => {
  const { root, configDir } = fuzzedProject()
  writeFileSync(join(root, 'beside.json'), '{}')
  const sound = contents(root)
  const files = findFiles(configDir).filter((file) => /\.(?:json|md)$/.test(file))
  holds(
    fc.property(fc.constantFrom(...files), fc.array(slip, { minLength: 1, maxLength: 2 }), (file, slips) => {
      const path = join(configDir, file)
      let text = sound.get(`config/${file}`)!
      for (const { from, length, typed } of slips) {
        const at = Math.floor(from * text.length)
        text = text.slice(0, at) + typed + text.slice(at + length)
      }
      writeFileSync(path, text)
      try {
        const before = loadSite(configDir).problems
        const { fixed, refusal } = fixConfig(configDir, everything)
        const after = contents(root)
        expect([...after.keys()]).toEqual([...sound.keys()])
        expect(
          [...after]
            .filter(([name, now]) => now !== (name === `config/${file}` ? text : sound.get(name)))
            .every(([name]) => name.startsWith('config/')),
        ).toBe(true)
        const left = loadSite(configDir).problems
        // Behind a text that cannot be read there may be more.
        if (!before.some(isSpelling)) {
          const known = new Set(before.map(({ code, message }) => `${code} ${message}`))
          expect(left.filter(({ code, message }) => !known.has(`${code} ${message}`))).toEqual([])
        }
        if (refusal === undefined && fixed.length > 0) {
          expect(fixConfig(configDir, everything).fixed).toEqual([])
          expect(contents(root)).toEqual(after)
        }
      } finally {
        for (const [name, now] of contents(root)) if (now !== sound.get(name)) writeFileSync(join(root, name), sound.get(name)!)
      }
    }),
    150,
  )
})

test('authoring-review 16: wherever a comma is forgotten, --fix puts it back where it was', () => {
  const { root, configDir } = fuzzedProject()
  const sound = contents(root)
  const files = findFiles(configDir).filter((file) => /^(?:pages|collections|fragments)\/.*\.json$/.test(file))
  holds(
    fc.property(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (file, where) => {
      const path = join(configDir, file)
      const text = sound.get(`config/${file}`)!
      // Those that part items of objects and lists stand at ends of lines.
      const commas = [...text.matchAll(/,(?=\n)/g)].map(({ index }) => index)
      if (commas.length === 0) return
      const at = commas[Math.floor(where * commas.length)]!
      writeFileSync(path, text.slice(0, at) + text.slice(at + 1))
      try {
        const { problems } = loadSite(configDir)
        expect(problems.filter(({ code }) => code === 'E_JSON')).toMatchObject([
          { line: text.slice(0, at).split('\n').length, fix: { do: 'comma' } },
        ])
        expect(fixConfig(configDir, everything).fixed).toHaveLength(1)
        expect(contents(root)).toEqual(sound)
      } finally {
        writeFileSync(path, text)
      }
    }),
    40,
  )
})

test('authoring-review 1: no fix writes the name of an asset that is not there', () => {
  const { configDir } = fuzzedProject()
  const files = findFiles(configDir).filter(
    (file) => file.endsWith('.json') && readFileSync(join(configDir, file), 'utf8').includes('/assets/'),
  )
  const assets = findFiles(configDir).filter((file) => file.startsWith('assets/'))
  holds(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.constantFrom('upper', 'blank', 'gone'), (file, number, how) => {
      const path = join(configDir, file)
      const text = readFileSync(path, 'utf8')
      const names = [...text.matchAll(/\/assets\/[^"]+/g)]
      const name = names[number % names.length]!
      const wrong =
        how === 'upper'
          ? name[0].toUpperCase()
          : how === 'blank'
            ? name[0].replace('/assets/', '/assets/ ')
            : name[0].replace(/\.\w+$/, '-Old$&')
      writeFileSync(
        path,
        text.replace(name[0], () => wrong),
      )
      try {
        for (const { fix } of loadSite(configDir).problems)
          if (fix?.do === 'set' && typeof fix.value === 'string' && fix.value.startsWith('/assets/'))
            expect(assets).toContain(fix.value.slice(1))
      } finally {
        writeFileSync(path, text)
      }
    }),
    60,
  )
})
