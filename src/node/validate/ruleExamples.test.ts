import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { type RuleExample, ruleExamples } from './ruleExamples.ts'
import { type RuleId, ruleIds } from './rules.ts'

/** The moment at which examples are read: the bakery was written a few days before. */
const AT = Date.parse('2026-11-10T12:00:00Z')

type Told = Extract<RuleExample, { told: unknown }>

/** How to make what an example only tells: an edited bakery, and what is done to it. */
const madeByHand: { [Id in RuleId]?: { bad(): string; good?(): string } } = {
  E_NO_CONFIG: { bad: () => join(editedBakery({}), 'no-such-folder') },
  E_UNREADABLE: { bad: () => linked('gone.json') },
  E_OUTSIDE: { bad: () => linked(join(editedBakery({}), 'pages/visit.json')) },
  E_TOO_BIG: { bad: () => editedBakery({ 'pages/visit.json': ['"icon": "map-pin"', `"icon": "map-pin"${' '.repeat(1024 * 1024)}`] }) },
  E_DEPTH: { bad: () => editedBakery({ 'redirects.json': `{ "redirects": ${'['.repeat(70)}${']'.repeat(70)} }` }) },
  E_SOCIAL_IMAGE: {
    bad: () => editedBakery({ 'assets/social.png': png(600, 315) }),
    good: () => editedBakery({ 'assets/social.png': png(1200, 630) }),
  },
  E_FULL_MENU: { bad: () => editedBakery(namingPages(25)), good: () => editedBakery(namingPages(3)) },
}

/** The bakery with a page whose file is a link. */
function linked(target: string): string {
  const dir = editedBakery({})
  const page = join(dir, 'pages/visit.json')
  renameSync(page, join(dir, 'visit.txt'))
  symlinkSync(target, page)
  return dir
}

/** The header of a PNG file of a size; nobody draws it. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1')
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

function namingPages(count: number): Record<string, Edit> {
  const page = (number: number) => ({
    name: `Guest ${number}`,
    title: `Guest number ${number} of the bakery`,
    description: `What guest number ${number} of the bakery has to say about the bread and the flowers.`,
    summary: 'A guest.',
    updated: '2026-11-02',
    menus: [{ menu: 'footer', column: 'shop' }],
    sections: [{ type: 'hero', variant: 'plain', title: `Guest ${number}`, lead: 'A guest of the shop.' }],
  })
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/guests/guest-${index}.json`, JSON.stringify(page(index))]))
}

/** The folder of one side of an example. */
function folderOf(id: RuleId, side: 'bad' | 'good'): string {
  const example = ruleExamples[id]
  if ('told' in example) return (madeByHand[id]![side] ?? (() => editedBakery({})))()
  const snippet = example[side]
  if (example.replaces !== undefined) return editedBakery({ [example.file]: [example.replaces, snippet ?? ''] })
  const dir = editedBakery({})
  if (snippet === null) return side === 'good' && example.bad !== null ? dir : editedBakery({ [example.file]: null })
  mkdirSync(dirname(join(dir, example.file)), { recursive: true })
  writeFileSync(join(dir, example.file), snippet)
  return dir
}

const codesOf = (dir: string) => [...new Set(loadSite(dir, { at: AT }).problems.map(({ code }) => code))]

test.each(ruleIds)('%s finds its bad example, and nothing else does', (id) => {
  expect(codesOf(folderOf(id, 'bad'))).toEqual([id])
})

test.each(ruleIds)('%s leaves its good example alone, and so do all others', (id) => {
  expect(codesOf(folderOf(id, 'good'))).toEqual([])
})

test('what an example only tells is made by hand, and nothing else is', () => {
  const told = ruleIds.filter((id): id is RuleId => 'told' in (ruleExamples[id] as Told))
  expect(told.toSorted()).toEqual(Object.keys(madeByHand).toSorted())
})
