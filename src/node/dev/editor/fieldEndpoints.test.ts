import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { photographOf } from '#tests/support/photographOf.ts'
import { fieldEndpoints } from './fieldEndpoints.ts'

test.each([
  ['pages/house-rules.md', '“Yes”'],
  ['pages/visit.de.json', '„Yes“'],
])('the preview of a text of %s has the quotation marks of its language', async (file, quoted) => {
  const { site } = loadSite(bakeryInLanguages())
  const desk = { preview: { good: { site } } } as unknown as PreviewContext
  const { body } = await fieldEndpoints['/_dev/edit/markdown']!.answer(desk, { text: '"Yes"', file })
  expect(body).toEqual({ html: expect.stringContaining(quoted) })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a photograph that is brought in as %s keeps its copyright, and no place or device',
  async (format) => {
    const taken = await (
      await photographOf(120, 80)
    )
      .withExif({
        IFD0: { Make: 'Acme Optics', Model: 'Phone 7', Copyright: '(c) Ada Baker' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
      })
      .toFormat(format)
      .toBuffer()
    expect(taken.includes('Phone 7')).toBe(true)
    const configDir = editedBakery({ 'assets/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' })
    const desk = { configDir, editing: editHistory(configDir) } as unknown as PreviewContext
    const upload = { name: 'Photo.jpg', base64: taken.toString('base64') }
    const { status, body } = await fieldEndpoints['/_dev/edit/upload']!.answer(desk, upload)
    expect(status).toBe(200)
    const written = readFileSync(join(configDir, (body as { path: string }).path))
    const { exif, width, height } = await sharp(written).metadata()
    expect({ width, height }).toEqual({ width: 120, height: 80 })
    for (const trace of ['Acme', 'Phone 7', 'GPS']) expect(written.includes(trace)).toBe(false)
    const said = exif!.toString('latin1')
    expect(said).toContain('(c) Ada Baker')
    // The tag of the GPS table, in either byte order.
    expect(/\x88\x25|\x25\x88/.test(said)).toBe(false)
  },
)

test('a photograph that a browser has made smaller keeps the copyright of its original, and no place, device or rotation', async () => {
  const original = await (
    await photographOf(120, 80)
  )
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Acme Optics', Copyright: '(c) Ada Baker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  expect((await sharp(original).metadata()).orientation).toBe(6)
  const made = await sharp(original).autoOrient().resize(40, 60).jpeg().toBuffer()
  const configDir = editedBakery({ 'assets/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' })
  const desk = { configDir, editing: editHistory(configDir) } as unknown as PreviewContext
  const upload = { name: 'Photo.jpg', base64: made.toString('base64'), start: original.subarray(0, -100).toString('base64') }
  const { status, body } = await fieldEndpoints['/_dev/edit/upload']!.answer(desk, upload)
  expect(status).toBe(200)
  const written = readFileSync(join(configDir, (body as { path: string }).path))
  const { exif, orientation, width, height } = await sharp(written).metadata()
  expect({ orientation, width, height }).toEqual({ orientation: undefined, width: 40, height: 60 })
  expect(exif!.toString('latin1')).toContain('(c) Ada Baker')
  for (const trace of ['Acme', 'GPS']) expect(written.includes(trace)).toBe(false)
})
