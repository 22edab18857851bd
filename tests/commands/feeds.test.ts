import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFeed } from 'feedsmith'
import { expect, onTestFinished, test } from 'vitest'
import { silentProgress } from '#src/node/render/progress.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { buildShard } from '#src/node/render/shards/buildShard.ts'
import { mergeShards } from '#src/node/render/shards/mergeShards.ts'
import { runHere } from '#tests/support/runHere.ts'
import { filesOf, stubbedCode } from '#tests/support/stubbedBuild.ts'

const NOVEMBER = Date.parse('2026-11-29')
const HOST = 'https://www.weir-gazette.example'

/** A copy of the gazette that is edited and built again and again. */
function gazette(at = NOVEMBER) {
  const home = mkdtempSync(join(tmpdir(), 'gazette-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const configDir = join(home, 'config')
  cpSync('tests/fixtures/gazette', configDir, { recursive: true })
  const places = { configDir, dist: join(home, 'dist'), workDir: join(home, '.build'), at }
  const file = (name: string) => join(configDir, name)
  return {
    home,
    places,
    async build(moment = at, into = places) {
      const result = await buildSite({ ...into, at: moment }, () => {}, silentProgress, stubbedCode(home))
      if (result.status !== 'built') throw new Error(JSON.stringify(result))
      return result.report
    },
    edit(name: string, from: string, to: string) {
      const text = readFileSync(file(name), 'utf8')
      expect(text).toContain(from)
      writeFileSync(
        file(name),
        text.replace(from, () => to),
      )
    },
    write: (name: string, content: object) => writeFileSync(file(name), JSON.stringify(content)),
    read: (name: string) => readFileSync(join(home, 'dist', name), 'utf8'),
    files: () => filesOf(join(home, 'dist')),
  }
}

const isFeed = (name: string) => /\.(?:rss|atom)$|\/feed(?:[/-].*)?\.json$/.test(name)
const feedsIn = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).filter(([name]) => isFeed(name)))
function entriesOf(text: string): { id: string; title: string }[] {
  const { format, feed } = parseFeed(text)
  if (format === 'atom') return (feed.entries ?? []).map(({ id, title }) => ({ id: id!, title: title!.value! }))
  if (format === 'rss') return (feed.items ?? []).map(({ guid, title }) => ({ id: guid!.value!, title: title! }))
  if (format === 'json') return (feed.items ?? []).map(({ id, title }) => ({ id: id!, title: title! }))
  throw new Error(format)
}

test('there are feeds of all entries, and of each tag and author that has any, in each language', async () => {
  const site = gazette()
  await site.build()
  const names = Object.keys(feedsIn(site.files())).filter((name) => name.endsWith('.atom'))
  expect(names.sort()).toEqual(
    [
      ...['', '/authors/ada-lind', '/authors/bruno-keel', '/tags/bridges', '/tags/council', '/tags/river'].map(
        (rest) => `de/nachrichten/feed${rest}.atom`,
      ),
      ...['', '/authors/ada-lind', '/authors/bruno-keel', '/authors/chiara-moss'].map((rest) => `news/feed${rest}.atom`),
      ...['bridges', 'council', 'market', 'river', 'weather'].map((tag) => `news/feed/tags/${tag}.atom`),
    ].sort(),
  )
  for (const ending of ['rss', 'atom', 'json']) {
    expect(entriesOf(site.read(`news/feed.${ending}`))).toHaveLength(10)
    const german = entriesOf(site.read(`de/nachrichten/feed.${ending}`))
    expect(german.map(({ title }) => title)).toEqual([
      'Die Nachtschicht: an der Schleuse',
      'Keine Maut auf der neuen Brücke, vorerst',
      'Die alte Brücke schließt für einen Winter',
    ])
    expect(german[0]!.id).toBe('tag:weir-gazette.example,2026:/de/news/night-shift-lock')
  }
  expect(site.read('news/feed/tags/market.rss')).toContain('<title>Market &amp; trade · The Weir Gazette</title>')
  expect(site.read('de/nachrichten/feed.atom')).toContain('xml:lang="de"')
})

test('pages that list entries, the entries themselves and author pages name their feeds', async () => {
  const site = gazette()
  await site.build()
  const feedsOf = (name: string) =>
    [...site.read(name).matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)">/g)].map(([, type, , href]) => [
      type,
      href,
    ])
  const all = [
    ['application/rss+xml', `${HOST}/news/feed.rss`],
    ['application/atom+xml', `${HOST}/news/feed.atom`],
    ['application/feed+json', `${HOST}/news/feed.json`],
  ]
  for (const page of ['index.html', 'news/index.html', 'news/first-frost/index.html']) expect(feedsOf(page), page).toEqual(all)
  expect(feedsOf('people/ada-lind/index.html').map(([, href]) => href)).toContain(`${HOST}/news/feed/authors/ada-lind.rss`)
  expect(feedsOf('people/index.html')).toEqual([])
  expect(feedsOf('news/tags/river/index.html').map(([, href]) => href)).toContain(`${HOST}/news/feed/tags/river.rss`)
  expect(feedsOf('de/nachrichten/index.html')[0]![1]).toBe(`${HOST}/de/nachrichten/feed.rss`)
})

test('in a language without translated entries, pages name no feeds', async () => {
  const site = gazette()
  site.edit('site.json', '"tag": "de"\n    }', '"tag": "de"\n    },\n    { "tag": "fr", "notice": "Page en anglais." }')
  site.write('pages/news.fr.json', { name: 'Actualités', sections: [{ title: 'Actualités' }] })
  await site.build()
  expect(site.read('fr/news/index.html')).toContain('Actualités')
  expect(site.read('fr/news/index.html')).not.toContain('/feed.')
  expect(Object.keys(feedsIn(site.files())).filter((name) => name.startsWith('fr/'))).toEqual([])
})

test('a moved entry keeps its id in every feed and language', async () => {
  const site = gazette()
  await site.build()
  const before = feedsIn(site.files())
  const { status } = await runHere('mv', '/news/old-bridge-closes', '/news/bridge-shut', '--config', site.places.configDir)
  expect(status).toBe(0)
  await site.build()
  const after = feedsIn(site.files())
  for (const name of Object.keys(before).filter((one) => /\.(?:rss|atom|json)$/.test(one)))
    expect(
      entriesOf(after[name]!).map(({ id }) => id),
      name,
    ).toEqual(entriesOf(before[name]!).map(({ id }) => id))
  expect(site.read('news/feed.atom')).toContain(`href="${HOST}/news/bridge-shut"`)

  // A second move keeps the first id.
  await runHere('mv', '/news/bridge-shut', '/news/bridge-closed', '--config', site.places.configDir)
  await site.build()
  expect(entriesOf(site.read('news/feed.rss')).map(({ id }) => id)).toEqual(entriesOf(before['news/feed.rss']!).map(({ id }) => id))
})

test('an edit rewrites the feeds of its entry and no other, and they equal those of a build from nothing', async () => {
  const site = gazette()
  await site.build()
  const before = feedsIn(site.files())
  const steps: [edit: () => void, changed: RegExp][] = [
    [
      () => site.edit('collections/news/first-frost.json', '"title": "First frost,', '"title": "The first frost,'),
      /^news\/feed(?:\/tags\/(?:river|weather)|\/authors\/bruno-keel)?\./,
    ],
    [() => site.edit('pages/people.json', 'Three people write this paper.', 'Three people write the paper.'), /^$/],
  ]
  let known = before
  for (const [edit, changed] of steps) {
    edit()
    await site.build()
    const now = feedsIn(site.files())
    expect(
      Object.keys(now)
        .filter((name) => now[name] !== known[name] && !/\.(?:br|gz)$/.test(name))
        .every((name) => changed.test(name)),
    ).toBe(true)
    expect(Object.keys(now).filter((name) => now[name] !== known[name]).length > 0).toBe(!changed.test(''))
    const cold = { ...site.places, dist: join(site.home, 'cold/dist'), workDir: join(site.home, 'cold/.build') }
    await site.build(NOVEMBER, cold)
    expect(now).toEqual(feedsIn(filesOf(cold.dist)))
    rmSync(join(site.home, 'cold'), { recursive: true })
    known = now
  }
})

const SEARCH_PAGE = {
  name: 'Search',
  title: 'Search the paper',
  description: 'Search all reports of The Weir Gazette: the bridges, the market, the water and the council.',
  summary: 'Search all reports.',
  updated: '2026-11-20',
  sections: [{ type: 'hero', variant: 'plain', title: 'Search', lead: 'All reports of the paper.' }, { type: 'siteSearch' }],
}

test('a scheduled article enters its page, lists, tags, sitemap, search and feeds in one build, and a draft none of them', async () => {
  const site = gazette()
  site.write('pages/search.json', SEARCH_PAGE)
  await site.build()
  const seen = () => {
    const files = site.files()
    return Object.keys(files).filter((name) => !/\.(?:br|gz)$/.test(name) && files[name]!.includes('/news/spring-vote'))
  }
  expect(seen()).toEqual([])
  await site.build(Date.parse('2026-12-06'))
  const now = seen()
  for (const name of [
    'index.html',
    'news/index.html',
    'news/spring-vote/index.html',
    'news/tags/council/index.html',
    'people/ada-lind/index.html',
    'sitemap.xml',
    'news/feed.rss',
    'news/feed.atom',
    'news/feed.json',
  ])
    expect(now, name).toContain(name)
  expect(now).toContain('news/feed/tags/council.rss')
  expect(
    now.filter((name) => name.includes('search/')),
    now.join(' '),
  ).not.toEqual([])
  expect(Object.values(site.files()).some((text) => text.includes('/news/harbour-fund'))).toBe(false)
})

test('older entries are in archives, each document of at most 512 KB', async () => {
  const site = gazette()
  const body = 'A long paragraph about the river. '.repeat(40)
  for (let index = 1; index <= 70; index += 1) {
    const day = `2025-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`
    site.write(`collections/news/old-${index}.json`, {
      name: `Old news ${index}`,
      title: `Old news of the river, number ${index}`,
      description: `What the river did on a day of the year before the last one, as the log of the lock has it: entry ${index}.`,
      summary: `Entry ${index} of the log.`,
      published: day,
      updated: day,
      sections: [{ type: 'richText', body: `${index}. ${body}` }],
    })
  }
  await site.build()
  const feeds = feedsIn(site.files())
  for (const ending of ['rss', 'atom', 'json']) {
    let address: string | undefined = `news/feed.${ending}`
    const met: string[] = []
    const ids: string[] = []
    while (address !== undefined) {
      const text: string = feeds[address]!
      met.push(address)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(512 * 1024)
      ids.push(...entriesOf(text).map(({ id }) => id))
      if (ending !== 'json') expect(text.includes('<fh:archive/>')).toBe(address.includes('archive'))
      address = (/rel="prev-archive"[^>]*href="https:\/\/[^/]+\/([^"]+)"/.exec(text) ??
        /"next_url":"https:\/\/[^/]+\/([^"]+)"/.exec(text))?.[1]
    }
    expect(met).toEqual(['feed', 'feed-archive-2', 'feed-archive-1'].map((name) => `news/${name}.${ending}`))
    expect(new Set(ids).size).toBe(80)
    expect(ids).toHaveLength(80)
  }
})

test('shards make the same feeds as a whole build', async () => {
  const site = gazette()
  await site.build()
  const folders: string[] = []
  for (const index of [1, 2]) {
    const machine = join(site.home, `machine-${index}`)
    const places = { ...site.places, dist: join(machine, 'shard'), workDir: join(machine, '.build') }
    expect((await buildShard(places, { index, of: 2 }, () => {}, silentProgress, stubbedCode(machine))).status).toBe('built')
    folders.push(places.dist)
  }
  const merged = { dist: join(site.home, 'merged/dist'), workDir: join(site.home, 'merged/.build') }
  await mergeShards(folders.toReversed(), merged, () => {})
  expect(feedsIn(filesOf(merged.dist))).toEqual(feedsIn(site.files()))
})
