import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { pictureKind, pictureParts } from '#src/node/config/read/pictureParts.ts'
import { photographOf } from '#tests/support/photographOf.ts'
import { publishedAsset } from './publishedAsset.ts'

const XMP = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
 xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"
 xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" exif:GPSLatitude="52,30.5N" tiff:Model="Phone 7" photoshop:City="Berlin" photoshop:Credit="Ada &amp; Co" aux:SerialNumber="SN-4711"
 Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia">
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Ada Baker, CC BY 4.0</rdf:li></rdf:Alt></dc:rights>
<exif:GPSLongitude>13,24.1E</exif:GPSLongitude>
<Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li rdf:parseType="Resource"><Iptc4xmpExt:City>Berlin</Iptc4xmpExt:City></rdf:li></rdf:Bag></Iptc4xmpExt:LocationCreated>
<xmpRights:WebStatement>https://licences.example/by-4</xmpRights:WebStatement>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** What tells where and with what a picture was taken, wherever it stands in the file. */
const TRACES = ['Acme Optics', 'Phone 7', 'SN-4711', '52,30.5N', '13,24.1E', 'Berlin', 'GPS']

/** A photograph as a telephone leaves it, turned, in a format. */
async function taken(format: 'jpeg' | 'png' | 'webp' | 'avif', orientation = 1, photograph?: Sharp): Promise<Buffer> {
  return (photograph ?? (await photographOf(120, 80)))
    .withExif({
      IFD0: { Make: 'Acme Optics', Model: 'Phone 7', Copyright: '(c) Ada Baker', Artist: 'Ada Baker' },
      IFD2: { BodySerialNumber: 'SN-4711', MakerNote: 'Phone 7 SN-4711' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .withMetadata({ orientation })
    .withXmp(XMP)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer()
}

const metaOf = (bytes: Buffer) => sharp(bytes).metadata()
const pixelsOf = async (bytes: Buffer) => (await sharp(bytes).autoOrient().raw().toBuffer()).toString('base64')
const isIn = (bytes: Buffer, text: string) => bytes.includes(text, 0, 'utf8') || bytes.includes(text, 0, 'utf16le')

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'A3 a published %s says nothing of the place and the device, and goes on saying whose it is, what made it and how its colours are meant',
  async (format) => {
    const before = await taken(format)
    const after = await publishedAsset(before)
    const [one, other] = [await metaOf(before), await metaOf(after)]
    expect(other.icc).toEqual(one.icc)
    for (const trace of ['Phone 7', '52,30.5N', 'Berlin']) expect(one.xmp!.toString()).toContain(trace)
    const xmp = other.xmp!.toString()
    for (const trace of TRACES) expect([trace, isIn(after, trace) || xmp.includes(trace)]).toEqual([trace, false])
    for (const kept of ['© Ada Baker, CC BY 4.0', 'trainedAlgorithmicMedia', 'https://licences.example/by-4', 'Ada &amp; Co'])
      expect(xmp).toContain(kept)
    expect(other.exif!.toString('latin1')).toContain('(c) Ada Baker')
    expect(await pixelsOf(after)).toBe(await pixelsOf(before))
    // What is clean stays as it is.
    expect((await publishedAsset(after)).equals(after)).toBe(true)
  },
)

test.each(['jpeg', 'png', 'webp'] as const)('A3 F13 a published %s stands upright in every program', async (format) => {
  const before = await taken(format, 6)
  const after = await publishedAsset(before)
  const { width, height, autoOrient, orientation = 1 } = await metaOf(after)
  expect(autoOrient).toMatchObject({ width: 80, height: 120 })
  // Programs turn a JPEG by themselves, and others not.
  expect([width, height, orientation]).toEqual(format === 'jpeg' ? [120, 80, 6] : [80, 120, 1])
  for (const trace of TRACES) expect([trace, isIn(after, trace)]).toEqual([trace, false])
  expect((await metaOf(after)).xmp!.toString()).toContain('CC BY 4.0')
  if (format !== 'webp') expect(await pixelsOf(after)).toBe(await pixelsOf(before))
})

test('A3 what stands behind the end of a picture, such as a film with a place, is not published', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await (await photographOf(60, 40)).toFormat(format).toBuffer()
    expect((await publishedAsset(Buffer.concat([whole, Buffer.from('moov©xyz+52.5+013.4/')]))).equals(whole)).toBe(true)
  }
})

test('A3 notes of makers, pictures inside and comments go from every kind of segment; rights in IPTC and in comments stay', async () => {
  const plain = await (await photographOf(60, 40)).jpeg({ progressive: true }).toBuffer()
  const segment = (marker: number, ...body: (string | Buffer)[]) => {
    const bytes = Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
    return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes])
  }
  const dataset = (number: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, number, 0, text.length]), Buffer.from(text, 'latin1')])
  const iptc = Buffer.concat([dataset(90, 'Berlin'), dataset(116, '(c) Ada Baker')])
  const resource = Buffer.concat([
    Buffer.from('8BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([iptc.length]),
    iptc,
    Buffer.alloc(iptc.length % 2),
  ])
  const given = Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, 'Exif\0\0', 'Acme Optics'),
    segment(0xe2, 'MPF\0', 'Phone 7'),
    segment(0xe5, 'Acme Optics'),
    segment(0xed, 'Photoshop 3.0\0', resource),
    segment(0xfe, 'Taken with a Phone 7'),
    segment(0xfe, 'Copyright Ada Baker'),
    plain.subarray(2),
  ])
  const after = await publishedAsset(given)
  for (const trace of TRACES) expect([trace, isIn(after, trace)]).toEqual([trace, false])
  for (const kept of ['(c) Ada Baker', 'Copyright Ada Baker']) expect(isIn(after, kept)).toBe(true)
  expect(await pixelsOf(after)).toBe(await pixelsOf(plain))
})

test('A3 signed credentials (C2PA) stay, with all of the file where nothing has to go, unless they tell a place or a device', async () => {
  const plain = await (await photographOf(60, 40)).jpeg().toBuffer()
  const credentials = (text: string) => {
    const body = Buffer.concat([Buffer.from('JP\0\x01\0\0\0\x01', 'latin1'), Buffer.from(text)])
    return Buffer.concat([Buffer.from([0xff, 0xeb, (body.length + 2) >> 8, (body.length + 2) & 255]), body])
  }
  const withCredentials = (text: string, more = Buffer.alloc(0)) =>
    Buffer.concat([plain.subarray(0, 2), more, credentials(text), plain.subarray(2)])
  const made = withCredentials('c2pa trainedAlgorithmicMedia')
  expect(await publishedAsset(made)).toBe(made)
  expect(isIn(await publishedAsset(withCredentials('c2pa exif:GPSLatitude 52')), 'c2pa')).toBe(false)
  const exif = Buffer.from('\xff\xe1\x00\x13Exif\0\0Acme Optics', 'latin1')
  const mixed = await publishedAsset(withCredentials('c2pa trainedAlgorithmicMedia', exif))
  expect([isIn(mixed, 'trainedAlgorithmicMedia'), isIn(mixed, 'Acme Optics')]).toEqual([true, false])
})

test('A3 a film says nothing of the place either, and its pictures stay where they are', async () => {
  const box = (type: string, ...body: Buffer[]) => {
    const content = Buffer.concat(body)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const notes = box('udta', Buffer.from('\0\0\0\x1e\xa9xyz+52.5000+013.4000/', 'latin1'))
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(20)),
      box('trak', box('tkhd', Buffer.alloc(8)), notes),
      notes,
      box('meta', Buffer.from('Phone 7')),
    ),
    box('mdat', Buffer.from('pictures')),
  ])
  const after = await publishedAsset(film)
  expect([after.length, after.indexOf('pictures')]).toEqual([film.length, film.indexOf('pictures')])
  for (const trace of ['+52.5', 'Phone 7']) expect(isIn(after, trace)).toBe(false)
})

test('A3 other files, and pictures that are damaged, are published as they are', async () => {
  for (const bytes of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) expect(await publishedAsset(bytes)).toBe(bytes)
})

test.each(['jpeg', 'png', 'webp'] as const)('A3 whatever is cut off or damaged in a %s, nothing fails', async (format) => {
  const whole = await taken(format)
  const kind = pictureKind(whole)!
  for (let at = 0; at < whole.length; at += 97) {
    const [cut, harmed] = [whole.subarray(0, at), Buffer.from(whole)]
    harmed[at] = harmed[at]! ^ 0xff
    for (const bytes of [cut, harmed]) {
      expect([...pictureParts(bytes, kind)].length).toBeGreaterThanOrEqual(0)
      expect(await publishedAsset(bytes)).toBeInstanceOf(Buffer)
    }
  }
})
