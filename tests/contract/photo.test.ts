import { expect, test } from 'vitest'
import { z } from 'zod'
import { photo, sized } from '#schemas/photo.ts'

const Photo = sized(z.strictObject(photo))
const mistakesIn = (value: object) =>
  Photo.safeParse({ alt: 'A loaf', ...value }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

test('H20 files that say their own size need none in config', () => {
  for (const src of ['/assets/oven.jpg', '/assets/oven.png', '/assets/oven.webp']) expect(mistakesIn({ src })).toEqual([])
  expect(mistakesIn({ src: '/assets/oven.jpg', width: 600, height: 400 })).toEqual([])
})

test('H20 other files need it, and half a size is none', () => {
  const width = 'src "width" is missing: the size of this file, in pixels'
  const height = 'src "height" is missing: the size of this file, in pixels'
  expect(mistakesIn({ src: '/assets/map.svg' })).toEqual(['src "width" and "height" are missing: the size of this file, in pixels'])
  expect(mistakesIn({ src: '/assets/oven.avif', height: 400 })).toEqual([width])
  expect(mistakesIn({ src: '/assets/oven.jpg', width: 600 })).toEqual([height])
})

test('H10.6 a picture that no section can show is told which endings there are', () => {
  const endings = 'src must be a file that ends in .svg, .png, .jpg, .webp, .avif or .ico, such as /assets/team.webp'
  for (const src of ['/assets/oven.jpeg', '/assets/oven.gif', '/assets/oven']) {
    expect(mistakesIn({ src, width: 6, height: 4 })).toEqual([endings])
    expect(mistakesIn({ src })).toEqual([endings])
  }
})
