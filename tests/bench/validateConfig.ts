import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import type { Collection } from '#src/contract/files.ts'
import { PAGES_A_FOLDER, type PageInput, syntheticPage, syntheticPath } from './syntheticPage.ts'
import { syntheticFooter, syntheticHeader } from './syntheticShell.ts'
import { paragraph, part, sentence, topic } from './words.ts'

/** What is planted in the config: nothing, links to pages that are not there, or nine faults of shape in each of twenty files. */
export type Planted = 'nothing' | 'dead links' | 'faults of shape'

/** The tables of what is planted where: links in each of the first so many pages, and files of wrong shape. */
const DEAD_LINKS = { pages: 2000, each: 2 }
const FAULTY_FILES = 20

/**
 * Of a hundred folders, how many are collections of glossary entries, collections of pages, and plain folders (the rest): about the mix of
 * a real site.
 */
const MIX = { entries: 55, collections: 75 }

/** How many sections a page has beside its hero. */
const SECTIONS = 2

/**
 * Writes a config folder of `count` pages of 2 to 8 KB and a 404 page. Site settings, theme and assets are copied from `likeDir`;
 * everything else is made up and always the same. More than half of the pages are entries of collections with Markdown, the others have
 * three of the section types that pages use.
 */
export function writeValidateConfig(configDir: string, likeDir: string, count: number, planted: Planted): void {
  for (const same of ['site.json', 'theme.json', 'assets']) cpSync(join(likeDir, same), join(configDir, same), { recursive: true })
  write(configDir, 'header.json', syntheticHeader())
  write(configDir, 'footer.json', syntheticFooter())
  write(configDir, 'pages/404.json', { ...syntheticPage(count, count), noindex: true })
  for (let folder = 0; folder * PAGES_A_FOLDER < count; folder += 1) {
    if (folder % 100 < MIX.collections) write(configDir, `collections/guides-${folder}/index.json`, collection(folder))
  }
  for (let number = 0; number < count; number += 1) {
    const page =
      fileOf(number).startsWith('pages/') || folderOf(number) % 100 >= MIX.entries ? mixedPage(number, count) : entry(number, count)
    if (planted === 'dead links' && number < DEAD_LINKS.pages)
      page.related = Array.from({ length: DEAD_LINKS.each }, (_, index) => `${syntheticPath(number)}x${index}`)
    write(configDir, fileOf(number), page)
  }
  if (planted === 'faults of shape') {
    for (let number = 0; number < FAULTY_FILES; number += 1) {
      write(configDir, `pages/faulty/faulty-${number}.json`, {
        nam: 'a',
        titel: 'b',
        descripton: 'c',
        updated: 5,
        name: '',
        sections: [{ type: 'herro' }],
      })
    }
  }
}

const folderOf = (number: number) => Math.floor(number / PAGES_A_FOLDER)

/** The home page stands in pages/, the others in a folder of a hundred, which is a collection or not. */
function fileOf(number: number): string {
  if (number === 0) return 'pages/index.json'
  return `${folderOf(number) % 100 < MIX.collections ? 'collections' : 'pages'}${syntheticPath(number)}.json`
}

function collection(folder: number): z.input<typeof Collection> {
  return {
    path: `/guides-${folder}/{id}`,
    name: `Guides ${folder}`,
    defaults: { icon: 'wrench', kind: 'Article' },
    after: [{ type: 'relatedEntries', title: 'Related guides', neighbours: true }],
  }
}

function mixedPage(number: number, count: number): PageInput {
  const page = syntheticPage(number, count)
  const [hero, ...others] = page.sections
  const chosen = Array.from({ length: SECTIONS }, (_, index) => others[(number + index * 4) % others.length]!)
  return {
    $schema: '../../../schemas/json/page.schema.json',
    ...page,
    ...placement(number),
    related: [syntheticPath((number + 7) % count)],
    sections: [hero!, ...chosen],
  }
}

function entry(number: number, count: number): PageInput {
  const { name, title, description, summary, updated } = syntheticPage(number, count)
  const seed = number * 31
  const link = (step: number) => `[${part(seed + step)}](${syntheticPath((number + step) % count)})`
  const table = [
    '| Part | Deed |',
    '|---|---|',
    ...Array.from({ length: 4 }, (_, index) => `| ${part(seed + index)} | ${topic(seed + index)} |`),
  ].join('\n')
  const body = [
    `## ${topic(seed)}`,
    `${paragraph(seed, 6)} ${link(3)}`,
    `## ${topic(seed + 2)} at home`,
    table,
    `${paragraph(seed + 5, 5)} **${part(seed)}**, ${link(11)}.`,
    `## Effort`,
    paragraph(seed + 9, 3),
  ].join('\n\n')
  return {
    $schema: '../../../schemas/json/page.schema.json',
    name,
    title,
    description,
    summary,
    icon: 'ruler',
    topics: [part(seed), part(seed + 1)],
    related: [1, 2, 5].map((step) => syntheticPath((number + step) % count)),
    updated,
    sections: [
      {
        type: 'glossaryEntry',
        eyebrow: part(seed),
        term: `${name} (${part(seed)})`,
        also: [part(seed + 2), part(seed + 3)],
        definition: sentence(seed),
        body,
        mistakes: [sentence(seed + 1), sentence(seed + 2), sentence(seed + 3)],
        sources: [{ label: `Page ${number} of the handbook`, url: `https://handbook.example/page-${number}`, checkedOn: '2026-11-20' }],
      },
    ],
  }
}

/** One page of five hundred stands in the footer. */
function placement(number: number): Pick<PageInput, 'menus'> {
  return number % 500 === 100 ? { menus: [{ menu: 'footer', column: 'guides', order: number }] } : {}
}

function write(root: string, file: string, value: unknown): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
