import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Shape, bytesOfRow, pngWithShapes } from './pngWithShapes.ts'

const [WIDTH, HEIGHT] = [40, 70]
/** Three shades from the ground to white, and the colour of stripes on it. */
const palette = [0x102030, 0x808890, 0xffffff, 0x02b686]
const striped = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % 7 === 0 ? 3 : 0))

/** What other programs read of the striped picture with some shapes, as places in the palette. */
async function shown(shapes: { shape: Shape; x: number; y: number }[], draw = drawer()): Promise<number[]> {
  const png = draw(shapes.map((placed) => ({ ...placed, first: 0, last: 2 })))
  // All of the data: its checksum is wrong when this throws.
  inflateSync(png.subarray(png.indexOf('IDAT') + 4, -16))
  const { data, info } = await sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 })
  return Array.from(striped, (_, at) => palette.indexOf(data.readUIntBE(at * 3, 3)))
}

const drawer = () => pngWithShapes(WIDTH, HEIGHT, { palette, indexes: striped })

/** A shape in rows of shades; its origin is its first point. */
function shapeOf(...rows: number[][]): Shape {
  const points = rows.flatMap((row, y) => row.map((shade, x) => ({ x, y, shade }))).filter(({ shade }) => shade > 0)
  return {
    left: 0,
    right: rows[0]!.length,
    top: 0,
    bottom: rows.length,
    places: Int32Array.from(points, ({ x, y }) => y * bytesOfRow(WIDTH) + x),
    shades: Uint8Array.from(points, ({ shade }) => shade),
  }
}
const block = shapeOf([1, 2, 1], [2, 0, 2])

/** The striped picture with other colours in some of its pixels. */
function changed(pixels: [x: number, y: number, color: number][]): number[] {
  const expected = [...striped]
  for (const [x, y, color] of pixels) expected[y * WIDTH + x] = color
  return expected
}

const blockAt = (x: number, y: number): [number, number, number][] => [
  [x, y, 1],
  [x + 1, y, 2],
  [x + 2, y, 1],
  [x, y + 1, 2],
  [x + 2, y + 1, 2],
]

test('other programs read a picture without shapes as it is', async () => {
  expect(await shown([])).toEqual([...striped])
})

test.each([
  [0, 0],
  [17, 30],
  [WIDTH - 3, HEIGHT - 2],
])('a shape at %i, %i changes its own pixels only, and is gone from the next picture', async (x, y) => {
  const draw = drawer()
  expect(await shown([{ shape: block, x, y }], draw)).toEqual(changed(blockAt(x, y)))
  expect(await shown([], draw)).toEqual([...striped])
})

test('all rows can have shapes', async () => {
  const places = Array.from({ length: HEIGHT / 2 }, (_, index) => ({ x: 8, y: index * 2 }))
  expect(await shown(places.map((place) => ({ shape: block, ...place })))).toEqual(changed(places.flatMap(({ x, y }) => blockAt(x, y))))
})

test('where shapes meet, the colour that is farther from the ground counts', async () => {
  const [one, other] = [shapeOf([2, 1]), shapeOf([1, 2])].map((shape) => ({ shape, x: 8, y: 20 }))
  for (const shapes of [
    [one!, other!],
    [other!, one!],
  ])
    expect(await shown(shapes)).toEqual(
      changed([
        [8, 20, 2],
        [9, 20, 2],
      ]),
    )
})

test.each([
  [-1, 5],
  [WIDTH - 2, 5],
  [5, -1],
  [5, HEIGHT - 1],
])('a shape that would leave the picture, at %i, %i, is left out', async (x, y) => {
  expect(await shown([{ shape: block, x, y }])).toEqual([...striped])
})
