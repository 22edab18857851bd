import { expect, test } from 'vitest'
import { type DocumentParts, jsonInHtml, renderDocument, inLanguage } from './document.ts'

const TEMPLATE =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div><!--data--><hr><!--late--></body></html>'

function parts(more: Partial<DocumentParts> = {}, head: Partial<DocumentParts['head']> = {}): DocumentParts {
  return {
    language: 'en-GB',
    daysKept: 30,
    head: {
      title: 'Bread',
      description: 'About bread.',
      canonical: 'https://a.example/bread',
      openGraph: [['og:title', 'Bread']],
      twitter: [['twitter:card', 'summary']],
      jsonLd: { '@graph': [] },
      ...head,
    },
    baseCss: ':root{}',
    pageCss: '.x{}',
    styleIds: ['x'],
    preloads: ['/static/media/text.woff2'],
    icons: { favicon: '/assets/favicon.svg', themeColor: '#3b2314' },
    html: '<main>Hello</main>',
    data: { path: '/bread' },
    ...more,
  }
}

test('a document holds its head, its content and its data', () => {
  const html = renderDocument(TEMPLATE, parts())
  expect(html).toContain('<html lang="en-GB">')
  expect(html).toContain('<title>Bread</title>')
  expect(html).toContain('<link rel="canonical" href="https://a.example/bread">')
  expect(html).toContain('<link rel="preload" href="/static/media/text.woff2" as="font" type="font/woff2" crossorigin>')
  expect(html).toContain('<div id="root"><main>Hello</main></div>')
  expect(html).toContain('{"path":"/bread"}')
  expect(html).not.toMatch(/<!--(?:head|app|data)-->/)
})

test('what is shown of a shared link stands in the first kilobytes, before the styles', () => {
  const html = renderDocument(TEMPLATE, parts())
  const [early = ''] = html.split('<style>')
  expect(early).toContain('<meta property="og:title" content="Bread">')
  expect(early).toContain('<meta name="twitter:card" content="summary">')
  expect(early.length).toBeLessThan(4096)
})

test('a document with files of styles refers to them, says which rules they hold, and holds none itself', () => {
  const html = renderDocument(TEMPLATE, parts({ styleFiles: { base: '/static/css/site-a.css', page: '/static/css/page-b.css' } }))
  expect(html).toMatch(/href="\/static\/css\/site-a\.css">\s+<link rel="stylesheet" href="\/static\/css\/page-b\.css">/)
  expect(html).toContain('<style data-emotion="css x"></style>')
  expect(html).not.toContain('{}')
  const bare = renderDocument(TEMPLATE, parts({ styleFiles: { base: '/static/css/site-a.css', page: undefined } }))
  expect(bare.match(/rel="stylesheet"/g)).toHaveLength(1)
})

test('a document ends with the link to its late styles, below all that would wait for them', () => {
  const html = renderDocument(TEMPLATE, parts({ lateCss: '/static/css/late-a.css' }))
  expect(html).toMatch(/<hr><link rel="stylesheet" href="\/static\/css\/late-a\.css" [^>]*><\/body><\/html>$/)
  expect(renderDocument(TEMPLATE, parts())).not.toContain('rel="stylesheet"')
})

test('a page kept out of search engines has no canonical address', () => {
  const html = renderDocument(TEMPLATE, parts({}, { robots: 'noindex' }))
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})

test('C20 titles and descriptions cannot end their element', () => {
  const evil = '</title><script>alert(1)</script>" onload="x'
  const html = renderDocument(TEMPLATE, parts({}, { title: evil, description: evil, openGraph: [['og:title', evil]] }))
  expect(html).not.toContain('<script>alert')
  expect(html).not.toMatch(/content="[^"]*" onload/)
  expect(html).toContain('&lt;/title&gt;')
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', 'a\u2028b\u2029c', '<!--head--><!--app-->', "$& $` $' $1"])(
  'C21 %j in data and JSON-LD comes back whole and breaks nothing',
  (evil) => {
    const html = renderDocument(TEMPLATE, parts({ data: { evil } }, { jsonLd: { evil } }))
    const scripts = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^]*?)<\/script>/g)].map(([, text]) => text!)
    expect(scripts.map((text) => JSON.parse(text) as object)).toEqual([{ evil }, { evil }])
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).not.toMatch(/[\u2028\u2029]/)
  },
)

test('C21 JSON in HTML holds no character that HTML gives a meaning', () => {
  const value = { text: '<>&\u2028\u2029"' }
  expect(jsonInHtml(value)).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(jsonInHtml(value))).toEqual(value)
})

test('words of the content that look like places of the template stay words', () => {
  expect(renderDocument(TEMPLATE, parts({ html: '<p><!--data--> $&</p>' }))).toContain('<div id="root"><p><!--data--> $&</p></div>')
})

test('R8.7 a document says in which direction it is read, where that is from right to left', () => {
  expect(inLanguage(TEMPLATE, 'ar-EG')).toContain('<html lang="ar-EG" dir="rtl">')
  expect(inLanguage(TEMPLATE, 'de')).toContain('<html lang="de">')
})
