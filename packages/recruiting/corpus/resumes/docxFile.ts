import { zipOf } from '#packages/recruiting/analysis/sheets/zipOf.ts'

const W = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')
const STYLES = [
  '<w:docDefaults><w:rPrDefault><w:rPr>',
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/>',
  '</w:rPr></w:rPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style>',
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/>',
  '<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>',
  '<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/>',
  '<w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/><w:sz w:val="24"/></w:rPr></w:style>',
].join('')
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="xml" ContentType="application/xml"/></Types>'
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The look of a paragraph. `size` is in points. */
export type Look = { style?: string; bold?: boolean; size?: number; list?: boolean; font?: string }

/** A paragraph; a tab in the text becomes a tab stop. */
export function paragraph(text: string, { style, bold, size, list, font }: Look = {}): string {
  const listed = list ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${listed}`
  const fonts = font ? `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>` : ''
  const letters = `${fonts}${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}`
  const runs = text
    .split('\t')
    .map((part) => `<w:r><w:rPr>${letters}</w:rPr><w:t xml:space="preserve">${escape(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
}

/** A table of cells, each with its paragraphs. */
export function table(rows: string[][]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** A paragraph with a text box, written twice as Word does: for new and for old readers. */
export function textBox(content: string): string {
  const box = `<w:txbxContent>${content}</w:txbxContent>`
  const choice = `<mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></w:drawing></mc:Choice>`
  const fallback = `<mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback>`
  return `<w:p><w:r><mc:AlternateContent>${choice}${fallback}</mc:AlternateContent></w:r></w:p>`
}

/** The bytes of a Word file with a body, and optionally a header, a footer and a number of columns. */
export function docxFile(
  body: string,
  { header, footer, columns = 1 }: { header?: string; footer?: string; columns?: number } = {},
): Uint8Array {
  const section = `<w:sectPr>${columns > 1 ? `<w:cols w:num="${columns}"/>` : ''}</w:sectPr>`
  const parts = {
    '[Content_Types].xml': TYPES,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}${section}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}>${STYLES}</w:styles>`,
    ...(header && { 'word/header1.xml': `<w:hdr ${W}>${header}</w:hdr>` }),
    ...(footer && { 'word/footer1.xml': `<w:ftr ${W}>${footer}</w:ftr>` }),
  }
  return zipOf(parts)
}
