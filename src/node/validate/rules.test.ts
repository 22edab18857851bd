import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { ruleGroups, ruleIds, ruleOf, rules } from './rules.ts'

/** Codes written in the sources; `made` are beginnings of codes that are put together when a problem is found. */
function codesInSources(): { written: Set<string>; made: Set<string> } {
  const written = new Set<string>()
  const made = new Set<string>()
  for (const folder of ['src/node', 'src/site', 'schemas']) {
    for (const file of findFiles(folder)) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file === 'rules.ts') continue
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, , code] of text.matchAll(/(['"`])(E_[A-Z0-9_]*[A-Z0-9])\1/g)) written.add(code!)
      for (const [, start] of text.matchAll(/`(E_[A-Z0-9_]*)\$\{/g)) made.add(start!)
    }
  }
  return { written, made }
}

test('every code in the sources is in the catalogue', () => {
  const { written, made } = codesInSources()
  expect(written.size).toBeGreaterThan(40)
  expect([...written].filter((code) => ruleOf(code) === undefined)).toEqual([])
  expect([...made].filter((start) => !ruleIds.some((id) => id.startsWith(start)))).toEqual([])
})

test('every rule of the catalogue is in the sources', () => {
  const { written, made } = codesInSources()
  expect(ruleIds.filter((id) => !written.has(id) && ![...made].some((start) => id.startsWith(start)))).toEqual([])
})

test('every rule says in sentences what it means and what to do', () => {
  for (const id of ruleIds) {
    const { title, about, hint, group } = rules[id]
    expect(id).toMatch(/^E_[A-Z0-9]+(_[A-Z0-9]+)*$/)
    expect(title, id).toMatch(/^[A-Z].{3,60}[^.]$/)
    expect(about, id).toMatch(/^[A-Z].{30,}\.$/)
    expect(hint, id).toMatch(/^[A-Z].{5,}\.$/)
    expect(ruleGroups, id).toHaveProperty(group)
  }
})

test('titles are unique', () => {
  expect(new Set(ruleIds.map((id) => rules[id].title)).size).toBe(ruleIds.length)
})

test.each(['constructor', 'toString', '__proto__', 'E_NONE', ''])('%j is no rule', (word) => {
  expect(ruleOf(word)).toBeUndefined()
})
