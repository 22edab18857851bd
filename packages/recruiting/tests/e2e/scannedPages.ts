import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { words } from './toolPages.ts'

/** The words of a page that is a photograph of text. */
export const LINES = [
  'Mara Quillfeather',
  'mara.quillfeather@mail.example',
  'Experience',
  'Senior Deckhand, Northgate Ferries',
  'Mar 2019 - Present',
]
/** A PDF of pages that are photographs of text, and nothing else. */
export async function scanned(page: Page, pages: string[][]) {
  const file = await PDFDocument.create()
  const screen = await page.context().newPage()
  await screen.setViewportSize({ width: 1000, height: 1400 })
  for (const lines of pages) {
    await screen.setContent(`<body style="margin:80px;font:26px/1.6 sans-serif">${lines.map((line) => `<p>${line}</p>`).join('')}</body>`)
    const picture = await file.embedJpg(await screen.screenshot({ type: 'jpeg', quality: 80 }))
    file.addPage([595, 833]).drawImage(picture, { x: 0, y: 0, width: 595, height: 833 })
  }
  await screen.close()
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await file.save()) }
}

/** The button that has pictures of text read. */
export const readButton = (page: Page) => page.getByRole('button', { name: words.readPictures })
