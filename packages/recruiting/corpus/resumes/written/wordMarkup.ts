type Marks = { style?: 'Title' | 'Heading1' | 'Heading2'; list?: boolean; centre?: boolean; rightTab?: boolean }

/** A paragraph of a Word document. `**` turns bold on and off, a tab is a tab, a line feed a break within the paragraph. */
export function par(text: string, { style, list, centre, rightTab }: Marks = {}): string {
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
    rightTab && '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>',
    centre && '<w:jc w:val="center"/>',
  ].filter(Boolean)
  const runs = text.split('**').map((part, index) => (part ? run(part, index % 2 === 1) : ''))
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${runs.join('')}</w:p>`
}

/** Paragraphs of a list with bullets. */
export function list(...items: string[]): string {
  return items.map((item) => par(item, { list: true })).join('')
}

/** A table of cells with paragraphs. */
export function table(...rows: string[][]): string {
  const cell = (paragraphs: string) => `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraphs}</w:tc>`
  return `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

function run(text: string, bold: boolean): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const marked = escaped
    .replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')
    .replaceAll('\n', '</w:t><w:br/><w:t xml:space="preserve">')
  return `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${marked}</w:t></w:r>`
}
