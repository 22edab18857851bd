import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOOKS } from '#src/node/init/choices.ts'
import { lookOf, pictureOfLook } from '#src/node/init/looks.ts'
import { pictureHeader } from '#src/node/config/read/pictureHeader.ts'
import { foldersIn } from '#src/node/sections/foldersIn.ts'
import { LOOK, MOST_BYTES, MOST_TOGETHER, SETS, WIDTH } from '#tests/pictures/pictureLimits.ts'

test.each(SETS)(
  'every section type of $sections has a picture, and no other has: npx tsx tests/pictures/sectionPictures.ts takes them',
  (set) => {
    const types = foldersIn(set.sections).filter(({ files }) => files.includes('schema.ts'))
    expect(readdirSync(set.pictures).toSorted()).toEqual(types.map(({ type }) => `${type}.webp`).toSorted())
  },
)

test('pictures of section types are small', () => {
  const files = SETS.flatMap(({ pictures }) => readdirSync(pictures).map((name) => join(pictures, name)))
  const bytes = files.map((file) => readFileSync(file))
  expect(bytes.filter(({ length }) => length > MOST_BYTES)).toEqual([])
  expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MOST_TOGETHER)
  for (const picture of bytes) expect(pictureHeader(picture)).toMatchObject({ width: WIDTH })
})

test('every house style has a small picture, which the docs show: npx tsx tests/pictures/lookPictures.ts takes them', () => {
  const page = readFileSync('docs/looks.md', 'utf8')
  for (const name of LOOKS) {
    const picture = readFileSync(pictureOfLook(name))
    expect(picture.length).toBeLessThan(LOOK.bytes)
    expect(pictureHeader(picture)).toMatchObject({ width: LOOK.width })
    expect(page).toContain(`(looks/${name}.webp)`)
    expect(page).toContain(lookOf(name).about)
  }
})
