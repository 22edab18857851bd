import { PDFDocument, StandardFonts } from 'pdf-lib'
import { zipSync } from 'fflate'
import { zipOf } from '#packages/recruiting/analysis/sheets/zipOf.ts'

/** Unreadable files, each created on demand. */
export const faultyFiles = {
  /** A PDF of one page whose trailer requires a password (standard handler, 40 bits, with keys that match no password). */
  locked(): Uint8Array {
    const keys = `/O <${'28BF4E5E4E758A41'.repeat(4)}> /U <${'64004E56FFFA0108'.repeat(4)}>`
    const parts = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      `<< /Filter /Standard /V 1 /R 2 ${keys} /P -4 >>`,
    ]
    return written(parts, '/Encrypt 4 0 R /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]')
  },
  /** A PDF of many empty pages, small because each is one object. */
  manyPages(count: number): Uint8Array {
    const pages = Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
    return written(
      [
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${pages.map((_page, index) => `${index + 3} 0 R`).join(' ')}] /Count ${count} >>`,
        ...pages,
      ],
      '',
    )
  },
  /** A PDF with a picture and no text. */
  async scan(): Promise<Uint8Array> {
    const file = await PDFDocument.create()
    const picture = await file.embedPng(
      Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='), (sign) =>
        sign.charCodeAt(0),
      ),
    )
    file.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
    return file.save()
  },
  /** A PDF with this text, one line below the other. */
  async pdf(lines: string[]): Promise<Uint8Array> {
    const file = await PDFDocument.create()
    const font = await file.embedFont(StandardFonts.Helvetica)
    const page = file.addPage([595, 842])
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 780 - index * 15, size: 10, font })
    return file.save({ useObjectStreams: false })
  },
  /** A Word file whose body unpacks to this many megabytes of spaces. */
  bomb: (megabytes: number): Uint8Array => zipSync({ 'word/document.xml': new Uint8Array(megabytes * 1024 * 1024).fill(32) }),
  /** The same zip with false, small sizes in its directory, detected only while unpacking. */
  lyingBomb(megabytes: number): Uint8Array {
    const bytes = faultyFiles.bomb(megabytes)
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < bytes.length - 28; at += 1) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true)
    return bytes
  },
  /** A zip that is not a Word file. */
  zip: (): Uint8Array => zipOf({ 'readme.txt': 'no resume here' }),
  /** The first bytes of a Windows program. */
  program: (): Uint8Array =>
    Uint8Array.from({ length: 2000 }, (_none, index) => [0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0][index] ?? (index * 7) % 256),
  /** The first bytes of an old Word file. */
  oldWord: (): Uint8Array =>
    Uint8Array.from({ length: 600 }, (_none, index) => [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1][index] ?? 0),
}

function written(objects: string[], trailer: string): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  return new TextEncoder().encode(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
