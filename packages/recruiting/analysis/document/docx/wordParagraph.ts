import { cleanText } from '#packages/recruiting/analysis/document/cleanText.ts'
import { type XmlElement, childOf, childrenOf } from './readXml.ts'
import { type WordLook, overlaid, paragraphLook, plainLook, runLook } from './wordStyles.ts'

/** A run of a paragraph with one style. */
export type WordRun = { text: string; isBold: boolean; isItalic: boolean; size: number | null; font: string | null }

/**
 * A paragraph: its runs by line (split at line breaks), its style, the text boxes anchored in it, and the number of column breaks before
 * it.
 */
type WordParagraph = { lines: WordRun[][]; look: WordLook; boxes: XmlElement[]; columnBreaks: number }

const THROUGH = new Set([
  'w:hyperlink',
  'w:ins',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:moveTo',
  'w:customXml',
  'w:dir',
  'w:bdo',
])
const SIGNS: Record<string, string> = { 'w:tab': '\t', 'w:ptab': '\t', 'w:noBreakHyphen': '-', 'w:cr': '\n' }

/** Reads a `w:p`. Deleted text and field instructions are ignored. */
export function wordParagraph(element: XmlElement, styles: Map<string, WordLook>): WordParagraph {
  const properties = childOf(element, 'w:pPr')
  const style = styles.get(childOf(properties, 'w:pStyle')?.attributes['w:val'] ?? '') ?? styles.get('') ?? plainLook
  const look = overlaid(style, paragraphLook(properties))
  const paragraph: WordParagraph = { lines: [[]], look, boxes: [], columnBreaks: 0 }

  const put = (text: string, run: WordLook) => {
    for (const [index, part] of shown(cleanText(text), run, paragraph.lines.at(-1)!.at(-1)?.text).split('\n').entries()) {
      if (index > 0) paragraph.lines.push([])
      if (part !== '')
        paragraph.lines
          .at(-1)!
          .push({ text: part, isBold: run.isBold ?? false, isItalic: run.isItalic ?? false, size: run.size, font: run.font })
    }
  }
  const visitRun = (run: XmlElement) => {
    const own = childOf(run, 'w:rPr')
    const named = styles.get(childOf(own, 'w:rStyle')?.attributes['w:val'] ?? '?')
    const base = named
      ? overlaid(look, {
          isBold: named.isBold,
          isItalic: named.isItalic,
          isCaps: named.isCaps,
          size: named.size === styles.get('')?.size ? null : named.size,
        })
      : look
    const letters = overlaid(base, runLook(own))
    for (const child of run.children) {
      if (typeof child === 'string') continue
      if (child.name === 'w:t') put(child.children.filter((part) => typeof part === 'string').join(''), letters)
      else if (child.name === 'w:br') {
        if (child.attributes['w:type'] === 'column') paragraph.columnBreaks += 1
        else put('\n', letters)
      } else if (SIGNS[child.name]) put(SIGNS[child.name]!, letters)
      else paragraph.boxes.push(...textBoxes(child))
    }
  }
  const visit = (parent: XmlElement) => {
    for (const child of parent.children) {
      if (typeof child === 'string') continue
      if (child.name === 'w:r') visitRun(child)
      else if (THROUGH.has(child.name)) visit(child)
      else if (child.name === 'mc:AlternateContent') paragraph.boxes.push(...textBoxes(child))
    }
  }
  visit(element)
  return paragraph
}

// Lowercase text displayed as capitals. Each word gets a capital, because nothing else shows which ones are names.
function shown(text: string, { isCaps }: WordLook, before = ''): string {
  if (!isCaps || /\p{Lu}/u.test(text)) return text
  return text.replace(/\p{L}+/gu, (word, at: number) =>
    at === 0 && /[\p{L}'’]$/u.test(before) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`,
  )
}

// Each text box occurs twice, for new and for old versions of Word.
function textBoxes(element: XmlElement): XmlElement[] {
  if (element.name === 'w:txbxContent') return [element]
  if (element.name === 'mc:AlternateContent') {
    const choice = childrenOf(element, 'mc:Choice').flatMap(textBoxes)
    return choice.length > 0 ? choice : childrenOf(element, 'mc:Fallback').flatMap(textBoxes)
  }
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : textBoxes(child)))
}
