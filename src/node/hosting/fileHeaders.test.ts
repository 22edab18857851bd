import { expect, test } from 'vitest'
import { fileHeaders } from './fileHeaders.ts'
import type { HeadersRule } from './HeadersRule.ts'

test.each([
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/a.svg', 'image/svg+xml; charset=utf-8'],
  ['/a.avif', 'image/avif'],
  ['/a.woff2', 'font/woff2'],
  ['/a.js', 'text/javascript; charset=utf-8'],
  ['/a.css', 'text/css; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/a.json', 'application/json; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/a.unheard-of', 'application/octet-stream'],
])('H07 %s is sent as %s', (path, type) => {
  expect(fileHeaders(path)['Content-Type']).toBe(type)
})

test.each([
  ['/static/js/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
  ['/static/css/app-1a2b3c.css', 'public, max-age=31536000, immutable'],
  ['/static/media/manrope-1a2b3c.woff2', 'public, max-age=31536000, immutable'],
  ['/static/social/about-us-1a2b3c.png', 'public, max-age=31536000, immutable'],
  ['/static/pictures/oven-1a2b3c4d5e-800.avif', 'public, max-age=31536000, immutable'],
  ['/static/data/about-us.json', 'no-cache'],
  ['/about-us/index.html', 'no-cache'],
  ['/sitemap.xml', 'no-cache'],
  ['/sitemap-2.xml', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/site.webmanifest', 'no-cache'],
  ['/favicon.ico', 'public, max-age=86400'],
  ['/images/team.avif', 'public, max-age=86400'],
])('H08 %s is kept as: %s', (path, rule) => {
  expect(fileHeaders(path)['Cache-Control']).toBe(rule)
})

test('cards of shared links may be embedded by other sites', () => {
  expect(fileHeaders('/static/social/home-1a2b3c.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  expect(fileHeaders('/images/home.png')).not.toHaveProperty('Cross-Origin-Resource-Policy')
})

const rules: HeadersRule[] = [
  { paths: '/static/tides/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { paths: '/static/tides/:version/*', headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' } },
  { paths: '/static/tides/:version/worker.js', headers: { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' } },
]

test('H30 the rules of packages hold for their own files, and for no other', () => {
  expect(fileHeaders('/static/tides/1a2b3c4d/heights.csv', rules)).toEqual({
    'Content-Type': 'text/csv; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  for (const path of ['/index.html', '/static/js/worker-1a2b3c4d.js', '/assets/static/tides/1a2b3c4d/worker.js'])
    expect(fileHeaders(path, rules)).toEqual(fileHeaders(path))
})

test('of several rules for a file, the last one counts', () => {
  expect(fileHeaders('/static/tides/1a2b3c4d/worker.js', rules)).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'",
  })
  expect(fileHeaders('/static/tides/1a2b3c4d/sub/worker.js', rules)).not.toHaveProperty('Content-Security-Policy')
  expect(fileHeaders('/static/tides/1a2b3c4d/workerxjs', rules)).not.toHaveProperty('Content-Security-Policy')
})
