import { PDFDocument, type PDFFont, type PDFPage, StandardFonts, rgb } from 'pdf-lib'

const fontNames = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
} as const

/** The style of a text. `x` and `width` are in points from the left edge; `align` moves it within its width. */
export type Ink = {
  x?: number
  width?: number
  size?: number
  bold?: boolean
  align?: 'left' | 'right' | 'centre'
  gap?: number
  indent?: number
}

/** A pen on A4 pages. `write` wraps lines and moves down; `beside` writes on the last line; set `y` to start another column. */
export type PdfSheet = {
  y: number
  page: PDFPage
  write(text: string, ink?: Ink): void
  beside(text: string, ink?: Ink): void
  bullet(text: string, ink?: Ink): void
  rule(): void
  save(): Promise<Uint8Array>
}

/** A new document. `edge` draws on each page when it starts. */
export async function pdfSheet(
  family: keyof typeof fontNames,
  size: number,
  edge?: (page: PDFPage, font: PDFFont, number: number) => void,
): Promise<PdfSheet> {
  const file = await PDFDocument.create()
  const [plain, bold] = await Promise.all(fontNames[family].map((name) => file.embedFont(name)))
  const addPage = () => {
    const page = file.addPage([595, 842])
    edge?.(page, plain!, file.getPageCount())
    return page
  }
  const sheet: PdfSheet = {
    y: 790,
    page: addPage(),
    write(text, ink = {}) {
      const { x = 50, width = 495, indent = 0 } = ink
      const height = ink.size ?? size
      sheet.y -= ink.gap ?? 0
      for (const line of wrap(text, ink.bold ? bold! : plain!, height, width - indent)) {
        if (sheet.y < 60) {
          sheet.page = addPage()
          sheet.y = 770
        }
        sheet.y -= height * 1.35
        draw(line, { ...ink, x: x + indent, width: width - indent })
      }
    },
    beside: (text, ink = {}) => draw(text, ink),
    bullet(text, ink = {}) {
      sheet.write(text, { ...ink, indent: 12 })
      const lines = wrap(text, plain!, ink.size ?? size, (ink.width ?? 495) - 12).length
      sheet.page.drawText('•', {
        x: ink.x ?? 50,
        y: sheet.y + (lines - 1) * (ink.size ?? size) * 1.35,
        size: ink.size ?? size,
        font: plain!,
      })
    },
    rule() {
      sheet.page.drawLine({ start: { x: 50, y: sheet.y - 4 }, end: { x: 545, y: sheet.y - 4 }, color: rgb(0.5, 0.5, 0.5) })
    },
    save: async () => file.save(),
  }
  function draw(text: string, ink: Ink): void {
    const { x = 50, width = 495, align = 'left' } = ink
    const font = ink.bold ? bold! : plain!
    const height = ink.size ?? size
    const free = width - font.widthOfTextAtSize(text, height)
    sheet.page.drawText(text, { x: x + (align === 'right' ? free : align === 'centre' ? free / 2 : 0), y: sheet.y, size: height, font })
  }
  return sheet
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.widthOfTextAtSize(joined, size) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
