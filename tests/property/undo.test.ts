import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { neutralExample } from '#src/node/dev/editor/neutralExample.ts'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import { planTask } from '#src/node/dev/editor/tasks/planTask.ts'
import { galleryTypes } from '#src/node/dev/gallery/galleryTypes.ts'
import { movePage } from '#src/node/cli/actions/move.ts'
import { takePatch } from '#src/node/patch/takePatch.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { draftMemory } from '#src/node/edit/draftMemory.ts'
import { type EditHistory, editHistory } from '#src/node/edit/editHistory.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { walk } from '#src/node/files/walk.ts'
import type { KeyPath } from '#src/site/site.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'

const LEAST = 40
const TODAY = '2026-11-21'

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

/** A bakery whose files are laid out in every way that editors have. */
function oddlyWritten(): string {
  const configDir = bakeryProject({})
  const odd: Record<string, (text: string) => string> = {
    'pages/visit.json': (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    'site.json': (text) => text.replaceAll(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2)),
    'pages/index.json': (text) => text.replaceAll(/(": "[^"\\]*?)o/g, '$1\\u006f'),
    'header.json': (text) => JSON.stringify(JSON.parse(text)),
  }
  for (const [file, change] of Object.entries(odd)) {
    const path = join(configDir, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  return configDir
}

/** Every text in a value, with the keys that lead there. */
function textsIn(value: unknown, path: KeyPath = []): { path: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]))
}

/** What the editor, scripts, agents and commands can do, one of each kind by chance; each says what became of it. */
function doings(configDir: string, history: EditHistory, pick: (below: number) => number) {
  const one = <Item>(items: readonly Item[]) => items[pick(items.length)]!
  let count = 0
  const read = (file: string) => JSON.parse(readFileSync(join(configDir, file), 'utf8').replace(/^\uFEFF/, '')) as { sections: object[] }
  const pages = () => walk(configDir).files.filter((file) => /^(?:pages|collections\/breads)\/.*\.json$/.test(file))
  const paths = () => loadSite(configDir).site!.pages.map(({ path }) => path)
  const apply = (file: string, ...operations: EditOperation[]) => history.apply({ file, operations }, `step ${count++}`).status
  const sectionPlace = () => {
    const file = one(pages().filter((name) => read(name).sections?.length > 0))
    return { file, keyPath: ['sections', pick(read(file).sections.length)] }
  }
  const carry = (task: EditorTask) => {
    const plan = planTask(configBefore(configDir, draftMemory(configDir)), task, TODAY)
    if (!('changes' in plan)) return 'refused'
    return history.commit(plan.changes, plan.label, { isStrict: plan.isStrict, pages: { before: '/', after: plan.open } }).status
  }
  const patch = async (...steps: object[]) => (await takePatch(configDir, Patch.parse({ steps }), { today: TODAY })).status
  const field = (file: string) => {
    const { path, text } = one(textsIn(read(file)))
    return apply(file, { op: 'set', path: [...path], value: `${text} ${one(['again', '“so to say”', 'and tea'])}` })
  }
  const types = galleryTypes()
  return {
    text: () => field(one([...pages(), 'fragments/order.json'])),
    settings: () => field(one(['site.json', 'header.json', 'footer.json', 'theme.json'])),
    colour: () => apply('theme.json', { op: 'set', path: ['colors', 'primary'], value: one(['#0b5d4b', '#5b2a86', '#7a1f2b']) }),
    order: () => apply(one(pages()), { op: 'set', path: ['order'], value: pick(90) }),
    'no order': () => apply(one(pages()), { op: 'remove', path: ['order'] }),
    prose: () => apply('pages/house-rules.md', { op: 'set', path: [], value: `# Rules\n\nPlease be kind, ${count} times.\n` }),
    add() {
      const { file, keyPath } = sectionPlace()
      const type = one(types)
      const value = neutralExample(loadSite(configDir).site!, type, one(type.examples))
      return apply(file, { op: 'insert', path: keyPath, value: value as Extract<EditOperation, { op: 'insert' }>['value'] })
    },
    duplicate() {
      const { file, keyPath } = sectionPlace()
      const value = read(file).sections[keyPath[1] as number] as Extract<EditOperation, { op: 'insert' }>['value']
      return apply(file, { op: 'insert', path: keyPath, value })
    },
    move() {
      const { file, keyPath } = sectionPlace()
      return apply(file, { op: 'move', path: keyPath, to: pick(read(file).sections.length) })
    },
    remove() {
      const { file, keyPath } = sectionPlace()
      return apply(file, { op: 'remove', path: keyPath })
    },
    'new page': () => carry({ do: 'new', family: one(['breads', 'page']), id: one([`loaf-${count++}`, `/place-${count}`]), name: '' }),
    'move page': () => carry({ do: 'move', from: one(paths()), to: one([`/moved-${count++}`, `/breads/moved-${count}`]) }),
    'remove page': () => carry({ do: 'remove', path: one(paths()), to: '/', relink: true }),
    share: () => carry({ do: 'share', ...sectionPlace(), name: `shared-${count++}` }),
    own: () => carry({ do: 'own', ...sectionPlace() }),
    carry: () => carry({ do: 'carry', ...sectionPlace(), to: one(paths()), copies: pick(2) === 0 }),
    async 'npm run mv'() {
      const { log, error } = console
      console.log = console.error = () => {}
      try {
        return (await movePage({ configDir, words: [one(paths()), `/by-command-${count++}`] })) === 0 ? 'written' : 'refused'
      } finally {
        Object.assign(console, { log, error })
      }
    },
    patch: () =>
      patch(
        { do: 'write', file: `fragments/patch-${count++}.json`, value: { sections: [{ type: 'richText', body: 'From a script.' }] } },
        {
          do: 'edit',
          file: 'pages/index.json',
          operations: [{ op: 'insert', path: ['sections', 1], value: { type: 'fragment', fragment: `patch-${count - 1}` } }],
        },
      ),
    'patch of pages': () =>
      patch(
        { do: 'move', from: '/visit', to: `/visit-${count++}` },
        { do: 'new', family: 'breads', id: `agent-${count}` },
        { do: 'remove', path: one(paths()), redirect: '/', relink: true },
      ),
  }
}

test(
  'G53 forty doings or more, of every kind and by chance, and as many steps back, leave the same bytes, and so do those forth',
  { timeout: 240_000 },
  async () => {
    const configDir = oddlyWritten()
    const bytes = () =>
      Object.fromEntries(walk(configDir).files.map((file) => [file, readFileSync(join(configDir, file)).toString('base64')]))
    const before = bytes()
    const pick = chance(11)
    const done = new Map<string, number>()
    const kinds = Object.entries(doings(configDir, editHistory(configDir), pick))
    let written = 0
    const isAllDone = () => kinds.every(([name]) => done.has(name))
    for (let tries = 0; (written < LEAST || !isAllDone()) && tries < 1000; tries++) {
      const [name, run] = kinds[tries % kinds.length]!
      const now = bytes()
      const status = await run()
      const isChanged = JSON.stringify(bytes()) !== JSON.stringify(now)
      if (status !== 'written') expect(isChanged, name).toBe(false)
      if (!isChanged) continue
      written += 1
      done.set(name, (done.get(name) ?? 0) + 1)
      expect(
        loadSite(configDir).problems.filter(({ severity }) => severity === 'error'),
        name,
      ).toEqual([])
    }
    expect(kinds.map(([name]) => name).filter((name) => !done.has(name))).toEqual([])

    const after = bytes()
    const history = editHistory(configDir)
    for (let count = 0; count < written; count++) expect(history.undo()).toMatchObject({ status: 'written' })
    expect(bytes()).toEqual(before)
    expect(history.undo()).toBeUndefined()
    for (let count = 0; count < written; count++) expect(history.redo()).toMatchObject({ status: 'written' })
    expect(bytes()).toEqual(after)
  },
)
