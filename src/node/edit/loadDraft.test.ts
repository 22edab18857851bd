import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptFiles } from '#src/node/config/cache/keptFiles.ts'
import type { PageFacts } from '#src/node/config/assemble/pageFacts.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { draftMemory } from './draftMemory.ts'
import { loadDraft } from './loadDraft.ts'
import { warmChanges } from './warmChanges.ts'

const PAGE = 'pages/visit.json'

test('what is known of a page stays known while a change of it is tried, made and taken back', () => {
  const dir = editedBakery({})
  const known = (): PageFacts => draftMemory(dir).facts.get(PAGE)!
  const before = readFileSync(join(dir, PAGE), 'utf8')
  const after = before.replace('"Come by"', '"Come in"')
  loadDraft(dir, [])
  const first = known()
  loadDraft(dir, [{ file: PAGE, text: after }])
  const tried = known()
  expect(tried).not.toBe(first)
  loadDraft(dir, [])
  expect(known()).toBe(first)
  writeFileSync(join(dir, PAGE), after)
  loadDraft(dir, [])
  expect(known()).toBe(tried)
  writeFileSync(join(dir, PAGE), before)
  loadDraft(dir, [])
  expect(known()).toBe(first)
})

test(
  'threads find of many changed pages what one thread finds, also where changed pages show a changed file',
  { timeout: 120_000 },
  async () => {
    const dir = editedBakery({})
    onTestFinished(() => Object.values(keptFiles(dir)).forEach((file) => rmSync(file, { force: true })))
    mkdirSync(join(dir, 'pages/loaves'))
    const names = Array.from({ length: 1000 }, (_, number) => `pages/loaves/loaf-${number}.json`)
    const sections = [
      { type: 'hero', variant: 'plain', title: 'Loaf', lead: 'A loaf.' },
      { type: 'fragment', fragment: 'order' },
    ]
    for (const [number, name] of names.entries())
      writeFileSync(join(dir, name), bakeryPage(`Loaf ${number}`, { noindex: true, related: ['/visit'], sections }))
    const changed = (file: string, from: string, to: string) => {
      const before = readFileSync(join(dir, file), 'utf8')
      expect(before).toContain(from)
      return { from: file, to: file, before, edits: [{ offset: before.indexOf(from), length: from.length, content: to }] }
    }
    const changes = [
      ...names.map((name, number) => changed(name, '/visit', number === 7 ? '/nowhere' : '/breads')),
      changed('fragments/order.json', '"title": "', '"title": "TODO '),
    ]
    await warmChanges(dir, changes)
    const { otherFacts } = draftMemory(dir)
    const ahead = new Map(names.map((name) => [name, otherFacts.get(name)]))
    const drafts = changes.map(({ to, before, edits: [edit] }) => ({
      file: to,
      text: before.slice(0, edit!.offset) + edit!.content + before.slice(edit!.offset + edit!.length),
    }))
    const { problems } = loadDraft(dir, drafts)
    expect(names.filter((name) => draftMemory(dir).facts.get(name) !== ahead.get(name))).toEqual([])
    for (const { file, text } of drafts) writeFileSync(join(dir, file), text)
    expect(problems).toEqual(loadSite(dir).problems)
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['E_DEAD_LINK', 'E_UNFINISHED']))
  },
)
