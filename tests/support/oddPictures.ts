import sharp, { type Sharp } from 'sharp'

/** Valid pictures of rare sizes and kinds, by their peculiarity, each with the matching extension. */
export async function oddPictures(): Promise<Map<string, { ending: string; bytes: Buffer }>> {
  const plain = (width: number, height: number): Sharp =>
    sharp({ create: { width, height, channels: 3, background: { r: 180, g: 120, b: 60 } } })
  const clear = sharp({ create: { width: 640, height: 400, channels: 4, background: { r: 180, g: 120, b: 60, alpha: 0.5 } } })
  const frames = await plain(400, 600).raw().toBuffer()
  const moving = sharp(frames, { raw: { width: 400, height: 600, channels: 3, pageHeight: 200 } })
  const svg = (attributes: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><circle cx="5" cy="5" r="5"/></svg>`)
  const drawn: [string, string, Sharp][] = [
    ['one pixel', '.png', plain(1, 1).png()],
    ['a tall line', '.png', plain(1, 5000).png()],
    ['a long line', '.jpg', plain(5000, 1).jpeg()],
    ['very high', '.png', plain(40, 16_384).png()],
    ['very wide', '.webp', plain(16_383, 30).webp()],
    ['turned photograph', '.jpg', plain(1200, 700).jpeg().withMetadata({ orientation: 6 })],
    ['turned PNG', '.png', plain(1200, 700).png().withMetadata({ orientation: 8 })],
    ['turned WebP', '.webp', plain(1200, 700).webp().withMetadata({ orientation: 6 })],
    ['moving', '.webp', moving.webp({ loop: 0, delay: [100, 100, 100] })],
    ['four inks', '.jpg', plain(900, 500).toColourspace('cmyk').jpeg()],
    ['sixteen bits', '.png', plain(900, 500).toColourspace('rgb16').png()],
    ['grey', '.png', plain(900, 500).toColourspace('b-w').png()],
    ['half clear', '.png', clear.clone().png()],
    ['of few colours', '.png', clear.clone().png({ palette: true, colours: 4 })],
    ['in passes', '.jpg', plain(900, 500).jpeg({ progressive: true })],
    ['without loss', '.webp', plain(900, 500).webp({ lossless: true })],
    ['newer', '.avif', plain(320, 200).avif({ effort: 0 })],
  ]
  const described = await plain(900, 500)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'Rye. '.repeat(12_000) } })
    .toBuffer()
  const files = await Promise.all(
    drawn.map(async ([name, ending, picture]) => [name, { ending, bytes: await picture.toBuffer() }] as const),
  )
  return new Map([
    ...files,
    ['described at length', { ending: '.jpg', bytes: described }],
    ['commented before its size', { ending: '.jpg', bytes: commented(described) }],
    ['SVG without a size', { ending: '.svg', bytes: svg('') }],
    ['SVG with a view box', { ending: '.svg', bytes: svg('viewBox="0 0 10 20"') }],
    ['SVG of percentages', { ending: '.svg', bytes: svg('width="100%" height="50%"') }],
  ])
}

/** A JPEG with so many comments at the start that its size comes late in the file. */
function commented(jpeg: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xff_fd, 'rye ')])
  return Buffer.concat([jpeg.subarray(0, 2), comment, comment, comment, comment, comment, jpeg.subarray(2)])
}
