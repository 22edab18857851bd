import { decodeText } from '#packages/recruiting/analysis/document/decodeText.ts'
import type { FormatContent } from '#packages/recruiting/analysis/document/finishDocument.ts'
import type { ReadLimits, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { smallestText } from '#packages/recruiting/analysis/document/smallestText.ts'
import { Stop, type Watch } from '#packages/recruiting/analysis/document/Watch.ts'
import { type XmlElement, childrenOf, readXml } from './readXml.ts'
import { readZip } from './readZip.ts'
import { wordLines } from './wordLines.ts'
import { wordStyles } from './wordStyles.ts'

/** The maximum size of a part to parse; a character in a tree takes far more memory than a byte in a file. */
const PART_LIMIT = 20 * 1024 * 1024

/** Reads a Word file. Headers come before the body and footers after it; `text` omits both, and text boxes, as simple parsers do. */
export async function readDocx(bytes: Uint8Array, _limits: ReadLimits, watch: Watch): Promise<FormatContent> {
  const parts = readZip(bytes)
  const names = [...parts.keys()]
  const main = names.find((name) => /^word\/document\d*\.xml$/.test(name))
  if (!main) throw new Stop({ reason: 'wrongType' })
  const open = async (name: string): Promise<XmlElement | null> => {
    watch.check()
    const part = parts.get(name)
    if (!part) return null
    if (part.size > PART_LIMIT) throw new Stop({ reason: 'bomb', limit: PART_LIMIT, actual: part.size })
    return readXml(decodeText(await part.read()).replace(/^\ufeff/, ''))
  }
  const root = await open(main)
  const body = childrenOf(root ?? undefined, 'w:body')[0]
  if (!body) throw new Stop({ reason: 'damaged' })
  const styles = wordStyles(await open('word/styles.xml'))
  const content = wordLines(body, 'body', styles)
  const edge = async (kind: 'header' | 'footer') => {
    const files = names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name)).sort()
    const lines: TextLine[] = []
    for (const file of files) {
      const part = await open(file)
      if (part) lines.push(...wordLines(part, kind, styles).lines.filter((line) => !lines.some(({ text }) => text === line.text)))
    }
    return lines
  }
  const lines = [...(await edge('header')), ...content.lines, ...(await edge('footer'))]
  const { columns, tables, textBoxes, fonts, sizes } = content
  return {
    facts: {
      kind: 'docx',
      bytes: bytes.length,
      pages: null,
      columns: Math.max(columns, layoutColumns(content.lines)),
      tables,
      textBoxes,
      images: names.filter((name) => /^word\/media\/.+\.(?:png|jpe?g|gif|bmp|emf|wmf|svg|tiff?|webp)$/i.test(name)).length,
      fonts: [...fonts].toSorted(([, one], [, other]) => other - one).map(([font]) => font),
      smallestText: smallestText(sizes),
    },
    lines,
    text: content.lines
      .filter(({ place }) => place !== 'textBox')
      .map((line) => line.text)
      .join('\n'),
    links: await linksOf(main, open),
  }
}

async function linksOf(main: string, open: (name: string) => Promise<XmlElement | null>): Promise<string[]> {
  const relations = await open(main.replace('word/', 'word/_rels/') + '.rels')
  return childrenOf(relations ?? undefined, 'Relationship').flatMap(({ attributes }) =>
    attributes.Type?.endsWith('/hyperlink') && attributes.Target ? [attributes.Target] : [],
  )
}

function layoutColumns(lines: TextLine[]): number {
  return 1 + Math.max(0, ...lines.map((line) => line.column))
}
