import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { commitConfig } from '#src/node/review/commitConfig.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import { GIT_IDENTITY, git, reviewRepository } from '#tests/support/reviewRepository.ts'
import { changeSet } from './changeSet.ts'
import { changesBetween } from './changesBetween.ts'
import { checkChoice, neededBack } from './checkChoice.ts'
import { planBring } from './planBring.ts'
import { planTakeBack } from './planTakeBack.ts'
import { fileOf } from './siteChange.ts'

beforeEach(() => {
  for (const [name, value] of Object.entries(GIT_IDENTITY)) vi.stubEnv(name, value)
})
afterEach(() => void vi.unstubAllEnvs())

const AT = Date.parse('2026-11-22')

/** The bytes of all files below a folder. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !name.startsWith('.git/') && !name.startsWith('.build'))
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  )
}

/** A random number generator with a seed: each call returns an integer below its argument. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** The files of the config folder in a commit. */
function committed(root: string, commit: string): Record<string, string> {
  const names = git(root, 'ls-tree', '-r', '--name-only', commit).split('\n')
  return Object.fromEntries(
    names.map((name) => [name, execFileSync('git', ['show', `${commit}:${name}`], { cwd: root }).toString('latin1')]),
  )
}

async function placeOf(configDir: string): Promise<GitPlace> {
  const place = await gitPlace(configDir)
  if ('failure' in place) throw new Error(place.failure)
  return place
}

test('edits of several pages by chance: a choice by chance is committed alone, every file stays, and the rest is what has changed since', async () => {
  for (const seed of [3, 11]) {
    const below = randomBelow(seed)
    const { root, configDir } = reviewRepository()
    const pages = Object.keys(filesIn(configDir)).filter((file) => file.endsWith('.json') && /^(?:pages|collections)/.test(file))
    const lineOf = (file: string) => readFileSync(join(configDir, file), 'utf8').split('\n')
    for (let count = 0; count < 8; count++) {
      const file = pages[below(pages.length)]!
      const lines = lineOf(file)
      const texts = lines.flatMap((line, index) => (/^\s*"(?:title|description|summary|text|name)": "/.test(line) ? [index] : []))
      const index = texts[below(texts.length)]!
      writeFileSync(join(configDir, file), lines.with(index, lines[index]!.replace('": "', `": "New ${count} `)).join('\n'))
    }
    rmSync(join(configDir, pages[below(pages.length)]!))
    writeFileSync(join(configDir, 'pages/added.md'), 'Added\n')
    mkdirSync(dirname(join(root, 'src/own.ts')))
    writeFileSync(join(root, 'src/own.ts'), 'staged\n')
    writeFileSync(join(root, 'note.txt'), 'changed\n')
    git(root, 'add', 'src')
    const status = git(root, 'status', '--porcelain', '--', 'src', 'note.txt')
    const [files, base] = [filesIn(root), committed(root, 'main')]

    const place = await placeOf(configDir)
    const { changes } = await changeSet(place)
    const chosen = changes.filter(() => below(2) === 1)
    const branch = seed === 3 ? 'main' : 'next'
    const done = await commitConfig(place, { branch, message: 'Some', changes: chosen })
    expect(done).toMatchObject({ hash: expect.any(String) })

    // Files of which everything was chosen are as on disk, files of which nothing was chosen as before.
    const now = committed(root, branch)
    for (const file of new Set([...Object.keys(base), ...Object.keys(files), ...Object.keys(now)])) {
      const own = changes.filter((change) => `config/${fileOf(change)}` === file)
      const isAll = own.every((change) => chosen.includes(change))
      const isNone = own.every((change) => !chosen.includes(change))
      // Each edit is one line.
      const lines = new Set(own.filter((change) => chosen.includes(change)).flatMap(({ part }) => part?.map(({ start }) => start) ?? []))
      const mixed = () => base[file]!.split('\n').map((line, index) => (lines.has(index) ? files[file]!.split('\n')[index] : line))
      expect(now[file], file).toBe(isNone ? base[file] : isAll ? files[file] : mixed().join('\n'))
    }
    expect(filesIn(root)).toEqual(files)
    expect(git(root, 'status', '--porcelain', '--', 'src', 'note.txt')).toBe(status)
    if (branch !== 'main') continue
    // The rest is what the next review shows, with the same bytes.
    const rest = await changeSet(await placeOf(configDir))
    expect(rest.changes).toHaveLength(changes.length - chosen.length)
    expect((await commitConfig(await placeOf(configDir), { branch, message: 'Rest', changes: rest.changes })) as object).toHaveProperty(
      'hash',
    )
    const all = committed(root, branch)
    for (const [file, bytes] of Object.entries(all)) if (file.startsWith('config/')) expect(bytes).toBe(files[file])
  }
})

test('a choice that has errors alone names what belongs together with it, and nothing more', async () => {
  const { configDir, edit } = reviewRepository()
  edit('"Opening hours and orders"', '"When we bake and sell"')
  const page = readFileSync(join(configDir, 'pages/house-rules.json'), 'utf8')
  writeFileSync(join(configDir, 'pages/new.json'), page.replaceAll(/"(name|title|description)": "/g, '"$1": "New '))
  edit('"/visit#order"', '"/new"', 'header.json')
  const place = await placeOf(configDir)
  const { changes } = await changeSet(place)
  const of = (file: string) => changes.filter((change) => fileOf(change) === file)
  const chosen = of('header.json')
  const checked = await checkChoice(configDir, place, { chosen, others: changes.filter((change) => !chosen.includes(change)) }, AT)
  expect(checked).toMatchObject({ errors: [{ file: 'header.json' }] })
  expect('needs' in checked && checked.needs.map(fileOf)).toEqual(['pages/new.json'])
  // The other way around, the page cannot be taken back without the link to it.
  const needed = await neededBack(configDir, place, { all: changes, taken: of('pages/new.json') }, AT)
  expect(needed?.map(fileOf)).toEqual(['header.json'])
  expect(await neededBack(configDir, place, { all: changes, taken: of('pages/visit.json') }, AT)).toEqual([])
})

test('one change of many is taken back as one step, whatever came after it, also of pictures; undo restores all bytes', async () => {
  const { root, configDir, edit } = reviewRepository()
  const picture = readdirSync(join(configDir, 'assets')).find((name) => name.endsWith('.svg'))!
  const before = filesIn(root)
  edit('"Opening hours and orders"', '"When we bake and sell"')
  writeFileSync(
    join(configDir, 'assets', picture),
    readFileSync(join(configDir, 'assets', picture), 'utf8').replace('<svg', '<svg id="new"'),
  )
  writeFileSync(join(configDir, 'assets/added.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  edit('"name": "', '"name": "The new ')
  const after = filesIn(root)
  const history = editHistory(configDir)
  const place = await placeOf(configDir)
  const options = { isStrict: false, pages: { before: null, after: null } }

  const { changes } = await changeSet(place)
  const title = changes.filter(({ part }) => part?.[0]?.added.join('').includes('When we bake'))
  const plan = await planTakeBack(configDir, place, changes, title)
  if ('failure' in plan) throw new Error(plan.failure)
  expect(history.commit(plan.changes, 'take back', options)).toMatchObject({ status: 'written' })
  expect(filesIn(root)['config/pages/visit.json']).toBe(
    after['config/pages/visit.json']!.replace('When we bake and sell', 'Opening hours and orders'),
  )

  const rest = (await changeSet(place)).changes
  const all = await planTakeBack(configDir, place, rest, rest)
  if ('failure' in all) throw new Error(all.failure)
  expect(history.commit(all.changes, 'take back the rest', { ...options, pictures: all.pictures })).toMatchObject({ status: 'written' })
  expect(filesIn(root)).toEqual(before)
  for (const [did, expected] of [
    ['undo', after],
    ['redo', before],
    ['undo', after],
  ] as const) {
    for (let step = 0; step < 2; step++) expect(history[did]()).toMatchObject({ status: 'written' })
    expect(filesIn(root)).toEqual(expected)
  }
})

test('a file outside of assets that is not a text is neither brought into the folder nor taken back', async () => {
  const { root, configDir } = reviewRepository()
  const file = join(configDir, 'data/prices.bin')
  const commit = (bytes: number[]) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(bytes))
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', 'Prices')
    return git(root, 'rev-parse', 'HEAD')
  }
  const [before, after] = [commit([0xff, 0, 1]), commit([0xfe, 0, 2])]
  const place = await placeOf(configDir)
  const changes = await changesBetween(place, before, after)
  git(root, 'checkout', '--quiet', before, '--', 'config/data')
  expect(await planBring(configDir, place, changes)).toEqual({ failure: 'data/prices.bin is not a text, so it cannot be changed here.' })
  git(root, 'checkout', '--quiet', after, '--', 'config/data')
  expect(await planTakeBack(configDir, place, changes, changes)).toEqual({
    failure: 'data/prices.bin is not a text, so it cannot be changed here.',
  })
})

test('changes of a commit come into files with other line ends than those that git stores, and the files keep theirs', async () => {
  const { root, configDir } = reviewRepository()
  const file = join(configDir, 'pages/visit.json')
  const stored = readFileSync(file, 'utf8')
  const before = git(root, 'rev-parse', 'HEAD')
  const now = stored.replace('"name": "', '"name": "New ')
  writeFileSync(file, now)
  git(root, 'commit', '--quiet', '--all', '-m', 'Name')
  const place = await placeOf(configDir)
  const changes = await changesBetween(place, before, git(root, 'rev-parse', 'HEAD'))
  writeFileSync(file, stored.replaceAll('\n', '\r\n'))
  const plan = await planBring(configDir, place, changes)
  if ('failure' in plan) throw new Error(plan.failure)
  expect(plan.changes.map(({ edits }) => edits[0]!.content)).toEqual([now.replaceAll('\n', '\r\n')])
})
