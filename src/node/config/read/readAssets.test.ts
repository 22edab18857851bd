import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'
import { pngOf } from '#tests/support/pngOf.ts'

test('C25 a file that is not what its ending says is not published', () => {
  expect(foundIn({ 'assets/oven.jpg': pngOf(10, 10) })).toEqual([
    'E_ASSET assets/oven.jpg: a png picture with the ending of another, so rename it',
  ])
  expect(foundIn({ 'assets/oven.webp': 'no picture' })).toEqual(['E_ASSET assets/oven.webp: not a webp picture'])
})

test('F13 an SVG picture in other letters than it is sent in is told, and one in UTF-8 is not', () => {
  const svg = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>`
  const faultsOf = (encoding: string) => foundIn({ 'assets/oven.svg': svg(encoding) }).filter((line) => line.startsWith('E_ASSET '))
  expect(faultsOf('iso-8859-1')).toEqual([
    'E_ASSET assets/oven.svg: the picture says that it is written in iso-8859-1, and it is sent as UTF-8; save it as UTF-8',
  ])
  expect([...faultsOf('UTF-8'), ...faultsOf('utf8')]).toEqual([])
})
