import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applyChanges } from '#src/node/edit/applyChanges.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { planMove } from '#src/node/edit/planMove.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { commentFiles } from './commentFiles.ts'
import { anchorFinder } from './findAnchor.ts'
import type { Anchor } from './remark.ts'
import { anchorAt, sectionTexts } from './sectionTexts.ts'
import { threadsOf } from './threadsOf.ts'

const ANNA = { email: 'anna@example.com', name: 'Anna' }
const BERT = { email: 'bert@example.com', name: 'Bert' }

function bakery(): string {
  const configDir = join(mkdtempSync(join(tmpdir(), 'project-')), 'config')
  onTestFinished(() => rmSync(dirname(configDir), { recursive: true, force: true }))
  cpSync(resolve('tests/fixtures/bakery'), configDir, { recursive: true })
  return configDir
}

type Section = Record<string, unknown>
type Page = { sections: Section[] }
const read = (configDir: string, file: string) => JSON.parse(readFileSync(join(configDir, file), 'utf8')) as Page
const write = (configDir: string, file: string, page: Page) => writeFileSync(join(configDir, file), JSON.stringify(page, null, 2))
const filesOf = (configDir: string) =>
  readSources(configDir).flatMap(({ file, text }) =>
    text.includes('"sections"') && !file.replace('pages/', '').endsWith('index.json') ? [file] : [],
  )

/** Numbers by chance, the same in each run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('two writers add comments, replies and decisions at the same time, and none is lost', () => {
  const configDir = bakery()
  const project = dirname(configDir)
  const [one, other] = [commentFiles(project), commentFiles(project)]
  const anchor = anchorAt(configDir, { file: 'pages/visit.json', path: '/visit', section: 0, words: 'corner of Lindenstrasse' })!
  const first = one.add({ kind: 'comment', by: ANNA, at: 1, text: 'Name the tram stop, @bert@example.com.', anchor })
  for (let count = 0; count < 50; count++) {
    one.add({ kind: 'reply', by: ANNA, at: 2, thread: first.id, text: `a${count}` })
    other.add({ kind: 'reply', by: BERT, at: 2, thread: first.id, text: `b${count}` })
  }
  one.add({ kind: 'resolve', by: ANNA, at: 3, thread: first.id })
  writeFileSync(join(project, 'comments/damaged.json'), '{"kind": "comm')
  writeFileSync(join(project, 'comments/notes.txt'), 'no comment')
  const [thread, ...more] = threadsOf(configDir, other.read())
  expect(more).toEqual([])
  expect(thread).toMatchObject({ quote: 'corner of Lindenstrasse', place: { file: 'pages/visit.json', section: 0 }, isResolved: true })
  expect(new Set(thread!.remarks.map(({ text }) => text)).size).toBe(101)
  // As git writes a file that a colleague has added: at first only a part of it.
  const reply = { kind: 'reply', id: 'late', by: BERT, at: 4, thread: first.id, text: 'And the bus stop.' }
  writeFileSync(join(project, 'comments/damaged.json'), JSON.stringify(reply))
  expect(other.read().map(({ id }) => id)).toContain('late')
  other.add({ kind: 'reopen', by: BERT, at: 4, thread: first.id })
  expect(threadsOf(configDir, one.read())[0]).toMatchObject({ isResolved: false })
  // Nothing of it is config.
  expect(loadSite(configDir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('words that a section does not contain get no comment, and a section without chosen words is quoted itself', () => {
  const configDir = bakery()
  const at = (section: number, words: string) => anchorAt(configDir, { file: 'pages/visit.json', path: '/visit', section, words })
  expect(at(0, 'words of another page')).toBeUndefined()
  expect(at(99, '')).toBeUndefined()
  expect(at(0, '')).toMatchObject({ type: 'hero', inner: 'title', quote: 'Come by' })
  expect(anchorAt(configDir, { file: '../package.json', path: null, section: 0, words: '' })).toBeUndefined()
})

test('words of a formatted text are found as the page shows them, and a section with such a text is quoted without its signs', () => {
  const configDir = bakery()
  const file = 'pages/house-rules.md'
  const text = '## Orders\n\nOrder **by noon** -- say "two rye" at [the counter](/visit),\nplease. See `rule_1` &amp; more.\n'
  writeFileSync(join(configDir, file), text)
  const at = (words: string) => anchorAt(configDir, { file: 'pages/house-rules.json', path: '/house-rules', section: 2, words })
  const words = 'Order by noon – say “two rye” at the counter, please. See rule_1 & more.'
  for (const part of [words, 'noon – say “two', 'the counter, please', '[the counter](/visit)']) {
    const anchor = at(part)!
    expect(anchor, part).toMatchObject({ type: 'richText', inner: 'file' })
    expect(anchorFinder(configDir)(anchor)).toEqual({ file: 'pages/house-rules.json', section: 2 })
  }
  expect(at('')!.quote).toBe('Orders Order by noon -- say "two rye" at the counter, please. See rule_1 & more.')
  // A short quote is in both forms of the text, and still at one place only.
  const short = at('rule_1')!
  writeFileSync(join(configDir, file), text.replace('See', 'Read').replace('more', 'others'))
  expect(anchorFinder(configDir)(short)).toEqual({ file: 'pages/house-rules.json', section: 2 })
})

test('words that change are told as gone, and found again when the change is undone', () => {
  const configDir = bakery()
  const anchor = anchorAt(configDir, { file: 'pages/visit.json', path: '/visit', section: 0, words: 'Come by' })!
  const page = read(configDir, 'pages/visit.json')
  const before = page.sections[0]!['title']
  page.sections[0]!['title'] = 'Visit the shop'
  write(configDir, 'pages/visit.json', page)
  expect(anchorFinder(configDir)(anchor)).toBeNull()
  page.sections[0]!['title'] = before
  write(configDir, 'pages/visit.json', page)
  expect(anchorFinder(configDir)(anchor)).toEqual({ file: 'pages/visit.json', section: 0 })
})

test('after 1,000 edits by chance, each comment is at its words or told as gone', { timeout: 240_000 }, () => {
  const configDir = bakery()
  const pick = chance(7)
  const one = <Item>(items: readonly Item[]) => items[pick(items.length)]!

  // Each text of a section gets words that are nowhere else, and a comment on them: long ones, short ones, and ones with words around them.
  const anchors: Anchor[] = []
  for (const file of filesOf(configDir)) {
    const page = read(configDir, file)
    for (const [section, value] of page.sections.entries())
      for (const key of ['title', 'lead', 'body'])
        if (typeof value[key] === 'string') value[key] = `${value[key]} qq${section}${key[0]}${filesOf(configDir).indexOf(file)}x`
    write(configDir, file, page)
  }
  for (const file of filesOf(configDir))
    for (const { section, text } of sectionTexts(configDir, file)) {
      const mark = /qq\w+x/.exec(text)?.[0]
      if (mark === undefined) continue
      const words = one([mark, text.slice(Math.max(0, text.indexOf(mark) - 10)).trim()])
      const anchor = anchorAt(configDir, { file, path: null, section, words })!
      anchors.push({ ...anchor, path: file.startsWith('pages/') ? `/${file.slice(6, -5).replace(/^index$/, '')}` : null })
    }
  expect(anchors.length).toBeGreaterThan(15)

  const counts = { move: 0, duplicate: 0, remove: 0, carry: 0, insert: 0, text: 0, words: 0, mv: 0 }
  const edit: Record<keyof typeof counts, () => boolean> = {
    move: () => inPage((sections) => sections.splice(pick(sections.length), 0, ...sections.splice(pick(sections.length), 1))),
    duplicate: () =>
      inPage((sections) => sections.length < 12 && sections.splice(pick(sections.length), 0, structuredClone(one(sections)))),
    remove: () => inPage((sections) => sections.length > 3 && sections.splice(pick(sections.length), 1)),
    insert: () =>
      inPage((sections) => sections.length < 12 && sections.splice(pick(sections.length), 0, { type: 'richText', body: 'New words.' })),
    carry() {
      const [from, to] = [one(filesOf(configDir)), one(filesOf(configDir))]
      const page = read(configDir, from)
      if (from === to || page.sections.length < 3 || read(configDir, to).sections.length > 12) return false
      const [moved] = page.sections.splice(pick(page.sections.length), 1)
      write(configDir, from, page)
      const target = read(configDir, to)
      target.sections.push(moved!)
      write(configDir, to, target)
      return true
    },
    text: () => inText((text) => one([`Well: ${text}`, `${text} So be it.`])),
    words: () => pick(6) === 0 && inText((text) => text.replace(/qq\w+x/, 'other')),
    mv() {
      const config = configBefore(configDir)
      const from = one([...config.pages.files.keys()].filter((path) => path !== '/' && path !== '/404'))
      const plan = planMove(config, from, `${from.startsWith('/breads/') ? '/breads' : ''}/moved-${counts.mv}`)
      return 'changes' in plan && !('failure' in applyChanges(configDir, plan.changes))
    },
  }
  function inPage(work: (sections: Section[]) => unknown): boolean {
    const file = one(filesOf(configDir))
    const page = read(configDir, file)
    const isDone = work(page.sections) !== false
    if (isDone) write(configDir, file, page)
    return isDone
  }
  function inText(change: (text: string) => string): boolean {
    return inPage((sections) => {
      const section = one(sections)
      const key = ['title', 'lead', 'body'].find((name) => typeof section[name] === 'string')
      if (key === undefined || String(section[key]).length > 400) return false
      section[key] = change(String(section[key]))
      return true
    })
  }

  const wrong: object[] = []
  function check(): { found: number; gone: number } {
    const find = anchorFinder(configDir)
    const texts = filesOf(configDir).flatMap((file) => sectionTexts(configDir, file))
    let found = 0
    for (const anchor of anchors) {
      const holding = texts.filter(({ text }) => text.includes(anchor.quote))
      const place = find(anchor)
      if (place) found += 1
      // A few letters that were moved and whose surroundings have changed may be told as gone.
      const isShort = anchor.quote.length < 12
      const isRight =
        place === null
          ? holding.length === 0 || isShort
          : holding.some(({ file, section }) => file === place.file && section === place.section)
      if (!isRight) wrong.push({ anchor, place, holding })
    }
    return { found, gone: anchors.length - found }
  }

  const names = Object.keys(edit) as (keyof typeof counts)[]
  let done = 0
  while (done < 1000) {
    const name = one(names.filter((kind) => kind !== 'mv' || pick(6) === 0))
    if (!edit[name]()) continue
    counts[name] += 1
    done += 1
    if (done % 50 === 0) check()
  }
  const { found, gone } = check()
  expect(wrong).toEqual([])
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(5)
  expect(found).toBeGreaterThan(0)
  expect(gone).toBeGreaterThan(0)
})
