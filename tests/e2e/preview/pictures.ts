import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, describe, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'
import { photographOf } from '#tests/support/photographOf.ts'

/** Pictures that an author brings to the site. */
export function pictures(editor: DevPreview): void {
  const assets = () => readdirSync(join(editor.site.configDir, 'assets')).toSorted()

  /** Opens the dialog of the picture that social networks show for a page. */
  async function openDialog() {
    const { page, faults } = await editor.openEditor('/about-us', { width: 1280 })
    await page.getByRole('button', { name: 'About this page' }).click()
    await page.getByText('Search and sharing').click()
    await page.getByRole('button', { name: 'Choose a picture: Picture for shared links' }).click()
    return { page, faults, dialog: page.getByRole('dialog', { name: 'Choose a picture' }) }
  }

  describe('pictures in the editor', () => {
    test('a photograph as phones take it is turned, made smaller and cleaned on the way in, keeps its copyright, and undo removes it', async () => {
      const before = assets()
      const taken = await (
        await photographOf(2800, 2100)
      )
        .withMetadata({ orientation: 6 })
        .withExifMerge({
          IFD0: { Make: 'Acme Optics', Copyright: '(c) Ada Baker' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
        })
        .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
        .toBuffer()
      expect(taken.length).toBeGreaterThan(4 * 1024 * 1024)
      expect((await sharp(taken).metadata()).orientation).toBe(6)
      const { page, faults, dialog } = await openDialog()
      await dialog.locator('input[type="file"]').setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: taken })
      const told = dialog.getByRole('alert').getByText('Made smaller, without place and device:')
      expect(await told.textContent()).toMatch(/: \d+\.\d MB, 2100 × 2800 → (?:\d\.\d MB|\d+ KB), 1920 × 2560$/)
      expect(await axeFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await eventually(assets).toEqual([...before, 'img-2041.jpg'].toSorted())
      const written = readFileSync(join(editor.site.configDir, 'assets/img-2041.jpg'))
      expect(written.length).toBeLessThan(4 * 1024 * 1024)
      const { width, height, orientation, exif } = await sharp(written).metadata()
      expect({ width, height, orientation }).toEqual({ width: 1920, height: 2560, orientation: undefined })
      expect(exif!.toString('latin1')).toContain('(c) Ada Baker')
      for (const trace of ['Acme', 'GPS']) expect(written.includes(trace)).toBe(false)
      await eventually(() => editor.site.read('pages/about-us.json')).toContain('"/assets/img-2041.jpg"')
      for (const left of [1, 0]) {
        await page.getByRole('button', { name: 'Undo' }).click()
        await eventually(() => assets().length - before.length).toBe(left)
      }
      expect(faults).toEqual([])
    })

    test('what cannot be used is told with what to do, and a small picture keeps its bytes', async () => {
      const { dialog } = await openDialog()
      const choose = (name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
        dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
      const alert = dialog.getByRole('alert')
      await choose('IMG_1.HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic')
      await alert.getByText('Settings › Camera › Formats › Most Compatible').waitFor()
      await choose(
        'film.webp',
        Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0ANIM', 'latin1'), Buffer.alloc(5 * 1024 * 1024)]),
        'image/webp',
      )
      await alert.getByText('the limit for drawings and animations is 4 MB').waitFor()
      await choose('scan.jpg', Buffer.alloc(31 * 1024 * 1024))
      await alert.getByText('scan.jpg is 31.0 MB; the limit is 30 MB.').waitFor()
      const small = await (await photographOf(300, 200)).jpeg().toBuffer()
      await choose('Small.jpg', small)
      await dialog.getByText('JPG, 300 × 200 pixels').waitFor()
      expect(await dialog.getByRole('alert').count()).toBe(0)
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await eventually(() => assets().includes('small.jpg')).toBe(true)
      expect(readFileSync(join(editor.site.configDir, 'assets/small.jpg')).equals(small)).toBe(true)
    })

    test.each([1280, 768])(
      'at %i pixels, the library shows what is used where, replaces a picture everywhere, deletes it, and undo restores it',
      async (width) => {
        const PAGE = 'pages/about-us/crew.json'
        const before = editor.site.read(PAGE)
        const [, used] = /"\/assets\/([\w-]+\.svg)"/.exec(before)!
        editor.site.write('assets/rope.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
        const { page, faults } = await editor.openEditor('/about-us', { width })
        await page.getByRole('button', { name: 'Tools' }).waitFor()
        const top = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())!.y
        if (width === 1280) expect(await top('Review')).toBe(await top('Undo'))
        await page.getByRole('button', { name: 'Tools' }).click()
        await page.getByRole('menuitem', { name: 'Pictures and files' }).click()
        const view = page.getByRole('dialog', { name: 'Pictures and files' })
        const card = (name: string) => view.getByRole('listitem', { name, exact: true })
        await card(used!).getByText('Used in').first().click()
        await card(used!).getByRole('button', { name: 'Crew' }).first().waitFor()
        expect(await card(used!).getByRole('button', { name: 'Delete' }).count()).toBe(0)
        expect(await axeFindings(page)).toEqual([])

        await card(used!).getByRole('button', { name: 'Replace everywhere' }).click()
        await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'rope.svg' }).click()
        const swap = page.getByRole('dialog', { name: 'Replace' })
        await swap.getByRole('heading', { name: 'What will change' }).waitFor()
        await swap.getByRole('button', { name: 'Replace everywhere' }).click()
        await view.getByText('Undo reverts it everywhere.').waitFor()
        expect(editor.site.read(PAGE)).not.toContain(`/assets/${used}`)
        await view.getByRole('combobox', { name: 'Show' }).selectOption('Unused')
        const picture = readFileSync(join(editor.site.configDir, 'assets', used!), 'utf8')
        await card(used!).getByRole('button', { name: 'Delete' }).click()
        await view.getByText('Undo restores it.').waitFor()
        expect(assets()).not.toContain(used)

        await view.getByRole('button', { name: 'Close' }).click()
        await page.getByRole('button', { name: 'Undo' }).click()
        await eventually(() => assets().includes(used!)).toBe(true)
        expect(readFileSync(join(editor.site.configDir, 'assets', used!), 'utf8')).toBe(picture)
        await page.getByRole('button', { name: 'Undo' }).click()
        await eventually(() => editor.site.read(PAGE)).toBe(before)
        expect(faults).toEqual([])
      },
    )

    test('the crop and the focus of a cover are set with the pointer, by keys and as numbers, and a drag is one step', async () => {
      const PAGE = 'pages/about-us/crew.json'
      const cover = () => (JSON.parse(editor.site.read(PAGE)) as { cover: object }).cover
      await editor.edited(
        PAGE,
        (text) => text.replace('{', '{\n  "cover": { "src": "/assets/social.png", "alt": "The quay in the evening" },'),
        async () => {
          const { page, faults } = await editor.openEditor('/about-us/crew', { width: 1280 })
          await page.getByRole('button', { name: 'About this page' }).click()
          await page.getByText('Colour and layout of the page.').click()
          const point = page.getByRole('slider', { name: 'Focus' })
          await eventually(() => point.getAttribute('aria-busy')).toBe('false')
          const { width, height } = (await point.boundingBox())!
          await point.click({ position: { x: width / 4, y: height / 2 } })
          await eventually(cover).toMatchObject({ focus: { x: 25, y: 50 } })
          await point.press('ArrowRight')
          await point.press('Shift+ArrowUp')
          await eventually(cover).toMatchObject({ focus: { x: 26, y: 40 } })
          expect(await axeFindings(page)).toEqual([])
          await page.getByRole('button', { name: 'Back to the centre' }).click()
          const whole = { src: '/assets/social.png', alt: 'The quay in the evening' }
          await eventually(cover).toEqual(whole)

          const crop = page.getByRole('group', { name: 'Crop', exact: true })
          await crop.getByRole('button', { name: 'Crop the picture' }).click()
          await eventually(cover).toMatchObject({ crop: { x: 10, y: 10, width: 80, height: 80 } })
          const handle = crop.getByRole('button', { name: 'Resize at the left edge' })
          await handle.hover()
          const picture = (await crop.locator('img').boundingBox())!
          await page.mouse.down()
          await page.mouse.move(picture.x + picture.width / 4, picture.y + picture.height / 2, { steps: 4 })
          await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2, { steps: 4 })
          await page.mouse.up()
          const dragged = () => (cover() as { crop: { x: number; width: number } }).crop
          await eventually(() => Math.abs(dragged().x - 50) < 3 && Math.abs(dragged().width - 40) < 3).toBe(true)
          await page.getByRole('button', { name: 'Undo' }).click()
          await eventually(cover).toMatchObject({ crop: { x: 10, y: 10, width: 80, height: 80 } })
          // The next key starts from what the field shows.
          await crop.getByText('Shows 960 × 504 of 1200 × 630 pixels').waitFor()
          await crop.getByLabel('Part that is shown').press('ArrowLeft')
          await eventually(() => dragged().x < 10 && dragged().width === 80).toBe(true)
          await crop.getByText('As numbers').click()
          await crop.getByRole('spinbutton', { name: 'Horizontal position' }).fill('50')
          await crop.getByRole('spinbutton', { name: 'Width' }).fill('50')
          await eventually(cover).toMatchObject({ crop: { x: 50, y: 10, width: 50, height: 80 } })
          await crop.getByText('Shows 600 × 504 of 1200 × 630 pixels').waitFor()
          expect(await axeFindings(page)).toEqual([])
          await crop.getByRole('button', { name: 'Show the whole picture' }).click()
          await eventually(cover).toEqual(whole)
          expect(faults).toEqual([])
        },
      )
    })
  })
}
