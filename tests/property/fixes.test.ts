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
