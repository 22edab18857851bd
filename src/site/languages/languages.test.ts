import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { sitemapFiles } from '#src/node/render/sitemap.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { head } from '#src/site/head/head.ts'
import { socialCard } from '#src/site/head/socialCard.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { shellInLanguage } from '#src/site/menus/shellInLanguage.ts'
import { notFoundFor } from '#src/site/pages/notFoundFor.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import type { Site } from '#src/site/site.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { bakerySite, pageAt } from '#tests/support/bakerySite.ts'
import type { Edit } from '#tests/support/editedBakery.ts'

const URL = 'https://www.brot-und-blume.example'

function siteInLanguages(edits: Record<string, Edit> = {}): Site {
  const { site, problems } = loadSite(bakeryInLanguages(edits))
  if (!site) throw new Error(problemsAsText(problems))
  return site
}

const folder = mkdtempSync(join(tmpdir(), 'bakery-languages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const part of ['bakery', 'bakery-languages']) cpSync(resolve('tests/fixtures', part), folder, { recursive: true })
const site = loadSite(folder).site!
const dataOf = (path: string, of = site) => makePageData(of, pageAt(of, path), 'build')
const headOf = (path: string, of = site) => head(of, pageAt(of, path))
const sectionAt = (path: string, index: number, of = site) => dataOf(path, of).sections[index]
/** The addresses of a page for search engines, by language. */
const alternatesOf = (path: string, of = site) =>
  Object.fromEntries((headOf(path, of).alternates ?? []).map(({ language, href }) => [language, href.slice(URL.length)]))

describe('pages', () => {
  test('a translation beside its page has the address that it says, else that of the page below the folder of the language', () => {
    expect(site.pages.map(({ path }) => path)).toEqual([
      '/',
      '/ar',
      '/ar/visit',
      '/breads',
      '/breads/rye-loaf',
      '/breads/spelt-crown',
      '/de',
      '/de/besuch',
      '/de/brote',
      '/de/brote/roggenbrot',
      '/de/brote/spelt-crown',
      '/de/house-rules',
      '/house-rules',
      '/visit',
    ])
  })

  test('what a translation does not say is as in its source, and its texts are its own', () => {
    expect(dataOf('/de/besuch')).toMatchObject({
      title: 'Öffnungszeiten und Bestellungen · Brot & Blume',
      sections: [
        { type: 'hero', variant: 'plain', title: 'Kommen Sie vorbei' },
        { type: 'faq', items: [{ question: 'Backen Sie ohne Weizen?' }, {}] },
        {
          type: 'form',
          name: 'order',
          fields: [{ kind: 'text', label: 'Ihr Name', required: true }, {}, { options: [{ value: 'rye-loaf' }, {}] }],
        },
      ],
    })
  })

  test('links in fields and in texts lead to the translation, with an anchor that all languages share', () => {
    expect(sectionAt('/de', 0)).toMatchObject({ actions: [{ href: '/de/brote' }, { href: '/de/besuch' }] })
    expect(sectionAt('/de', 3)).toMatchObject({
      id: 'have-a-loaf-put-aside',
      actions: [{ label: 'Brot bestellen', href: '/de/besuch#order' }],
    })
    expect(sectionAt('/de/besuch', 1)).toMatchObject({
      id: 'questions',
      items: [{ answer: expect.stringContaining('<a href="/de/brote/roggenbrot">') }, {}],
    })
  })

  test('a link keeps its query on the way to the translation', () => {
    const asked = siteInLanguages({ 'pages/index.json': ['"href": "/visit"', '"href": "/visit?bread=rye-loaf#order"'] })
    expect(sectionAt('/de', 0, asked)).toMatchObject({ actions: [{}, { href: '/de/besuch?bread=rye-loaf#order' }] })
  })

  test('sections of a page and of a fragment with one title have the anchors that the source has, each its own', () => {
    const title = '"title": "Have a loaf put aside"'
    const twins = siteInLanguages({
      'fragments/order.json': [title, '"title": "Questions"'],
      'pages/index.json': ['"title": "From the oven"', '"title": "Questions"'],
    })
    const anchorsOf = (path: string) => dataOf(path, twins).sections.flatMap(({ id }) => id ?? [])
    expect(anchorsOf('/')).toEqual(['questions', 'questions-2'])
    expect(anchorsOf('/de')).toEqual(anchorsOf('/'))
  })

  describe('headings of a translated text', () => {
    const [english, german] = ['## Orders\n\nBy six.\n\n## Liability\n\nNone.\n', '## Bestellen\n\nBis sechs.\n\n## Haftung\n\nKeine.\n']
    const terms = (text: string): Record<string, Edit> => ({
      'pages/house-rules.md': english,
      'pages/house-rules.de.json': JSON.stringify({ name: 'Hausordnung', sections: [{}, {}, { file: 'house-rules-de.md' }] }),
      'pages/house-rules-de.md': text,
      'pages/visit.json': ['(/breads/rye-loaf)', '(/house-rules#liability)'],
      'pages/visit.de.json': ['(/breads/rye-loaf)', '(/house-rules#liability)'],
    })
    const headingsIn = (of: Site) => Object.values(pageAt(of, '/de/house-rules').headings).flat()
    const answerIn = (of: Site) => (sectionAt('/de/besuch', 1, of) as { items: { answer: string }[] }).items[0]!.answer

    test('have the anchors of the source where there are as many, so that links to these arrive', () => {
      const alike = siteInLanguages(terms(german))
      expect(headingsIn(alike)).toEqual([
        { id: 'orders', label: 'Bestellen' },
        { id: 'liability', label: 'Haftung' },
      ])
      expect(answerIn(alike)).toContain('<a href="/de/house-rules#liability">')
      expect(dataOf('/de/house-rules', alike).sections[2]).toMatchObject({
        body: expect.stringContaining('<h2 id="liability">Haftung</h2>'),
      })
    })

    test('have their own otherwise, and links lead to the page', () => {
      const other = siteInLanguages(terms(`${german}\n## Hunde\n\nGern.\n`))
      expect(headingsIn(other).map(({ id }) => id)).toEqual(['bestellen', 'haftung', 'hunde'])
      expect(answerIn(other)).toContain('<a href="/de/house-rules">')
    })

    test('written in a field count like those of a file', () => {
      const inFields = siteInLanguages({
        'pages/visit.json': ['The [rye loaf](/breads/rye-loaf) holds **no wheat**, but the kitchen does.', english.replaceAll('\n', '\\n')],
        'pages/visit.de.json': [
          'Das [Roggenbrot](/breads/rye-loaf) enthält **keinen Weizen**, die Backstube schon.',
          german.replaceAll('\n', '\\n'),
        ],
      })
      expect(answerIn(inFields)).toContain('<h2 id="liability">Haftung</h2>')
    })
  })

  test('the anchor that a translation has from its source is in no language', () => {
    const asked = 'What we are asked at the counter of the shop'
    const { problems } = loadSite(bakeryInLanguages({ 'pages/visit.json': ['"title": "Questions"', `"title": "${asked}"`] }))
    expect(problems.map(({ code }) => code)).not.toContain('E_OTHER_LANGUAGE')
  })

  test('where there is no translation, links lead to the page in the language of the site', () => {
    expect(sectionAt('/ar/visit', 1)).toMatchObject({ body: expect.stringContaining('<a href="/breads">') })
    expect(sectionAt('/ar/visit', 0)).toMatchObject({ actions: [{ href: '/ar' }] })
  })

  test('lists hold the pages of the language, and one that would be empty is left out', () => {
    expect(sectionAt('/de/brote', 2)).toMatchObject({
      cards: [{ path: '/de/brote/spelt-crown' }, { path: '/de/brote/roggenbrot', name: 'Roggenbrot' }],
    })
    expect(dataOf('/ar').sections.map(({ type }) => type)).toEqual(['hero', 'proofStrip', 'callToAction'])
    expect(sectionAt('/breads', 2)).toMatchObject({ cards: [{ path: '/breads/spelt-crown' }, { path: '/breads/rye-loaf' }] })
  })

  test('the breadcrumb goes to the home page of the language', () => {
    expect(dataOf('/de/brote/roggenbrot').breadcrumb).toEqual([
      { label: 'Startseite', href: '/de' },
      { label: 'Brote', href: '/de/brote' },
      { label: 'Roggenbrot', href: '/de/brote/roggenbrot' },
    ])
    expect(dataOf('/de').breadcrumb).toEqual([])
  })

  test('a page written as a whole translates the one of the same path, or the one that it names', () => {
    expect(pageAt(site, '/ar/visit').translates).toBe('/visit')
    const named = siteInLanguages({
      'pages/ar/visit.json': ['"kind": "ContactPage"', '"kind": "ContactPage",\n  "translates": "/house-rules"'],
    })
    expect(alternatesOf('/house-rules', named)).toEqual({ 'en-GB': '/house-rules', ar: '/ar/visit', 'x-default': '/house-rules' })
    expect(alternatesOf('/visit', named)).toEqual({ 'en-GB': '/visit', de: '/de/besuch', 'x-default': '/visit' })
  })
})

describe('pages without a translation', () => {
  test('where config says what to tell, the page is shown in its own language, with the words and the menus of the other', () => {
    const data = dataOf('/de/house-rules')
    expect(data.untranslated).toEqual({ notice: 'Diese Seite gibt es bisher nur auf Englisch.', tag: 'en-GB', dir: 'ltr' })
    expect(data.language?.tag).toBe('de')
    expect(data.breadcrumb[0]).toEqual({ label: 'Startseite', href: '/de' })
    expect(sectionAt('/de/house-rules', 0)).toMatchObject({ title: 'House rules' })
  })

  test('search engines are led to the source, and see no translation', () => {
    expect(headOf('/de/house-rules').canonical).toBe(`${URL}/house-rules`)
    expect(alternatesOf('/de/house-rules')).toEqual({})
    expect(alternatesOf('/house-rules')).toEqual({})
    expect(sitemapFiles(site).get('/sitemap.xml')).not.toContain('/de/house-rules')
  })

  test('without words for it, the page is left out', () => {
    const without = siteInLanguages({ 'site.json': [',\n      "notice": "Diese Seite gibt es bisher nur auf Englisch."', ''] })
    expect(without.pages.map(({ path }) => path)).not.toContain('/de/house-rules')
    expect(shellInLanguage(makeShellData(without, '', ''), 'de').footer.legal).toMatchObject([
      { label: 'Hausordnung', location: '/house-rules' },
    ])
  })
})

describe('search engines', () => {
  test('every real translation names all others and itself, and x-default is the language of the site', () => {
    const visit = { 'en-GB': '/visit', de: '/de/besuch', ar: '/ar/visit', 'x-default': '/visit' }
    for (const path of ['/visit', '/de/besuch', '/ar/visit']) expect(alternatesOf(path)).toEqual(visit)
    const rye = { 'en-GB': '/breads/rye-loaf', de: '/de/brote/roggenbrot', 'x-default': '/breads/rye-loaf' }
    expect(alternatesOf('/breads/rye-loaf')).toEqual(rye)
  })

  test('a translation that is kept out of search engines is named by none', () => {
    const hidden = siteInLanguages({ 'pages/visit.de.json': ['"path":', '"noindex": true,\n  "path":'] })
    for (const path of ['/visit', '/ar/visit'])
      expect(alternatesOf(path, hidden)).toEqual({ 'en-GB': '/visit', ar: '/ar/visit', 'x-default': '/visit' })
    expect(alternatesOf('/de/besuch', hidden)).toEqual({})
  })

  test('a page says its language, and sharing services hear of the others', () => {
    const { openGraph, jsonLd } = headOf('/de/besuch')
    expect(openGraph).toContainEqual(['og:locale', 'de_DE'])
    expect(openGraph.filter(([property]) => property === 'og:locale:alternate').map(([, locale]) => locale)).toEqual(['en_GB', 'ar_EG'])
    expect((jsonLd as { '@graph': object[] })['@graph'][0]).toMatchObject({ '@type': 'ContactPage', inLanguage: 'de' })
  })

  test('the sitemap lists all translations of a page with each', () => {
    const line = sitemapFiles(site)
      .get('/sitemap.xml')!
      .split('\n')
      .find((one) => one.includes(`<loc>${URL}/de/besuch<`))
    expect(line).toContain(`<xhtml:link rel="alternate" hreflang="en-GB" href="${URL}/visit"/>`)
    expect(line).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${URL}/ar/visit"/>`)
  })
})

test('a card for shared links says the page above it, which the home page is in no language, and is mirrored where words are', () => {
  const drawn = siteInLanguages({ 'site.json': ['  "socialImage": "/assets/social.png",\n', ''] })
  const said = (path: string) => socialCard(drawn, pageAt(drawn, path))
  expect(said('/de/besuch')).toEqual({ title: 'Öffnungszeiten und Bestellungen', name: 'Brot & Blume', host: 'brot-und-blume.example' })
  expect(said('/de/brote/roggenbrot')).toMatchObject({ above: 'Brote' })
  expect(said('/ar/visit')).toMatchObject({ dir: 'rtl' })
})

describe('menus and the language switch', () => {
  test('what a language does not have is missing in the browser, too, although the site has it', () => {
    const shell = { ...makeShellData(site, '', ''), search: '/search', announcement: { text: 'Open on Sunday' }, contact: { phone: '1' } }
    const sent = JSON.parse(JSON.stringify(shell)) as ReturnType<typeof makeShellData>
    expect(shellInLanguage(sent, 'de')).toMatchObject({ search: undefined, announcement: undefined, contact: undefined })
    expect(shellInLanguage(sent, 'de')).toEqual(shellInLanguage(shell as ReturnType<typeof makeShellData>, 'de'))
  })

  test('header, footer and words are those of the language, and lead to its pages', () => {
    const shell = shellInLanguage(makeShellData(site, '', ''), 'de')
    expect(shell.words).toMatchObject({ home: 'Startseite', menu: 'Menü' })
    expect(shell.home).toBe('/de')
    expect(shell.header.entries.map(({ title, path }) => [title, path])).toEqual([
      ['Brote', '/de/brote'],
      ['Besuch', '/de/besuch'],
    ])
    expect(shell.header.entries[0]!.groups[0]!.items.map(({ location }) => location)).toEqual([
      '/de/brote/spelt-crown',
      '/de/brote/roggenbrot',
    ])
    expect(shell.footer.columns[0]).toMatchObject({
      title: 'Laden',
      items: [{ location: '/de/brote' }, { location: '/de/besuch' }, { label: 'Unser Mehl' }],
    })
  })

  test('a dropdown whose pages are not translated is a plain link', () => {
    const [breads] = shellInLanguage(makeShellData(site, '', ''), 'ar').header.entries
    expect(breads).toMatchObject({ title: 'الخبز', hasDropdown: false, groups: [], path: '/breads' })
  })

  test('the menus of the site hold no page of another language', () => {
    expect(JSON.stringify({ ...makeShellData(site, '', ''), languages: undefined })).not.toContain('/de')
  })

  test('the switch leads to the same page, and names each language in itself', () => {
    expect(dataOf('/de/besuch').language).toEqual({
      tag: 'de',
      dir: 'ltr',
      versions: [
        { tag: 'en-GB', name: 'English', href: '/visit' },
        { tag: 'de', name: 'Deutsch', href: '/de/besuch' },
        { tag: 'ar', name: 'العربية', href: '/ar/visit' },
      ],
    })
    expect(dataOf('/ar').language?.dir).toBe('rtl')
    expect(dataOf('/house-rules').language?.versions.map(({ href }) => href)).toEqual(['/house-rules', '/de/house-rules'])
  })
})

describe('the page for unknown addresses', () => {
  test('is in the language of the address where it is translated, and else in that of the site', () => {
    expect(notFoundFor(site, '/de/gibt-es/nicht')).toMatchObject({ language: 'de', meta: { name: 'Nicht gefunden' } })
    expect(notFoundFor(site, '/de')).toMatchObject({ language: 'de' })
    for (const path of ['/', '/gone', '/ar/gone', '/gone/de']) expect(notFoundFor(site, path)).toBe(site.notFound)
  })

  test('is no page of the site: it has no address of its own, no translations and no place in the sitemap', () => {
    const page = notFoundFor(site, '/de/gone')
    expect(site.pages).not.toContain(page)
    expect(page.path).toBe('/404.de')
    expect(pageFiles(page.path)).toMatchObject({ document: '/de/404.html', data: '/static/data/404.de.json' })
    expect(head(site, page)).toMatchObject({ canonical: `${URL}/404`, robots: 'noindex' })
    expect(head(site, page).alternates ?? []).toEqual([])
    expect([...sitemapFiles(site).values()].join()).not.toContain('404')
  })

  test('is known to the shell of its language, so that pages that follow in place show it', () => {
    const shell = makeShellData(site, '/icons.svg', 'build')
    expect([shell, shellInLanguage(shell, 'de'), shellInLanguage(shell, 'ar')].map(({ notFound }) => notFound)).toEqual([
      undefined,
      '/404.de',
      undefined,
    ])
  })

  test('may be written as a whole below the folder of the language', () => {
    const whole = bakeryPage('Nicht da', { noindex: true })
    const own = siteInLanguages({ 'pages/404.de.json': null, 'pages/de/404.json': whole })
    expect(notFoundFor(own, '/de/gone')).toMatchObject({ file: 'pages/de/404.json', path: '/404.de', language: 'de' })
  })
})

test('a site of one language says nothing of languages', () => {
  const one = bakerySite()
  const said = JSON.stringify([
    one.pages.map((page) => [makePageData(one, page, ''), head(one, page)]),
    makeShellData(one, '', ''),
    ...sitemapFiles(one),
  ])
  expect(said).not.toMatch(/"(?:languages?":\{|alternates|versions|untranslated|home":"\/)|hreflang|xhtml/)
})
