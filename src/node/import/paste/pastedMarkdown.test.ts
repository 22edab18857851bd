import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMarkdown } from '#src/node/config/parse/markdown.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { type Counts, countsOf } from '#tests/fixtures/paste/countsOf.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { pasteInto } from './pasteInto.ts'
import { pastedMarkdown } from './pastedMarkdown.ts'

const FOLDER = 'tests/fixtures/paste'
const htmlOf = (name: string) => readFileSync(join(FOLDER, `${name}.html`), 'utf8')

/** What each document has, counted by hand; `told` is how many sentences are said about it. */
const DOCUMENTS: Record<string, Partial<Counts> & { told?: number; says?: string[] }> = {
  gdocs: {
    headings: ['h2 How trials work'],
    items: ['1- First point', '2- Nested point', '1- Second point'],
    links: ['https://example.com/terms'],
    cells: [2, 2],
    bold: ['14 days', 'Plan', 'Price'],
    told: 1,
    says: ['“no card needed” – really.'],
  },
  word: {
    headings: ['h2 Data protection'],
    items: ['1- One', '2- One a'],
    links: ['https://example.com/dpa'],
    bold: ['six months'],
    italic: ['worry'],
  },
  lo: {
    headings: ['h2 Opening hours'],
    items: ['1# Come in', '2# Ring', '1# Sit down'],
    links: ['https://example.com/holidays'],
    cells: [2],
    bold: ['daily'],
  },
  'lo-footnotes': {
    headings: ['h2 Rowing on the lake', 'h3 What to bring'],
    items: ['1- A life jacket', '2- for children, too', '1- Dry clothes', '1# In winter at eight.', '1# See the table of dusk.'],
    links: ['https://tides.example/dusk'],
    bold: ['seven', 'life jacket'],
    italic: ['Dry'],
    told: 2,
    says: ['seven**¹ and', 'dusk²', '12 km²'],
  },
  'lo-calc': { cells: [3, 3, 3], bold: ['Boat', 'Seats', 'Per hour'], says: ['Heron \\| large', '18.50'] },
  excel: {
    cells: [4, 4, 4],
    links: ['https://boats.example/book?course=1'],
    bold: ['Course', 'Day', 'Price'],
    told: 2,
    says: ['full; for now'],
  },
  sheets: { cells: [2, 2, 2], links: ['mailto:aldwick@boats.example'], bold: ['Town', 'Contact'], italic: ['Brook_End'] },
  'sheets-cell': { bold: ['from 14 May'] },
  'word-online': {
    headings: ['h2 Safety on the water', 'h3 In an emergency'],
    items: ['1- Before you row', '2- look at the sky', '2- tell somebody', '1- After it', '1# Hold on to the boat', '1# Wave'],
    links: ['https://boats.example/rules?page=2'],
    bold: ['a life jacket'],
  },
  'word-lists': {
    headings: ['h2 The annual regatta', 'h2 1 Programme'],
    items: ['1# Morning heats', '2# fours', '3# with a cox', '1# Evening finals', '1- a hat', '1# sign in', '1# row'],
    bold: ['heats'],
    italic: ['“The best day of the year.”'],
    says: ['> *“The best'],
  },
  'word-footnotes': {
    headings: ['h2 Fees'],
    items: ['1# Proof of membership is needed.'],
    cells: [2, 2],
    bold: ['half', 'Group', 'Fee'],
    italic: ['membership'],
    told: 4,
    says: ['half**¹', 'See the table.', '30 a month; or 300 a year'],
  },
  'outlook-mail': {
    items: [
      '1- House rules',
      '2- above all the part on wet shoes',
      '1- Timetable',
      '1- your locker number',
      '2- and the key, if you have one',
      '1- your telephone number',
    ],
    links: ['https://boats.example/house'],
    bold: ['new boathouse'],
    italic: ['wet shoes'],
    told: 2,
  },
  'outlook-web': {
    items: ['1# Stay at home', '2# or come by bus', '1# Read a book'],
    links: ['https://boats.example/news'],
    bold: ['closed'],
    italic: ['a book'],
    says: ['Write to office@boats.example.'],
  },
  gmail: {
    items: ['1- Otter', '1- Heron', '2- needs four people'],
    links: ['https://boats.example/book?day=3', 'https://boats.example/call'],
    bold: ['three boats'],
    italic: ['four'],
    says: ['\nAll of them have oars.', '> Do you have a boat for us?🙂'],
  },
  'apple-notes': {
    headings: ['h2 Winter storage'],
    items: ['1- large ones first', '2- with the crane', '1- then the others'],
    bold: ['October'],
  },
  'apple-pages': {
    headings: ['h2 Learning to row', 'h3 Lessons', 'h3 Price'],
    links: ['https://boats.example/prices#lessons'],
    cells: [2, 2],
    bold: ['six lessons', 'Lesson', 'Where'],
    italic: ['a lifetime'],
  },
  notion: {
    headings: ['h2 Club handbook', 'h3 First day'],
    items: ['1# Get a key', '2- from the office', '3- not on Sundays', '1# Learn the knots', '1- ✓ pay the fee', '1- choose a locker'],
    links: ['https://www.notion.so/Rules-0123?pvs=21'],
    cells: [2, 2, 2],
    bold: ['new members', 'their guests', 'Boathouse'],
    italic: ['their guests', 'The jetty'],
    told: 2,
    says: ['`the knots`', '> Row slowly.', '```bash\nlock --boat otter\necho "done"\n```'],
  },
  confluence: {
    headings: ['h2 Maintenance'],
    items: ['1- spring', '2- after the ice', '1- autumn'],
    links: ['https://wiki.boats.example/x/AbC'],
    cells: [2, 2],
    bold: ['twice a year', 'Part', 'Who'],
    told: 1,
    says: ['```text\noil = 2 * oars\n```', 'Yard; Club', '@the boatman'],
  },
  'chromium-article': {
    headings: ['h2 Why lakes freeze from the top', 'h3 The layers'],
    items: ['1- ice', '1- cold water', '2- about two degrees'],
    links: ['https://science.example/authors/7', 'https://science.example/next'],
    bold: ['heaviest', 'two'],
    italic: ['Below', 'Cold above, warm below.'],
    told: 2,
    says: ['> Fish sleep', '```js\nconst four = 4\nif (four) freeze()\n```', 'very\\\nbroken'],
  },
  'chromium-references': {
    headings: ['h2 Food'],
    items: ['1- Fish mostly small ones', '1# Handbook of lakes, page 12.', '1# On nests, second edition.'],
    links: ['https://nests.example/12'],
    bold: ['great crested grebe'],
    italic: ['small'],
    told: 1,
    says: ['minute.¹ It', 'water.²'],
  },
  'chromium-readme': {
    headings: ['h2 Install', 'h3 Options'],
    items: ['1- ✓ written', '1- tested, see issue 1'],
    links: ['https://code.example/oars/issues/1'],
    cells: [2, 2],
    bold: ['new folder'],
    told: 1,
    says: ['`npm install oars`', '```\n# twice\noars --start | tee log\n```', '`--start`', '~~later~~'],
  },
  'gdocs-long': {
    headings: ['h2 Guide for coaches', 'h3 Before the lesson', 'h4 Steps', 'h3 After it'],
    items: ['1# Count the boats', '2# and the oars', '3# two each', '1# Sign the list', '1- ✓ first aid box', '1- whistle'],
    links: ['https://weather.example/lake?unit=ms'],
    cells: [2, 2],
    bold: ['weather and wind', 'forecast', 'Sign the list', 'Report'],
    italic: ['weather'],
    told: 4,
    says: ['m/s²', '~~9~~', '`wind --now`', 'coach; or helper'],
  },
  'gdocs-published': {
    headings: ['h2 Boat care', 'h3 Contents'],
    items: ['1- outside', '2- first the hull', '1- inside', '1# With rain water.'],
    links: ['https://care.example/wash'],
    bold: ['after every trip'],
    italic: ['first the hull'],
    told: 2,
    says: ['guide](https://care.example/wash)¹', '`dry`', '\nBoat care'],
  },
}

const NONE: Counts = { headings: [], items: [], links: [], cells: [], bold: [], italic: [] }

test('every pasted document has its test', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.html'))
  expect(names.map((name) => name.replace('.html', '')).toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted())
})

test.each(Object.keys(DOCUMENTS))('%s keeps its headings, list levels, links, table cells and bold words', (name) => {
  const { told: sentences = 0, says = [], ...counts } = DOCUMENTS[name]!
  const { markdown, told } = pastedMarkdown(htmlOf(name))
  expect(countsOf(markdown)).toEqual({ ...NONE, ...counts })
  for (const words of says) expect(markdown).toContain(words)
  expect(told).toHaveLength(sentences)
  // Nothing of styles and trackers, and nothing that the site refuses.
  expect(markdown).not.toMatch(/utm_|google\.com\/url|safelinks|&#|mso-|<\w|style=|font-/)
  const { refused, skipped, slips } = readMarkdown(markdown)
  expect({ refused, skipped, slips }).toEqual({ refused: [], skipped: [], slips: [] })
})

test('a pasted document changes no other byte of the file, and undo takes all of it back', () => {
  const file = 'collections/breads/spelt-crown.json'
  const body = 'In a linen bag, **not** in the fridge.'
  const configDir = editedBakery({})
  const read = () => readFileSync(join(configDir, file), 'utf8')
  const history = editHistory(configDir)
  const before = read()
  const path = [
    'sections',
    (JSON.parse(before) as { sections: { body?: string }[] }).sections.findIndex((section) => section.body === body),
    'body',
  ]
  for (const name of Object.keys(DOCUMENTS)) {
    const [start, end] = ['In a linen bag, ', '**not** in the fridge.']
    // Sites must not link to addresses of documentation.
    const { insert } = pasteInto(htmlOf(name).replaceAll('example.com', 'bread.example'), { before: start, after: end })
    expect(insert).not.toBeNull()
    const value = start + insert! + end
    const request = { file, baseHash: contentHash(read()), operations: [{ op: 'set' as const, path, value }] }
    const { status, problems } = history.apply(request, `paste ${name}`)
    expect({ name, status, problems: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message) }).toEqual({
      name,
      status: 'written',
      problems: [],
    })
    expect(read().replace(JSON.stringify(value), () => JSON.stringify(body))).toBe(before)
    history.undo()
    expect(read()).toBe(before)
  }
})
