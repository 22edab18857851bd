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
  'gdocs-table': {
    headings: ['h2 Season plan', 'h2 Crews', 'h3 Costs'],
    links: ['https://boats.example/yard'],
    cells: [3, 3, 3, 3],
    bold: ['Crew and boat', 'Needs', 'short ones'],
    told: 2,
    says: ['four oars; **short ones**; a cox'],
  },
  'gdocs-checklist': {
    headings: ['h2 Before the race'],
    items: ['1- ✓ Book the lake', '2- until six', '1- Ring the team'],
    links: ['https://boats.example/team'],
    bold: ['six'],
    told: 1,
    says: ['- ✓ Book'],
  },
  'gdocs-comments': {
    headings: ['h2 Opening day'],
    items: ['1# Except in a storm.'],
    bold: ['seven'],
    italic: ['towel'],
    told: 2,
    says: ['weather¹.', 'Bring a *towel*.'],
  },
  'word-levels': {
    headings: ['h2 Launching'],
    items: [
      '1# Carry the boat',
      '2# bow first',
      '3# slowly',
      '3# together',
      '2# then the stern',
      '1# Get in',
      '1# Push off',
      '1# Row',
      '2- in time',
      '3- with the stroke',
      '1# Stop',
      '1# bow',
      '1# stroke',
    ],
    bold: ['first'],
    italic: ['stroke'],
    says: ['\n3. Push off'],
  },
  'word-changes': {
    headings: ['h2 Racing'],
    links: ['https://boats.example/rules'],
    bold: ['nine'],
    italic: ['light'],
    told: 2,
    says: ['is **nine** km long\\\nand', 'Boats without', '~~, last year’s~~'],
  },
  'word-web-notes': {
    headings: ['h2 Membership', 'h3 H₂O'],
    items: ['1# Write to us', '2# by letter', '3- with a stamp', '1# Pay'],
    links: ['https://boats.example/pay'],
    cells: [2, 2],
    bold: ['Everybody', 'Age', 'Fee'],
    italic: ['letter'],
    told: 1,
    says: ['may row\\\nfrom May', '5 €; a month'],
  },
  'lo-levels': {
    headings: ['h2 Knots'],
    items: [
      '1# Make a loop',
      '2# to the left',
      '3# small',
      '2# to the right',
      '1# Pull¹',
      '1# Check it',
      '1- never alone',
      '1# With both hands.',
    ],
    cells: [2, 2, 2],
    bold: ['loop', 'All'],
    italic: ['never'],
    told: 2,
    says: ['10\u00a0m of rope, xₙ, ~~wet~~ dryth'],
  },
  'lo-calc-merged': {
    links: ['https://boats.example/otter'],
    cells: [3, 3, 3, 3, 3],
    bold: ['Results', 'Crew', 'Time', 'Place'],
    italic: ['second boat'],
    told: 3,
    says: ['*second boat*; late'],
  },
  'excel-web': {
    links: ['https://boats.example/june#days'],
    cells: [3, 3, 3, 3],
    bold: ['Month', 'Hours', 'Note', 'two'],
    italic: ['coaches'],
    told: 1,
    says: ['1,200', '~~July~~'],
  },
  'sheets-rich': {
    links: ['https://boats.example/tue'],
    cells: [3, 3, 3],
    bold: ['Day and time', 'Open', 'Sam'],
    told: 1,
    says: ['~~Tue~~', 'TRUE'],
  },
  'notion-page': {
    headings: ['h2 Harbour notes', 'h3 Night'],
    items: ['1- Berths', '2# North pier', '2# South pier', '3- for guests', '3- for crews', '1- ✓ sweep the jetty', '1- paint it'],
    links: ['https://boats.example/crews?pvs=4'],
    cells: [2, 2, 2],
    bold: ['you tie --up a boat', 'first', 'Shut'],
    italic: ['before'],
    told: 1,
    says: ['> Tides\\\n> wait', '```Shell\nlight --on\n  light --dim 3\n```', '💡'],
  },
  'confluence-page': {
    headings: ['h2 Release plan'],
    items: ['1- ✓ sails are dry', '1- call the yard', '1# Lay up', '2# cover tie(cover)', '1# Lock'],
    links: ['https://boats.example/yard'],
    cells: [3, 3, 3],
    bold: ['Spring', 'Autumn', 'lock.sh'],
    italic: ['check'],
    told: 4,
    says: ['```\nlock --all\n  echo "done"\n```', '```\n      tie(cover)'],
  },
  'outlook-reply': {
    items: ['1- oars', '1- a light', '2- and batteries', '1# Row out', '1# Row back'],
    links: ['https://boats.example/night', 'mailto:alex@boats.example'],
    cells: [2, 2],
    bold: ['six', 'From:', 'Sent:', 'Subject:', 'rain'],
    italic: ['batteries'],
    says: ['> When do we meet?'],
  },
  'apple-notes-table': {
    headings: ['h2 Boat house', 'h3 Shelves'],
    items: ['1- paint', '2- red', '1- rope', '1# open the door', '1# put everything back'],
    links: ['https://boats.example/house'],
    cells: [2, 2],
    bold: ['Shelf', 'For', 'today'],
    italic: ['red'],
    says: ['`code 4711`'],
  },
  'gmail-thread': {
    items: ['1- music', '1- food', '2- for 30', '1# Ask Sam', '1# Ask Kim'],
    links: ['https://bus.example/7?day=fri', 'mailto:alex@boats.example'],
    bold: ['boat party', 'Kim'],
    italic: ['bus'],
    says: ['> > Soon.\n> >\n> > 1. Ask Sam'],
  },
  slack: {
    items: ['1- rules', '2- lights', '2- horns', '3# one long', '1- prices'],
    links: ['https://boats.slack.com/team/U1', 'https://boats.example/take?a=1&b=2'],
    bold: ['new boats', 'horns'],
    italic: ['read'],
    says: ['are here 🎉.\n\nPlease', '```\nboat --take 3\nboat --return 3\n```', '> Ask before'],
  },
  'web-recipe': {
    headings: ['h2 Fish soup for four', 'h3 Method'],
    items: [
      '1# Home',
      '1# Soups',
      '1- Time 40 minutes',
      '1- Kind',
      '2- Soup',
      '2- GF',
      '1# Boil the water (H₂O, 100 °C)',
      '2# add salt',
      '2# wait',
      '1# Add the fish. Cod is best. fresh or frozen',
      '2- fresh',
      '2- or frozen',
    ],
    links: [
      'https://cook.example',
      'https://cook.example/soups',
      'https://cook.example/soup.jpg?w=1600',
      'https://cook.example/all?page=2',
    ],
    cells: [2, 2, 2, 2],
    bold: ['frozen', '20'],
    italic: ['two'],
    told: 2,
    says: ['Press `Start`', 'E = mc²', '> - fresh', '| Protein | **20** |\n| Sum'],
  },
  'web-code': {
    headings: ['h2 Use'],
    links: ['https://code.example/api#launch'],
    bold: ['bold'],
    italic: ['arg'],
    says: [
      '```\nboat = 1\nputs boat\n```',
      '```ts\nlet a = 1\n\n  b(a)\n```',
      '```\nnpm install oars\nnpx oars\n```',
      '``a ` b``',
      'def row():\n    pass\n```',
    ],
  },
  'chat-answer': {
    headings: ['h2 Choose a boat'],
    items: ['1# Sculls – two oars for each:', '2- single', '2- double', '1# Sweep boats'],
    links: ['https://boats.example/speed'],
    cells: [2, 2],
    bold: ['two kinds', 'Sculls', 'Sweep boats', 'Four'],
    italic: ['compare'],
    says: ['```python\nfor boat in boats:\n    row(boat)\n```', '4 \\| 5'],
  },
  onenote: {
    headings: ['h2 Board meeting'],
    items: ['1- minutes', '2- approved', '1- new boats', '1# vote', '2# by hand', '1# publish'],
    links: ['https://boats.example/minutes', 'https://boats.example/source'],
    cells: [2, 2],
    bold: ['Present:', 'Who', 'What'],
    italic: ['approved', 'From <https://boats.example/source>'],
  },
  wordpress: {
    headings: ['h2 Sails', 'h3 Left', 'h3 Right'],
    items: ['1- mainsail', '2# reef', '1# Or four.'],
    links: ['https://boats.example/sail/', 'https://boats.example/book/?ref=wp'],
    cells: [2, 2],
    bold: ['three', 'full'],
    italic: ['three', 'The red one', 'Rules', 'The boatman'],
    told: 2,
    says: ['sides¹ and', '```\nSail,\n  sail\n```', '> Reef early.'],
  },
  newsletter: {
    headings: ['h2 News in May', 'h3 Camps', 'h3 Repairs'],
    items: ['1- first light', '1- last light'],
    links: ['https://boats.us1.list-manage.com/track/click?u=1&id=2&e=3', 'https://boats.example/book?camp=5'],
    bold: ['Dear rowers,', 'warm'],
    italic: ['along'],
    told: 1,
    says: ['Dear rowers,**\n\nthe water'],
  },
  'wiki-table': {
    headings: ['h2 Results'],
    items: ['1- The start The start in 2026'],
    links: [
      'https://wiki.example/wiki/Race_results',
      'https://wiki.example/wiki/Otter_(boat)',
      'https://wiki.example/wiki/Citation_needed',
      'https://wiki.example/wiki/IPA',
      'https://wiki.example/wiki/File:Start.jpg',
    ],
    cells: [3, 3, 3, 3],
    bold: ['Heron', 'old'],
    italic: ['Main article: Race results', 'citation needed'],
    told: 4,
    says: ['\nWinners\n', '5.2\u00a0km'],
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
