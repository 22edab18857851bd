import { expect, test } from 'vitest'
import { cropOf, cropRegion, croppedAddress } from './crop.ts'
import { shownCropped } from './shownCropped.ts'
import { withCrops } from './withCrops.ts'
import type { Reference } from '#src/site/site.ts'

test('a cropped picture is its part, wherever it is in a value: address, size and focus point', () => {
  const crop = { x: 50, y: 0, width: 50, height: 100 }
  const plain = { title: 'Bread', items: [{ src: '/assets/shop.jpg', alt: 'The shop' }] }
  const picture = {
    src: '/assets/team.v2.jpg',
    srcDark: '/assets/dark.jpg',
    alt: 'Us',
    width: 1201,
    height: 800,
    crop,
    focus: { x: 60, y: 30 },
  }
  expect(withCrops({ plain, list: [{ picture }] })).toEqual({
    plain,
    list: [
      {
        picture: {
          src: '/assets/team.v2.crop-50-0-50-100.jpg',
          srcDark: '/assets/dark.crop-50-0-50-100.jpg',
          alt: 'Us',
          width: 600,
          height: 800,
          focus: { x: 20, y: 30 },
        },
      },
    ],
  })
  expect(withCrops(plain)).toBe(plain)
  expect(withCrops({ ...picture, focus: { x: 10, y: 99 } }).focus).toEqual({ x: 0, y: 99 })
  // Another meaning of the word.
  expect(withCrops({ src: '/assets/a.png', crop: 'landscape' })).toEqual({ src: '/assets/a.png', crop: 'landscape' })
})

test('the address of a part says what it shows, in one spelling', () => {
  const crop = { x: 12.5, y: 0.333, width: 50, height: 99.667 }
  expect(croppedAddress('/assets/a.jpg', crop)).toBe('/assets/a.crop-12.5-0.33-50-99.67.jpg')
  expect(cropOf('/assets/a.crop-12.5-0.33-50-99.67.jpg')).toEqual({
    src: '/assets/a.jpg',
    crop: { x: 12.5, y: 0.33, width: 50, height: 99.67 },
  })
  for (const other of ['/assets/a.jpg', '/assets/a.crop-1-2-3.jpg', '/assets/a.crop-01-2-3-4.jpg', '/assets/a.crop-x-2-3-4.jpg'])
    expect(cropOf(other)).toBeUndefined()
})

test('a part has pixels, and never those outside the picture', () => {
  expect(cropRegion({ x: 99, y: 0, width: 1, height: 100 }, { width: 3, height: 2 })).toEqual({ left: 2, top: 0, width: 1, height: 2 })
  expect(cropRegion({ x: 33.33, y: 0, width: 66.67, height: 100 }, { width: 1000, height: 10 })).toMatchObject({ left: 333, width: 667 })
})

test('a file is shown whole if one place uses it so', () => {
  const place = (kind: Reference['kind'], value: string, ...keyPath: string[]): Reference => ({
    kind,
    value,
    file: 'pages/a.json',
    keyPath,
  })
  const references = [
    place('asset', '/assets/a.jpg', 'cover', 'src'),
    place('crop', '/assets/a.crop-0-0-50-50.jpg', 'cover', 'crop'),
    place('asset', '/assets/b.jpg', 'one', 'src'),
    place('crop', '/assets/b.crop-0-0-50-50.jpg', 'one', 'crop'),
    place('asset', '/assets/b.jpg', 'socialImage'),
  ]
  expect([...shownCropped({ references: (kind) => references.filter((one) => one.kind === kind) })]).toEqual(['/assets/a.jpg'])
})
