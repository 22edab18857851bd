import { expect, test } from 'vitest'
import { filesOfPackage, installedPackage, typefaces } from './fontPackages.ts'
import { outlines } from './outlines.ts'

const [manrope] = typefaces

test('a text becomes shapes at its place and size, in a weight, and not if the font lacks a letter', async () => {
  const found = filesOfPackage(manrope!, installedPackage(manrope!)!)
  if ('failure' in found) throw new Error(found.failure)
  const [light, bold] = await Promise.all([300, 800].map((weight) => outlines(found.files[0]!.bytes, weight)))
  const word = bold!('Mill')!
  expect(word.width).toBeGreaterThan(light!('Mill')!.width)
  expect(word.capitals).toBeCloseTo(0.72, 1)
  const numbers = [...'MLQCZ']
    .reduce((path, letter) => path.replaceAll(letter, ' '), word.path(50, 40, 20))
    .split(' ')
    .filter(Boolean)
  const [across, down] = [0, 1].map((axis) => numbers.map(Number).filter((_, at) => at % 2 === axis))
  expect(Math.min(...across!)).toBeGreaterThanOrEqual(50)
  expect(Math.max(...across!)).toBeLessThanOrEqual(50 + word.width * 20)
  expect(Math.max(...down!)).toBeCloseTo(40, 0)
  expect(bold!('水')).toBeUndefined()
})
