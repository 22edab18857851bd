import { expect, test } from 'vitest'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import { picturesInHtml } from './picturesInHtml.ts'
import type { ShownPictures } from './shownPictures.ts'

const pictures: ShownPictures = {
  '/assets/oven.jpg': { width: 600, height: 400, forms: { name: 'oven-1a2b3c4d5e', formats: ['avif', 'webp'], widths: [240, 600] } },
  '/assets/shop.png': { width: 200, height: 100, isFirst: true },
}
const shown = (markdown: string) => picturesInHtml(renderMarkdown(markdown).html, pictures, '50vw').trim()

test('H20 a picture in a text has its size and its forms, and waits until it comes near', () => {
  expect(shown('![The *oven* & "Kim"](/assets/oven.jpg "At five")')).toBe(
    '<p><picture>' +
      '<source type="image/avif" srcset="/static/pictures/oven-1a2b3c4d5e-240.avif 240w, /static/pictures/oven-1a2b3c4d5e-600.avif 600w" sizes="50vw">' +
      '<source type="image/webp" srcset="/static/pictures/oven-1a2b3c4d5e-240.webp 240w, /static/pictures/oven-1a2b3c4d5e-600.webp 600w" sizes="50vw">' +
      '<img src="/assets/oven.jpg" alt="The oven &amp; &quot;Kim&quot;" title="At five" width="600" height="400" loading="lazy" decoding="async">' +
      '</picture></p>',
  )
})

test('H20 the first of a page does not wait', () => {
  const html = shown('![The shop](/assets/shop.png)')
  expect(html).toContain(' width="200" height="100" fetchpriority="high" decoding="async"')
  expect(html).not.toContain('lazy')
})

test('H20 a drawn picture keeps its own size, and everything else stays', () => {
  expect(shown('![A map](/assets/map.svg)')).toBe(
    '<p><picture><img src="/assets/map.svg" alt="A map" loading="lazy" decoding="async"></picture></p>',
  )
  const text = '# Title\n\n<img src="/assets/oven.jpg"> and `![](/assets/oven.jpg)`'
  expect(shown(text)).toBe(renderMarkdown(text).html.trim())
})
