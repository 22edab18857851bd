import { expect, test } from 'vitest'
import { withPicture } from './withPicture.ts'

const names = ['alt', 'src', 'width', 'height']
const value = { alt: 'A quay', src: '/assets/quay.svg', width: 800, height: 600 }
const size = { width: 40, height: 30 }

test('G62 a new picture brings its alternative text, and its pixels where its file does not say them', () => {
  expect(withPicture({ names, value }, 'src', { path: '/assets/tower.png', size, alt: 'A tower' })).toEqual({
    alt: 'A tower',
    src: '/assets/tower.png',
  })
  expect(withPicture({ names, value }, 'src', { path: '/assets/tower.svg', size, alt: 'A tower' })).toEqual({
    alt: 'A tower',
    src: '/assets/tower.svg',
    ...size,
  })
})

test('the crop and the focus point of the previous picture do not fit another one', () => {
  const cropped = { ...value, crop: { x: 0, y: 0, width: 50, height: 50 }, focus: { x: 9, y: 9 } }
  expect(withPicture({ names, value: cropped }, 'src', { path: '/assets/tower.png' })).toEqual({ alt: 'A quay', src: '/assets/tower.png' })
  expect(withPicture({ names, value: cropped }, 'srcDark', { path: '/assets/night.svg' })).toMatchObject({ crop: cropped.crop })
})

test('G62 the same picture changes nothing, and fields that are not there are not made', () => {
  expect(withPicture({ names, value }, 'src', { path: value.src })).toEqual(value)
  expect(
    withPicture({ names: ['logo', 'width'], value: { logo: '/assets/a.svg', width: 90 } }, 'logo', {
      path: '/assets/b.svg',
      size,
      alt: 'B',
    }),
  ).toEqual({ logo: '/assets/b.svg', width: 90 })
})
