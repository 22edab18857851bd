import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '#src/site/checks/index.ts'
import type { Rule } from '#src/site/checks/rule.ts'
import { ruleGroups } from '#src/site/checks/ruleGroups.ts'
import { isProblemCode } from '#src/site/checks/ruleOf.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { saysWhatToDo } from '#tests/support/saysWhatToDo.ts'

const FOLDER = 'src/site/checks'

/** What a file of the folder exports. */
const exportsOf = async (file: string) => (await import(/* @vite-ignore */ resolve(FOLDER, file))) as Record<string, unknown>
const isRule = (exported: unknown): exported is Rule => (exported as Partial<Rule> | null)?.code?.startsWith('E_') === true

test('the registry lists every rule that a file of the folder exports, once', async () => {
  const files = findFiles(FOLDER).filter((file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map(exportsOf))
  const declared = modules.flatMap((module) => Object.values(module).filter(isRule)).map(({ code }) => code)
  expect(declared.length).toBeGreaterThan(80)
  expect(rules.map(({ code }) => code).toSorted()).toEqual(declared.toSorted())
})

test('a rule with a check has a file of its own, in the room of its group and named after its code', async () => {
  const camelCase = (code: string) =>
    code
      .slice('E_'.length)
      .toLowerCase()
      .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  for (const rule of rules as readonly Rule[]) {
    if (!rule.check) continue
    const exported = await exportsOf(`${rule.group}/${camelCase(rule.code)}.ts`)
    expect(exported[camelCase(rule.code)]).toBe(rule)
  }
})

test('a rule has a check, or names the file that finds its problem, which tells the code itself or is used by what does', () => {
  const files = ['src', 'schemas'].flatMap((folder) => findFiles(folder).map((file) => `${folder}/${file}`))
  const sources = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith(`${FOLDER}/read/`))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  for (const { code, check, checkPage, foundBy } of rules as readonly Rule[]) {
    expect(foundBy === undefined, code).toBe(check !== undefined || checkPage !== undefined)
    if (foundBy === undefined) continue
    const users = sources.filter(({ file, text }) => file === foundBy || text.includes(`/${basename(foundBy)}'`))
    expect(existsSync(foundBy) && users.some(({ text }) => text.includes(`'${code}'`)), `${code} in ${foundBy}`).toBe(true)
  }
})

test('every rule says in sentences what it means and what to do', () => {
  for (const { code, title, about, hint, advice, group } of rules as readonly Rule[]) {
    expect(code).toMatch(/^E_[A-Z0-9]+(_[A-Z0-9]+)*$/)
    expect(title, code).toMatch(/^[A-Z].{3,60}[^.]$/)
    expect(about, code).toMatch(/^[A-Z].{30,}\.$/)
    for (const words of [hint, advice]) if (words !== undefined) expect(words, code).toMatch(/^[A-Z].{5,}\.$/)
    expect(saysWhatToDo(advice ?? hint), code).toBe(true)
    expect(ruleGroups, code).toHaveProperty(group)
  }
})

test('titles are unique, and so are codes', () => {
  expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length)
})

test('hint and advice do not say the same twice', () => {
  expect((rules as readonly Rule[]).filter(({ hint, advice }) => hint === advice)).toEqual([])
})

test.each(['constructor', 'toString', '__proto__', 'E_NONE', ''])('%j is no rule', (word) => {
  expect(isProblemCode(word)).toBe(false)
})
