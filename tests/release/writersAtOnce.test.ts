import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { besideConfig } from '#src/node/edit/besideConfig.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { walk } from '#src/node/files/walk.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'

const PAGE = 'pages/index.json'
const bytes = (configDir: string) =>
  Object.fromEntries(walk(configDir).files.map((file) => [file, readFileSync(join(configDir, file)).toString('base64')]))
const lead = (configDir: string) =>
  (JSON.parse(readFileSync(join(configDir, PAGE), 'utf8')) as { sections: { lead: string }[] }).sections[0]!.lead

/** Edits in a process of its own (see `editRun.ts`), and says how that ended. */
async function editing(configDir: string, ...words: string[]): Promise<[code: number | null, signal: string | null]> {
  const run = spawn(process.execPath, ['--import', 'tsx', resolve('tests/support/editRun.ts'), configDir, ...words], { stdio: 'inherit' })
  return (await once(run, 'close')) as [number | null, string | null]
}

test('G52 C51 editors and agents that write at once lose no edit, and all of it can be taken back', { timeout: 120_000 }, async () => {
  const configDir = bakeryProject({})
  const before = bytes(configDir)
  const [words] = [lead(configDir).split(' ')]
  const ended = await Promise.all(['a', 'b', 'agent'].map((name) => editing(configDir, name, '8')))
  expect(ended).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ])
  const added = lead(configDir).split(' ').slice(words.length)
  expect(added.toSorted()).toEqual(['a', 'agent', 'b'].flatMap((name) => Array.from({ length: 8 }, (_, index) => `${name}${index}`)))
  const history = editHistory(configDir)
  for (let count = 0; count < 24; count++) expect(history.undo()).toMatchObject({ status: 'written' })
  expect(history.undo()).toBeUndefined()
  expect(bytes(configDir)).toEqual(before)
})

test('G55 an editor that is killed at any moment leaves whole files, and no edit is lost or half there', { timeout: 240_000 }, async () => {
  const outcomes = new Set<string>()
  const kill = async (moment: number) => {
    const configDir = bakeryProject({})
    const before = bytes(configDir)
    const [, signal] = await editing(configDir, 'word', '1', String(moment))
    const now = bytes(configDir)
    // What is half written is hidden, and nothing reads it.
    expect(Object.keys(now).filter((file) => before[file] !== now[file] && !/\/\.[^/]+\.tmp$/.test(file))).toEqual(
      lead(configDir).endsWith(' word0') ? [PAGE] : [],
    )
    outcomes.add(lead(configDir).endsWith(' word0') ? 'written' : 'not written')

    // Whoever comes next finds nothing in the way, and both edits can be taken back.
    const history = editHistory(configDir)
    expect(history.apply({ file: PAGE, operations: [{ op: 'set', path: ['title'], value: 'Bread, baked at night' }] }, 'next').status).toBe(
      'written',
    )
    expect(readdirSync(besideConfig(configDir).workDir)).toEqual([])
    expect(Object.keys(bytes(configDir))).toEqual(Object.keys(before))
    while (history.next().undo !== null) expect(history.undo()).toMatchObject({ status: 'written' })
    expect(bytes(configDir)).toEqual(before)
    expect(readdirSync(dirname(configDir)).toSorted()).toEqual(['.build', 'config'])
    return signal
  }
  let last: string | null = 'SIGKILL'
  for (let moment = 0; last !== null; moment += 2) last = (await Promise.all([kill(moment), kill(moment + 1)]))[1]!
  expect([...outcomes].toSorted()).toEqual(['not written', 'written'])
})
