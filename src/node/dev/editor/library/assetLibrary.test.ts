import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { planTask } from '#src/node/dev/editor/tasks/planTask.ts'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { assetLibrary } from './assetLibrary.ts'
import { libraryEndpoints } from './libraryEndpoints.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
const RULES = 'pages/house-rules.json'
const photo = (colour: string) =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A bakery that shows one picture in a field with pixels, in Markdown of a field and of a file, in a draft, and in a translation. */
async function bakeryWithPictures() {
  const rules = readFileSync('tests/fixtures/bakery/pages/house-rules.json', 'utf8')
  const sections = `{
      "type": "hero",
      "variant": "split",
      "title": "House rules",
      "lead": "Short, and meant kindly.",
      "picture": { "kind": "image", "src": "/assets/oven.png", "alt": "The oven in the morning", "width": 1200, "height": 630 }
    },
    {
      "type": "richText",
      "body": "Ov\\u0065n: ![The oven](/assets/oven.png) and ![oven.png](/assets/oven.png), see [it](/assets/oven.png)."
    },
    {`
  const text = readFileSync('tests/fixtures/bakery/pages/house-rules.md', 'utf8')
  const dir = bakeryInLanguages({
    'assets/oven.png': await photo('#804020'),
    'assets/stove.png': await photo('#208040'),
    'assets/oven-again.png': await photo('#804020'),
    [RULES]: [/\{\s*"type": "hero"[^}]*\},\s*\{/.exec(rules)![0], sections],
    'pages/house-rules.md': `${text}\n![Bread in front of the oven](/assets/oven.png "Warm")\n\nNot a picture: \`/assets/oven.png\`\n`,
    'pages/later.json': rules.replace('"name": "House rules"', '"name": "Later", "draft": true, "socialImage": "/assets/oven.png"'),

    'pages/house-rules.de.json': JSON.stringify({ translated: {}, draft: true, sections: [{ picture: { alt: 'Der Ofen' } }] }),
    'pages/visit.de.json': ['{', '{ "socialImage": "/assets/oven.png",'],
  })
  return dir
}

const errors = (dir: string) => loadSite(dir).problems.filter(({ severity }) => severity === 'error')
const entry = (dir: string, path: string) => assetLibrary(dir).find((file) => file.path === path)!

test('the library knows size, pixels, uses in drafts, texts and translations, unused and equal files, and missing words', async () => {
  const dir = await bakeryWithPictures()
  expect(errors(dir)).toEqual([])
  const oven = entry(dir, '/assets/oven.png')
  expect(oven).toMatchObject({
    bytes: readFileSync(join(dir, 'assets/oven.png')).length,
    size: { width: 1200, height: 630 },
    equal: ['/assets/oven-again.png'],
    isLicence: false,
  })
  expect(oven.uses.map(({ file, page, words, fault }) => ({ file, page, words, fault: fault !== null }))).toEqual(
    expect.arrayContaining([
      { file: RULES, page: '/house-rules', words: 'The oven in the morning', fault: false },
      { file: RULES, page: '/house-rules', words: 'The oven', fault: false },
      { file: RULES, page: '/house-rules', words: 'oven.png', fault: true },
      { file: RULES, page: '/house-rules', words: 'Bread in front of the oven', fault: false },
      { file: 'pages/later.json', page: '/later', words: null, fault: false },
      { file: 'pages/visit.de.json', page: '/visit', words: null, fault: false },
    ]),
  )
  expect(entry(dir, '/assets/stove.png').uses).toEqual([])
  expect(entry(dir, '/assets/fonts/manrope-latin.woff2').uses.map(({ file }) => file)).toEqual(['theme.json'])
  expect(entry(dir, '/assets/fonts/OFL.txt')).toMatchObject({ uses: [], isLicence: true })

  // The facts of the site name the same files, besides those that inherit a value.
  const { references } = loadSite(dir).site!
  for (const { path, uses } of assetLibrary(dir)) {
    const known = references('asset').flatMap(({ value, file }) =>
      value === path && readFileSync(join(dir, file), 'utf8').includes(path) ? [file] : [],
    )
    expect(new Set(uses.map(({ file }) => file))).toEqual(new Set(known))
  }
})

test('a picture is replaced everywhere as one step, with nothing else changed, and undo restores every byte', async () => {
  const dir = await bakeryWithPictures()
  const history = editHistory(dir)
  const files = [RULES, 'pages/house-rules.md', 'pages/later.json', 'pages/visit.de.json']
  const texts = () => files.map((file) => readFileSync(join(dir, file), 'utf8'))
  const before = texts()
  const plan = planTask(configBefore(dir), { do: 'swap', from: '/assets/oven.png', to: '/assets/stove.png' }, '2026-11-22')
  if (!('changes' in plan)) throw new Error(JSON.stringify(plan))
  expect(plan.changes.map(({ to }) => to).toSorted()).toEqual(files.toSorted())
  expect(history.commit(plan.changes, plan.label, { isStrict: plan.isStrict, pages: { before: '/', after: null } })).toMatchObject({
    status: 'written',
  })
  expect(texts()).toEqual(
    before.map((text) =>
      text
        .replaceAll('/assets/oven.png', '/assets/stove.png')
        .replace('`/assets/stove.png`', '`/assets/oven.png`')
        .replace(', "width": 1200, "height": 630', ''),
    ),
  )
  expect(entry(dir, '/assets/oven.png').uses).toEqual([])
  expect(history.undo()).toMatchObject({ status: 'written' })
  expect(texts()).toEqual(before)
})

test.each<[string, EditorTask, string]>([
  ['itself', { do: 'swap', from: '/assets/logo.svg', to: '/assets/logo.svg' }, 'Choose another file.'],
  ['for a file that nothing uses', { do: 'swap', from: '/assets/stove.png', to: '/assets/logo.svg' }, 'No page uses /assets/stove.png.'],
])('a file is not replaced: %s', async (_what, task, failure) => {
  expect(planTask(configBefore(await bakeryWithPictures()), task, '2026-11-22')).toEqual({ failure })
})

test('a replacement that would bring an error is refused', async () => {
  const dir = await bakeryWithPictures()
  const plan = planTask(configBefore(dir), { do: 'swap', from: '/assets/oven.png', to: '/assets/fonts/manrope-latin.woff2' }, '2026-11-22')
  if (!('changes' in plan)) throw new Error(JSON.stringify(plan))
  const before = readFileSync(join(dir, RULES), 'utf8')
  expect(editHistory(dir).commit(plan.changes, plan.label, { isStrict: false, pages: { before: '/', after: null } })).toMatchObject({
    status: 'invalid',
  })
  expect(readFileSync(join(dir, RULES), 'utf8')).toBe(before)
})

test('words are set where the picture is shown', async () => {
  const dir = await bakeryWithPictures()
  const use = entry(dir, '/assets/oven.png').uses.find(({ words }) => words === 'The oven in the morning')!
  const task: EditorTask = { do: 'describe', file: use.file, keyPath: use.describes!, words: 'A stone oven with an open door' }
  const plan = planTask(configBefore(dir), task, '2026-11-22')
  if (!('changes' in plan)) throw new Error(JSON.stringify(plan))
  const before = readFileSync(join(dir, RULES), 'utf8')
  editHistory(dir).commit(plan.changes, plan.label, { isStrict: false, pages: { before: '/', after: null } })
  expect(readFileSync(join(dir, RULES), 'utf8')).toBe(before.replace('The oven in the morning', 'A stone oven with an open door'))
})

test('a file that is used stays, with the places; an unused one is deleted, and comes back by undo', async () => {
  const dir = await bakeryWithPictures()
  writeFileSync(join(dir, 'assets/alone.svg'), DRAWING)
  const editing = editHistory(dir)
  const desk = { configDir: dir, editing } as unknown as PreviewContext
  const takeOut = (path: string) => libraryEndpoints['/_dev/edit/take-out']!.answer(desk, { path })
  expect(await takeOut('/assets/oven.png')).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/was not deleted, because it is used in .*pages\/later\.json/) },
  })
  expect(await takeOut('/assets/../site.json')).toMatchObject({ status: 409 })
  expect(existsSync(join(dir, 'site.json'))).toBe(true)
  expect(await takeOut('/assets/alone.svg')).toMatchObject({ status: 200, body: { history: { undo: 'delete assets/alone.svg' } } })
  expect(existsSync(join(dir, 'assets/alone.svg'))).toBe(false)
  expect(editing.undo()).toMatchObject({ status: 'written' })
  expect(readFileSync(join(dir, 'assets/alone.svg'), 'utf8')).toBe(DRAWING)
  expect(editing.redo()).toMatchObject({ status: 'written' })
  expect(existsSync(join(dir, 'assets/alone.svg'))).toBe(false)
  expect(await takeOut('/assets/alone.svg')).toMatchObject({ status: 409, body: { message: expect.stringContaining('no longer exists') } })
})
