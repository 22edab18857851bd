import type { Block } from './blocks.ts'
import type { Found } from './Resume.ts'

const RATING = /\s*(?:[★☆●○■□▪]{2,}|\(?\d{1,2}\s?(?:\/\s?\d{1,2}|%|\+? ?(?:years?|yrs?))\)?|\((?:advanced|expert|intermediate|basic|beginner|proficient|familiar)\))\s*$/i
const LONGEST = 60

/** The items of a list: parted at commas, semicolons, bars, dots and wide spaces outside of brackets, without a label before a colon and without ratings. */
export function listItems(blocks: Block[]): Found[] {
  const seen = new Set<string>()
  return blocks
    .flatMap((block) => splitList(block.text).map((value) => ({ value, confidence: block.text.length > 200 ? 0.8 : 0.9, line: block.line })))
    .filter(({ value }) => {
      const key = value.toLowerCase()
      return value.length > 0 && value.length <= LONGEST && value.split(' ').length <= 7 && /[\p{L}]/u.test(value) && !seen.has(key) && seen.add(key)
    })
}

/** The parts of one line of a list. */
export function splitList(text: string): string[] {
  const bare = text.replace(/^[^:,;|]{2,40}:\s+/, '').replace(/^([\p{L} &/]{2,30})\t(?=.*[,;|])/u, '')
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const [index, sign] of [...bare].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    const between = /[,;|•·●∙\t\n]/.test(sign) || (/[–—]/.test(sign) && bare[index - 1] === ' ' && bare[index + 1] === ' ')
    if (between && depth === 0 && !(sign === ',' && /\d/.test(bare[index - 1] ?? '') && /\d/.test(bare[index + 1] ?? ''))) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part].map((item) => item.trim().replace(RATING, '').replace(/^(?:and|&)\s+|[.:]$/g, '').trim()).filter(Boolean)
}
