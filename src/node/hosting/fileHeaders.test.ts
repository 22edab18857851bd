import { expect, test } from 'vitest'
import { fileHeaders } from './fileHeaders.ts'

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
  ['/static/recognition/1a2b3c4d/eng.traineddata', 'public, max-age=31536000, immutable'],
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

test('H30 no file may compile WebAssembly but the worker that reads the letters of pictures', () => {
  expect(fileHeaders('/static/recognition/1a2b3c4d/worker.min.js')['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const path of ['/index.html', '/static/js/worker-1a2b3c4d.js', '/static/recognition/1a2b3c4d/tesseract-core-simd-lstm.js'])
    expect(fileHeaders(path)).not.toHaveProperty('Content-Security-Policy')
})
