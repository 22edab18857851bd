import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'

/** Accents that are drawn as separate characters, with their combining forms. */
const accents = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['¨', '\u0308'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['ˇ', '\u030c'],
  ['˚', '\u030a'],
  ['¸', '\u0327'],
])

/** The minimum overlap of a letter and the accent before it, in points. */
const OVER = 1

/**
 * Joins letters with the accents that older TeX fonts draw over them as separate characters: "Universit´" and "e de Lyon", which begins
 * below the accent, become "Universit" and "é de Lyon".
 */
export function joinAccents(items: TextItem[]): TextItem[] {
  const joined = [...items]
  for (const [index, next] of items.entries()) {
    const item = joined[index - 1]
    const accent = accents.get(item?.str.at(-1) ?? '')
    const first = [...next.str][0]
    if (!item || accent === undefined || first === undefined || !isBelow(item, next)) continue
    const letter = `${first === 'ı' ? 'i' : first}${accent}`.normalize('NFC')
    if ([...letter].length > 1) continue
    joined[index - 1] = { ...item, str: item.str.slice(0, -1), width: Math.max(0, leftOf(next) - leftOf(item)) }
    joined[index] = { ...next, str: letter + next.str.slice(first.length) }
  }
  return joined
}

const leftOf = ({ transform }: TextItem) => transform[4] as number
const isBelow = (item: TextItem, next: TextItem) =>
  leftOf(next) < leftOf(item) + item.width - OVER && Math.abs((item.transform[5] as number) - (next.transform[5] as number)) < next.height
