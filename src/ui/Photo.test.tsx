import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownPicture } from '#src/site/pictures/shownPictures.ts'
import { Photo } from './Photo.tsx'
import { PicturesContext } from './PicturesContext.ts'

const SRC = '/assets/oven.jpg'
const forms: ShownPicture['forms'] = { name: 'oven-1a2b3c4d5e', formats: ['avif', 'webp'], widths: [240, 600] }

function shown(picture: ShownPicture | undefined, props: object = {}): string {
  return renderToStaticMarkup(
    <PicturesContext value={picture && { [SRC]: picture }}>
      <Photo src={SRC} alt="The oven" sizes="50vw" {...props} />
    </PicturesContext>,
  )
}

test('H20 browsers choose among forms in the format they know and the width they need; the file is for all others', () => {
  const html = shown({ width: 600, height: 400, forms })
  expect(html.match(/<source [^>]*>/g)).toEqual(
    ['avif', 'webp'].map(
      (format) =>
        `<source type="image/${format}" srcSet="/static/pictures/oven-1a2b3c4d5e-240.${format} 240w, ` +
        `/static/pictures/oven-1a2b3c4d5e-600.${format} 600w" sizes="50vw"/>`,
    ),
  )
  expect(html).toContain(`src="${SRC}"`)
})

test('H20 its place is kept free: by the size that config says, else by that of the file', () => {
  expect(shown({ width: 600, height: 400 })).toContain('width="600" height="400"')
  expect(shown({ width: 600, height: 400 }, { width: 300, height: 200 })).toContain('width="300" height="200"')
})

test('H20 only the first of a page is fetched at once, and with precedence', () => {
  expect(shown({ width: 600, height: 400 })).toMatch(/loading="lazy".* decoding="async"/)
  const first = shown({ width: 600, height: 400, isFirst: true })
  expect(first).toContain('fetchPriority="high"')
  expect(first).not.toContain('lazy')
  expect(shown({ width: 600, height: 400, isFirst: true }, { isMinor: true })).toBe(shown({ width: 600, height: 400 }))
})

test('H20 without forms, as in the preview, it stands in the same elements', () => {
  expect(shown(undefined)).toMatch(/^<picture><img [^>]*\/><\/picture>$/)
})
