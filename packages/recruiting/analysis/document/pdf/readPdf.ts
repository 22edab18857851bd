import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { cleanText } from '#packages/recruiting/analysis/document/cleanText.ts'
import type { FormatContent } from '#packages/recruiting/analysis/document/finishDocument.ts'
import type { PdfLibrary } from '#packages/recruiting/analysis/document/loadPdfLibrary.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { smallestText } from '#packages/recruiting/analysis/document/smallestText.ts'
import { Stop, type Watch } from '#packages/recruiting/analysis/document/Watch.ts'
import type { PdfPiece } from './PdfPiece.ts'
import { drawnWords } from './drawnWords.ts'
import { joinAccents } from './joinAccents.ts'
import { openPdf } from './openPdf.ts'
import { type PdfPage, pdfLines } from './pdfLines.ts'
import { texText } from './texText.ts'
import { writtenBlanks } from './writtenBlanks.ts'

/** A document with images and fewer letters than this is a scan. */
const SCAN = 40

/** Reads a PDF; `readFile` describes limits and failures. Scripts do not run, fonts are not loaded and images are not decoded. */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits, watch: Watch, library: PdfLibrary): Promise<FormatContent> {
  watch.check()
  const task = openPdf(library, bytes, { maxImageSize: 0, stopAtErrors: false })
  try {
    const file = await watch.guard(task.promise.catch(refuse))
    if (file.numPages > limits.pages) throw new Stop({ reason: 'tooManyPages', limit: limits.pages, actual: file.numPages })
    return await readPages(file, bytes, limits, watch)
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

function refuse(error: unknown): never {
  throw new Stop({ reason: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' })
}

async function readPages(file: PDFDocumentProxy, bytes: Uint8Array, limits: ReadLimits, watch: Watch): Promise<FormatContent> {
  const pages: PdfPage[] = []
  const links = new Set<string>()
  const fonts = new Map<string, number>()
  const sizes = new Map<number, number>()
  let text = ''
  for (let number = 1; number <= file.numPages; number += 1) {
    watch.check()
    const page = await watch.guard(file.getPage(number))
    const items = joinAccents(
      (await watch.guard(page.getTextContent())).items
        .filter((item): item is TextItem => 'str' in item)
        .map((item) => ({ ...item, str: texText(item.str) })),
    )
    text += `${items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join('')}\n`
    if (text.length > limits.characters) throw new Stop({ reason: 'tooMuchText', limit: limits.characters, actual: text.length })
    const drawing = items.length > 0 ? await watch.guard(page.getOperatorList()) : { fnArray: [], argsArray: [] }
    const pieces = toPieces(drawnWords(writtenBlanks(items, drawing), drawing), page)
    for (const { font, size, text } of pieces) {
      const key = Math.round(size * 10) / 10
      fonts.set(fontFamily(font), (fonts.get(fontFamily(font)) ?? 0) + text.length)
      sizes.set(key, (sizes.get(key) ?? 0) + text.length)
    }
    for (const note of (await watch.guard(page.getAnnotations())) as { url?: string }[]) if (note.url) links.add(note.url)
    pages.push({ pieces, height: page.view[3]! - page.view[1]! })
    page.cleanup()
  }
  const images = countImages(bytes)
  const letters = [...sizes.values()].reduce((sum, count) => sum + count, 0)
  if (letters < SCAN && images > 0) throw new Stop({ reason: 'scan' })
  const { lines, columns, tables } = pdfLines(pages)
  const families = [...fonts]
    .filter(([font]) => font !== '')
    .toSorted(([, one], [, other]) => other - one)
    .map(([font]) => font)
  return {
    facts: {
      kind: 'pdf',
      bytes: bytes.length,
      pages: file.numPages,
      columns,
      tables,
      textBoxes: 0,
      images,
      fonts: families,
      smallestText: smallestText(sizes),
    },
    lines,
    text: cleanText(text)
      .replace(/(?<![ \t])[ \t]+\n/g, '\n')
      .replace(/\n{2,}/g, '\n')
      .trim(),
    links: [...links],
  }
}

// Rotated text, such as a note along the margin, is ignored: it has no position in the order of lines.
function toPieces(items: TextItem[], page: PDFPageProxy): PdfPiece[] {
  const names = new Map<string, string>()
  const nameOf = (id: string) => {
    if (!names.has(id)) names.set(id, page.commonObjs.has(id) ? ((page.commonObjs.get(id) as { name?: string } | null)?.name ?? '') : '')
    return names.get(id)!
  }
  return items.flatMap((item) => {
    const [a, b, , d, x, y] = item.transform as [number, number, number, number, number, number]
    const text = cleanText(item.str)
    if (text.trim() === '' || Math.abs(b) > Math.abs(a) * 0.1) return []
    const font = nameOf(item.fontName)
    return [
      {
        text,
        x: x - page.view[0]!,
        right: x - page.view[0]! + item.width,
        y: y - page.view[1]!,
        size: Math.abs(d) || item.height,
        isBold: isBoldFont(font),
        isItalic: /ital|obliq|slanted|cmti|cmsl|-it$/i.test(font),
        font,
      },
    ]
  })
}

/**
 * Counts the images in a PDF by its bytes: an image dictionary belongs to a stream, so it is never compressed (ISO 32000-1, 7.5.7). Soft
 * masks and inline images are not counted.
 */
function countImages(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes)
  const pictures = text.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0
  const masks = new Set(text.match(/\/SMask\s+\d+\s+\d+\s+R/g)).size
  return Math.max(0, pictures - masks)
}

const STYLE = new RegExp(
  '[-,_ ]?(?:(?:extra|ultra|semi|demi)?bold|black|heavy|light|thin|medium|regular|roman|book|italic|oblique|' +
    'condensed|narrow|(?:it|bd)?mt|ps)+$',
  'i',
)

/** The font family of a font name in the file, without the six-letter subset prefix and style words. PDF allows 127 bytes. */
function fontFamily(name: string): string {
  let family = name.slice(0, 127).replace(/^[A-Z]{6}\+/, '')
  for (let last = ''; family !== last && STYLE.test(family);) {
    last = family
    family = family.replace(STYLE, '') || last
  }
  return family
}

/** Whether a font name indicates bold. */
function isBoldFont(name: string): boolean {
  return /bold|black|heavy|-demi|semibold|,b$|cmbx/i.test(name)
}
