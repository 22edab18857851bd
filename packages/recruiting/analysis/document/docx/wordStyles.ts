import { type XmlElement, childOf, childrenOf } from './readXml.ts'

/** A text style: the properties that a style, paragraph or run sets; null for unset ones. Sizes are in points. */
export type WordLook = {
  isBold: boolean | null
  isItalic: boolean | null
  /** Whether the text is displayed in capitals. */
  isCaps: boolean | null
  size: number | null
  font: string | null
  isHeading: boolean
  isList: boolean
  before: number | null
  after: number | null
}

/** A style that sets nothing. */
export const plainLook: WordLook = {
  isBold: null,
  isItalic: null,
  isCaps: null,
  size: null,
  font: null,
  isHeading: false,
  isList: false,
  before: null,
  after: null,
}

const HEADING = /^(?:heading|title$|subtitle$|überschrift|titre|titolo|título)/i

/** The styles of a document by id, including inherited properties; the defaults have an empty id. */
export function wordStyles(root: XmlElement | null): Map<string, WordLook> {
  const styles = childrenOf(root ?? undefined, 'w:style')
  const byId = new Map(styles.map((style) => [style.attributes['w:styleId'] ?? '', style]))
  const defaults = childOf(root ?? undefined, 'w:docDefaults')
  const looks = new Map<string, WordLook>()
  looks.set(
    '',
    overlaid(
      overlaid(plainLook, runLook(childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr'))),
      paragraphLook(childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')),
    ),
  )
  const resolve = (id: string, depth: number): WordLook => {
    const known = looks.get(id)
    const style = byId.get(id)
    if (known || !style || depth > 20) return known ?? looks.get('')!
    const base = resolve(childOf(style, 'w:basedOn')?.attributes['w:val'] ?? '', depth + 1)
    const name = childOf(style, 'w:name')?.attributes['w:val'] ?? ''
    const own = overlaid(overlaid(base, paragraphLook(childOf(style, 'w:pPr'))), runLook(childOf(style, 'w:rPr')))
    const look = { ...own, isHeading: own.isHeading || HEADING.test(name), isList: own.isList || /^list (?:bullet|number)/i.test(name) }
    looks.set(id, look)
    return look
  }
  for (const id of byId.keys()) resolve(id, 0)
  return looks
}

/** The style set by run properties (`w:rPr`). */
export function runLook(properties: XmlElement | undefined): Partial<WordLook> {
  const bold = childOf(properties, 'w:b')
  const italic = childOf(properties, 'w:i')
  const caps = childOf(properties, 'w:caps')
  const size = Number(childOf(properties, 'w:sz')?.attributes['w:val'])
  const fonts = childOf(properties, 'w:rFonts')?.attributes
  return {
    isBold: bold ? isOn(bold) : null,
    isItalic: italic ? isOn(italic) : null,
    isCaps: caps ? isOn(caps) : null,
    size: size > 0 ? size / 2 : null,
    font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? null,
  }
}

/** The style set by paragraph properties (`w:pPr`): list membership, heading (by outline level), and space before and after. */
export function paragraphLook(properties: XmlElement | undefined): Partial<WordLook> {
  const level = childOf(properties, 'w:outlineLvl')?.attributes['w:val']
  const numbering = childOf(childOf(properties, 'w:numPr'), 'w:numId')?.attributes['w:val']
  const spacing = childOf(properties, 'w:spacing')?.attributes
  const points = (twips: string | undefined) => (twips === undefined ? null : Number(twips) / 20)
  return {
    ...(level !== undefined && { isHeading: Number(level) < 9 }),
    ...(numbering !== undefined && { isList: numbering !== '0' }),
    before: points(spacing?.['w:before']),
    after: points(spacing?.['w:after']),
  }
}

/** A style overridden by another one. */
export function overlaid(under: WordLook, over: Partial<WordLook>): WordLook {
  return {
    isBold: over.isBold ?? under.isBold,
    isItalic: over.isItalic ?? under.isItalic,
    isCaps: over.isCaps ?? under.isCaps,
    size: over.size ?? under.size,
    font: over.font ?? under.font,
    isHeading: over.isHeading ?? under.isHeading,
    isList: over.isList ?? under.isList,
    before: over.before ?? under.before,
    after: over.after ?? under.after,
  }
}

function isOn(element: XmlElement): boolean {
  return !['0', 'false', 'off', 'none'].includes(element.attributes['w:val'] ?? '1')
}
