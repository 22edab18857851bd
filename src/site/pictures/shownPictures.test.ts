import { expect, test } from 'vitest'
import type { Section } from '#src/contract/sections.ts'
import type { PictureFile } from './pictureFile.ts'
import { shownPictures } from './shownPictures.ts'

const forms: PictureFile['forms'] = { name: 'oven-1a2b3c4d5e', formats: ['avif', 'webp'], widths: [240, 600] }
const pictures = new Map<string, PictureFile>([
  ['/assets/oven.jpg', { width: 600, height: 400, bytes: 90_000, forms }],
  ['/assets/team/kim.webp', { width: 300, height: 300, bytes: 9000 }],
])
const shownIn = (section: object, standsFirst = false) => shownPictures({ pictures }, section as Section, standsFirst)

test('H20 a section knows the picture files that it names, wherever they stand in it', () => {
  expect(
    shownIn({ type: 'team', people: [{ name: 'Kim', portrait: '/assets/team/kim.webp' }], picture: { src: '/assets/oven.jpg' } }),
  ).toEqual({ '/assets/team/kim.webp': { width: 300, height: 300 }, '/assets/oven.jpg': { width: 600, height: 400, forms } })
})

test('H20 pictures in the HTML of a text count, words that look like one do not', () => {
  expect(shownIn({ body: '<p><img src="/assets/oven.jpg" alt="The oven"></p>' })).toHaveProperty(['/assets/oven.jpg'])
  expect(shownIn({ body: '<p>&lt;img src=&quot;/assets/oven.jpg&quot;&gt;</p>', title: 'See /assets/oven.jpg' })).toBeUndefined()
})

test('H20 a section without such files carries nothing', () => {
  expect(shownIn({ title: 'Bread', map: { src: '/assets/map.svg' } })).toBeUndefined()
})

test('H20 of the section that opens a page the first picture is marked, a drawn one as well', () => {
  expect(shownIn({ items: [{ src: '/assets/oven.jpg' }, { src: '/assets/team/kim.webp' }] }, true)).toEqual({
    '/assets/oven.jpg': { width: 600, height: 400, forms, isFirst: true },
    '/assets/team/kim.webp': { width: 300, height: 300 },
  })
  expect(shownIn({ picture: { src: '/assets/map.svg' }, small: '/assets/oven.jpg' }, true)).toEqual({
    '/assets/map.svg': { isFirst: true },
    '/assets/oven.jpg': { width: 600, height: 400, forms },
  })
})

test('a picture whose name a text writes in another way is known by the name of its file', () => {
  const named = new Map([
    ['/assets/loaf of rye.jpg', { width: 600, height: 400, bytes: 90_000, forms }],
    ['/assets/größe & co.jpg', { width: 600, height: 400, bytes: 90_000, forms }],
  ])
  const body = '<p><img src="/assets/loaf%20of%20rye.jpg" alt="Rye"> <img src="/assets/gr%C3%B6%C3%9Fe%20&amp;%20co.jpg" alt="Spelt"></p>'
  expect(shownPictures({ pictures: named }, { body } as unknown as Section, false)).toEqual({
    '/assets/loaf%20of%20rye.jpg': { width: 600, height: 400, forms },
    '/assets/gr%C3%B6%C3%9Fe%20&amp;%20co.jpg': { width: 600, height: 400, forms },
  })
})
