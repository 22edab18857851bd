import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { explainPage, summaryLine } from '#src/node/render/incremental/buildSummary.ts'
import type { SiteRecord } from '#src/node/render/incremental/siteRecord.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { filesOf, stubbedBuild } from '#tests/support/stubbedBuild.ts'

/** A bakery that is edited and built again and again; paths of files are those below its config folder. */
function bakery(copy: (edits: Record<string, Edit>) => string = editedBakery) {
  // Its breads stand in no menu: else each of them would be on all pages.
  const home = copy({ 'collections/breads/index.json': ['"header",', '"header", "expireAt": "2020-01-01",'] })
  const configDir = join(home, 'config')
  const dist = join(home, 'dist')
  const recordFile = join(home, '.build/record.json')
  mkdirSync(configDir)
  for (const name of readdirSync(home)) if (name !== 'config') renameSync(join(home, name), join(configDir, name))
  return {
    home,
    configDir,
    dist,
    recordFile,
    build: (version?: string) => stubbedBuild(configDir, home, { version }),
    replace(file: string, from: string, to: string) {
      const text = readFileSync(join(configDir, file), 'utf8')
      expect(text).toContain(from)
      writeFileSync(
        join(configDir, file),
        text.replace(from, () => to),
      )
    },
    write(file: string, content: string) {
      mkdirSync(dirname(join(configDir, file)), { recursive: true })
      writeFileSync(join(configDir, file), content)
    },
    remove: (file: string) => rmSync(join(configDir, file)),
    /** That the site is, file by file, what a build from nothing makes; but for what is left for old documents. */
    async expectCold(version?: string) {
      const cold = join(home, 'cold')
      await stubbedBuild(configDir, cold, { version })
      expect(filesOf(dist, new Set(this.carried()))).toEqual(filesOf(join(cold, 'dist')))
      rmSync(cold, { recursive: true })
    },
    /** The files that are left for old documents. */
    carried: () => Object.keys((JSON.parse(readFileSync(recordFile, 'utf8').split('\n')[1]!) as SiteRecord).carried),
  }
}

type Bakery = ReturnType<typeof bakery>
const made = async (build: ReturnType<Bakery['build']>) => [...(await build).history.made.keys()].sort()

const BUN = `{ "name": "Bun", "title": "Bun, a small one", "description": "A small round bun of wheat flour that is baked three times a day, because it is best when it is warm.", "summary": "Small and warm.", "updated": "2026-11-02", "sections": [{ "type": "hero", "variant": "plain", "title": "Bun", "lead": "Best when warm." }] }`

test('G21 a page is made again when what it shows has changed, and the site is what a build from nothing makes', async () => {
  const site = bakery()
  expect((await made(site.build())).length).toBeGreaterThan(5)
  expect(await made(site.build())).toEqual([])

  const steps: [edit: () => void, expected: string[]][] = [
    [() => site.replace('pages/visit.json', 'Come by', 'Drop in'), ['/visit']],
    [() => site.replace('pages/visit.json', 'Drop in', 'Look in'), ['/visit']],
    [() => site.replace('pages/house-rules.md', 'Orders', 'Your orders'), ['/house-rules']],
    // A new entry is listed by others; that it has a page beside it is news for its neighbours.
    [() => site.write('collections/breads/bun.json', BUN), ['/', '/breads', '/breads/bun', '/breads/rye-loaf', '/breads/spelt-crown']],
    [() => site.replace('collections/breads/bun.json', 'Best when warm.', 'Best at once.'), ['/breads/bun']],
    [() => site.remove('collections/breads/bun.json'), ['/', '/breads', '/breads/rye-loaf', '/breads/spelt-crown']],
    // Formatting is no text.
    [() => site.replace('pages/visit.json', '"title": "Look in"', '"title":   "Look in"'), []],
  ]
  for (const [index, [edit, expected]] of steps.entries()) {
    edit()
    expect(await made(site.build()), `step ${index}`).toEqual(expected)
    await site.expectCold()
  }
})

test('G21 the other versions of a page are made again when one of them is translated, or taken off search engines', async () => {
  const site = bakery(bakeryInLanguages)
  await site.build()
  const steps: (() => void)[] = [
    () => site.write('pages/house-rules.de.json', '{ "name": "Hausordnung", "title": "Hausordnung im Laden" }'),
    () => site.replace('pages/visit.de.json', '{', '{ "noindex": true,'),
    () => site.remove('pages/house-rules.de.json'),
  ]
  for (const step of steps) {
    step()
    await site.build()
    await site.expectCold()
  }
})

test('G21 the Markdown of a page goes and comes with its listing in search engines, and with the setting', async () => {
  const site = bakery()
  await site.build()
  const written = () => Object.keys(filesOf(site.dist)).filter((file) => file.endsWith('.md') || file === 'llms.txt')
  const all = written()
  expect(all).toEqual(expect.arrayContaining(['index.md', 'visit.md', 'breads/rye-loaf.md', 'llms.txt']))
  const steps: [edit: () => void, expected: string[]][] = [
    [() => site.replace('pages/visit.json', '"icon"', '"noindex": true, "icon"'), all.filter((file) => file !== 'visit.md')],
    [() => site.replace('site.json', '"name"', '"markdown": false, "name"'), []],
    [() => site.replace('pages/visit.json', '"noindex": true,', ''), []],
    [() => site.replace('site.json', '"markdown": false,', ''), all],
    [() => site.replace('footer.json', 'Flour we use', 'Our flour'), all],
    [() => site.remove('collections/breads/spelt-crown.json'), all.filter((file) => file !== 'breads/spelt-crown.md')],
  ]
  for (const [index, [edit, expected]] of steps.entries()) {
    edit()
    await site.build()
    expect(written(), `step ${index}`).toEqual(expected)
    await site.expectCold()
  }
})

test('G21 what all pages share makes all of them again, and so does other code', async () => {
  const site = bakery()
  const all = await made(site.build())
  const data = () => readFileSync(join(site.dist, 'static/data/visit.json'), 'utf8')
  const before = data()
  site.replace('footer.json', 'Flour we use', 'Our flour')
  expect(await made(site.build())).toEqual(all)
  await site.expectCold()
  // What is fetched for a navigation says nothing of the footer.
  expect(data()).toBe(before)
  expect(await made(site.build('2'))).toEqual(all)
  await site.expectCold('2')
  expect(data()).not.toBe(before)
})

test('H10.2 a footer in several languages is put into documents in place of the old one, and data stays what it was', async () => {
  const site = bakery(bakeryInLanguages)
  await site.build()
  const data = () => ['visit', 'de/besuch'].map((name) => readFileSync(join(site.dist, `static/data/${name}.json`), 'utf8'))
  const before = data()
  site.replace('header.json', '"title": "Visit us"', '"title": "Come by"')
  expect(explainPage((await site.build()).history, '/de/besuch')).toBe('/de/besuch was rebuilt: the header changed.')
  site.replace('footer.json', 'Flour we use', 'Our flour')
  site.replace('footer.de.json', 'Unser Mehl', 'Das Mehl')
  expect(explainPage((await site.build()).history, '/de/besuch')).toBe('/de/besuch was rebuilt: the footer changed.')
  await site.expectCold()
  expect(data()).toEqual(before)
  // What stands around the footer is not made again.
  const document = join(site.dist, 'de/besuch/index.html')
  writeFileSync(document, readFileSync(document, 'utf8').replace('<body>', '<body><!-- by hand -->'))
  site.replace('footer.de.json', 'Das Mehl', 'Mehl')
  await site.build()
  expect(readFileSync(document, 'utf8')).toContain('<!-- by hand -->')
})

test('G21 a published document that has lost its footer is made from nothing when the footer changes', async () => {
  const site = bakery()
  await site.build()
  writeFileSync(join(site.dist, 'visit/index.html'), 'lost')
  rmSync(join(site.dist, 'house-rules/index.html'))
  site.replace('footer.json', 'Flour we use', 'Our flour')
  await site.build()
  await site.expectCold()
})

test('G21 an asset that changes is published; pages that do not show it stay', async () => {
  const site = bakery()
  await site.build()
  for (const color of ['#111', '#222', '#333']) {
    site.write(
      'assets/logo.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32"><path fill="${color}" d="M0 0h9v9z"/></svg>`,
    )
    expect(await made(site.build())).toEqual([])
    await site.expectCold()
  }
})

test('G21 files of the published site are taken over without being written into', async () => {
  const site = bakery()
  await site.build()
  const file = join(site.dist, 'breads/index.html')
  const { ino, mtimeMs } = statSync(file)
  for (const title of ['Drop in', 'Look in', 'Walk in']) {
    site.replace('pages/visit.json', '"title": "', `"title": "${title} `)
    const visit = statSync(join(site.dist, 'visit/index.html')).ino
    await site.build()
    expect(statSync(file)).toMatchObject({ ino, mtimeMs })
    expect(statSync(join(site.dist, 'visit/index.html')).ino).not.toBe(visit)
  }
})

describe('G22 a record that cannot be relied on leads to pages made anew, never to a wrong one', () => {
  const faults: Record<string, (site: Bakery) => void> = {
    'is missing': ({ recordFile }) => rmSync(recordFile),
    'is empty': ({ recordFile }) => writeFileSync(recordFile, ''),
    'is cut off': ({ recordFile }) => writeFileSync(recordFile, readFileSync(recordFile, 'utf8').slice(0, -40)),
    'has another letter in it': ({ recordFile }) =>
      writeFileSync(recordFile, readFileSync(recordFile, 'utf8').replace('"key":"', '"key":"x')),
    'is of another version': ({ recordFile }) => writeFileSync(recordFile, `0${readFileSync(recordFile, 'utf8')}`),
    'is of another site, which was put in its place': ({ dist, home }) => {
      rmSync(dist, { recursive: true })
      cpSync(join(home, 'other'), dist, { recursive: true })
    },
  }

  test.each(Object.entries(faults))('when it %s', async (_, harm) => {
    const site = bakery()
    await site.build()
    cpSync(site.dist, join(site.home, 'other'), { recursive: true })
    site.replace('pages/visit.json', 'Come by', 'Drop in')
    await site.build()
    harm(site)
    expect(await made(site.build())).toContain('/visit')
    await site.expectCold()
    expect(await made(site.build())).toEqual([])
  })

  test('a copy of the published site, as CI keeps one, is as good when its files are as they were written', async () => {
    const site = bakery()
    await site.build()
    cpSync(site.dist, join(site.home, 'copy'), { recursive: true })
    rmSync(site.dist, { recursive: true })
    renameSync(join(site.home, 'copy'), site.dist)
    writeFileSync(join(site.dist, 'visit/index.html'), readFileSync(join(site.dist, 'visit/index.html'), 'utf8').replace('Come', 'Gone'))
    expect(await made(site.build())).toEqual(['/visit'])
    await site.expectCold()
  })

  test('a published file that somebody removed is made again', async () => {
    const site = bakery()
    await site.build()
    rmSync(join(site.dist, 'breads'), { recursive: true })
    expect(await made(site.build())).toContain('/breads')
    await site.expectCold()
  })
})

describe('G21 a build says why it made a page again', () => {
  test('in one line for all, and in a sentence for one', async () => {
    const site = bakery()
    const first = (await site.build()).history
    expect(summaryLine(first)).toMatch(/^\d+ pages built \(no previous build\), 0 reused$/)
    expect(explainPage(first, '/visit')).toBe('/visit was rebuilt: there is no record of a previous build.')
    expect(explainPage(first, '/nowhere')).toBe('There is no page /nowhere.')

    site.replace('collections/breads/rye-loaf.json', '"name": "Rye loaf"', '"name": "Dark loaf"')
    const renamed = (await site.build()).history
    expect(explainPage(renamed, '/breads/rye-loaf')).toMatch(
      /^\/breads\/rye-loaf was rebuilt: its file changed \(.*config\/collections\/breads\/rye-loaf\.json\)/,
    )
    expect(explainPage(renamed, 'visit/')).toBe(explainPage(renamed, '/visit'))
    expect(explainPage(renamed, '/vissit')).toBe('There is no page /vissit. Did you mean "/visit"?')
    expect(explainPage(renamed, '/breads')).toContain('the collection breads, which it lists, changed')
    expect(explainPage(renamed, '/breads/spelt-crown')).toContain('/breads/rye-loaf, to which it refers, changed its name')
    expect(explainPage(renamed, '/visit')).toBe('/visit was reused: nothing that it depends on has changed.')
    expect(summaryLine(renamed)).toMatch(/^4 pages built \(.*content changed: 1.*\), \d reused$/)

    site.replace('footer.json', 'Flour we use', 'Our flour')
    expect(explainPage((await site.build()).history, '/visit')).toBe('/visit was rebuilt: the footer changed.')
    expect(explainPage((await site.build('2')).history, '/visit')).toBe('/visit was rebuilt: the code changed.')
  })

  test('H10.2 by the name of the file that changed, whatever the page has of it', async () => {
    const site = bakery(bakeryInLanguages)
    await site.build()
    site.replace('pages/house-rules.md', 'Orders', 'Your orders')
    site.replace('fragments/order.json', 'Have a loaf put aside', 'Have a loaf kept')
    site.replace('pages/visit.json', 'Come by', 'Drop in')
    site.replace('collections/breads/index.json', 'More from the oven', 'More of it')
    const { history } = await site.build()
    const why = (path: string) => explainPage(history, path).replaceAll(/[^\s(]*\/config\//g, '')
    expect(why('/house-rules')).toBe('/house-rules was rebuilt: pages/house-rules.md, which it includes, changed.')
    expect(why('/')).toContain('/ was rebuilt: fragments/order.json, which it includes, changed')
    expect(why('/visit')).toBe('/visit was rebuilt: its file changed (pages/visit.json).')
    expect(why('/de/besuch')).toMatch(/^\/de\/besuch was (rebuilt|reused): pages\/visit\.json, which it translates, changed/)
    expect(why('/breads/rye-loaf')).toContain('collections/breads/index.json, to which it belongs, changed')
  })
})

const ROLLS = Array.from({ length: 150 }, (_, index) => `roll-${index + 1}`)

/** A bakery with so many pages that each should cost little. */
function largeBakery() {
  const site = bakery()
  for (const id of ROLLS)
    site.write(`pages/${id}.json`, BUN.replaceAll('Bun', `Roll ${id}`).replace('A small round bun', `A round roll, ${id},`))
  return site
}

test('G21 a large site is written by several threads, with the same bytes each time, and packed less well than a small one', async () => {
  const site = largeBakery()
  const all = await made(site.build())
  expect(all.length).toBeGreaterThan(150)
  await site.expectCold()
  site.replace('pages/roll-7.json', 'Best when warm.', 'Best at once.')
  expect(await made(site.build())).toEqual(['/roll-7'])
  await site.expectCold()

  for (const id of ROLLS.slice(20)) site.remove(`pages/${id}.json`)
  const { history } = await site.build()
  expect(explainPage(history, '/visit')).toContain('the compression level changed')
  expect(history.kept.size).toBe(0)
  await site.expectCold()
})

describe('G21 documents of a large site refer to files of styles', () => {
  test('which are there with their packed forms, are allowed by the policy without a hash, and outlive their last document', async () => {
    const site = largeBakery()
    await site.build()
    const [shared = '', own = '', ...others] = stylesOf(site, 'visit')
    expect(others).toEqual([])
    expect(shared).toMatch(/^static\/css\/site-/)
    expect(stylesOf(site, 'roll-1')).toEqual([shared, expect.not.stringMatching(own)])
    expect(readFileSync(join(site.dist, own), 'utf8')).toContain('a{order:6}')
    for (const form of ['.br', '.gz']) expect(statSync(join(site.dist, own + form)).size).toBeGreaterThan(0)
    const policy = /style-src ([^;]*)/.exec(readFileSync(join(site.dist, 'visit/index.html'), 'utf8'))?.[1]
    expect(policy).toBe("'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")

    const [, last = ''] = stylesOf(site, 'roll-100')
    for (const id of ROLLS) {
      site.remove(`pages/${id}.json`)
      site.write(`pages/rusk-of-${id}.json`, BUN.replaceAll('Bun', `Rusk of ${id}`).replace('A small round bun', `A rusk of ${id},`))
    }
    await site.build()
    await site.expectCold()
    expect(site.carried()).toContain(last)
    expect(statSync(join(site.dist, last)).size).toBeGreaterThan(0)
  })

  const faults: Record<string, (site: Bakery, style: string) => void> = {
    'is cut off in a copy of the site': ({ dist, home }, style) => {
      cpSync(dist, join(home, 'copy'), { recursive: true })
      rmSync(dist, { recursive: true })
      renameSync(join(home, 'copy'), dist)
      writeFileSync(join(dist, style), 'a{}')
    },
    'is missing': ({ dist }, style) => rmSync(join(dist, style)),
  }

  test.each(Object.entries(faults))('and one that %s is made again', async (_, harm) => {
    const site = largeBakery()
    await site.build()
    harm(site, stylesOf(site, 'visit')[1]!)
    // The next build does not start from the folder before, but from what is published.
    rmSync(join(site.home, '.build/previous'), { recursive: true })
    site.replace('footer.json', 'Flour we use', 'Our flour')
    await site.build()
    await site.expectCold()
  })
})

/** The files of styles that a document refers to, as paths below the site. */
function stylesOf({ dist }: Bakery, page: string): string[] {
  const html = readFileSync(join(dist, page, 'index.html'), 'utf8')
  return [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)">/g)].map(([, file]) => file!)
}
