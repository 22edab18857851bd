import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { docxFile } from '#packages/recruiting/corpus/resumes/docxFile.ts'
import type { SheetText, WrittenFile } from './Written.ts'

const A4_HEIGHT = 842

/** The file extension of a kind. */
export const endings = { html: 'pdf', sheet: 'pdf', docx: 'docx', txt: 'txt' } satisfies Record<WrittenFile['kind'], string>

/** The bytes of a written resume. An `html` one starts a browser, which takes about a second; throws a `BrowserError` if there is none. */
export async function writtenBytes(file: WrittenFile): Promise<Uint8Array> {
  if (file.kind === 'txt') return new TextEncoder().encode(file.text)
  if (file.kind === 'docx') return docxFile(file.body, file)
  if (file.kind === 'sheet') return drawSheet(file.texts)
  const browser = await launchBrowser()
  try {
    return await print(browser, file)
  } finally {
    await browser.close()
  }
}

async function print(browser: Browser, { html, footer }: Extract<WrittenFile, { kind: 'html' }>): Promise<Uint8Array> {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><meta charset="utf-8"><body>${html}`)
  const margin = { top: '12mm', bottom: '14mm', left: '10mm', right: '10mm' }
  return new Uint8Array(
    await page.pdf({
      format: 'A4',
      margin,
      printBackground: true,
      ...(footer && { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: footer }),
    }),
  )
}

async function drawSheet(texts: SheetText[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const [plain, strong] = await Promise.all([file.embedFont(StandardFonts.Helvetica), file.embedFont(StandardFonts.HelveticaBold)])
  let number = 1
  let isBold = false
  for (const { x, y, size, text, bold, page } of texts) {
    number = page ?? number
    isBold = bold ?? isBold
    while (file.getPageCount() < number) file.addPage([595, A4_HEIGHT])
    file.getPage(number - 1).drawText(text, { x, y: A4_HEIGHT - y, size, font: isBold ? strong! : plain! })
  }
  return file.save()
}
