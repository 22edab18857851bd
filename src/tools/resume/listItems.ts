import type { Block } from './blocks.ts'
import { headingKind } from './headingKind.ts'
import { beginsWithLanguage } from './languageItems.ts'
import type { Found } from './Resume.ts'

const RATING =
  /\s*(?:[★☆●○■□▪]{2,}|\(?\d{1,2}\s?(?:\/\s?\d{1,2}|%|\+? ?(?:years?|yrs?))\)?|\((?:advanced|expert|intermediate|basic|beginner|proficient|familiar)\))\s*$/i
const LONGEST = 60

// Lines of forms that stand among skills and tell of something else.
const OTHER =
  /^(?:mother tongue|(?:other|spoken|foreign) language|driving licen[cs]e|driver'?s licen[cs]e|nationality|date of birth)(?:s|\(s\))?\s*(?:[:\t]|$)/i

/**
 * The items of a list: parted at commas, semicolons, bars, dots and wide spaces outside of brackets, without a label before a colon and
 * without ratings.
 */
export function listItems(blocks: Block[]): Found[] {
  const seen = new Set<string>()
  return blocks
    .filter((block, index) => !isLabel(block, blocks[index + 1]) && !isSentence(block) && !isOther(block, blocks[index - 1]))
    .flatMap((block) =>
      splitList(block.text).map((value) => ({ value, confidence: block.text.length > 200 ? 0.8 : 0.9, line: block.line })),
    )
    .filter(({ value }) => {
      const key = value.toLowerCase()
      return (
        value.length > 0 &&
        value.length <= LONGEST &&
        value.split(' ').length <= 7 &&
        headingKind(value) !== 'skills' &&
        /[\p{L}]/u.test(value) &&
        !seen.has(key) &&
        seen.add(key)
      )
    })
}

// "Driving licence: B", in one line or two, and "Languages: German, English".
function isOther({ text }: Block, before: Block | undefined): boolean {
  const value = /^languages?\s*[:\t]\s*(.+)/i.exec(text)?.[1]
  return (
    OTHER.test(text) ||
    (before !== undefined && OTHER.test(before.text) && !/[:\t]\s*\S/.test(before.text)) ||
    (value !== undefined && beginsWithLanguage(value))
  )
}

// A bold line over bullets names what they have in common.
const isLabel = (block: Block, next: Block | undefined) =>
  !block.isBullet && block.isBold && next?.isBullet === true && !next.isBold && !/[,;|]/.test(block.text)

// "Wrote the letter to 4,000 members." tells of a deed.
const isSentence = ({ text }: Block) => /[\p{Ll})]\.$/u.test(text) && text.split(/[,;|•·]/)[0]!.split(' ').length > 4

/** The parts of one line of a list. */
export function splitList(text: string): string[] {
  const bare = text.replace(/^[^:,;|]{2,40}:\s+/, '').replace(/^([\p{L} &/()]{2,30})\t(?=.*[,;|])/u, '')
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const [index, sign] of [...bare].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    const between = /[,;|•·●∙◆◇■▪◦○❖⋄‣▸►\t\n]/.test(sign) || (/[–—]/.test(sign) && bare[index - 1] === ' ' && bare[index + 1] === ' ')
    if (between && depth === 0 && !(sign === ',' && /\d/.test(bare[index - 1] ?? '') && /\d/.test(bare[index + 1] ?? ''))) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part]
    .map((item) =>
      item
        .trim()
        .replace(RATING, '')
        .replace(/^(?:and|&)\s+|[.:]$/g, '')
        .trim(),
    )
    .filter(Boolean)
}
