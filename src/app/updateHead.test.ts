// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { testPage } from '#tests/support/testPage.ts'
import { updateHead } from './updateHead.ts'

const canonical = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href)
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content

beforeEach(() => {
  document.head.innerHTML =
    '<title>Start</title><meta property="og:url" content="https://bikes.example/"><link rel="canonical" href="https://bikes.example/">'
})

test('R2.3 the head names the page that is shown: title and one canonical address', () => {
  updateHead(document, testPage({ path: '/repairs', title: 'Repairs | Bikes' }))
  expect([document.title, canonical(), robots()]).toEqual(['Repairs | Bikes', ['https://bikes.example/repairs'], undefined])
})

test('R2.4 the not-found page has no canonical address and is kept out of search indexes', () => {
  updateHead(document, testPage({ path: '/404', title: 'Not found' }))
  expect([canonical(), robots()]).toEqual([[], 'noindex'])
})

test('R2.4 the page after the not-found page may be indexed again', () => {
  updateHead(document, testPage({ path: '/404' }))
  updateHead(document, testPage({ path: '/repairs' }))
  expect([canonical(), robots()]).toEqual([['https://bikes.example/repairs'], undefined])
})

test('R2.3 a site without a public address gets no canonical one', () => {
  document.head.innerHTML = '<title>Start</title>'
  updateHead(document, testPage({ path: '/repairs' }))
  expect(canonical()).toEqual([])
})

test('R2.3 languages, Markdown and feeds of the page that was left are not offered on the next one, files of the site still are', () => {
  document.head.innerHTML +=
    '<link rel="alternate" hreflang="de" href="https://bikes.example/de">' +
    '<link rel="alternate" type="text/markdown" href="https://bikes.example/index.md">' +
    '<link rel="alternate" type="application/rss+xml" title="News" href="https://bikes.example/news/feed.rss">' +
    '<link rel="icon" href="/favicon.svg">'
  updateHead(document, testPage({ path: '/repairs' }))
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['icon', 'canonical'])
})
