import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { head } from '#src/site/head/head.ts'
import { socialCard } from '#src/site/head/socialCard.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'
import { photographOf } from '#tests/support/photographOf.ts'
import { pngOf } from '#tests/support/pngOf.ts'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import { picturesInHtml } from '#src/site/pictures/picturesInHtml.ts'
import { shownPictures } from '#src/site/pictures/shownPictures.ts'
import type { Section } from '#src/contract/sections.ts'
import { makePictures } from './makePictures.ts'

const jpeg = async (width: number, height: number, seed?: number) =>
  (await photographOf(width, height, seed)).jpeg({ quality: 90 }).toBuffer()

function keepFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The bakery with these files under `assets`, each shown in a gallery. */
async function madeOf(assets: Record<string, Buffer>, keepDir = keepFolder()): Promise<ReturnType<typeof makePictures>> {
  const items = Object.keys(assets).map((name) => ({ src: `/assets/${name}`, alt: `A loaf, number ${name.length}` }))
  const gallery = { type: 'gallery', title: 'Round the oven', items: items.length > 1 ? items : [...items, ...items] }
  const configDir = editedBakery({
    'pages/house-rules.json': ['"type": "tableOfContents"', `"type": "tableOfContents" }, ${JSON.stringify(gallery).slice(0, -1)}`],
    ...Object.fromEntries(Object.entries(assets).map(([name, bytes]) => [`assets/${name}`, bytes])),
  })
  const { site, problems } = loadSite(configDir, { at: Date.parse('2026-11-22T12:00:00Z') })
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return makePictures(site, configDir, keepDir)
}

const filesOf = ({ files }: Awaited<ReturnType<typeof makePictures>>) =>
  [...files].map(([url, file]) => ({ url, file, bytes: statSync(file).size }))

test('H20 a photograph gets AVIF and WebP forms in several widths, each smaller than the file', async () => {
  const bytes = await jpeg(600, 400)
  const made = await madeOf({ 'oven.jpg': bytes })
  const { width, height, forms } = made.pictures.get('/assets/oven.jpg')!
  expect([width, height]).toEqual([600, 400])
  expect(forms).toEqual({ name: expect.stringMatching(/^oven-[\da-f]{10}$/) as string, formats: ['avif', 'webp'], widths: [240, 480, 600] })
  expect(made.files.size).toBe(6)
  for (const { url, file, bytes: size } of filesOf(made)) {
    const [, wide, format] = /^\/static\/pictures\/oven-[\da-f]{10}-(\d+)\.(avif|webp)$/.exec(url)!
    const found = await sharp(file).metadata()
    expect([found.width, found.height, found.format]).toEqual([
      Number(wide),
      Math.round((Number(wide) * 2) / 3),
      format === 'avif' ? 'heif' : 'webp',
    ])
    expect(size).toBeLessThan(bytes.length)
  }
  expect(made.figures).toMatchObject({ pictures: 1, made: 6, kept: 0, bytesBefore: bytes.length })
  expect(made.figures.bytesAfter).toBeLessThan(bytes.length)
})

test('H20 what was made before is not made again, under whatever name the file goes', async () => {
  const keepDir = keepFolder()
  const photographs = { 'one.jpg': await jpeg(300, 200, 1), 'two.jpg': await jpeg(300, 200, 2) }
  const first = await madeOf(photographs, keepDir)
  expect(first.figures).toMatchObject({ made: 8, kept: 0 })
  const second = await madeOf(photographs, keepDir)
  expect(second.figures).toMatchObject({ made: 0, kept: 8 })
  expect([...second.files.keys()].sort()).toEqual([...first.files.keys()].sort())
  expect((await madeOf({ 'other.jpg': photographs['one.jpg'], 'three.jpg': await jpeg(300, 200, 3) }, keepDir)).figures).toMatchObject({
    made: 4,
    kept: 4,
  })
})

test('H20 a picture is at most reduced, and its largest form is no wider than screens are', async () => {
  const made = await madeOf({ 'wide.jpg': await jpeg(2600, 120) })
  expect(made.pictures.get('/assets/wide.jpg')!.forms!.widths).toEqual([240, 480, 800, 1280, 2000])
})

test('H20 a photograph that was taken upright stands upright', async () => {
  const turned = await sharp(await jpeg(600, 400))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const made = await madeOf({ 'upright.jpg': turned })
  expect(made.pictures.get('/assets/upright.jpg')).toMatchObject({ width: 400, height: 600, forms: { widths: [240, 400] } })
  for (const { file } of filesOf(made)) {
    const { width, height, orientation } = await sharp(file).metadata()
    expect(height! / width!).toBeCloseTo(1.5)
    expect(orientation).toBeUndefined()
  }
})

test('H20 pictures that are small already, that move or that are drawn in SVG are left alone', async () => {
  const frame = (seed: number) => photographOf(300, 200, seed).then((photograph) => photograph.png().toBuffer())
  const moving = await sharp([await frame(1), await frame(2)], { join: { animated: true } })
    .webp({ quality: 90 })
    .toBuffer()
  expect(moving.length).toBeGreaterThan(10_000)
  const made = await madeOf({ 'small.jpg': await jpeg(120, 80), 'moving.webp': moving, 'drawn.png': animatedPng(await frame(1)) })
  expect([...made.files.keys()]).toEqual([])
  expect(made.problems).toEqual([])
  expect(made.figures).toMatchObject({ pictures: 0, made: 0 })
  expect(made.pictures.get('/assets/moving.webp')).toMatchObject({ width: 300, height: 200 })
})

test('H20 a format that would be larger than the file is not offered', async () => {
  const made = await madeOf({ 'light.webp': await (await photographOf(1200, 800)).webp({ quality: 4, effort: 0 }).toBuffer() })
  const { bytes: most, forms } = made.pictures.get('/assets/light.webp')!
  expect(most).toBeGreaterThan(10_000)
  expect(forms?.formats ?? []).not.toContain('webp')
  for (const { bytes } of filesOf(made)) expect(bytes).toBeLessThan(most)
})

test('H20 a damaged photograph is one problem, and the others are made', async () => {
  const whole = await jpeg(600, 400)
  // One that simply ends is found before: of this one the middle is nonsense.
  const half = await sharp(whole).webp().toBuffer()
  half.fill(0xff, 30, half.length - 10)
  const made = await madeOf({ 'half.webp': half, 'whole.jpg': whole })
  expect(made.problems).toHaveLength(1)
  expect(made.problems[0]).toMatchObject({ code: 'E_ASSET', severity: 'error', line: 1 })
  expect(made.problems[0]!.file).toMatch(/assets\/half\.webp$/)
  expect(made.problems[0]!.message).toMatch(/^this picture is damaged and cannot be decoded: [^\n]+$/)
  expect(made.pictures.get('/assets/whole.jpg')!.forms).toBeDefined()
})

test('F7 a picture that is higher than a form can be gets forms that are narrower', async () => {
  const strip = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#885533' } })
      .png({ palette: true, compressionLevel: 0 })
      .toBuffer()
  const made = await madeOf({ 'screens.png': await strip(79, 20_000), 'line.png': await strip(1, 20_000) })
  expect(made.problems).toEqual([])
  const { forms } = made.pictures.get('/assets/screens.png')!
  expect(forms!.widths).toEqual([64])
  for (const { file } of filesOf(made)) expect((await sharp(file).metadata()).height).toBeLessThanOrEqual(16_383)
  expect(made.pictures.get('/assets/line.png')!.forms).toBeUndefined()
})

test('F7 a picture of more pixels than can be decoded is told before the build, with its size and what to do', () => {
  expect(foundIn({ 'assets/wall.png': pngOf(20_000, 20_000) }).find((line) => line.startsWith('E_ASSET '))).toMatch(
    /assets\/wall\.png.*a picture of 20000 × 20000 pixels, which is too large to show\. Scale it down /,
  )
})

test('F13 a photograph in capitals has a size and forms like any other', async () => {
  const configDir = editedBakery({
    'assets/OVEN.JPG': await jpeg(300, 200),
    'pages/house-rules.md': ['## Orders', '![The oven, at five](/assets/OVEN.JPG)\n\n## Orders'],
  })
  const { site } = loadSite(configDir, { at: Date.parse('2026-11-22T12:00:00Z') })
  const made = await makePictures(site!, configDir, keepFolder())
  expect(made.pictures.get('/assets/OVEN.JPG')).toMatchObject({ width: 300, height: 200, forms: { widths: [240, 300] } })
})

test('H20 the picture for shared links stays as it is', async () => {
  const made = await madeOf({ 'oven.jpg': await jpeg(300, 200) })
  expect(made.pictures.get('/assets/social.png')!.forms).toBeUndefined()
})

/** The same file with an animation chunk before its pixels. */
function animatedPng(png: Buffer): Buffer {
  const end = 8 + 25
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}

test('a photograph that a text shows by an encoded name gets forms, under a name that lists of addresses can hold', async () => {
  const configDir = editedBakery({
    'pages/house-rules.md': ['## Orders', '![The oven](/assets/oven%20\u00e4,%20old.jpg)\n\n## Orders'],
    'assets/oven \u00e4, old.jpg': await jpeg(300, 200),
  })
  const { site } = loadSite(configDir, { at: Date.parse('2026-11-22T12:00:00Z') })
  const made = await makePictures(site!, configDir, keepFolder())
  expect(made.pictures.get('/assets/oven \u00e4, old.jpg')!.forms).toMatchObject({ widths: [240, 300] })
  for (const url of made.files.keys()) expect(url).toMatch(/^\/static\/pictures\/oven-old-[\da-f]{10}-\d+\.(?:avif|webp)$/)
})

test('the forms of pictures with odd names are found from a text that names them as addresses do', async () => {
  const named = {
    'oven & old.jpg': '/assets/oven%20&%20old.jpg',
    'größe.jpg': '/assets/gr%C3%B6%C3%9Fe.jpg',
    'gro\u0308ße.jpg': '/assets/gro\u0308ße.jpg',
    "it's old (1).jpg": "</assets/it's old (1).jpg>",
  }
  const text = Object.values(named)
    .flatMap((address, index) => `![The oven, number ${index}](${address})`)
    .join('\n\n')
  const pictured = await Promise.all(
    Object.keys(named).map(async (name, seed) => [`assets/${name}`, await jpeg(300, 200, seed + 1)] as const),
  )
  const configDir = editedBakery({ 'pages/house-rules.md': ['## Orders', `${text}\n\n## Orders`], ...Object.fromEntries(pictured) })
  const { site } = loadSite(configDir, { at: Date.parse('2026-11-22T12:00:00Z') })
  const { pictures, files } = await makePictures(site!, configDir, keepFolder())
  const body = renderMarkdown(text).html
  const html = picturesInHtml(body, shownPictures({ pictures }, { type: 'richText', body } as Section, false), '')
  const asked = [...html.matchAll(/srcset="([^"]*)"/g)].flatMap(([, set]) => set!.split(', ').map((form) => form.split(' ')[0]!))
  // Four pictures in two formats and two widths.
  expect(asked).toHaveLength(16)
  expect(asked.toSorted()).toEqual([...files.keys()].sort())
})

test('a part of a photograph gets forms and a file of its own, turned like the whole, and the whole gets none', async () => {
  const gallery = {
    type: 'gallery',
    title: 'Round the oven',
    items: [40, 41].map((x) => ({ src: '/assets/oven.jpg', alt: `The oven, ${x}`, crop: { x, y: 10, width: 50, height: 50 } })),
  }
  const taken = await (await photographOf(400, 600)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const configDir = editedBakery({
    'pages/house-rules.json': ['"type": "tableOfContents"', `"type": "tableOfContents" }, ${JSON.stringify(gallery).slice(0, -1)}`],
    'assets/oven.jpg': taken,
  })
  const site = loadSite(configDir, { at: Date.parse('2026-11-22T12:00:00Z') }).site!
  const made = await makePictures(site, configDir, keepFolder())
  const address = '/assets/oven.crop-40-10-50-50.jpg'
  expect(made.pictures.get(address)).toMatchObject({ width: 300, height: 200 })
  expect(made.pictures.get('/assets/oven.jpg')).toEqual({ width: 600, height: 400, bytes: taken.length })
  const { width, height, orientation = 1 } = await sharp(made.files.get(address)).metadata()
  expect([width, height, orientation]).toEqual([300, 200, 1])
  // The same pixels as of the whole.
  const pixel = async (file: string | Buffer, left: number, top: number) => {
    const { data } = await sharp(file)
      .autoOrient()
      .extract({ left, top, width: 40, height: 40 })
      .resize(1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }
  const [ofPart, ofWhole] = [await pixel(made.files.get(address)!, 100, 100), await pixel(taken, 340, 140)]
  for (const [index, value] of ofPart.entries()) expect(Math.abs(value - ofWhole[index]!)).toBeLessThan(12)
  const section = site.pages.find(({ path }) => path === '/house-rules')!.sections.find(({ type }) => type === 'gallery')!
  expect(Object.keys(shownPictures({ pictures: made.pictures }, section, false)!)).toContain(address)
})

test('the picture for shared links of a page is its cover, from its crop and around its focus point, if the site says so', async () => {
  // The left half is dark, the right half light, with a red edge.
  const stripes = (parts: [width: number, colour: string][]) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000">${parts.map(([x, colour]) => `<rect x="${x}" width="2000" height="1000" fill="${colour}"/>`).join('')}</svg>`,
    )
  const bytes = await sharp(
    stripes([
      [0, '#003'],
      [1000, '#dde'],
      [1900, '#f00'],
    ]),
  )
    .jpeg({ quality: 95 })
    .toBuffer()
  const cover = { src: '/assets/shop.jpg', alt: 'The shop', crop: { x: 40, y: 0, width: 60, height: 100 }, focus: { x: 98, y: 50 } }
  const edits = (socialCards: string): Record<string, Edit> => ({
    'assets/shop.jpg': bytes,
    'site.json': ['  "socialImage": "/assets/social.png",\n', `  "socialCards": "${socialCards}",\n`],
    'pages/visit.json': ['{', `{ "cover": ${JSON.stringify(cover)},`],
  })
  const configDir = editedBakery(edits('cover'))
  const site = loadSite(configDir, { at: Date.parse('2026-11-22T12:00:00Z') }).site!
  const [visit, other] = ['/visit', '/house-rules'].map((path) => site.pages.find((page) => page.path === path)!)
  const address = '/assets/shop.crop-40-0-60-100.jpg.card-97-50.jpg'
  expect(Object.fromEntries(head(site, visit!, undefined).openGraph)).toMatchObject({
    'og:image': `${site.settings.url}${address}`,
    'og:image:alt': 'The shop',
  })
  expect([socialCard(site, visit!), socialCard(site, other!)]).toEqual([undefined, expect.objectContaining({ title: other!.meta.title })])
  const made = await makePictures(site, configDir, keepFolder())
  const { data, info } = await sharp(made.files.get(address)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const colourAt = (x: number) => [...data.subarray((300 * 1200 + x) * 3, (300 * 1200 + x) * 3 + 3)].map((value) => Math.round(value / 85))
  // From 952 to 2000 pixels of the file: nearly half of the crop is dark, the right edge is red.
  expect([colourAt(10), colourAt(600), colourAt(1190)]).toEqual([
    [0, 0, 1],
    [3, 3, 3],
    [3, 0, 0],
  ])
  const plain = loadSite(editedBakery(edits('title')), { at: Date.parse('2026-11-22T12:00:00Z') }).site!
  expect(
    socialCard(
      plain,
      plain.pages.find(({ path }) => path === '/visit')!,
    ),
  ).toBeDefined()
})
