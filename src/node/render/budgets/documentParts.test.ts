import { expect, test } from 'vitest'
import { picturesIn, sectionMarkup, styleFilesIn, stylesIn } from './documentParts.ts'

const html =
  '<head><style>.a{color:red}</style><style data-emotion="css b">.css-b{top:0}</style></head>' +
  '<main><section id="x" class="band" data-section="0"><h1>One</h1></section>' +
  '<section class="band" data-section="1"><section class="inner">Two</section></section></main><footer>End</footer>'

test('G20 a document has its sections in order, each with what stands in it', () => {
  const [first, second, ...others] = sectionMarkup(html)
  expect(first).toContain('One')
  expect(second).toContain('Two')
  expect(second).not.toContain('End')
  expect(others).toEqual([])
})

test('G20 the styles of a document are those of all its style elements', () => {
  expect(stylesIn(html)).toBe('.a{color:red}.css-b{top:0}')
})

test('G20 a document may refer to files of styles in its head', () => {
  const link = (url: string) => `<link rel="stylesheet" href="${url}">`
  expect(styleFilesIn(`<head>${link('/a.css')}\n${link('/b.css')}</head><body>${link('/c.css')}</body>`)).toEqual(['/a.css', '/b.css'])
  expect(styleFilesIn(html)).toEqual([])
  expect(styleFilesIn('<head></head><body><link rel="stylesheet" href="/late.css" fetchpriority="low"></body>')).toEqual(['/late.css'])
})

test('G20 of a picture the widest form of the first format counts, else its file; and each file once', () => {
  const forms = (format: string) => `<source type="image/${format}" srcSet="/p-240.${format} 240w, /p-600.${format} 600w" sizes="50vw"/>`
  const found = picturesIn(
    `<picture>${forms('avif')}${forms('webp')}<img loading="lazy" src="/assets/p.jpg"/></picture>` +
      '<picture><img src="/assets/map.svg"></picture><img alt="" src="/assets/map.svg"><video controls poster="/assets/tide.jpg"></video>' +
      '<img src="https://elsewhere.example/x.png">',
  )
  expect([...found]).toEqual(['/p-600.avif', '/assets/map.svg', '/assets/tide.jpg'])
})
