import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import { reporters } from '#src/node/validate/reporters/index.ts'
import type { Option } from '#src/node/cli/command.ts'
import { commands } from './index.ts'

const names = commands.map(({ name }) => name)

test('every command has a file of its name and an npm script, and no script calls another one', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file !== 'index.ts' && !file.endsWith('.test.ts'))
  expect(files.sort()).toEqual(names.map((name) => `${name}.ts`).sort())
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const called = Object.entries(scripts).filter(([, script]) => script.includes('run.mjs'))
  expect(called.map(([name, script]) => [name, script.replace(/^exec /, '')]).sort()).toEqual(
    names.map((name) => [name, `node src/node/cli/run.mjs ${name}`]).sort(),
  )
})

test('a declaration loads nothing that only running the command needs: every command waits for all of them', () => {
  const allowed = /^node:|^\.\/|^#src\/node\/(?:cli\/\w+|hosting\/hosts|init\/choices|text\/printable)\.ts$/
  const imported = readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^import .* from '(.+)'$/gm)])
    .map(([, module]) => module!)
  expect(imported.length).toBeGreaterThan(commands.length)
  expect(imported.filter((module) => !allowed.test(module))).toEqual([])
})

test('options of one name take values in the same way in every command, as the arguments are read before the command is known', () => {
  const mannerOf = (option: Option) =>
    JSON.stringify([option.type, 'multiple' in option && option.multiple, 'bare' in option && option.bare])
  const manners = new Map<string, Set<string>>()
  for (const [name, option] of commands.flatMap(({ options }) => Object.entries(options)))
    manners.set(name, (manners.get(name) ?? new Set()).add(mannerOf(option)))
  expect([...manners].filter(([, ways]) => ways.size > 1).map(([name]) => name)).toEqual([])
})

test('what is said of --format names every format', () => {
  const told = (name: string) => JSON.stringify(commands.find((command) => command.name === name)!.options['format'])
  for (const format of Object.keys(reporters)) expect(told('validate')).toContain(`\`${format}\``)
  for (const format of Object.keys(diffFormats)) expect(told('diff')).toContain(`\`${format}\``)
})

test('a summary is a phrase that a table can hold', () => {
  for (const { summary, details } of commands) {
    expect(summary).toMatch(/^[a-z].*[^.]$/)
    expect(`${summary}${details}`).not.toContain('|')
    if (details !== undefined) expect(details).toMatch(/\.$/)
  }
})
